import Catalog
import Harness
import Terminal

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
    let known = Katas.all.map { $0.name.lowercased() }
    let names = known.joined(separator: ", ")
    guard let name = arguments.first else {
      throw UsageProblem("say which kata: \(names)")
    }
    guard let kata = Katas.named(name) else {
      let proposal = Nearest.match(for: name.lowercased(), among: known)
      throw UsageProblem(
        "there is no kata named \(name): " + (proposal.map { "did you mean \($0)? " } ?? "")
          + "there are: \(names)")
    }
    return (kata, arguments.dropFirst())
  }

  /// The scenario file of a slug.
  static func scenario(_ slug: String, of kata: Kata) throws -> ScenarioFile {
    let files = kata.scenarioFiles
    if let file = files.first(where: { $0.slug == slug }) { return file }
    let slugs = files.map(\.slug)
    let proposal =
      Nearest.match(for: slug.lowercased(), among: slugs) ?? slugs.first { $0.contains(slug) }
    throw UsageProblem(
      "\(kata.name) has no scenario \(slug): "
        + (proposal.map { "did you mean \($0)?" } ?? "see Katas/\(kata.name)/Scenarios"))
  }
}
