extension UIButton {
  /// A button's title, colours and looks as one value.
  public struct Configuration {
    enum Look {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    /// Where the image stands beside the title; kept.
    public enum ImagePlacement: Sendable { case leading, trailing, top, bottom }
    /// How round the corners are; kept.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    /// How big the button is; kept.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    let look: Look
    /// The title.
    public var title: String?
    /// A second line below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// Whether a spinner takes the image's place.
    public var showsActivityIndicator = false
    /// The colour of title and image; nil means the default.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil means the default.
    public var baseBackgroundColor: UIColor?
    /// Where the image stands; kept, and no part of a screen.
    public var imagePlacement: ImagePlacement = .leading
    /// The space between image and title, in points; kept.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points; kept.
    public var titlePadding: CGFloat = 0
    /// The space around the content; kept.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How round the corners are; kept.
    public var cornerStyle: CornerStyle = .dynamic
    /// How big the button is; kept.
    public var buttonSize: Size = .medium

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// A button on a light background of the accent colour.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// A button on grey.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// A button on the accent colour.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// A button without a border.
    public static func borderless() -> Configuration { Configuration(look: .borderless) }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration(look: .bordered) }
    /// A button with a border in the accent colour.
    public static func borderedTinted() -> Configuration { Configuration(look: .borderedTinted) }
    /// A button that stands out most.
    public static func borderedProminent() -> Configuration {
      Configuration(look: .borderedProminent)
    }

    init(look: Look) { self.look = look }
  }
}
