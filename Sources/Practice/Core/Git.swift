import Foundation

/// Git, run in one folder, so that nothing in the person's configuration or environment changes what
/// it does.
public struct Git: Sendable {
  /// Where git runs: the repository's top level, once that is known.
  public let directory: URL

  private let runner: Subprocess

  /// Git in `directory`, with the variables of `environment` that do not redirect it.
  public init(directory: URL, environment: [String: String]) {
    self.directory = directory
    runner = Subprocess(environment: Self.neutral(environment))
  }

  /// Runs git to its end, and leaves judging the outcome to the caller.
  ///
  /// `index` stands in for the repository's own index, and `variables` are added to the environment.
  public func attempt(
    _ arguments: [String], index: URL? = nil, input: Data = Data(),
    variables: [String: String] = [:]
  ) throws -> Subprocess.Output {
    var runner = runner
    runner.environment.merge(variables) { $1 }
    if let index { runner.environment["GIT_INDEX_FILE"] = index.path }
    return try runner.run(
      "git", ["-C", directory.path] + Self.options + arguments, input: input)
  }

  /// Runs git and returns its standard output without the last line end; a failure is a `UserError`
  /// with git's own first line.
  @discardableResult
  public func run(
    _ arguments: [String], index: URL? = nil, input: Data = Data(),
    variables: [String: String] = [:]
  ) throws -> String {
    let output = try attempt(arguments, index: index, input: input, variables: variables)
    guard output.termination.isSuccess else { throw Self.failure(of: arguments, output) }
    let text = output.text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Runs git with an output of NUL-terminated fields (`-z`) and returns the fields.
  public func fields(_ arguments: [String], index: URL? = nil) throws -> [String] {
    try run(arguments, index: index).split(separator: "\0").map(String.init)
  }

  /// Runs git where exit status 1 means that there is no such thing: its output without the last line
  /// end, or nil. Whatever else goes wrong must not be taken for that, and is a `UserError`.
  func answer(_ arguments: [String]) throws -> String? {
    let output = try attempt(arguments)
    if output.termination == .exited(1) { return nil }
    guard output.termination.isSuccess else { throw Self.failure(of: arguments, output) }
    return String(output.text.dropLast())
  }

  /// The full id of what `revision` names, as a commit, or nil when there is no such thing.
  public func commit(_ revision: String) throws -> String? {
    try answer(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
  }

  /// Variables under which a commit has the workbench as its author, at `date` (seconds since 1970).
  public static func identity(at date: Int) -> [String: String] {
    var variables: [String: String] = [:]
    for role in ["AUTHOR", "COMMITTER"] {
      variables["GIT_\(role)_NAME"] = "Kata Workbench"
      variables["GIT_\(role)_EMAIL"] = workbenchEmail
      variables["GIT_\(role)_DATE"] = "@\(date) +0000"
    }
    return variables
  }

  /// The address that marks a commit as made by the workbench.
  public static let workbenchEmail = "kata@workbench.invalid"

  private static let options = [
    "core.quotePath=false", "core.hooksPath=/dev/null", "core.autocrlf=false",
    "core.safecrlf=false", "core.fsmonitor=false", "commit.gpgSign=false", "tag.gpgSign=false",
    "advice.detachedHead=false", "submodule.recurse=false", "gc.auto=0",
    "i18n.commitEncoding=UTF-8", "log.showSignature=false", "status.showUntrackedFiles=all",
  ].flatMap { ["-c", $0] }

  /// The environment without what would point git elsewhere, as it is set inside a hook.
  private static func neutral(_ environment: [String: String]) -> [String: String] {
    let kept: Set = ["GIT_EXEC_PATH", "GIT_CEILING_DIRECTORIES"]
    var variables = environment.filter { name, _ in
      !name.hasPrefix("GIT_") || name.hasPrefix("GIT_CONFIG_") || kept.contains(name)
    }
    variables["LC_ALL"] = "C"
    variables["LANGUAGE"] = nil
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["GIT_PAGER"] = "cat"
    return variables
  }

  static func failure(of arguments: [String], _ output: Subprocess.Output) -> UserError {
    let command = "git \(arguments.first ?? "")"
    let lines = output.errorText.split(separator: "\n")
    if lines.contains(where: { $0.contains(".lock': File exists") }) {
      return UserError(
        "\(command): another git process holds \(lockName(in: output.errorText)): "
          + "let it finish, or delete that file if none is running")
    }
    let reason = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    return UserError("\(command) failed: \(reason ?? "it said nothing (\(output.termination))")")
  }

  private static func lockName(in text: String) -> String {
    let parts = text.split(separator: "'")
    return parts.first { $0.hasSuffix(".lock") }.map(String.init) ?? "a lock"
  }
}
