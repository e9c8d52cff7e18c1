/// Ends the process with UIKit's words where UIKit would throw an exception. This module is always
/// optimised, and optimised code does not print what `precondition` has to say.
func require(
  _ condition: @autoclosure () -> Bool, _ words: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard condition() else { fatalError(words(), file: file, line: line) }
}
