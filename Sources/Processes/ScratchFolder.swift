import Foundation

/// A temporary folder, which disappears with this object.
package final class ScratchFolder {
  package let url: URL

  package init() throws {
    let parent = FileManager.default.temporaryDirectory
    url = parent.appending(path: "kata-\(UUID().uuidString)", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw UserError("\(parent.path) cannot be written to: set TMPDIR to a folder that can")
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The contents of a file in the folder; empty when nobody wrote it.
  package func contents(of name: String) -> Data {
    (try? Data(contentsOf: url.appending(path: name))) ?? Data()
  }
}
