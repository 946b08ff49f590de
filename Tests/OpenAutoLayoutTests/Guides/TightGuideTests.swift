import OpenAutoLayout
import Testing

/// Rows that no client asked for may contradict each other. Which of them holds must not depend on
/// which was made last: frames come first, then contents, then the guides.
@MainActor
struct TightGuideTests {
  @Test(arguments: [false, true])
  func aViewSmallerThanItsMarginsKeepsItsFrame(rightToLeft: Bool) {
    let scene = Scene(scale: .infinity, rightToLeft: rightToLeft)
    let view = UIView()
    scene.root.addSubview(view)
    let child = scene.view(in: view)
    let margins = view.layoutMarginsGuide
    scene.activate(
      child.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      child.topAnchor.constraint(equalTo: margins.topAnchor),
      child.bottomAnchor.constraint(equalTo: margins.bottomAnchor))
    for width in [12.0, 5, 12] {
      view.frame = CGRect(x: 10, y: 20, width: width, height: 14)
      scene.layout()
      #expect(view.frame == CGRect(x: 10, y: 20, width: width, height: 14))
      #expect(margins.layoutFrame == CGRect(x: 8, y: 8, width: 0, height: 0))
      #expect(child.frame == CGRect(x: 8, y: 8, width: 0, height: 0))
    }
  }

  @Test func aGivenFrameHoldsAgainstARequiredContent() {
    let scene = Scene(scale: .infinity)
    scene.root.layoutConflictHandler = { _ in }
    let view = scene.view(50, 20)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    for width: CGFloat in [30, 31, 30] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: 20)
      scene.layout()
      #expect(view.frame.width == width)
    }
  }

  @Test func aRequiredContentHoldsAgainstTheMarginsOfItsView() {
    let scene = Scene(scale: .infinity)
    scene.root.layoutConflictHandler = { _ in }
    let view = scene.view(10, 20)
    view.pinOrigin()
    let margins = view.layoutMarginsGuide
    for width: CGFloat in [10, 11, 10] {
      // A priority of 0 takes the row out, so that it comes back as the newest one.
      view.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
      view.content.width = width
      scene.layout()
      view.setContentHuggingPriority(.required, for: .horizontal)
      scene.layout()
      #expect(view.frame.width == width)
      #expect(margins.layoutFrame.minX == 8)
      #expect(margins.layoutFrame.width == 0)
    }
  }

  /// A content that is larger than the margins must not hide that a constraint wants less than these.
  @Test(arguments: [0, 1, 2], [false, true])
  func aSizeBelowTheMarginsHolds(order: Int, rightToLeft: Bool) {
    let scene = Scene(rightToLeft: rightToLeft)
    scene.root.layoutConflictHandler = { Issue.record("\($0)") }
    let view = scene.view(100, 100)
    let other = scene.view()
    let sizes = [
      view.widthAnchor.constraint(equalToConstant: 11),
      view.heightAnchor.constraint(equalToConstant: 10),
    ]
    let margins = view.layoutMarginsGuide
    let ties = [
      other.topAnchor.constraint(equalTo: margins.topAnchor),
      other.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      other.heightAnchor.constraint(equalTo: margins.heightAnchor),
      other.widthAnchor.constraint(equalTo: margins.widthAnchor),
    ]
    scene.activate(
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
    NSLayoutConstraint.activate(order == 1 ? ties : sizes)
    if order > 0 { scene.layout() }
    NSLayoutConstraint.activate(order == 1 ? sizes : ties)
    scene.layout()
    #expect(view.frame == CGRect(x: rightToLeft ? 389 : 0, y: 0, width: 11, height: 10))
    #expect(other.frame == CGRect(x: rightToLeft ? 397 : 8, y: 8, width: 0, height: 0))
  }
}
