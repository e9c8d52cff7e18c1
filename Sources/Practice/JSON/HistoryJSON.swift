/// Attempts for other programs, the newest first.
struct HistoryJSON: Encodable {
  let attempts: [AttemptJSON]
}
