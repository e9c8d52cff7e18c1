import Catalog
import Foundation
import Harness
import Testing

@Suite("Catalog") struct CatalogTests {
  @Test func `every folder in Katas is a kata of the catalog, and the other way round`() throws {
    let folder = try #require(Katas.all.first).folder.deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    ).filter(\.hasDirectoryPath).map(\.lastPathComponent)
    #expect(names.sorted() == Katas.all.map(\.name).sorted())
  }

  @Test func `a kata is found by its name in any case`() {
    for name in Katas.all.map(\.name) {
      #expect(Katas.named(name.lowercased())?.name == name)
      #expect(Katas.named(name.uppercased())?.name == name)
    }
    #expect(Katas.named("nothing") == nil)
  }
}
