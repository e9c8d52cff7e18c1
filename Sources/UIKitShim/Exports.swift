// UIKit brings Foundation along; so does its stand-in.
@_exported import Foundation
