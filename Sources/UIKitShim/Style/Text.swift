/// How lines of text are aligned; kept, and no part of a screen.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How a text that is too long is cut; kept, and no part of a screen.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
