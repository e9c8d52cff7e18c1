import Foundation

/// Something that happened in an attempt and is worth telling afterwards.
public enum AttemptEvent: Equatable, Sendable {
  /// The person looked at a stage of the reference solution.
  case looked(stage: String, at: Date)

  /// The person had the work checked.
  case checked(CheckRecord)

  /// The work met the goals of a stage, by its number, for the first time: a split.
  case stageReached(Int, at: Date)

  /// The person asked for a hint for a stage: the first, second or third, by `level`.
  case hinted(stage: String, level: Int, at: Date)

  /// When it happened.
  public var date: Date {
    switch self {
    case .looked(_, let date), .stageReached(_, let date), .hinted(_, _, let date): date
    case .checked(let record): record.at
    }
  }
}

extension AttemptEvent: Codable {
  private enum Kind: String, Codable {
    case looked
    case checked
    case stageReached
    case hinted
  }

  private enum CodingKeys: CodingKey {
    case kind
    case stage
    case at
    case check
    case number
    case level
  }

  /// Reads an event from an attempt's file.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let name = try values.decode(String.self, forKey: .kind)
    guard let kind = Kind(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values,
        debugDescription: "this workbench knows no event \"\(name)\", a newer one does: update it "
          + "with `git pull`")
    }
    switch kind {
    case .looked:
      self = .looked(
        stage: try values.decode(String.self, forKey: .stage),
        at: try values.decode(Date.self, forKey: .at))
    case .checked:
      self = .checked(try values.decode(CheckRecord.self, forKey: .check))
    case .stageReached:
      self = .stageReached(
        try values.decode(Int.self, forKey: .number),
        at: try values.decode(Date.self, forKey: .at))
    case .hinted:
      self = .hinted(
        stage: try values.decode(String.self, forKey: .stage),
        level: try values.decode(Int.self, forKey: .level),
        at: try values.decode(Date.self, forKey: .at))
    }
  }

  /// Writes the event to an attempt's file.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .looked(let stage, let date):
      try values.encode(Kind.looked, forKey: .kind)
      try values.encode(stage, forKey: .stage)
      try values.encode(date, forKey: .at)
    case .checked(let record):
      try values.encode(Kind.checked, forKey: .kind)
      try values.encode(record, forKey: .check)
    case .stageReached(let number, let date):
      try values.encode(Kind.stageReached, forKey: .kind)
      try values.encode(number, forKey: .number)
      try values.encode(date, forKey: .at)
    case .hinted(let stage, let level, let date):
      try values.encode(Kind.hinted, forKey: .kind)
      try values.encode(stage, forKey: .stage)
      try values.encode(level, forKey: .level)
      try values.encode(date, forKey: .at)
    }
  }
}
