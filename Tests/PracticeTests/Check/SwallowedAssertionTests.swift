import Testing

@testable import Practice

@Suite struct SwallowedAssertionTests {
  private func find(_ sources: String...) -> [String] {
    let named = sources.enumerated().map { ("\($0).swift", $1) }
    return SwallowedAssertion.find(in: Dictionary(uniqueKeysWithValues: named)).map {
      "\($0.file):\($0.line): \($0.name) in \($0.test)"
    }
  }

  @Test func `an assertion of XCTest in a test of Swift Testing is found, by place and test`() {
    #expect(
      find(
        "struct A {\n  @Test(arguments: [1].map { $0 }) func `it's a \"row {\"`(n: Int) {\n"
          + "    XCTAssertEqual(1, 2)\n  }\n  @Test func b() { [1].forEach { _ in XCTFail() } }\n}")
        == ["0.swift:3: XCTAssertEqual in it's a \"row {\"", "0.swift:5: XCTFail in b"])
  }

  @Test func `an expectation of Swift Testing in a test of XCTest is found`() {
    #expect(
      find(
        "class Base: XCTestCase {}",
        "final class B: Base {\n  func testA() {\n    #expect(1 == 2)\n    Issue.record(\"x\")\n  }\n}"
      )
        == ["1.swift:3: #expect in testA", "1.swift:4: Issue.record in testA"])
  }

  @Test func `a helper counts for whoever calls it, in another file, too`() {
    let helper = "func check(_ n: Int) {\n  XCTAssert(n > 0)\n}\nfunc twice(_ n: Int) { check(n) }"
    #expect(
      find(helper, "@Test func a() {\n  twice(1)\n}") == ["0.swift:2: XCTAssert in a"])
    #expect(find(helper, "class B: XCTestCase { func testA() { twice(1) } }").isEmpty)
  }

  @Test func `the beginning of a suite belongs to its tests`() {
    #expect(
      find("struct A {\n  init() { XCTAssertTrue(false) }\n  @Test func a() {}\n}")
        == ["0.swift:2: XCTAssertTrue in init"])
  }

  @Test func `what is in its own library, throws, or is only text is left alone`() {
    #expect(
      find(
        """
        // XCTFail()
        struct A {
          var text = "}"
          @Test func a() throws {
            /* XCTFail() /* nested */ XCTFail() */
            let text = "XCTFail(\\(n("}")))" + #"XCTFail("\\()"# + ""\"
              XCTFail()
              ""\"
            #expect(text != "")
            _ = try XCTUnwrap(Optional(1))
          }
          func report() { XCTFail(); Issue.record() }
          @Test func b() { report() }
        }
        extension B { func more() { XCTAssertEqual(1, 1) } }
        final class B: XCTestCase {
          class func make() -> Int { 1 }
          func testA() throws { XCTAssertTrue(true); try #require(true); more() }
        }
        """
      ).isEmpty)
  }

  @Test(arguments: ["}", "{", "\"", "func", "@Test func a() { XCTFail(", "/*", "\"\\(", "#", "`a"])
  func `a source that is cut off anywhere is read to its end`(source: String) {
    #expect(find(source).count <= 1)
  }
}
