extension String {
  /// How many bytes nobody reads through, and how many characters of such a text are shown.
  private static let (longestShown, shownOfLonger) = (2_000, 200)

  /// The string in quotes, with whatever cannot be seen by its name: `"9:00<U+202F>AM"`. Of a very long
  /// one the beginning, its length and a digest.
  var quotedVisibly: String {
    guard utf8.count > Self.longestShown else { return wholeQuotedVisibly }
    let beginning = String(String.UnicodeScalarView(unicodeScalars.prefix(Self.shownOfLonger)))
    return
      "\(beginning.wholeQuotedVisibly) … \(utf8.count) bytes, digest \(FileRendering.digest(utf8))"
  }

  private var wholeQuotedVisibly: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case " ": text += " "
      case _ where scalar.isInvisible:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    guard value < 0x20 || value > 0x7E else { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
      .privateUse, .surrogate:
      true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
