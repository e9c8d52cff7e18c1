extension IndexPath {
  /// Makes the path of a row of a table.
  public init(row: Int, section: Int) { self = [section, row] }
  /// Makes the path of an item of a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
