import Foundation
import Harness

/// What `lab fuzz` was told.
struct FuzzOptions {
  /// What a worker process looks at: every `count`-th scenario from one on.
  struct Share {
    var index: Int
    var count: Int
  }

  var runs = 1000
  var seed: UInt64 = 1
  var steps = GeneratedRun.usualLength
  var saves = false
  /// How many processes work; nil for as many as there are cores.
  var jobs: Int?
  /// Given to worker processes only.
  var share: Share?

  init(_ arguments: ArraySlice<String>) throws {
    var left = arguments
    while let option = left.popFirst() {
      switch option {
      case "--save": saves = true
      case "--runs": runs = try Self.number(option, left.popFirst(), 1...1_000_000_000)
      case "--steps": steps = try Self.number(option, left.popFirst(), 1...1_000)
      case "--jobs": jobs = try Self.number(option, left.popFirst(), 1...256)
      case "--share":
        let count = try Self.number(option, left.popFirst(), 1...256)
        share = Share(index: try Self.number(option, left.popFirst(), 0...count - 1), count: count)
      case "--seed":
        guard let text = left.popFirst(), let number = UInt64(text) else {
          throw UsageProblem("--seed wants a number from 0 on")
        }
        seed = number
      default:
        throw UsageProblem(
          "\(option) is not known here; known are --runs, --seed, --steps, --jobs, --save")
      }
    }
  }

  /// How many processes work. What few scenarios take is less than what starting one takes.
  var workers: Int {
    min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, max(1, runs / 50))
  }

  private static func number(
    _ option: String, _ text: String?, _ range: ClosedRange<Int>
  ) throws -> Int {
    guard let number = text.flatMap({ Int($0) }), range.contains(number) else {
      throw UsageProblem("\(option) wants a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
