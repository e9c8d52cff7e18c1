import Foundation

extension Git {
  /// The paths that git lists with NUL after each (`-z`). A name that this workbench could not tell
  /// from another, or not write again as it was, is a `UserError`: its file would be lost.
  func paths(_ arguments: [String], index: URL? = nil) throws -> [String] {
    let output = try attempt(arguments, index: index)
    guard output.termination.isSuccess else { throw Self.failure(of: arguments, output) }
    var bytes: [String: Data] = [:]
    return try output.standardOutput.split(separator: 0).map { field in
      guard let path = String(validating: field, as: UTF8.self) else {
        throw UserError("the file name \(Self.printable(field)) is not UTF-8: rename the file")
      }
      // Swift takes an é in one character and one in two for the same, git does not.
      guard bytes.updateValue(Data(field), forKey: path).map({ $0 == field }) ?? true else {
        throw UserError(
          "there are two files \(path), with its accents written in two ways: rename one of them")
      }
      return path
    }
  }

  private static func printable(_ name: some Collection<UInt8>) -> String {
    name.map { byte in
      (0x20..<0x7F).contains(byte)
        ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
