import Foundation

/// A kata's folder of scenarios, as the harness reads it.
struct ScenarioFolder {
  /// The scenarios, by file name without the ending, in order.
  let slugs: [String]

  /// What lies in the folder and is no scenario, a line each.
  let remarks: [String]

  init(_ kata: KataFolder) {
    let folder = kata.folder.appending(path: "Scenarios").path
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
    slugs = names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    remarks = names.filter { !$0.hasSuffix(".json") }.map { name in
      "\(kata.paths.scenarios)/\(name) is no scenario and does not run: "
        + "scenarios are files right in this folder whose names end in .json"
    }
  }
}
