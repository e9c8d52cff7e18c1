extension String {
  /// The text as a word of a command that a person can paste into a shell.
  var quotedForShell: String {
    wholeMatch(of: /[\p{L}\p{M}\p{N}_@%+=:,.\/^-]+/) != nil
      ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
