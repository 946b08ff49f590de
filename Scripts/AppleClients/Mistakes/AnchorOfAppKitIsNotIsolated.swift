// expected: call to main actor-isolated instance method 'constrain
// platform: macos
extension NSLayoutDimension {
  // UIKit's class is on the main actor, and with it this; AppKit's is not.
  public func collapse() {
    constrain(to: 0)
  }
}
