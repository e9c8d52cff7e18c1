extension UIColor {
  // Colours by meaning, which look different in light and dark.

  /// The colour `label`.
  public static let label = UIColor(name: "label")
  /// The colour `secondaryLabel`.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  /// The colour `tertiaryLabel`.
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  /// The colour `quaternaryLabel`.
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
  /// The colour `placeholderText`.
  public static let placeholderText = UIColor(name: "placeholderText")
  /// The colour `link`.
  public static let link = UIColor(name: "link")
  /// The colour `separator`.
  public static let separator = UIColor(name: "separator")
  /// The colour `opaqueSeparator`.
  public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
  /// The colour `systemBackground`.
  public static let systemBackground = UIColor(name: "systemBackground")
  /// The colour `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  /// The colour `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
  /// The colour `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  /// The colour `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground")
  /// The colour `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground")
  /// The colour `systemFill`.
  public static let systemFill = UIColor(name: "systemFill")
  /// The colour `secondarySystemFill`.
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
  /// The colour `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
  /// The colour `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
  /// The colour `tintColor`.
  public static let tintColor = UIColor(name: "tintColor")
  /// The colour `systemRed`.
  public static let systemRed = UIColor(name: "systemRed")
  /// The colour `systemGreen`.
  public static let systemGreen = UIColor(name: "systemGreen")
  /// The colour `systemBlue`.
  public static let systemBlue = UIColor(name: "systemBlue")
  /// The colour `systemOrange`.
  public static let systemOrange = UIColor(name: "systemOrange")
  /// The colour `systemYellow`.
  public static let systemYellow = UIColor(name: "systemYellow")
  /// The colour `systemPink`.
  public static let systemPink = UIColor(name: "systemPink")
  /// The colour `systemPurple`.
  public static let systemPurple = UIColor(name: "systemPurple")
  /// The colour `systemTeal`.
  public static let systemTeal = UIColor(name: "systemTeal")
  /// The colour `systemIndigo`.
  public static let systemIndigo = UIColor(name: "systemIndigo")
  /// The colour `systemBrown`.
  public static let systemBrown = UIColor(name: "systemBrown")
  /// The colour `systemMint`.
  public static let systemMint = UIColor(name: "systemMint")
  /// The colour `systemCyan`.
  public static let systemCyan = UIColor(name: "systemCyan")
  /// The colour `systemGray`.
  public static let systemGray = UIColor(name: "systemGray")
  /// The colour `systemGray2`.
  public static let systemGray2 = UIColor(name: "systemGray2")
  /// The colour `systemGray3`.
  public static let systemGray3 = UIColor(name: "systemGray3")
  /// The colour `systemGray4`.
  public static let systemGray4 = UIColor(name: "systemGray4")
  /// The colour `systemGray5`.
  public static let systemGray5 = UIColor(name: "systemGray5")
  /// The colour `systemGray6`.
  public static let systemGray6 = UIColor(name: "systemGray6")

  // Colours that always look the same.

  /// The colour `black`.
  public static let black = UIColor(name: "black")
  /// The colour `darkGray`.
  public static let darkGray = UIColor(name: "darkGray")
  /// The colour `lightGray`.
  public static let lightGray = UIColor(name: "lightGray")
  /// The colour `white`.
  public static let white = UIColor(name: "white")
  /// The colour `gray`.
  public static let gray = UIColor(name: "gray")
  /// The colour `red`.
  public static let red = UIColor(name: "red")
  /// The colour `green`.
  public static let green = UIColor(name: "green")
  /// The colour `blue`.
  public static let blue = UIColor(name: "blue")
  /// The colour `cyan`.
  public static let cyan = UIColor(name: "cyan")
  /// The colour `yellow`.
  public static let yellow = UIColor(name: "yellow")
  /// The colour `magenta`.
  public static let magenta = UIColor(name: "magenta")
  /// The colour `orange`.
  public static let orange = UIColor(name: "orange")
  /// The colour `purple`.
  public static let purple = UIColor(name: "purple")
  /// The colour `brown`.
  public static let brown = UIColor(name: "brown")
  /// No colour at all.
  public static let clear = UIColor(name: "clear")

  /// The names of the colours that always look the same, by their components from 0 to 255.
  static let fixedNames: [[Int]: String] = [
    [0, 0, 0]: "black",
    [85, 85, 85]: "darkGray",
    [170, 170, 170]: "lightGray",
    [255, 255, 255]: "white",
    [128, 128, 128]: "gray",
    [255, 0, 0]: "red",
    [0, 255, 0]: "green",
    [0, 0, 255]: "blue",
    [0, 255, 255]: "cyan",
    [255, 255, 0]: "yellow",
    [255, 0, 255]: "magenta",
    [255, 128, 0]: "orange",
    [128, 0, 128]: "purple",
    [153, 102, 51]: "brown",
  ]
}
