import Foundation

/// What SwiftPM has built. It keeps absolute paths, so that a folder that was copied or moved with it
/// builds what lies elsewhere, or not at all.
struct BuildFolder {
  let root: URL

  /// What is there; what cannot be used is a `UserError`.
  func words() throws -> String {
    let plan = root.appending(path: ".build/debug.yaml")
    guard let file = try? FileHandle(forReadingFrom: plan) else {
      return "nothing is built yet, which the first command does"
    }
    defer { try? file.close() }
    // The paths come after the list of targets, which is short.
    let text = String(decoding: (try? file.read(upToCount: 1 << 20)) ?? Data(), as: UTF8.self)
    let made = text.firstRange(of: "/.build/").map { range in
      String(text[..<range.lowerBound].reversed().prefix { $0 != "\"" }.reversed())
    }
    let here = root.realPath ?? root.path
    guard let made, made != here, made != root.path else { return ".build" }
    throw UserError(".build was made in \(made), and here nothing fits: `rm -rf .build`")
  }
}
