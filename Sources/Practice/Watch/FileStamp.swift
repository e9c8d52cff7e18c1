import Foundation

/// What changes about a file when somebody saves it, in whatever way.
struct FileStamp: Equatable, Sendable {
  let size: Int64
  let inode: UInt64
  let seconds: Int
  let nanoseconds: Int

  init(_ status: stat) {
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
    seconds = Int(modified.tv_sec)
    nanoseconds = Int(modified.tv_nsec)
  }
}
