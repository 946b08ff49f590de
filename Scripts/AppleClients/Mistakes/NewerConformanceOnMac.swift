// expected: protocol conformance descriptor for __C.CGPoint : Swift.Hashable in CoreGraphics
// platform: macos
import Foundation

public enum Place: Hashable {
  case point(CGPoint)
}
