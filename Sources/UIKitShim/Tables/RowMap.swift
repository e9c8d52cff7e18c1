/// Translates between paths and ordinals, which number all rows of a table through.
struct RowMap: Equatable {
  /// Rows by section.
  private(set) var counts: [Int] = []
  /// The first ordinal of each section.
  private(set) var starts: [Int] = []
  private(set) var total = 0

  init() {}

  init(counts: [Int]) {
    self.counts = counts
    for count in counts {
      starts.append(total)
      total += count
    }
  }

  func ordinal(of path: IndexPath) -> Int? {
    path.count == 2 ? ordinal(row: path[1], section: path[0]) : nil
  }

  func ordinal(row: Int, section: Int) -> Int? {
    guard section >= 0, section < counts.count, row >= 0, row < counts[section] else { return nil }
    return starts[section] + row
  }

  /// How many rows a section has, none if there is no such section.
  func count(in section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  func section(of ordinal: Int) -> Int {
    var section = 0
    while ordinal >= starts[section] + counts[section] { section += 1 }
    return section
  }

  func path(of ordinal: Int) -> IndexPath {
    let section = section(of: ordinal)
    return IndexPath(row: ordinal - starts[section], section: section)
  }
}
