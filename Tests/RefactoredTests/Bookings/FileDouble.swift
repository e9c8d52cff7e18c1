import Foundation

@testable import RefactoredBookings

/// A file in memory, of a process that may die: before its contents are replaced, or right after.
final class FileDouble: BookingFile {
  enum Death: CaseIterable {
    case beforeReplacing
    case afterReplacing
  }

  struct Died: Error {}

  var contents: Data?
  var death: Death?
  var isReadable = true

  init(_ text: String? = nil) {
    contents = text.map { Data($0.utf8) }
  }

  var text: String? {
    contents.map { String(decoding: $0, as: UTF8.self) }
  }

  func read() throws -> Data? {
    guard isReadable else { throw Died() }
    return contents
  }

  func replace(with contents: Data) throws {
    if death == .beforeReplacing { throw Died() }
    self.contents = contents
    if death == .afterReplacing { throw Died() }
  }
}
