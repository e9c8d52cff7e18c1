import Foundation
import Processes

/// The code that mutants edit: a kata's room, which is read and never written.
public struct Room: Sendable {
  /// The folder `Sources/Refactored/<Kata>`.
  public let folder: URL

  /// The Swift files in it, by name from the folder on; what is linked to is the harness's.
  public let files: [String]

  /// Reads which files a folder has; throws a `UserError` where it has none.
  public init(_ folder: URL) throws {
    self.folder = folder
    let names = FileManager.default.subpaths(atPath: folder.path) ?? []
    files = names.filter { $0.hasSuffix(".swift") }.sorted()
    guard !files.isEmpty else {
      throw UserError("\(folder.path) has no Swift file: git restore it, or write one there")
    }
  }

  /// A copy in a folder that is not there yet, which stays as it is while somebody edits the room.
  func copy(to copy: URL) throws -> Room {
    let manager = FileManager.default
    for file in files {
      let (from, to) = (folder.appending(path: file), copy.appending(path: file))
      do {
        try manager.createDirectory(
          at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
        if Self.isLink(from) {
          try manager.createSymbolicLink(
            at: to, withDestinationURL: from.resolvingSymlinksInPath())
        } else {
          try manager.copyItem(at: from, to: to)
        }
      } catch {
        throw UserError(
          "\(from.path) cannot be copied to \(copy.path): check the file and free space there")
      }
    }
    return try Room(copy)
  }

  /// What the files that a mutant edits hold after it, by name; throws a `UserError` that says what
  /// does not fit.
  public func mutate(by mutant: Mutant) throws(UserError) -> [String: String] {
    var texts: [String: String] = [:]
    for edit in mutant.edits {
      let current = texts[edit.file]
      guard let text = try current == nil ? text(of: edit.file) : current else {
        throw UserError("the room has no file \(edit.file); name one of its own")
      }
      guard !edit.find.isEmpty else {
        throw UserError("\"find\" is empty; write what \(edit.file) has there")
      }
      let places = text.ranges(of: edit.find)
      guard places.count == 1 else {
        let fix =
          places.isEmpty
          ? "is not in \(edit.file); write what is there now"
          : "is in \(edit.file) \(places.count) times; write more of the lines around it"
        throw UserError("\(edit.excerpt) \(fix)")
      }
      guard edit.find != edit.replace else {
        throw UserError("the edit of \(edit.file) changes nothing; mend \"replace\"")
      }
      texts[edit.file] = text.replacingCharacters(in: places[0], with: edit.replace)
    }
    return texts
  }

  /// The lines, from 1, that each edit of a mutant touches in the files as they are.
  func lines(of mutant: Mutant) throws -> [String: Set<Int>] {
    try mutant.edits.reduce(into: [:]) { lines, edit in
      // An edit of what another edit wrote has no lines of its own.
      guard let text = try text(of: edit.file), let place = text.ranges(of: edit.find).first else {
        return
      }
      let first = text[..<place.lowerBound].count { $0.isNewline } + 1
      let count = text[place].count { $0.isNewline }
      lines[edit.file, default: []].formUnion(first...(first + count))
    }
  }

  /// Nil for a file that the room does not have, or that is none of the person's.
  private func text(of file: String) throws(UserError) -> String? {
    let url = folder.appending(path: file)
    guard files.contains(file), !Self.isLink(url) else { return nil }
    do { return try String(contentsOf: url, encoding: .utf8) } catch {
      throw UserError("\(url.path) cannot be read: check that it is readable text")
    }
  }

  private static func isLink(_ file: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil
  }
}

extension Mutant.Edit {
  /// The first line of what is looked for, as a message quotes it.
  fileprivate var excerpt: String {
    let lines = find.split(separator: "\n")
    return "`\(lines.first?.drop { $0 == " " } ?? "")\(lines.count > 1 ? " …" : "")`"
  }
}
