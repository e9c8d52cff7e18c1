import Foundation
import Harness
import Processes
import Terminal

/// Reads a mutant from a file, and says in one line what is wrong with one that is broken.
public struct MutantFile: Sendable {
  /// Where the file is.
  public let url: URL

  /// A file at `url`.
  public init(_ url: URL) { self.url = url }

  /// The file's name without `.json`.
  public var slug: String { url.deletingPathExtension().lastPathComponent }

  /// The mutant files of a kata's folder, by name.
  public static func all(in folder: URL) -> [MutantFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      .map { MutantFile(folder.appending(path: $0)) }
  }

  /// The one whose name or title is nearest to a word or has it in it; nil when none is like it.
  public static func nearest(to word: String, among files: [MutantFile]) -> MutantFile? {
    let word = word.lowercased()
    let named = files.map { (name: $0.slug, file: $0) }
    let titled = files.compactMap { file in
      (try? file.read()).map { (name: $0.title.lowercased(), file: file) }
    }
    let names = named + titled
    let near = Nearest.match(for: word, among: names.map(\.name))
    return names.first { $0.name == near }?.file ?? names.first { $0.name.contains(word) }?.file
  }

  /// Reads the file; throws a `UserError`.
  public func read() throws(UserError) -> Mutant {
    guard slug.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }) else {
      throw broken("name the file in lower-case letters, digits and hyphens: one-row-late.json")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw broken("cannot be read; check that it is there and readable")
    }
    guard !data.isEmpty else { throw broken("is empty; write title, why and edits, or remove it") }
    let fields: Fields
    do { fields = try JSONDecoder().decode(Fields.self, from: data) } catch {
      throw broken(DecodingProblem(error, in: data).description)
    }
    let texts = [("title", fields.title), ("why", fields.why)]
    for (key, text) in texts where text.allSatisfy(\.isWhitespace) {
      throw broken("\"\(key)\" is empty; write a sentence")
    }
    guard !fields.edits.isEmpty else {
      throw broken("\"edits\" is empty; write one, with file, find and replace")
    }
    return Mutant(slug: slug, title: fields.title, why: fields.why, edits: fields.edits)
  }

  /// An error that names the file.
  func broken(_ reason: String) -> UserError { UserError("\(url.shortPath): \(reason)") }
}

extension MutantFile {
  private struct Fields: Decodable {
    var title: String
    var why: String
    var edits: [Mutant.Edit]

    enum CodingKeys: String, CodingKey, CaseIterable { case title, why, edits }

    init(from decoder: any Decoder) throws {
      try decoder.refuseUnknownKeys(CodingKeys.self)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      title = try values.decode(String.self, forKey: .title)
      why = try values.decode(String.self, forKey: .why)
      edits = try values.decode([Mutant.Edit].self, forKey: .edits)
    }
  }
}

extension Mutant.Edit: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case file, find, replace }

  /// Reads an edit of the file; texts of more than one line are lists of lines.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      if let lines = try? values.decode([String].self, forKey: key) {
        return lines.joined(separator: "\n")
      }
      return try values.decode(String.self, forKey: key)
    }
    self.init(
      file: try values.decode(String.self, forKey: .file), find: try text(.find),
      replace: try text(.replace))
  }
}
