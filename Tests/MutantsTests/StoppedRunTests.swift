import Foundation
import Processes
import Testing

@testable import Mutants

@Suite final class StoppedRunTests {
  /// A temporary folder of its own, in which a run leaves whatever it leaves.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "stopped-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var left: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
  }

  @Test func `folders are there while the run goes on, and not longer`() throws {
    var folders: ScratchFolders? = try ScratchFolders(in: folder)
    let first = try #require(try folders?.folder("1"))
    try Data("x".utf8).write(to: first.appending(path: "lab"))
    // Another run leaves them alone.
    _ = try ScratchFolders(in: folder)
    #expect(try left.count == 1)
    folders = nil
    #expect(try left == [])
  }

  @Test func `what a killed run left behind goes with the next one`() throws {
    let forsaken = folder.appending(path: "kata-mutants-of-the-dead/1")
    try FileManager.default.createDirectory(at: forsaken, withIntermediateDirectories: true)
    let foreign = folder.appending(path: "kata-other")
    try FileManager.default.createDirectory(at: foreign, withIntermediateDirectories: true)
    _ = try ScratchFolders(in: folder)
    #expect(try left == ["kata-other"])
  }

  /// A kata whose mutants fit its room; in an attempt there is other code, and a run is over at once.
  private static let mutableKata: String? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let katas = (try? FileManager.default.contentsOfDirectory(atPath: "\(root.path)/Katas")) ?? []
    return katas.sorted().first { kata in
      let files = MutantFile.all(in: root.appending(path: "Katas/\(kata)/Mutants"))
      guard files.count > 10,
        let room = try? Room(root.appending(path: "Sources/Refactored/\(kata)"))
      else { return false }
      return files.allSatisfy { (try? room.mutate(by: $0.read())) != nil }
    }
  }()

  @Test(.enabled(if: mutableKata != nil, "no room is the reference solution"))
  func `a signal ends the run, its children and its folders`() throws {
    let lab = try #require(Self.lab)
    let kata = try #require(Self.mutableKata).lowercased()
    let pipe = folder.appending(path: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    var reader: Int32 = -1
    defer { close(reader) }
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = folder.path
    // All that it runs holds the pipe open, too, until it is gone.
    let output = try Subprocess(environment: environment).run(
      "/bin/sh",
      ["-c", "exec 3>\"$0\"; exec \"$1\" mutants \"$2\" >&3", pipe.path, lab.path, kata],
      started: { process in
        reader = open(pipe.path, O_RDONLY | O_CLOEXEC)
        // One mutant is through, so that others are being built.
        _ = read(reader, lines: 2)
        kill(process, SIGTERM)
      })
    #expect(output.termination == .exited(128 + SIGTERM))
    #expect(try left == ["pipe"])
    #expect(read(reader, lines: .max) != nil)
  }

  /// Reads some lines, or all until nobody can write any more; nil where one would wait for ever.
  private func read(_ descriptor: Int32, lines: Int) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
      guard poll(&readable, 1, 120_000) == 1 else { return nil }
      guard Foundation.read(descriptor, &byte, 1) == 1 else { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The program beside the tests, whether they are a program or a bundle.
  private static let lab: URL? = [Bundle.main, Bundle(for: StoppedRunTests.self)]
    .flatMap { [$0.executableURL, $0.bundleURL].compactMap(\.self) }
    .map { $0.deletingLastPathComponent().appending(path: "lab") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
