// expected: protocol conformance descriptor for __C.CGRect : Swift.Hashable in CoreGraphics
import Foundation

/// The compiler does not warn of it, and hashing it ends an app on an older system.
public struct Place: Hashable {
  public var name: String
  public var frame: CGRect?
}
