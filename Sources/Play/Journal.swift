import Harness
import Terminal

/// What an app prints and keeps on disk while it is played with, where that is behaviour of its kata.
struct Journal {
  /// How many lines of a change of a file are shown; the whole file is there to be read.
  private static let changesShown = 4

  /// What happened, the newest last, in lines for people.
  private(set) var lines: [String] = []

  private var files: [String: [String]] = [:]
  private var seen = 0

  /// Notes what was printed since the last time; `log` is all that was printed.
  mutating func note(log: [String]) {
    lines += log.dropFirst(seen).map { "log   \($0.printable)" }
    seen = log.count
  }

  /// Notes what became of a file.
  mutating func note(_ file: Trace.File) {
    let before = files[file.name]
    let now = file.text.map { $0.split(separator: "\n").map(String.init) }
    files[file.name] = now
    let name = file.name.printable
    guard let now else {
      lines.append("file  \(name) is gone")
      return
    }
    guard let before else {
      lines.append("file  \(name) is new, \(now.count) lines")
      return
    }
    let marked = LineDiff(from: before, to: now).marked.filter { $0.mark != .same }
    if marked.map(\.mark) == [.removed, .inserted] {
      let texts = marked.map { String($0.text.trimmedAtStart) }
      lines.append("file  \(name): \(texts[0]) → \(texts[1])")
      return
    }
    let changes = marked.map {
      "      \($0.mark == .removed ? "-" : "+") \($0.text.trimmedAtStart)"
    }
    lines.append("file  \(name) is written" + (changes.isEmpty ? ", and holds what it held" : ""))
    lines += changes.prefix(Self.changesShown)
    if changes.count > Self.changesShown {
      lines.append("      … \(changes.count - Self.changesShown) more lines differ")
    }
  }

  /// All of it: what happened, and what each file holds now.
  var everything: [String] {
    let happened = lines.isEmpty ? ["nothing is printed or written yet"] : lines
    return happened
      + files.sorted { $0.key < $1.key }.flatMap { name, lines in ["", name.printable] + lines }
  }
}

/// A page of a journal, to be read in a whole window.
struct JournalPage {
  var lines: [String]
  /// How many lines are above the window, as far as there are that many.
  var offset: Int

  /// At most `rows` lines of at most `columns` characters, with the keys below.
  func drawn(columns: Int, rows: Int) -> [String] {
    let start = moved(by: 0, rows: rows)
    let shown = lines[start...].prefix(Self.room(rows))
    let gap = [String](repeating: "", count: max(0, Self.room(rows) - shown.count))
    let place = "lines \(start + 1) to \(start + shown.count) of \(lines.count)"
    let help = "\u{1B}[2ml back to the app · ↑ ↓ Space g G scroll · \(place)\u{1B}[0m"
    return (shown + gap + [help]).map { $0.cut(to: columns) }
  }

  /// The offset after scrolling.
  func moved(by count: Int, rows: Int) -> Int {
    let last = max(0, lines.count - Self.room(rows))
    return max(0, min(last, min(last, offset) + count))
  }

  private static func room(_ rows: Int) -> Int { max(1, rows - 1) }
}

extension String {
  fileprivate var trimmedAtStart: Substring { drop { $0 == " " } }
}
