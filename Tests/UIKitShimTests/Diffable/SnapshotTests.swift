import Testing
import UIKitShim

@Suite struct `A snapshot` {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `counts and finds sections and items`() {
    let snapshot = snapshot(["a": [1, 2], "b": [], "c": [3]])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect((snapshot.numberOfSections, snapshot.numberOfItems) == (3, 3))
    #expect(snapshot.numberOfItems(inSection: "b") == 0)
    #expect(snapshot.indexOfItem(3) == 2)
    #expect(snapshot.indexOfItem(4) == nil)
    #expect(snapshot.indexOfSection("c") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "c")
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
  }

  @Test func `takes items in at the end, before and after others`() {
    var snapshot = snapshot(["a": [1], "b": [9]])
    snapshot.appendItems([2], toSection: "a")
    snapshot.insertItems([7, 8], beforeItem: 9)
    snapshot.insertItems([10], afterItem: 9)
    #expect(snapshot.itemIdentifiers == [1, 2, 7, 8, 9, 10])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [7, 8, 9, 10])
  }

  @Test func `moves items, also from section to section`() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.itemIdentifiers == [3, 2, 4, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
  }

  @Test func `moves what is there already and is added again, as in UIKit`() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.appendItems([1])
    #expect(snapshot.itemIdentifiers == [2, 3, 1])
    #expect(snapshot.numberOfItems == 3)
  }

  @Test func `loses items and sections, and what was marked with them`() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.reloadItems([1, 3])
    snapshot.reconfigureItems([1, 2])
    snapshot.reloadSections(["b"])
    snapshot.deleteItems([1, 77])
    #expect(snapshot.reloadedItemIdentifiers == [3])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    snapshot.deleteSections(["b", "z"])
    #expect(snapshot.sectionIdentifiers == ["a"])
    #expect(snapshot.itemIdentifiers == [2])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty)
    snapshot.deleteAllItems()
    #expect((snapshot.numberOfSections, snapshot.numberOfItems) == (0, 0))
  }

  @Test func `inserts and moves sections with their items`() {
    var snapshot = snapshot(["a": [1], "b": [2]])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.moveSection("a", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "d", "a"])
    #expect(snapshot.itemIdentifiers == [2, 1])
  }

  @Test func `stops at the same item twice`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
    }
    #expect(
      result.mentions(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: [1]"))
  }

  @Test func `stops at items without a section, and at a reload of what is not there`() async {
    let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    #expect(first.mentions("There are currently no sections in the data source."))
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.reloadItems([1])
    }
    #expect(second.mentions("Attempted to reload item identifier that does not exist"))
  }
}
