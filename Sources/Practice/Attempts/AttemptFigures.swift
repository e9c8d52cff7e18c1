/// What the checks of an attempt say about how it was worked on.
struct AttemptFigures: Equatable {
  /// How many checks ran, and how many of them were green.
  let checks: Int
  let green: Int

  /// The longest time without a green check in seconds, from the start or the last one; pauses do not
  /// count.
  let longestWithoutGreen: Int

  /// The largest and the median number of lines that changed from one check to the next; nil where no
  /// check knows.
  let largestStep: Int?
  let medianStep: Int?

  /// What is too much to change at once, in lines.
  static let largeStep = 150

  /// The figures of an attempt of which so many seconds are used.
  init(_ attempt: Attempt, used: Int) {
    let records = attempt.checks
    let passed = records.filter { $0.verdict == .preserved }
    checks = records.count
    green = passed.count
    let moments = [0] + passed.map { attempt.secondsUsed(at: $0.at) } + [used]
    longestWithoutGreen = zip(moments, moments.dropFirst()).map { $1 - $0 }.max() ?? 0
    // A check of what was checked before is no step.
    let steps = records.compactMap(\.changedLines).filter { $0 > 0 }.sorted()
    largestStep = steps.last
    medianStep = steps.isEmpty ? nil : steps[steps.count / 2]
  }

  /// The checks in words; nil when none ran.
  var checksInWords: String? {
    guard checks > 0 else { return nil }
    return "\(green) green, \(checks - green) red; at most \(Minutes.text(longestWithoutGreen)) "
      + "without a green one"
  }

  /// The steps in words; nil where they are not known.
  var stepsInWords: String? {
    guard let largestStep, let medianStep else { return nil }
    return "\(plural(largestStep, "line")) changed at most between two checks, median \(medianStep)"
  }

  /// What to do better; nil for nothing.
  var advice: String? {
    guard let largestStep, largestStep > Self.largeStep else { return nil }
    return "check after smaller steps: big ones are what interviewers mark down first"
  }
}
