import Foundation

/// Finds what no run can see: names in a kata's object files that reach the real world.
struct SeamAudit {
  let root: URL
  let subprocess: Subprocess

  /// What the modules `modules` use past their seams; both have to be built.
  func findings(in modules: [String]) throws -> [SeamFinding] {
    let all = try modules.flatMap { try BuiltModule(named: $0, root: root).files }
    let seams = all.filter { $0.source.hasSuffix("/LinkSeams.swift") }
    let others = seams.filter { !isWorkbenchs($0) }.map(Self.foreignSeams)
    let files = all.filter { !seams.contains($0) }
    guard !files.isEmpty else { return others }
    let list = SymbolList(
      try output(of: try symbolLister(), ["-u", "-A"] + files.map(\.object)))
    let readable = try Demangler(subprocess: subprocess).names(for: list.all)
    return others
      + files.flatMap { file in
        SeamRules.findings(
          in: file.source,
          symbols: (list.symbols[file.object] ?? []).map { readable[$0] ?? $0 })
      }
  }

  /// What the seams themselves use is the workbench's business, as long as they are the workbench's.
  private func isWorkbenchs(_ file: BuiltModule.File) -> Bool {
    let original = try? Data(contentsOf: root.appending(path: Self.originalSeams))
    let found = try? Data(contentsOf: root.appending(path: file.source))
    return original != nil && original == found
  }

  private static let originalSeams = "Sources/Simulation/LinkSeams.swift"

  private static func foreignSeams(_ file: BuiltModule.File) -> SeamFinding {
    let folder = (file.source as NSString).deletingLastPathComponent
    return SeamFinding(
      file: file.source, name: "what stands in for the real world",
      fix: "`ln -sf ../../Simulation/LinkSeams.swift \(folder)` puts it back",
      problem: "differs from \(originalSeams)")
  }

  /// LLVM's `nm` beside `swift` knows every format that the compiler writes.
  private func symbolLister() throws -> String {
    let candidates = [
      subprocess.findBesideSwift("llvm-nm"), subprocess.find("llvm-nm"), subprocess.find("nm"),
    ]
    guard let tool = candidates.compactMap({ $0 }).first else {
      throw UserError("llvm-nm is neither beside swift nor on PATH: install it, or binutils' nm")
    }
    return tool
  }

  private func output(of tool: String, _ arguments: [String]) throws -> String {
    let output = try subprocess.run(tool, arguments)
    guard output.termination.isSuccess else {
      let reason = output.errorText.split(separator: "\n").first ?? "it said nothing"
      throw UserError("\(tool) \(output.termination.inWords): \(reason)")
    }
    return output.text
  }
}
