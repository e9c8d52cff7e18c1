import Catalog
import Foundation
import Harness
import Testing

@Suite("Catalog") struct CatalogTests {
  @Test func `every folder in Katas is a kata of the catalog, and the other way round`() throws {
    let folder = try #require(Katas.all.first).folder.deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }
    #expect(names.sorted() == Katas.all.map(\.name).sorted())
  }

  @Test(arguments: Katas.all.map(\.name))
  func `approved traces belong to scenarios`(_ name: String) throws {
    let kata = try #require(Katas.named(name))
    let slugs = Set(kata.scenarioFiles.map(\.slug))
    let orphans = try FileManager.default.contentsOfDirectory(atPath: kata.approved.folder.path)
      .filter { !slugs.contains(String($0.prefix { $0 != "." })) }
    #expect(orphans.isEmpty, "swift run lab approve \(name.lowercased()) removes them")
  }

  @Test func `a kata is found by its name in any case`() {
    #expect(Katas.named("reservations")?.name == "Reservations")
    #expect(Katas.named("RESERVATIONS")?.name == "Reservations")
    #expect(Katas.named("nothing") == nil)
  }
}
