import Foundation

/// A temporary file without a name, which disappears with this object.
package final class ScratchFile {
  let descriptor: Int32

  init() throws {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/kata-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw UserError("\(folder) cannot be written to: set TMPDIR to a folder that can")
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  convenience init(holding data: Data) throws {
    try self.init()
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw UserError(
        "\(FileManager.default.temporaryDirectory.path) cannot be written to: check free space there, "
          + "or set TMPDIR to another folder")
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit { close(descriptor) }

  /// Stops where temporary files cannot be written any more, so that what a child had to say is lost.
  package static func checkRoom() throws {
    _ = try ScratchFile(holding: Data(repeating: 0, count: 4_096))
  }

  func contents() -> Data {
    // The child moved the offset that both share.
    lseek(descriptor, 0, SEEK_SET)
    return (try? handle.readToEnd()) ?? Data()
  }

  private var handle: FileHandle {
    FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }
}
