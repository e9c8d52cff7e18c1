/// The smells of a kata side by side: legacy, now, and what the next stage asks for.
struct SmellTable {
  let stages: [Stage]
  let legacy: SmellReport
  let now: SmellReport
  let style: TextStyle
  /// What stands above the smells, such as the kata's name.
  var title = ""

  /// The table's lines, with the places below each smell where `withPlaces`.
  func lines(withPlaces: Bool) -> [String] {
    let smells = relevant
    let goals = Dictionary(
      demanded.map { ($0.smell, $0) }, uniquingKeysWith: { _, later in later })
    let cells = smells.map { smell in
      [smell.title, value(of: smell, in: legacy), value(of: smell, in: now)]
    }
    let heads = [title, "legacy", "now"]
    let widths = heads.indices.map { column in
      (cells + [heads]).map { $0[column].count }.max() ?? 0
    }
    let head = "  " + row(heads, widths) + "  goal" + (next.map { " of stage \($0.number)" } ?? "")
    let limits = goals.mapValues(\.limitText)
    let width = limits.values.map(\.count).max() ?? 0
    return [style(.dim, head)]
      + zip(smells, cells).flatMap { smell, cells in
        [line(row(cells, widths), goals[smell.id], width)]
          + (withPlaces && !isWanted(smell) ? places(of: smell) : [])
      } + legend(withAll: withPlaces).map { style(.dim, $0) }
  }

  /// What the table comes to, in one line, with the command for the places unless they are shown.
  func summary(withPlaces: Bool) -> String {
    guard let next else { return "every goal of every stage holds" }
    let open = now.openGoals(of: next)
    guard open.count > Self.goalsNamed else {
      return next.words(open: open, in: now, isLeadingOn: !withPlaces)
    }
    return "\(next.inWords) has \(open.count) of \(plural(next.goals.count, "goal")) open"
      + (withPlaces ? "" : ": swift run kata smells --places")
  }

  /// More open goals than this are only counted below the table, which names them.
  private static let goalsNamed = 1

  private var next: Stage? { now.nextStage(of: stages) }

  /// The goals up to the next stage: those of the stages before have to go on holding.
  private var demanded: [Goal] {
    stages.prefix { $0.number <= (next ?? $0).number }.flatMap(\.goals)
  }

  /// Smells that some stage of the kata is about.
  private var relevant: [Smell] {
    let asked = Set(stages.flatMap(\.goals).map(\.smell))
    return Smell.all.filter { asked.contains($0.id) }
  }

  private func value(of smell: Smell, in report: SmellReport) -> String {
    report.measures[smell.id].map { "\($0.value)" } ?? "?"
  }

  private func row(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? cell.0 + space : space + cell.0
    }.joined(separator: "  ")
  }

  /// A row with what is asked for; what is left to do stands out, without colour as well.
  private func line(_ row: String, _ goal: Goal?, _ width: Int) -> String {
    guard let goal else { return "  \(row)  " + style(.dim, "later") }
    let limit = goal.limitText
    let space = String(repeating: " ", count: width - limit.count)
    return now.meets(goal)
      ? "  \(row)  " + style(.green, "\(limit)\(space)  holds")
      : style(.yellow, "> \(row)  \(limit)\(space)  OPEN")
  }

  /// The words in the table that are not everybody's: those of open goals, or all. The table with them
  /// and with what comes after it fits a window of 24 lines.
  private func legend(withAll: Bool) -> [String] {
    let words = [
      (["untyped-data"], "untyped data: `Any`, dictionaries of it, fields looked up by name"),
      (
        ["seams-outside-root", "concrete-services"],
        "root: where the app is put together, App.swift"
      ),
      (
        ["storage-in-screens", "formatters-in-screens"],
        "in screens: also in what they call with no protocol in between"
      ),
      (["protocol-width"], "functions: of the widest protocol, or of several, that code takes"),
      (["edge-protocols"], "edges: what takes time or can fail, such as a network or files"),
      (["decorators"], "decorator: has the protocol of what it keeps, asks it, adds to it"),
      (["seams-outside-root"], "world: date, chance, delays, files, language and zone"),
    ]
    let asked = Set(
      withAll ? relevant.map(\.id) : demanded.filter { !now.meets($0) }.map(\.smell))
    return words.filter { !asked.isDisjoint(with: $0.0) }.map { "    \($0.1)" }
  }

  /// Whether the more there is of it, the better.
  private func isWanted(_ smell: Smell) -> Bool {
    stages.flatMap(\.goals).contains { goal in
      guard case .atLeast = goal.bound else { return false }
      return goal.smell == smell.id
    }
  }

  private func places(of smell: Smell) -> [String] {
    (now.measures[smell.id]?.places ?? []).map { "    \($0)" }
  }
}

extension Stage {
  /// What is left to do for a stage, in one line; with `isLeadingOn` also how to see where.
  func words(open: [Goal], in now: SmellReport, isLeadingOn: Bool = true) -> String {
    let needs = open.map { goal in
      let title = (Smell.named(goal.smell)?.title ?? goal.smell).lowercasedFirst
      let value = now.measures[goal.smell].map { ", and has \($0.value)" } ?? ""
      return "\(title) \(goal.limitText)\(value)"
    }
    let hasPlaces = open.contains { if case .atMost = $0.bound { true } else { false } }
    return "\(inWords) needs \(needs.joined(separator: "; "))"
      + (isLeadingOn && hasPlaces ? ": swift run kata smells --places" : "")
  }
}

extension String {
  /// The text as it stands inside a sentence; names such as UIKit keep their capitals.
  fileprivate var lowercasedFirst: String {
    guard count > 1, !self[index(after: startIndex)].isUppercase else { return self }
    return prefix(1).lowercased() + dropFirst()
  }
}
