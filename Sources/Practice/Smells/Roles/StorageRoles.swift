/// Which code keeps data outside of the app's memory.
struct StorageRoles {
  /// The code that reads or writes files or settings, itself or through what it calls directly.
  private(set) var reaching: Set<Int> = []

  init(_ model: CodeModel) {
    let direct = model.uses.filter { Self.isFile($0, in: model) }.map(\.member)
    reaching = CodeCalls(model).callers(of: Set(direct))
  }

  /// Whether a use reads or writes files or settings.
  static func isFile(_ use: CodeUse, in model: CodeModel) -> Bool {
    let target = use.target
    guard isFoundation(use, in: model) else { return false }
    if fileTypes.contains(where: target.contains) { return true }
    return use.name == "init" && target.contains("10contentsOf")
      || use.name == "write" && target.contains("5write2to")
      || target.hasPrefix("c:objc(cs)NS")
        && ["OfURL:", "OfFile:", "writeToURL:", "writeToFile:"].contains(where: target.contains)
  }

  /// Whether a use turns data into the text of a file, or back.
  static func isCoding(_ use: CodeUse, in model: CodeModel) -> Bool {
    isFoundation(use, in: model) && codingTypes.contains(where: use.target.contains)
  }

  /// Whether a use names a place of the file system.
  static func isPlace(_ use: CodeUse, in model: CodeModel) -> Bool {
    let names = [
      "documentsDirectory", "temporaryDirectory", "NSTemporaryDirectory", "NSHomeDirectory",
    ]
    return names.contains(use.name)
      && (model.seams.contains(use.target) || isFoundation(use, in: model))
  }

  private static let fileTypes = [
    "FileManager", "FileHandle", "FileWrapper", "UserDefaults", "InputStream", "OutputStream",
  ]

  private static let codingTypes = [
    "JSONSerialization", "JSONDecoder", "JSONEncoder", "PropertyListSerialization",
    "PropertyListDecoder", "PropertyListEncoder",
  ]

  private static func isFoundation(_ use: CodeUse, in model: CodeModel) -> Bool {
    // What the module declares itself may have Foundation's types in its name.
    guard model.functions[use.target] == nil else { return false }
    return use.target.contains("10Foundation") || use.target.contains("20FoundationEssentials")
      || use.target.hasPrefix("s:10Simulation") || use.target.hasPrefix("c:objc(cs)NS")
  }
}
