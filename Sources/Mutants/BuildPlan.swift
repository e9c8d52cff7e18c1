import Foundation
import Processes

/// How SwiftPM compiled a kata's room and linked `lab`, so that only these two steps are done again for
/// a mutant: SwiftPM itself would take longer to look at the package than both of them.
struct BuildPlan {
  /// The words that compile the room's module, without its sources and what comes out.
  let compile: [String]
  /// The words that link `lab`, without its objects and what comes out.
  let link: [String]
  /// What `lab` is linked from, without the room's module.
  let objects: [String]

  /// Reads the plan of the build that `program`, a `lab`, came out of.
  static func of(_ program: URL, module: String) throws -> BuildPlan {
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let file = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "debug.yaml")
    guard folder.lastPathComponent == "debug",
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { throw UserError("mutants need a debug build: run `swift run lab mutants …`") }
    let list = folder.appending(path: "lab.product/Objects.LinkFileList")
    let objects = try? String(contentsOf: list, encoding: .utf8)
    guard let plan = BuildPlan(manifest: text, objects: objects ?? "", module: module) else {
      throw UserError(
        "\(file.path) does not tell how \(module) is built: run `swift build` with Swift 6.3")
    }
    return plan
  }

  /// Reads SwiftPM's manifest for its build system; nil where it holds no such commands.
  init?(manifest: String, objects: String, module: String) {
    guard let compile = Self.words(of: "C.\(module)-", ".module", in: manifest),
      let link = Self.words(of: "C.lab-", ".exe", in: manifest)
    else { return nil }
    self.compile = Self.withoutOutputs(compile)
    self.link = Self.withoutOutputs(link)
    self.objects = objects.split(separator: "\n").map(String.init)
      .filter { !$0.contains("/\(module).build/") }
    guard self.objects.count < objects.split(separator: "\n").count else { return nil }
  }

  private static func words(of prefix: String, _ suffix: String, in manifest: String) -> [String]? {
    let lines = manifest.split(separator: "\n")
    guard
      let start = lines.firstIndex(where: {
        $0.hasPrefix("  \"\(prefix)") && $0.hasSuffix("\(suffix)\":")
      }),
      let line = lines[start...].dropFirst().prefix(while: { $0.hasPrefix("    ") })
        .first(where: { $0.hasPrefix("    args: ") })
    else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(10).utf8))
  }

  /// Leaves out what says which files are read and written, and what makes a build incremental.
  private static func withoutOutputs(_ words: [String]) -> [String] {
    let alone: Set = [
      "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-enable-batch-mode",
      "-incremental", "-parseable-output", "-serialize-diagnostics",
    ]
    let withValue: Set = [
      "-emit-module-path", "-emit-objc-header-path", "-index-store-path", "-num-threads", "-o",
      "-output-file-map",
    ]
    var rest: [String] = []
    var position = words.makeIterator()
    while let word = position.next() {
      if withValue.contains(word) {
        _ = position.next()
      } else if !alone.contains(word), !word.hasPrefix("@"), !word.hasPrefix("-j") {
        rest.append(word)
      }
    }
    return rest
  }
}
