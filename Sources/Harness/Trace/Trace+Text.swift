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
  public var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Trace.StepTrace {
  fileprivate var lines: [String] {
    var lines: [String] = []
    if !coins.isEmpty { lines.append("coins \(coins.letters)") }
    lines += log.map { "log \($0.quotedVisibly)" }
    for frame in frames {
      lines.append("at \(frame.time.secondsText) s")
      lines += frame.screen.lines.map { "  \($0)" }
    }
    lines += files.map { "file \($0.name.quotedVisibly): \($0.text?.quotedVisibly ?? "gone")" }
    if let obstacle { lines.append("impossible: \(obstacle)") }
    return lines
  }
}

extension [Bool] {
  /// T for heads, F for tails, as scenario files write coins.
  var letters: String { map { $0 ? "T" : "F" }.joined() }
}
