import Testing

@testable import Practice

@Suite struct SmellTests {
  private static let cheats = Result { try SmellBench(Cheats.files) }
  private static let storeCheats = Result { try SmellBench(StoreCheats.files) }
  private static let observed = Result { try SmellBench(OwnDesigns.observed) }
  private static let called = Result { try SmellBench(OwnDesigns.called) }

  /// Smells that are found at lines, and of which none is to be found in a good design.
  private static let found: [Smell] = [
    .untypedData, .networkInScreens, .loadingInScreens, .booleanState, .formattersPerCall,
    .formattersInScreens,
    .uiKitBelowScreens, .seamsOutsideRoot, .concreteServices,
  ]

  @Test(arguments: found.map(\.id))
  func `a smell is found where it is, and nowhere else, however it is hidden`(id: String) throws {
    let smell = try #require(Smell.named(id))
    let cheats = try Self.cheats.get()
    let surprises = cheats.surprises(about: smell)
    #expect(surprises.found == [])
    #expect(surprises.missed == [])
    #expect(cheats.marks(of: smell) > 0)
  }

  @Test(arguments: [
    "storage-in-screens", "protocol-width", "sort-switches", "logging-in-logic",
  ])
  func `a smell of a list that is kept in a file is found where it is, and nowhere else`(id: String)
    throws
  {
    let smell = try #require(Smell.named(id))
    let surprises = try Self.storeCheats.get().surprises(about: smell)
    #expect(surprises.found == [])
    #expect(surprises.missed == [])
    #expect(try Self.storeCheats.get().marks(of: smell) > 1)
  }

  @Test func `a decorator is in front of one thing, passes for it, and asks it`() throws {
    let report = try Self.storeCheats.get().report
    #expect(report.measures["formatters-in-screens"]?.value == 0)
    #expect(report.measures["decorators"]?.value == 1)
    #expect(report.measures["protocol-width"]?.value == 4)
  }

  @Test(arguments: found.map(\.id))
  func `a design of one's own has none of them`(id: String) throws {
    for design in [try Self.observed.get(), try Self.called.get()] {
      #expect(design.report.measures[id]?.places == [])
    }
  }

  @Test func `a protocol at the edge is found by what it asks for, and only if somebody asks`()
    throws
  {
    for design in [try Self.cheats.get(), try Self.observed.get(), try Self.called.get()] {
      #expect(design.report.measures["edge-protocols"]?.value == 1)
    }
  }

  @Test func `lines are those of the declaration and its extensions`() throws {
    let report = try Self.called.get().report
    #expect(report.measures["controller-lines"]?.value == 19)
    #expect(report.measures["type-lines"]?.value == 19)
  }
}
