import Foundation

extension KataCommand {
  static let doctor = KataCommand(
    name: "doctor", summary: "Say what is in order here and what is not, with the fix",
    notes: ["It changes nothing, and ends with 69 when something is wrong."],
    example: "kata doctor"
  ) { _, context in
    let findings = Doctor(context: context).findings()
    findings.map { $0.line(context.console.style) }.forEach(context.console.result)
    return findings.allSatisfy { $0.problem == nil } ? .success : .environment
  }
}

/// Looks at everything that a practice run needs, each thing also where others are broken.
struct Doctor {
  let context: CommandContext

  /// A finding for each thing.
  func findings() -> [Finding] {
    let workbench = Result { try context.workbench() }
    let machine = [
      tool("swift"), tool("git"), Finding("repository") { try workbench.get().root.path },
    ]
    return machine + (((try? workbench.get()).map(inside)) ?? [])
      + [temporaryFiles(), Finding("terminal", terminal)]
  }

  private func inside(_ workbench: Workbench) -> [Finding] {
    let state = StateExamination(workbench: workbench, context: context)
    return [Finding("operations") { try switches(in: workbench) }]
      + TagExamination(workbench: workbench).findings()
      + [
        Finding("locks") { try locks(in: workbench) }, state.files(), state.attempts(),
        Finding("build") { try BuildFolder(root: workbench.root).words() },
      ]
  }

  private func tool(_ name: String) -> Finding {
    Finding(name) {
      let version = try Tools(subprocess: context.subprocess).version(of: name)
      let place = context.subprocess.find(name).map { " in \($0)" } ?? ""
      return version + place
    }
  }

  private func switches(in workbench: Workbench) throws -> String {
    try workbench.checkNotHalfway()
    try WorkingTree(workbench).checkNothingInProgress()
    return "nothing is in progress"
  }

  private func locks(in workbench: Workbench) throws -> String {
    guard StateLock(directory: workbench.stateDirectory).isFree else {
      throw UserError("another kata command is writing: run this again when it is done")
    }
    // Nothing is wrong while a build goes on, as beside `kata watch`: whoever builds next waits.
    let build = BuildLock(root: workbench.root, environment: context.environment).holder()
    return build.map { "\($0.words) is under way, and the next one waits for it" } ?? "none is held"
  }

  private func temporaryFiles() -> Finding {
    Finding("temporary") {
      try ScratchFile.checkRoom()
      return FileManager.default.temporaryDirectory.path
    }
  }

  /// A terminal is no must.
  private func terminal() -> String {
    guard context.waitForReturn != nil else { return "none, so nothing is asked" }
    let kind = context.environment["TERM"] ?? "unknown"
    return kind + (context.console.style.isColoured ? " with colour" : " without colour")
  }
}
