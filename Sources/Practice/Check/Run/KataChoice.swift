/// Which kata a command is about, when the person may leave it out.
struct KataChoice {
  let kata: KataFolder

  /// The attempt that the working tree belongs to, when it is one at this kata.
  let attempt: Attempt?

  /// The kata called `name`, else the one of the current attempt, else the only one.
  init(_ name: String?, in workbench: Workbench) throws {
    let branch = try workbench.git.branch()
    let store = AttemptStore(stateDirectory: workbench.stateDirectory)
    let here = store.load().unfinished.first { $0.branch == branch }
    if let name {
      kata = try workbench.kata(named: name)
    } else if let current = try here ?? store.current(onBranch: branch) {
      kata = try workbench.kata(named: current.kata)
    } else {
      let names = try workbench.kataNames()
      guard names.count == 1 else {
        throw UserError.usage(
          "no attempt is under way: name the kata: "
            + names.map { $0.lowercased() }.joined(separator: ", "))
      }
      kata = try workbench.kata(named: names[0])
    }
    attempt = here?.kata == kata.name ? here : nil
  }
}
