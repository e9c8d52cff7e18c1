/// One failing scenario in full: where it fails, what both showed last, what differs, how to see more.
@MainActor struct ScenarioReport {
  let kata: String
  let result: KataRun.Result
  /// The command that shows it again; nil for that of a scenario file.
  var replay: String?

  /// The report in at most `limit` lines; the steps and the diff give way first.
  func lines(limit: Int) -> [String] {
    let heading = ["", "\(result.slug): \(result.title)"]
    let command = replay ?? "swift run lab trace \(kata.lowercased()) \(result.slug)"
    let replay = ["Replay: \(command)", ""]
    guard case .mismatch(let divergence) = result.verdict else {
      return heading + ["  \(result.verdict.summary)"] + brokenStep(limit: limit) + replay
    }
    let place = [divergence.summary] + (divergence.note.map { ["(\($0))"] } ?? [])
    let diff = self.diff(divergence.kind, shared: divergence.shared)
    let shared = divergence.shared == .home ? [] : divergence.shared.lines
    let fixed = heading.count + place.count + replay.count + (shared.isEmpty ? 0 : 1)
    var room = limit - fixed - (diff.isEmpty ? 0 : 1)
    let steps = stepLines(
      to: divergence.step, isInTail: divergence.isInTail, limit: min(10, room / 3))
    room -= steps.count
    let sharedShown = shared.cut(to: max(3, room / 3))
    let diffShown = diff.cut(to: max(3, room - sharedShown.count))
    return heading + place + steps
      + (shared.isEmpty ? [] : ["Both showed last:"] + sharedShown.map { "    \($0)" })
      + (diff.isEmpty ? [] : ["Then (- legacy, + refactored):"] + diffShown.map { "  \($0)" })
      + replay
  }

  /// The steps up to the one in which a run came to prove nothing, and what was on the screen then.
  private func brokenStep(limit: Int) -> [String] {
    guard let judgement = result.judgement, judgement.verdict == result.verdict,
      let step = judgement.brokenStep, let trace = judgement.refactored ?? judgement.legacy
    else { return [] }
    let steps = stepLines(
      to: step, isInTail: step > judgement.scenario.steps.count, limit: min(10, limit / 3))
    let screen = trace.steps.prefix(step).flatMap(\.frames).last?.screen ?? .home
    return steps + ["On the screen then:"] + screen.lines.cut(to: limit / 3).map { "    \($0)" }
  }

  private func diff(_ kind: Divergence.Kind, shared: Screen) -> [String] {
    switch kind {
    case .screens(let legacy?, let refactored?) where legacy.screen == refactored.screen: []
    case .screens(let legacy, let refactored):
      LineDiff(
        from: (legacy?.screen ?? shared).lines, to: (refactored?.screen ?? shared).lines
      ).lines
    case .log(let legacy, let refactored):
      LineDiff(from: legacy.withScreens, to: refactored.withScreens).lines
    case .files(let legacy, let refactored):
      LineDiff.lines(from: legacy.flatMap(\.lines), to: refactored.flatMap(\.lines))
    case .notAsApproved(_, let approved, let shown):
      LineDiff(from: approved.lines, to: shown.lines).lines
    case .coins, .obstacle, .leaks, .declaredButSame: []
    }
  }

  /// The steps up to the failing one, which is marked; the first ones give way.
  private func stepLines(to last: Int, isInTail: Bool, limit: Int) -> [String] {
    guard let scenario = result.judgement?.scenario else { return [] }
    var lines = scenario.steps.prefix(last).enumerated().map { index, step in
      "\(index + 1 == last ? "→" : " ") \(index + 1). \(step)"
    }
    if isInTail { lines.append("→ time runs on, up to ten seconds") }
    guard lines.count > limit else { return lines }
    return ["  … \(lines.count - limit + 1) earlier steps"] + lines.suffix(limit - 1)
  }
}

extension [Trace.Line] {
  /// The lines, with a mark wherever a screen comes up between them.
  fileprivate var withScreens: [String] {
    var lines: [String] = []
    var frames = 0
    for line in self {
      while frames < line.frames {
        lines.append("(the screen changes)")
        frames += 1
      }
      lines.append(line.text.quotedVisibly)
    }
    return lines
  }
}

extension Trace.File {
  fileprivate var lines: [String] {
    ["\(name.quotedVisibly): \(text == nil ? "gone" : "")"] + (text ?? "").lines
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}

extension [String] {
  fileprivate func cut(to limit: Int) -> [String] {
    guard count > limit else { return self }
    return prefix(limit - 1) + ["… \(count - limit + 1) more lines"]
  }
}
