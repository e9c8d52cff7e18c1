extension CollectionDifference.Change {
  /// Where in the old or the new collection the change is.
  public var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
