/// A row's content: a text, a second text and an image.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// The looks of a text.
  public struct TextProperties: Hashable, Sendable {
    /// How lines are aligned; kept, and no part of a screen.
    public enum TextAlignment: Sendable { case natural, center, justified }

    /// The font; kept, and no part of a screen.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How lines are aligned; kept.
    public var alignment: TextAlignment = .natural
    /// How a text that is too long is cut; kept.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines; kept, as a screen shows the whole text.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit; kept.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the user's text size; kept.
    public var adjustsFontForContentSizeCategory = true

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The looks of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour; nil takes the tint colour.
    public var tintColor: UIColor?
    /// How round the corners are, in points; kept.
    public var cornerRadius: CGFloat = 0
    /// The most space the image takes; kept.
    public var maximumSize = CGSize.zero
  }

  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?
  /// The looks of the text.
  public var textProperties: TextProperties
  /// The looks of the second text.
  public var secondaryTextProperties: TextProperties
  /// The looks of the image.
  public var imageProperties = ImageProperties()
  /// Whether the texts stand beside each other where they fit; kept.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The space around the content; kept.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  /// The space between image and text, in points; kept.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts beside each other, in points; kept.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between texts below each other, in points; kept.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  init(secondaryFont: UIFont, secondaryColor: UIColor, sideBySide: Bool) {
    textProperties = TextProperties(font: Fonts.body, color: .label)
    secondaryTextProperties = TextProperties(font: secondaryFont, color: secondaryColor)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// The content of a row with one text, or with a second one of the same colour below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryFont: Fonts.caption, secondaryColor: .label, sideBySide: false)
  }

  /// The content of a row with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryFont: Fonts.caption, secondaryColor: .label, sideBySide: false)
  }

  /// The content of a row with a second text, a value, beside the first.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryFont: Fonts.body, secondaryColor: .secondaryLabel, sideBySide: true)
  }

  /// Makes a view with a label for each text.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same content, as a list's content looks the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  private enum Fonts {
    static let body = UIFont.preferredFont(forTextStyle: .body)
    static let caption = UIFont.preferredFont(forTextStyle: .caption1)
  }
}
