import Testing
import UIKitNames

/// A frame to expect, with what is not asserted left out.
struct Frame: CustomStringConvertible {
  var x: CGFloat?
  var y: CGFloat?
  var width: CGFloat?
  var height: CGFloat?

  init(_ x: CGFloat?, _ y: CGFloat?, _ width: CGFloat?, _ height: CGFloat?) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ rect: CGRect) { self.init(rect.minX, rect.minY, rect.width, rect.height) }

  var description: String {
    [x, y, width, height].map { $0.map { "\($0)" } ?? "-" }.joined(separator: ", ")
  }

  /// Whether a rectangle is this one, up to a thousandth of a point unless said.
  func matches(_ rect: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
    zip([x, y, width, height], [rect.minX, rect.minY, rect.width, rect.height]).allSatisfy {
      expected, value in expected.map { abs($0 - value) <= tolerance } ?? true
    }
  }
}

/// Expects a view to have a frame, of which nothing is expected where `nil` stands.
@MainActor
func expect(
  _ view: UIView, _ x: CGFloat?, _ y: CGFloat?, _ width: CGFloat?, _ height: CGFloat?,
  within tolerance: CGFloat = 0.001, sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = Frame(x, y, width, height)
  #expect(
    frame.matches(view.frame, within: tolerance), "\(Frame(view.frame)) instead of \(frame)",
    sourceLocation: sourceLocation)
}
