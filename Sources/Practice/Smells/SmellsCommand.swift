import Foundation

extension KataCommand {
  /// `kata smells`.
  public static let smells = KataCommand(
    name: "smells", summary: "Measure what the stages improve: legacy, now, and the next goals",
    parameters: ["[KATA]"],
    options: [
      CommandOption("--places", summary: "list where each smell was found"),
      CommandOption("--json", summary: "print the measures as JSON"),
    ],
    example: "kata smells reservations --places"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let kata = try session.kata(named: arguments.positional.first, for: "smells")
    let measurement = SmellMeasurement(
      root: session.workbench.root, subprocess: context.subprocess, kata: kata.paths)
    let legacy = Background { try measurement.legacy() }
    let now = Result { try measurement.room() }
    let table = SmellTable(
      stages: kata.manifest.stages, legacy: try legacy.value(), now: try now.get(),
      style: context.console.style, title: kata.name)
    if arguments.has("--json") {
      let json = SmellsJSON(kata: kata, table: table, withPlaces: arguments.has("--places"))
      context.console.result(try json.text())
      return .success
    }
    table.lines(withPlaces: arguments.has("--places")).forEach(context.console.result)
    context.console.result(table.summary(withPlaces: arguments.has("--places")))
    return .success
  }
}
