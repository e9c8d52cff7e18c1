extension KataCommand {
  static let restore = KataCommand(
    name: "restore", summary: "Bring saved work back, or list what is saved",
    parameters: ["[WORK]"], example: "kata restore 2026-11-30-142515"
  ) { arguments, context in
    let session = try PracticeSession(context)
    guard let id = arguments.positional.first else {
      SavedWorkList(works: try session.git.savedWork()).lines(limit: .max)
        .forEach(context.console.result)
      return .success
    }
    let saved = try session.git.savedWork()
    guard let work = saved.first(where: { $0.id == id || $0.ref == id }) else {
      throw UserError.usage("there is no saved work \(id): `swift run kata restore` lists it")
    }
    let tree = try WorkingTree(session.workbench)
    try tree.checkNothingInProgress()
    let place = try tree.place(of: work)
    try session.saveWork(in: tree, before: [work.parent, work.ref])
    try tree.move(to: place)
    try tree.restore(work)
    for attempt in session.attempts where attempt.setAside == work.ref {
      try session.store.update(attempt.id) { $0.setAside = nil }
    }
    context.console.result("The work of \(id) is back, on \(place.words).")
    if place != work.place {
      context.console.result(
        "\(work.place.words) has moved on since it was saved; this is the commit that it was on.")
    }
    return .success
  }
}
