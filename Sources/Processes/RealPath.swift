import Foundation

extension URL {
  /// The folder's path without symbolic links, as git prints it, or nil when it does not exist.
  package var realPath: String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
