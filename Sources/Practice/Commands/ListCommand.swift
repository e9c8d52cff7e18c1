extension KataCommand {
  static let list = KataCommand(
    name: "list", summary: "List the katas with their stages and your attempts",
    options: [JSONText.option("them")], example: "kata list"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let names = try session.workbench.kataNames()
    let gone = try session.git.fields(["ls-files", "-z", "--deleted", "--", "Katas/*/kata.json"])
    for path in gone { session.warn("\(path) is gone: `git restore \(path.quotedForShell)`") }
    guard !names.isEmpty else {
      throw UserError("Katas has no folder with a kata.json: `git restore Katas`")
    }
    var list: [ListJSON.Kata] = []
    for name in names {
      do {
        let kata = try session.workbench.kata(named: name)
        if arguments.has("--json") {
          list.append(try ListJSON.Kata(kata, in: session))
        } else {
          try session.show(kata)
        }
      } catch let error as UserError {
        session.warn(error.message)
      }
    }
    if arguments.has("--json") { context.console.result(try JSONText.of(ListJSON(katas: list))) }
    return .success
  }
}

extension PracticeSession {
  fileprivate func show(_ kata: KataFolder) throws {
    let title = console.style(.bold, kata.commandName)
    let time = plural(kata.manifest.minutes, "minute")
    console.result("\(title)  \(kata.manifest.title), \(time)")
    for stage in kata.manifest.stages {
      let tag = kata.tag(of: stage)
      let state = try git.object("refs/tags/\(tag)") == nil ? "no tag yet" : "tag \(tag)"
      console.result("  \(stage.number)  \(stage.title) (\(stage.minutes) min), \(state)")
    }
    for attempt in attempts where attempt.kata == kata.name {
      console.result("  \(attempt.branch)  \(words(for: attempt))")
    }
  }

  private func words(for attempt: Attempt) -> String {
    let used = secondsUsed(of: attempt)
    return switch attempt.state {
    case .prepared: "prepared"
    case .underWay: Minutes.text(of: attempt, used: used)
    case .paused: "\(Minutes.text(of: attempt, used: used)), paused"
    case .finished, .abandoned: "\(attempt.state.words) after \(Minutes.text(used))"
    }
  }
}
