import Foundation
import OpenAutoLayout
import Testing

/// The anchor point. Apple's pages on `CALayer.position` and `anchorPoint`: the position is that of the
/// anchor point, around which transforms are applied. Changing the anchor point keeps the position, so that
/// the frame moves.
@MainActor
struct AnchorPointTests {
  nonisolated static let corners = [
    CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0.25, y: 0.75), CGPoint(x: -1, y: 2),
  ]

  @Test(arguments: corners)
  func anotherAnchorPointMovesTheFrame(anchor: CGPoint) {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 80))
    view.layer.anchorPoint = anchor
    #expect(view.center == CGPoint(x: 120, y: 140))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 80))
    #expect(
      view.frame
        == CGRect(x: 120 - 40 * anchor.x, y: 140 - 80 * anchor.y, width: 40, height: 80))
    #expect(view.layer.position == view.center && view.layer.frame == view.frame)
    // The idiom that keeps the view where it is.
    view.frame = CGRect(x: 100, y: 100, width: 40, height: 80)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 80))
    #expect(view.center == CGPoint(x: 100 + 40 * anchor.x, y: 100 + 80 * anchor.y))
    view.bounds.size = CGSize(width: 80, height: 40)
    #expect(view.center == CGPoint(x: 100 + 40 * anchor.x, y: 100 + 80 * anchor.y))
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.frame.minX == 100 + 40 * anchor.x - 40)
  }

  @Test func aTransformIsAppliedAroundIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
    view.layer.anchorPoint = .zero
    view.center = CGPoint(x: 100, y: 100)
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 80, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(Frame(20, 100, 80, 40).matches(view.frame), "\(view.frame)")
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 30)
    #expect(Frame(0, 0, 10, 30).matches(view.frame), "\(view.frame)")
  }

  /// Apple's page on `transform`: constraints place the untransformed frame. So the anchor point moves a view
  /// until the next layout, as another center does.
  @Test(arguments: corners, [false, true])
  func constraintsPlaceTheFrame(anchor: CGPoint, rightToLeft: Bool) {
    let scene = Scene(300, 300, rightToLeft: rightToLeft)
    let view = scene.view(40, 80)
    let leading = view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 30)
    scene.activate(leading, view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10))
    scene.layout()
    let place = view.frame
    view.layer.anchorPoint = anchor
    #expect(view.frame != place && view.center == CGPoint(x: place.midX, y: place.midY))
    scene.root.setNeedsLayout()
    scene.layout()
    #expect(view.frame == place)
    #expect(view.center == CGPoint(x: place.minX + 40 * anchor.x, y: 10 + 80 * anchor.y))
    leading.constant = 50
    view.content.width = 60
    scene.layout()
    #expect(view.frame == CGRect(x: rightToLeft ? 190 : 50, y: 10, width: 60, height: 80))
    let fresh = scene.view(40, 80)
    fresh.layer.anchorPoint = anchor
    fresh.pinOrigin()
    scene.layout()
    #expect(fresh.frame == CGRect(x: 0, y: 0, width: 40, height: 80))
  }

  @Test func aMaskFollowsTheFrame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.layer.anchorPoint = .zero
    view.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    for size in [200, 150] as [CGFloat] {
      root.frame.size = CGSize(width: size, height: size)
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 10, y: size - 90, width: size - 20, height: 80))
    }
  }

  @Test func layersWithoutViews() {
    let layer = CALayer()
    #expect(layer.position == .zero && layer.frame == .zero)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = CGPoint(x: 1, y: 0)
    #expect(layer.frame == CGRect(x: -5, y: 40, width: 30, height: 40))
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: -35, y: 40, width: 60, height: 80))
    layer.bounds = CGRect(x: 5, y: 6, width: 10, height: 10)
    #expect(layer.frame == CGRect(x: 5, y: 40, width: 20, height: 20))
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
    layer.position = .zero
    #expect(layer.frame == CGRect(x: -20, y: 0, width: 20, height: 20))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 20, height: 30))
    #expect(layer.position == CGPoint(x: 40, y: 0))
  }
}
