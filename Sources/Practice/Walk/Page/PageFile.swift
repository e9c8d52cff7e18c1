import Foundation

/// The file that a walkthrough is written to.
struct PageFile {
  /// What the first lines of a page say, so that nothing else is ever written over.
  static let htmlMark = "<!-- Made by kata walk. -->"

  let url: URL

  /// The file that a person calls `path`, from the folder that they are in.
  init(_ path: String, from folder: URL) {
    url = URL(filePath: path, relativeTo: folder).absoluteURL
  }

  /// Writes the page, over an older one at most.
  func write(_ text: String) throws {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) {
      guard !isDirectory.boolValue else {
        throw UserError.usage("\(url.path) is a folder: name a file in it")
      }
      guard isPage else {
        throw UserError.usage(
          "\(url.path) is there already, and is no page of `kata walk`: name another file, or "
            + "delete it first")
      }
    }
    do { try Data(text.utf8).write(to: url, options: .atomic) } catch {
      throw UserError(
        "\(url.path) cannot be written: check that its folder is there, and its permissions")
    }
  }

  /// Whether what is there is a page that was written before.
  private var isPage: Bool {
    guard let file = try? FileHandle(forReadingFrom: url) else { return false }
    defer { try? file.close() }
    let start = (try? file.read(upToCount: 200)) ?? Data()
    return start.isEmpty || String(decoding: start, as: UTF8.self).contains(Self.htmlMark)
  }
}
