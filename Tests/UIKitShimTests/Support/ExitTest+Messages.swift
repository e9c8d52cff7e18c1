import Testing

extension ExitTest.Result? {
  /// Whether the process that ended said this on its way out.
  func mentions(_ text: String) -> Bool {
    self.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(text) } ?? false
  }
}
