import Foundation

/// The traces that people have looked at and approved: the legacy side's of every scenario, and the
/// refactored side's of those with a declared difference.
public struct ApprovedTraces: Sendable {
  /// The folder `Approved` of a kata.
  public let folder: URL

  /// The traces in a folder.
  public init(folder: URL) { self.folder = folder }

  /// Where the legacy trace of a scenario is kept.
  public func legacyFile(_ scenario: String) -> URL { folder.appending(path: "\(scenario).txt") }

  /// Where the refactored trace of a scenario with a declared difference is kept.
  public func refactoredFile(_ scenario: String) -> URL {
    folder.appending(path: "\(scenario).refactored.txt")
  }

  /// Why the legacy trace is not the approved one; nil when it is.
  func problem(legacy trace: Trace, of scenario: String) -> String? {
    problem(trace, legacyFile(scenario), whose: "the legacy code's")
  }

  /// Why the refactored trace is not the approved one; nil when it is.
  func problem(refactored trace: Trace, of scenario: String) -> String? {
    problem(trace, refactoredFile(scenario), whose: "the declared")
  }

  /// The approved refactored trace of a scenario; nil when there is none.
  func refactoredText(of scenario: String) -> String? {
    (try? Data(contentsOf: refactoredFile(scenario))).map { String(decoding: $0, as: UTF8.self) }
  }

  private func problem(_ trace: Trace, _ file: URL, whose: String) -> String? {
    let name = file.lastPathComponent
    guard let data = try? Data(contentsOf: file) else {
      return "Approved/\(name) is missing; look at the trace, then: \(command)"
    }
    let approved = String(decoding: data, as: UTF8.self)
    guard approved != trace.description else { return nil }
    return "\(whose) trace is not the approved one, Approved/\(name)"
      + "\(Self.firstDifference(approved, trace.description)); if that is meant: \(command)"
  }

  private var command: String {
    "swift run lab approve \(folder.deletingLastPathComponent().lastPathComponent.lowercased())"
  }

  private static func firstDifference(_ approved: String, _ shown: String) -> String {
    let (old, new) = (approved.split(separator: "\n"), shown.split(separator: "\n"))
    guard let index = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return ", which \(old.count > new.count ? "goes on longer" : "ends before")"
    }
    func text(_ line: Substring) -> String { line.drop { $0 == " " }.description }
    return ": line \(index + 1) was `\(text(old[index]))` and is `\(text(new[index]))`"
  }
}
