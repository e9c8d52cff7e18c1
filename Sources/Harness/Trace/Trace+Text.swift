extension Trace: CustomStringConvertible {
  /// The canonical text: what is approved, compared over processes, and read by people.
  public var description: String {
    var lines: [String] = []
    for (index, step) in steps.enumerated() {
      lines.append(step.step == nil ? step.title : "\(index + 1). \(step.title)")
      lines += step.lines.map { "   \($0)" }
    }
    if leakedScreens > 0 { lines.append("screens left and never freed: \(leakedScreens)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Sixteen hexadecimal digits that stand for the canonical text (FNV-1a, 64 bits).
  public var digest: String { FileRendering.digest(description.utf8) }
}

extension Trace.StepTrace {
  fileprivate var lines: [String] {
    var lines: [String] = []
    if !coins.isEmpty { lines.append("coins \(coins.letters)") }
    lines += logLines(after: 0)
    for (index, frame) in frames.enumerated() {
      lines.append("at \(frame.time.secondsText) s")
      lines += frame.screen.lines.map { "  \($0)" }
      lines += logLines(after: index + 1)
    }
    lines += files.flatMap(\.traceLines)
    if let obstacle { lines.append("impossible: \(obstacle)") }
    return lines
  }
}

extension Trace.StepTrace {
  private func logLines(after frames: Int) -> [String] {
    log.filter { $0.frames == frames }.map { "log \($0.text.quotedVisibly)" }.cutWithDigest()
  }
}

extension [Bool] {
  /// T for heads, F for tails, as scenario files write coins.
  var letters: String { map { $0 ? "T" : "F" }.joined() }
}
