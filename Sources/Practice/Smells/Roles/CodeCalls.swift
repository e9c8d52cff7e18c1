/// Which code calls which, without what a protocol stands between.
struct CodeCalls {
  private let model: CodeModel

  /// The code behind each declaration.
  private let bodies: [String: [Int]]

  init(_ model: CodeModel) {
    self.model = model
    let asked = Set(model.requirements.map(\.usr))
    bodies = Dictionary(
      grouping: model.members.indices.filter {
        let member = model.members[$0]
        return !member.usr.isEmpty && member.kind != .defaultArgument
          && !asked.contains(member.usr)
      }, by: { model.members[$0].usr })
  }

  /// Code together with what calls it, directly or through other code.
  func callers(of code: Set<Int>) -> Set<Int> {
    grown(code) { use in
      let called = bodies[use.target] ?? []
      return (from: called, to: [use.member])
    }
  }

  /// Code together with what it calls, directly or through other code, as far as `isOpen` allows.
  func reach(of code: Set<Int>, where isOpen: (CodeMember) -> Bool) -> Set<Int> {
    grown(code) { use in
      let called = (bodies[use.target] ?? []).filter { isOpen(model.members[$0]) }
      return (from: [use.member], to: called)
    }
  }

  private func grown(_ code: Set<Int>, by step: (CodeUse) -> (from: [Int], to: [Int])) -> Set<Int> {
    let steps = model.uses.map(step)
    var code = code
    var grows = true
    while grows {
      let count = code.count
      for step in steps where step.from.contains(where: code.contains) { code.formUnion(step.to) }
      grows = code.count > count
    }
    return code
  }
}
