// UIKit's names and signatures, headless: no drawing, geometry, animation or Objective-C runtime.
//
// What is declared works, or says in its comment that it is kept and no part of a screen. What does
// nothing here is not declared. Where interview code meets the difference:
// - A cell subclass writes `required init(style:reuseIdentifier:)` instead of `override`.
// - Handlers are `UIAction`s, as `#selector` needs the Objective-C runtime.
// - Optional delegate methods are defaults of the protocol. One that UIKit has and this module has
//   not is never called, and neither is one that only a subclass of the conforming class implements.

// UIKit brings Foundation along; so does its stand-in.
@_exported import Foundation
