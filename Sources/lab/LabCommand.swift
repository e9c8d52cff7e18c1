import Catalog
import Harness

/// One of the things that `lab` does.
@MainActor protocol LabCommand {
  static var name: String { get }
  static var help: String { get }
  static func run(_ arguments: [String]) throws
}

/// A call with the wrong words: what is wrong and what to write instead.
struct UsageProblem: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

extension LabCommand {
  /// The kata that the first argument names, and the arguments after it.
  static func kata(_ arguments: [String]) throws -> (Kata, ArraySlice<String>) {
    let names = Katas.all.map { $0.name.lowercased() }.joined(separator: ", ")
    guard let name = arguments.first else {
      throw UsageProblem("say which kata: \(names)")
    }
    guard let kata = Katas.named(name) else {
      throw UsageProblem("there is no kata \"\(name)\"; there are: \(names)")
    }
    return (kata, arguments.dropFirst())
  }

  /// The scenario file of a slug.
  static func scenario(_ slug: String, of kata: Kata) throws -> ScenarioFile {
    guard let file = kata.scenarioFiles.first(where: { $0.slug == slug }) else {
      let near = kata.scenarioFiles.map(\.slug).filter { $0.contains(slug) }
      let hint = near.isEmpty ? "see Katas/\(kata.name)/Scenarios" : "did you mean \(near[0])?"
      throw UsageProblem("\(kata.name) has no scenario \"\(slug)\"; \(hint)")
    }
    return file
  }
}
