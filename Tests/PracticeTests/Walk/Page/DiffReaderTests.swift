import Testing

@testable import Practice

@Suite struct DiffReaderTests {
  @Test func `files get the lines of their patches, in git's order`() {
    let changes = DiffReader.changes(
      names: ["M", "Room/A.swift", "A", "Room/B.swift"],
      patch: """
        diff --git a/Room/A.swift b/Room/A.swift
        index 1..2 100644
        --- a/Room/A.swift
        +++ b/Room/A.swift
        @@ -1,2 +1,2 @@ struct A {
         same
        -old
        +new
        diff --git a/Room/B.swift b/Room/B.swift
        new file mode 100644
        --- /dev/null
        +++ b/Room/B.swift
        @@ -0,0 +1 @@
        +only
        \\ No newline at end of file
        """)
    #expect(changes.map(\.title) == ["Room/A.swift", "Room/B.swift (new)"])
    #expect(
      changes[0].lines == [
        .init(kind: .place, text: "-1,2 +1,2  struct A {"), .init(kind: .context, text: "same"),
        .init(kind: .removed, text: "old"), .init(kind: .added, text: "new"),
      ])
    #expect(changes[1].lines.map(\.text) == ["-0,0 +1", "only"])
    #expect(changes[1].added == 1)
    #expect(changes[1].removed == 0)
  }

  @Test func `a file that only moved has both names and no lines`() {
    let changes = DiffReader.changes(
      names: ["R100", "Old name.swift", "New name.swift", "D", "Gone.swift"],
      patch: """
        diff --git a/Old name.swift b/New name.swift
        similarity index 100%
        rename from Old name.swift
        rename to New name.swift
        diff --git a/Gone.swift b/Gone.swift
        deleted file mode 100644
        --- a/Gone.swift
        +++ /dev/null
        @@ -1 +0,0 @@
        -gone
        """)
    #expect(changes[0].kind == .renamed(from: "Old name.swift"))
    #expect(changes[0].lines.isEmpty)
    #expect(changes[1].kind == .removed)
    #expect(changes[1].removed == 1)
  }

  @Test func `code that looks like a patch's header is code`() {
    let changes = DiffReader.changes(
      names: ["M", "A.swift"],
      patch: """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1,3 +1,3 @@
        --- a comment in SQL
        +++ b
        +@@ attribute
        """)
    #expect(changes[0].lines.map(\.kind) == [.place, .removed, .added, .added])
    #expect(changes[0].lines[1].text == "-- a comment in SQL")
  }

  @Test func `line ends of another system stay in their lines`() {
    let changes = DiffReader.changes(
      names: ["M", "A.swift"],
      patch: "diff --git a/A.swift b/A.swift\n@@ -1 +1 @@\n-a\r\n+b\r\n")
    #expect(changes[0].lines.map(\.text) == ["-1 +1", "a\r", "b\r"])
  }
}
