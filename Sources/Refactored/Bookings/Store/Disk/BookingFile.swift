import Foundation

/// A file that holds either what it held before or what it is given, whatever happens in between.
protocol BookingFile {
  /// What the file holds; nil when there is none.
  func read() throws -> Data?
  func replace(with contents: Data) throws
}

/// A file on disk. New contents go to a temporary file beside it, which is then moved into its place.
struct AtomicFile: BookingFile {
  let url: URL

  func read() throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
  }

  func replace(with contents: Data) throws {
    try contents.write(to: url, options: .atomic)
  }
}
