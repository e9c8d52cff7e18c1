/// A count and its noun: `1 scenario`, `26 scenarios`.
func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
