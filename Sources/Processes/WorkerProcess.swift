import Foundation
import Synchronization

/// A program that works beside this one and tells what it does, a line at a time.
///
/// When this process goes, whatever the way, nobody reads the lines any more, and the next one that the
/// program writes ends it.
public final class WorkerProcess {
  /// How a program ended, which a thread of its own waits for.
  private final class End: Sendable {
    private let termination = Mutex<Termination?>(nil)
    private let isKnown = DispatchSemaphore(value: 0)

    init(of child: pid_t) {
      Thread.detachNewThread { [self] in
        let ended = Spawn.wait(for: child)
        termination.withLock { $0 = ended }
        isKnown.signal()
      }
    }

    func wait() -> Termination {
      isKnown.wait()
      isKnown.signal()
      return termination.withLock { $0 } ?? .exited(0)
    }
  }

  /// More than this of what it writes to standard error is not kept.
  private static let errorLimit = 1_000_000

  private let end: End
  private let errors: ScratchFile
  private var input: Int32
  private var bytes = [UInt8](repeating: 0, count: 8_192)
  private var unread = 0..<0

  /// Starts a program whose standard output is the lines; throws a `UserError` when it cannot.
  public init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
    errors = try ScratchFile()
    // What was cut off stays so: the program writes at the end of the file, not where it was.
    _ = fcntl(errors.descriptor, F_SETFL, fcntl(errors.descriptor, F_GETFL) | O_APPEND)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw UserError("no pipe can be made: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    input = ends[0]
    defer { close(ends[1]) }
    let spawn = Spawn(
      command: [program] + arguments, environment: environment,
      streams: Streams(input: nil, output: ends[1], error: errors.descriptor))
    do { end = End(of: try spawn.start()) } catch {
      close(ends[0])
      throw error
    }
  }

  deinit { if input >= 0 { close(input) } }

  /// The next line, which may take a while to come; nil when the program writes no more. One that is
  /// not finished is none.
  public func nextLine() -> String? {
    var line: [UInt8] = []
    while true {
      if let place = bytes[unread].firstIndex(of: UInt8(ascii: "\n")) {
        line += bytes[unread.lowerBound..<place]
        unread = (place + 1)..<unread.upperBound
        return String(decoding: line, as: UTF8.self)
      }
      line += bytes[unread]
      unread = 0..<0
      guard input >= 0 else { return nil }
      let count = read(input, &bytes, bytes.count)
      if count > 0 {
        unread = 0..<count
        cutErrors()
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }

  /// Waits for the end of the program, and returns how it ended and what it wrote to standard error.
  public func wait() -> (termination: Termination, errors: Data) {
    (end.wait(), errors.contents())
  }

  /// Reads no more lines, which ends the program at its next one.
  public func stopReading() {
    if input >= 0 { close(input) }
    input = -1
  }

  private func cutErrors() {
    var status = stat()
    guard fstat(errors.descriptor, &status) == 0, status.st_size > Self.errorLimit else { return }
    _ = ftruncate(errors.descriptor, 0)
  }
}
