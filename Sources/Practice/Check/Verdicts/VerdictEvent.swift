/// One line of the file in which the characterization suites say what they found.
struct VerdictEvent: Decodable {
  /// `run`, `started`, `verdict`, `generated`, `found`, `generation finished`, `report` or `finished`.
  let event: String

  let kata: String
  let version: Int?
  let scenarios: Int?
  let scenario: String?
  let title: String?
  let kind: String?
  let summary: String?
  let step: Int?
  let digests: PartialDigests?
  let text: String?

  /// The digests of the traces that were completed.
  struct PartialDigests: Decodable {
    let legacy: String?
    let refactored: String?
  }
}
