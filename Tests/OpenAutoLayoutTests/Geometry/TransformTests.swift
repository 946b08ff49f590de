import Foundation
import OpenAutoLayout
import Testing

/// Views under a transform. Apple's pages on `UIView.frame`, `transform`, `center` and `CALayer.frame`: the
/// frame is the smallest rectangle around the transformed bounds, and the bounds and the center stay.
@MainActor
struct TransformTests {
  struct Case: Sendable {
    var transform: CGAffineTransform
    var frame: Frame
  }

  /// What becomes of a view at 60, 190 of 200 × 100, whose center is at 160, 240.
  nonisolated static let cases = [
    Case(transform: .identity, frame: Frame(60, 190, 200, 100)),
    Case(transform: CGAffineTransform(scaleX: 0.5, y: 0.5), frame: Frame(110, 215, 100, 50)),
    Case(transform: CGAffineTransform(scaleX: 1, y: 4), frame: Frame(60, 40, 200, 400)),
    Case(transform: CGAffineTransform(scaleX: -1, y: 1), frame: Frame(60, 190, 200, 100)),
    Case(transform: CGAffineTransform(scaleX: 0, y: 0), frame: Frame(160, 240, 0, 0)),
    Case(transform: CGAffineTransform(translationX: 7, y: -3), frame: Frame(67, 187, 200, 100)),
    Case(transform: CGAffineTransform(rotationAngle: .pi / 2), frame: Frame(110, 140, 100, 200)),
    Case(
      transform: CGAffineTransform(rotationAngle: .pi / 4),
      frame: Frame(160 - 106.066, 240 - 106.066, 212.132, 212.132)),
    Case(
      transform: CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2),
      frame: Frame(-30, 160, 400, 200)),
    Case(
      transform: CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0),
      frame: Frame(10, 190, 300, 100)),
  ]

  private func isUntouched(_ view: UIView) -> Bool {
    view.bounds == CGRect(x: 0, y: 0, width: 200, height: 100)
      && view.center == CGPoint(x: 160, y: 240)
  }

  @Test(arguments: cases, [false, true])
  func theFrameIsTheBoxAroundTheTransformedBounds(given: Case, rightToLeft: Bool) {
    let scene = Scene(320, 480, rightToLeft: rightToLeft)
    let placed = scene.view(200, 100)
    scene.activate(
      placed.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      placed.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor))
    let manual = UIView(frame: CGRect(x: 60, y: 190, width: 200, height: 100))
    scene.root.addSubview(manual)
    for view in [placed, manual] { view.transform = given.transform }
    scene.layout()
    for view in [placed, manual] {
      #expect(given.frame.matches(view.frame), "\(view.frame)")
      #expect(given.frame.matches(view.layer.frame))
      #expect(isUntouched(view))
    }
    // A transform asks for nothing, and goes without a trace.
    for view in [placed, manual] { view.transform = .identity }
    for view in [placed, manual] {
      #expect(view.frame == CGRect(x: 60, y: 190, width: 200, height: 100))
    }
  }

  /// Apple's page on `transform`: constraints place the view by its untransformed frame.
  @Test(arguments: cases, [false, true])
  func constraintsDoNotSeeATransform(given: Case, rightToLeft: Bool) {
    let scene = Scene(320, 480, rightToLeft: rightToLeft)
    let (a, b) = (scene.view(200, 100), scene.view(20, 10))
    let inner = scene.view(30, 10, in: a)
    scene.activate(
      a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: b.trailingAnchor),
      inner.topAnchor.constraint(equalTo: a.topAnchor))
    scene.layout()
    let (before, innerBefore) = (b.frame, inner.frame)
    a.transform = given.transform
    scene.root.setNeedsLayout()
    scene.layout()
    #expect(b.frame == before && inner.frame == innerBefore)
    scene.root.frame.size.width = 420
    scene.layout()
    #expect(b.frame.minX == (rightToLeft ? before.minX + 100 : before.minX))
    #expect(a.center.x == (rightToLeft ? 310 : 110) && a.bounds.width == 200)
  }

  /// Apple leaves open what setting the frame does under a transform. A layer finds the bounds that are
  /// transformed to it, which there are unless it is turned by other than quarters.
  @Test(arguments: [0, 1, 2, 3, 5, 6, 8].map { cases[$0] })
  func aFrameThatIsSetReadsBack(given: Case) {
    let view = UIView(frame: CGRect(x: 60, y: 190, width: 200, height: 100))
    view.transform = given.transform
    for frame in [
      CGRect(x: 10, y: 20, width: 80, height: 40), CGRect(x: -5, y: 0, width: 300, height: 2),
      .zero, CGRect(x: 60, y: 190, width: 200, height: 100),
    ] {
      view.frame = frame
      let read = Frame(frame.minX, frame.minY, frame.width, frame.height)
      #expect(read.matches(view.frame), "\(view.frame)")
    }
  }

  @Test func aFrameThatIsSetIsThatOfTheTransformedBounds() {
    let view = UIView(frame: .zero)
    view.transform = CGAffineTransform(scaleX: 1, y: 4)
    view.frame = CGRect(x: 60, y: 190, width: 200, height: 100)
    #expect(view.bounds.size == CGSize(width: 200, height: 25))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 60, y: 227.5, width: 200, height: 25))
  }

  @Test func aFrameThatIsSetUnderASingularTransformIsFinite() {
    for scale in [0, 1e-300, .leastNonzeroMagnitude] as [CGFloat] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.transform = CGAffineTransform(scaleX: scale, y: 0)
      view.frame = CGRect(x: 30, y: 40, width: 20, height: 60)
      #expect(view.center == CGPoint(x: 40, y: 70))
      #expect(view.bounds.size == CGSize(width: 10, height: 10))
    }
  }

  @Test func boundsAndCenterUnderATransform() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = CGSize(width: 10, height: 20)
    #expect(view.frame == CGRect(x: 115, y: 105, width: 20, height: 40))
    view.center = CGPoint(x: 20, y: 20)
    #expect(view.frame == CGRect(x: 10, y: 0, width: 20, height: 40))
    view.frame.origin.x = 50
    #expect(
      view.center == CGPoint(x: 60, y: 20) && view.bounds.size == CGSize(width: 10, height: 20))
  }

  @Test func sizeToFitMeasuresTheBounds() {
    let view = ContentView(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    view.content = CGSize(width: 30, height: 20)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
  }

  @Test func masksFollowTheBounds() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: root.bounds)
    let filling = UIView(frame: root.bounds)
    for view in [box, filling] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    root.addSubview(box)
    box.addSubview(filling)
    box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.frame.size = CGSize(width: 200, height: 140)
    #expect(box.frame == CGRect(x: 50, y: 35, width: 100, height: 70))
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 200, height: 140))
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 50, y: 35, width: 100, height: 70))
    #expect(box.bounds.size == CGSize(width: 200, height: 140))
  }

  @Test func aSizeOfItsOwnIsThatOfTheBounds() {
    let (toggle, bar) = (UISwitch(), UIProgressView())
    let (size, height) = (toggle.bounds.size, bar.bounds.height)
    for view in [toggle, bar] { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    toggle.frame = CGRect(x: 10, y: 10, width: 500, height: 500)
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(toggle.bounds.size == size)
    #expect(toggle.frame == CGRect(x: 10, y: 10, width: size.width / 2, height: size.height / 2))
    #expect(bar.bounds.size == CGSize(width: 200, height: height))
    #expect(bar.frame.origin == .zero)
  }

  /// A view is laid out for its bounds, which a transform does not change.
  @Test func aTransformAsksForNoLayout() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let (root, inner) = (Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Counting())
    root.addSubview(inner)
    inner.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    root.layoutIfNeeded()
    let counts = [root.count, inner.count]
    inner.transform = CGAffineTransform(scaleX: 2, y: 3)
    root.layoutIfNeeded()
    inner.center.x += 5
    root.layoutIfNeeded()
    #expect([root.count, inner.count] == counts)
    inner.frame.size.width = 80
    root.layoutIfNeeded()
    #expect(inner.count == counts[1] + 1)
  }

  @Test func aStackArrangesWhatIsNotTransformed() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let views = (0..<2).map { _ in ContentView() }
    for view in views {
      view.content = CGSize(width: 50, height: 20)
      stack.addArrangedSubview(view)
    }
    views[0].transform = CGAffineTransform(scaleX: 2, y: 2)
    stack.transform = CGAffineTransform(rotationAngle: 1)
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 50, y: 0, width: 50, height: 20))
    #expect(views[0].frame == CGRect(x: -25, y: -10, width: 100, height: 40))
  }

  /// Apple's pages do not say which rectangle counts for the safe area. Here it is the untransformed one,
  /// as for constraints, so that a transform never asks for a layout.
  @Test func theSafeAreaDoesNotSeeATransform() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 50))
    controller.view.addSubview(view)
    view.transform = CGAffineTransform(translationX: 0, y: 300)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 20)
  }
}
