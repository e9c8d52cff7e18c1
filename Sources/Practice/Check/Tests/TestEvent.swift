/// One line of Swift Testing's event stream, version 0, as far as it matters here.
struct TestEvent: Decodable {
  let kind: String
  let payload: Payload

  /// A test when `kind` is `test`, otherwise something that happened to one.
  struct Payload: Decodable {
    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Location?
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  struct Issue: Decodable {
    let isKnown: Bool
    let sourceLocation: Location?
  }

  struct Message: Decodable {
    let text: String
  }

  struct Location: Decodable {
    let fileID: String
    let line: Int

    /// The absolute path; underscored in the first releases of the format.
    let path: String?

    enum CodingKeys: String, CodingKey {
      case fileID, line, filePath
      case underscoredPath = "_filePath"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      fileID = try values.decode(String.self, forKey: .fileID)
      line = try values.decode(Int.self, forKey: .line)
      path =
        try values.decodeIfPresent(String.self, forKey: .filePath)
        ?? values.decodeIfPresent(String.self, forKey: .underscoredPath)
    }
  }
}
