import Foundation
import Terminal

/// A kata's folder in `Katas`, and the rules by which its other paths follow from its name.
public struct KataFolder: Sendable {
  /// The name of its folders and modules, such as `Reservations`.
  public let name: String

  /// What its `kata.json` says.
  public let manifest: Manifest

  /// The folder itself.
  public let folder: URL

  /// Reads the kata named exactly `name` from the working tree at `root`.
  public init(name: String, root: URL) throws {
    let paths = KataPaths(name: name)
    let file = root.appending(path: paths.manifest)
    guard let json = try? Data(contentsOf: file) else {
      throw UserError("\(paths.manifest) cannot be read: `git restore \(paths.manifest)`")
    }
    self.name = name
    do {
      manifest = try Manifest(json: json, file: paths.manifest)
    } catch let error as UserError where !error.message.contains("`git pull`") {
      throw UserError(
        "\(error.message): mend it, or `git restore \(paths.manifest)` brings back the last one")
    }
    folder = root.appending(path: paths.folder, directoryHint: .isDirectory)
  }

  /// The name that a person types, such as `reservations`.
  public var commandName: String { paths.commandName }

  /// Where the kata's parts are, from the repository's top level.
  public var paths: KataPaths { KataPaths(name: name) }

  /// The tag of a stage: `reservations/3-view-model`.
  public func tag(of stage: Stage) -> String { paths.tag(of: stage) }

  /// The stage that a person calls `word`: a number, a slug, both, or a part that no other has, with or
  /// without the kata's name before it as in a tag.
  public func stage(_ word: String) throws -> Stage {
    let wanted = String(word.lowercased().trimmingPrefix("\(commandName)/"))
    for stage in manifest.stages
    where ["\(stage.number)", stage.slug, stage.name].contains(wanted) {
      return stage
    }
    if Int(wanted) != nil {
      throw UserError.usage(
        "\(name) has no stage \(wanted): there are 0 to \(manifest.stages.count - 1)")
    }
    let meant = wanted.isEmpty ? [] : manifest.stages.filter { $0.name.contains(wanted) }
    if meant.count == 1 { return meant[0] }
    let proposal = Nearest.match(for: wanted, among: manifest.stages.map(\.slug))
    throw UserError.usage(
      meant.isEmpty
        ? "\(name) has no stage \(word): " + (proposal.map { "did you mean \($0)? " } ?? "")
          + "there are: \(Self.list(manifest.stages))"
        : "\(word) could be several stages of \(name): \(Self.list(meant))")
  }

  private static func list(_ stages: [Stage]) -> String {
    stages.map(\.name).joined(separator: ", ")
  }
}
