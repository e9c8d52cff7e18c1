/// The digests of a scenario's two traces, as one process computed them.
struct Digests: Equatable, Sendable {
  let legacy: String
  let refactored: String
}
