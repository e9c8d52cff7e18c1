import Foundation

/// Has the compiler type-check a module that was built, and reads the tree that it then has.
struct CompilerTree {
  let root: URL
  let subprocess: Subprocess

  /// What the module's tree says; its dependencies have to be built, it itself need not be.
  func model(of module: String, in folder: String) throws -> CodeModel {
    let sources = Freshness.sources(in: folder, root: root)
    guard !sources.isEmpty else { throw UserError("\(folder) has no Swift file: write one there") }
    let output = try subprocess.run(
      "swiftc", arguments(module: module, sources: sources), in: root)
    guard output.termination.isSuccess else {
      throw UserError("\(folder) cannot be measured, since it does not compile: run `swift build`")
    }
    var reader = TreeReader(module: module)
    for document in try Self.documents(in: output.standardOutput) {
      let file = document["filename"] as? String ?? ""
      if file.hasSuffix("/LinkSeams.swift") || file == "LinkSeams.swift" {
        reader.readSeams(document)
      } else {
        let text = try? Data(contentsOf: root.appending(path: file))
        reader.read(document, file: file, text: text ?? Data())
      }
    }
    var model = reader.model
    model.rename(by: try Demangler(subprocess: subprocess).names(for: model.mangledNames))
    return model
  }

  /// The frontend writes a tree for each primary file; without primary files, only the first one's.
  private func arguments(module: String, sources: [String]) -> [String] {
    var arguments = [
      "-frontend", "-dump-ast", "-dump-ast-format", "json", "-swift-version", "6",
      "-module-name", module, "-package-name", "kataworkbench", "-D", "DEBUG", "-D",
      "SWIFT_PACKAGE", "-suppress-warnings", "-I", ".build/debug/Modules",
    ]
    if let plugins { arguments += ["-plugin-path", plugins] }
    return arguments + sources.flatMap { ["-primary-file", $0] }
  }

  /// Where the standard library's macros are, which the driver would tell the frontend.
  private var plugins: String? {
    guard let compiler = subprocess.find("swiftc").flatMap({ URL(filePath: $0).realPath }) else {
      return nil
    }
    let usr = URL(filePath: compiler).deletingLastPathComponent().deletingLastPathComponent()
    let folder = usr.appending(path: "lib/swift/host/plugins").path
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }

  /// The trees stand one after the other, with nothing between them.
  static func documents(in output: Data) throws -> [[String: Any]] {
    let begin = Data(#"{"_kind":"source_file""#.utf8)
    var starts: [Data.Index] = []
    var position = output.startIndex
    while let found = output.range(of: begin, in: position..<output.endIndex) {
      starts.append(found.lowerBound)
      position = found.upperBound
    }
    return try zip(starts, starts.dropFirst() + [output.endIndex]).map { start, end in
      let json = try? JSONSerialization.jsonObject(with: output[start..<end])
      guard let document = json as? [String: Any] else {
        throw UserError("the compiler's tree cannot be read: use Swift 6.3")
      }
      return document
    }
  }
}
