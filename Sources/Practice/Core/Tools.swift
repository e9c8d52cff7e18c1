import Foundation

/// The programs that a practice run needs, checked before it begins.
struct Tools {
  let subprocess: Subprocess

  /// The oldest versions that work.
  private static let needed = [("git", [2, 26]), ("swift", [6, 2])]

  /// Stops with one line when a program is missing or too old.
  func check() throws {
    for (program, _) in Self.needed { _ = try version(of: program) }
  }

  /// The version of a program; one that is missing or too old is a `UserError`.
  func version(of program: String) throws -> String {
    let output = try subprocess.run(program, ["--version"])
    guard output.termination.isSuccess, let version = Self.version(in: output.text, of: program)
    else {
      throw UserError("`\(program) --version` fails: reinstall \(program)")
    }
    let oldest = Self.needed.first { $0.0 == program }?.1 ?? []
    let found = version.map(String.init).joined(separator: ".")
    guard !version.lexicographicallyPrecedes(oldest) else {
      let wanted = oldest.map(String.init).joined(separator: ".")
      throw UserError("\(program) is version \(found): install \(wanted) or newer")
    }
    return found
  }

  /// The number after `git version` or `Swift version`.
  static func version(in text: String, of program: String) -> [Int]? {
    guard let range = text.range(of: "\(program) version ", options: .caseInsensitive) else {
      return nil
    }
    let numbers = text[range.upperBound...].prefix { $0.isNumber || $0 == "." }.split(
      separator: ".")
    return numbers.isEmpty ? nil : numbers.compactMap { Int($0) }
  }
}

extension Subprocess {
  /// A program of the toolchain's own that stands beside `swift`; nil where there is none, as where
  /// `swift` only stands for the chosen toolchain's.
  func findBesideSwift(_ name: String) -> String? {
    guard let swift = find("swift").flatMap({ URL(filePath: $0).realPath }) else { return nil }
    let tool = URL(filePath: swift).deletingLastPathComponent().appending(path: name).path
    return access(tool, X_OK) == 0 ? tool : nil
  }
}
