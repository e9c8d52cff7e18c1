/// A stage as the person went through it, beside the reference.
struct StageComparison: Equatable {
  /// A measure of both.
  struct SmellPair: Equatable {
    let title: String
    let own: Int
    let reference: Int
  }

  let stage: Stage

  /// What the person did; nil for a stage beyond the first that was not reached.
  let own: OwnStage?

  /// How much the person changed; nil where that is not known.
  let ownSize: ChangeSize?

  /// What the reference changes, how much, and the measures then.
  let move: String
  let referenceSize: ChangeSize
  let referenceSmells: [String: Int]

  /// The smells that the stage is about, and those that came out differently.
  var smells: [SmellPair] {
    guard let own else { return [] }
    let named = Set(stage.goals.map(\.smell))
    return Smell.all.compactMap { smell in
      guard let mine = own.smells[smell.id], let reference = referenceSmells[smell.id],
        named.contains(smell.id) || mine != reference
      else { return nil }
      return SmellPair(title: smell.title, own: mine, reference: reference)
    }
  }
}
