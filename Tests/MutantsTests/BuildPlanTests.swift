import Testing

@testable import Mutants

@Suite struct BuildPlanTests {
  private let manifest = """
    commands:
      "C.RefactoredToy-x86-debug.module":
        tool: shell
        inputs: ["/p/A.swift"]
        args: ["/bin/swiftc","-module-name","RefactoredToy","-emit-module","-emit-module-path","/p/m","-incremental","-c","@/p/sources","-j2","-Onone","-Xcc","-g"]

      "C.lab-x86-debug.exe":
        tool: shell
        args: ["/bin/swiftc","-o","/p/lab","-emit-executable","@/p/list","-use-ld=lld"]
    """

  @Test func `the words are SwiftPM's, without files and what is incremental`() throws {
    let plan = try #require(
      BuildPlan(
        manifest: manifest, objects: "/p/Harness.build/H.o\n/p/RefactoredToy.build/A.o\n",
        module: "RefactoredToy"))
    #expect(
      plan.compile == ["/bin/swiftc", "-module-name", "RefactoredToy", "-Onone", "-Xcc", "-g"])
    #expect(plan.link == ["/bin/swiftc", "-emit-executable", "-use-ld=lld"])
    #expect(plan.objects == ["/p/Harness.build/H.o"])
  }

  @Test func `a manifest without the module, or objects without it, make no plan`() {
    #expect(
      BuildPlan(manifest: manifest, objects: "/p/RefactoredBar.build/A.o", module: "Bar") == nil)
    #expect(
      BuildPlan(manifest: manifest, objects: "/p/Harness.build/H.o", module: "RefactoredToy")
        == nil)
  }

  @Test func `lines that hold code and are never executed are missed`() {
    let coverage = Coverage(
      lcov: "SF:/r/A.swift\nDA:1,3\nDA:2,0\nend_of_record\nSF:/r/B.swift\nDA:1,0\n")
    #expect(coverage.misses([2, 7], of: "/r/A.swift"))
    #expect(!coverage.misses([1, 2], of: "/r/A.swift"))
    #expect(!coverage.misses([7], of: "/r/A.swift"))
    #expect(coverage.misses([1], of: "/r/B.swift"))
  }
}
