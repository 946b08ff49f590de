import Foundation
import OpenAutoLayout
import Testing

/// Points and rectangles in other views' coordinates.
@MainActor
struct ConversionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let card = UIView(frame: CGRect(x: 60, y: 190, width: 200, height: 100))
  private let child = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 20))

  init() {
    root.addSubview(card)
    card.addSubview(child)
  }

  @Test func throughAScale() {
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(
      child.convert(child.bounds, to: root) == CGRect(x: 120, y: 220, width: 20, height: 10))
    #expect(child.convert(CGPoint(x: 4, y: 2), to: root) == CGPoint(x: 122, y: 221))
    #expect(child.convert(CGPoint(x: 122, y: 221), from: root) == CGPoint(x: 4, y: 2))
    #expect(
      root.convert(CGRect(x: 120, y: 220, width: 20, height: 10), to: child) == child.bounds)
    // What both are in does not count.
    #expect(child.convert(child.bounds, to: card) == child.frame)
    child.transform = CGAffineTransform(scaleX: -1, y: 1)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 140, y: 220))
    #expect(
      child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: root)
        == CGRect(x: 135, y: 220, width: 5, height: 10))
  }

  @Test func throughATurnAndAScrolledView() {
    card.bounds.origin = CGPoint(x: 20, y: 10)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 60, y: 190))
    card.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    // The upper left corner of the bounds is now the upper right one of the frame.
    #expect(card.frame == CGRect(x: 110, y: 140, width: 100, height: 200))
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 210, y: 140))
    #expect(
      child.convert(child.bounds, to: root) == CGRect(x: 190, y: 140, width: 20, height: 40))
    #expect(root.convert(CGPoint(x: 210, y: 140), to: child) == .zero)
  }

  @Test func aroundAnAnchorPoint() {
    card.layer.anchorPoint = CGPoint(x: 0, y: 1)
    card.frame = CGRect(x: 60, y: 190, width: 200, height: 100)
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(card.frame == CGRect(x: 60, y: 90, width: 400, height: 200))
    #expect(
      child.convert(child.bounds, to: root) == CGRect(x: 100, y: 110, width: 80, height: 40))
  }

  @Test func aRectangleIsBoxedOnce() {
    card.transform = CGAffineTransform(rotationAngle: .pi / 4)
    child.transform = CGAffineTransform(rotationAngle: -.pi / 4)
    #expect(
      Frame(0, 0, 40, 20).matches(
        CGRect(origin: .zero, size: child.convert(child.bounds, to: root).size)))
    let other = UIView(frame: CGRect(x: 100, y: 50, width: 10, height: 10))
    card.addSubview(other)
    #expect(other.convert(other.bounds, to: card) == other.frame)
  }

  /// Apple's pages say that both views are in one window. Windows lie on one screen, and so do roots here.
  @Test func betweenTrees() {
    root.frame.origin = CGPoint(x: 10, y: 20)
    let otherRoot = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    otherRoot.addSubview(other)
    #expect(child.convert(CGPoint.zero, to: other) == CGPoint(x: -15, y: 165))
    #expect(child.convert(CGPoint.zero, from: other) == CGPoint(x: 15, y: -165))
    #expect(root.convert(root.bounds, to: otherRoot).origin == CGPoint(x: -90, y: -30))
    otherRoot.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(other.convert(CGPoint.zero, to: root) == CGPoint(x: 50, y: -10))
    otherRoot.bounds.origin.y = 5
    #expect(other.convert(CGPoint.zero, to: root) == CGPoint(x: 50, y: -20))
  }

  /// Apple's pages: `nil` stands for the window. Where there is none, it is what the root's frame is in, as
  /// for layers, whose page on `convert(_:to:)` adds the frame's origin.
  @Test func toTheWindow() {
    root.frame.origin = CGPoint(x: 10, y: 20)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 90, y: 220))
    #expect(child.convert(CGPoint(x: 90, y: 220), from: nil) == .zero)
    let window = UIWindow(frame: CGRect(x: 500, y: 600, width: 400, height: 500))
    window.addSubview(root)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 90, y: 220))
    #expect(window.convert(CGPoint(x: 1, y: 2), to: nil as UIView?) == CGPoint(x: 1, y: 2))
    let other = UIWindow(frame: CGRect(x: 100, y: 0, width: 400, height: 500))
    #expect(child.convert(CGPoint.zero, to: other) == CGPoint(x: 490, y: 820))
  }

  @Test func hitTestsGoThroughTransforms() {
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(root.hitTest(CGPoint(x: 121, y: 221), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 111, y: 216), with: nil) === card)
    #expect(root.hitTest(CGPoint(x: 90, y: 240), with: nil) === root)
    card.transform = CGAffineTransform(rotationAngle: .pi / 4)
    // In the box, beside the turned view.
    #expect(card.frame.contains(CGPoint(x: 60, y: 140)))
    #expect(root.hitTest(CGPoint(x: 60, y: 140), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 160, y: 240), with: nil) === card)
    card.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(root.hitTest(CGPoint(x: 160, y: 240), with: nil) === root)
    card.transform = .identity
    card.layer.anchorPoint = .zero
    #expect(root.hitTest(CGPoint(x: 90, y: 240), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 181, y: 251), with: nil) === child)
  }

  /// The keyboard's guide is for constraints, which do not see transforms.
  @Test func theKeyboardOfATransformedView() {
    root.layoutKeyboardFrame = CGRect(x: 0, y: 240, width: 320, height: 240)
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(button)
    button.bottomAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor).isActive = true
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(button.frame.maxY == 50)
  }
}
