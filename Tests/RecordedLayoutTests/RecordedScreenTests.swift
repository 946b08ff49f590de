import LayoutTestSupport
import Testing
import UIKitNames

/// Frames of constraints by hand that were recorded on iOS 26, at 2 pixels a point. Views of a given
/// content stand for the recorded labels.
@Suite(.listingDifferences) @MainActor
struct RecordedScreenTests {
  private let scene = Scene(320, 300, scale: 2)
  private var root: UIView { scene.root }

  @Test func a1ABannerBetweenInsets() {
    let v = scene.view()
    scene.activate(
      v.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      v.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      v.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      v.heightAnchor.constraint(equalToConstant: 40))
    scene.layout()
    expect(v, 16, 16, 288, 40)
  }

  @Test func a3ContentInTheMiddle() {
    let p = UIView(frame: CGRect(x: 205, y: 120, width: 99, height: 51))
    root.addSubview(p)
    let v = scene.view(34.5, 20.5, in: p)
    scene.activate(
      v.centerXAnchor.constraint(equalTo: p.centerXAnchor),
      v.centerYAnchor.constraint(equalTo: p.centerYAnchor))
    scene.layout()
    expect(v, 32.5, 15.5, 34.5, 20.5)
  }

  @Test func a7AStretchedLabel() {
    let v = scene.view(75, 20.5)
    scene.activate(
      v.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      v.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      v.topAnchor.constraint(equalTo: root.topAnchor, constant: 160))
    scene.layout()
    expect(v, 16, 160, 288, 20.5)
  }

  @Test func a10TheHigherPriority() {
    let v = scene.view()
    scene.activate(
      v.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).at(750),
      v.widthAnchor.constraint(equalToConstant: 50).at(999))
    scene.layout()
    #expect(v.frame.width == 50)
  }

  @Test func a14TheSafeAreaWithoutBars() {
    let v = scene.view()
    v.pinSize(50, 50)
    scene.activate(
      v.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      v.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor))
    scene.layout()
    expect(v, 0, 0, 50, 50)
  }

  @Test func a15TheMarginsOfAPlainView() {
    let p = UIView(frame: CGRect(x: 40, y: 150, width: 200, height: 100))
    root.addSubview(p)
    let v = scene.view(in: p)
    let margins = p.layoutMarginsGuide
    scene.activate(
      v.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      v.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      v.topAnchor.constraint(equalTo: margins.topAnchor),
      v.bottomAnchor.constraint(equalTo: margins.bottomAnchor))
    scene.layout()
    expect(v, 8, 8, 184, 84)
  }

  @Test func a18AGuideOfHalfTheHeight() {
    let p = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 84))
    root.addSubview(p)
    let guide = scene.guide(in: p)
    let v = scene.view(in: p)
    v.pinSize(20, 20)
    scene.activate(
      guide.leadingAnchor.constraint(equalTo: p.leadingAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: p.trailingAnchor, constant: -30),
      guide.topAnchor.constraint(equalTo: p.topAnchor, constant: 12),
      guide.heightAnchor.constraint(equalTo: p.heightAnchor, multiplier: 0.5),
      v.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      v.centerYAnchor.constraint(equalTo: guide.centerYAnchor))
    scene.layout()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 12, width: 160, height: 42))
    expect(v, 80, 23, 20, 20)
  }

  @Test func a25FramesBesideConstraints() {
    let p = UIView(frame: CGRect(x: 199.5, y: 20, width: 80, height: 80))
    let f = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 50))
    root.addSubview(p)
    root.addSubview(f)
    let v = scene.view(in: p)
    v.pinSize(25, 25)
    let w = scene.view()
    scene.activate(
      v.leadingAnchor.constraint(equalTo: p.leadingAnchor, constant: 10),
      v.topAnchor.constraint(equalTo: p.topAnchor, constant: 10),
      w.topAnchor.constraint(equalTo: f.bottomAnchor, constant: 12),
      w.leadingAnchor.constraint(equalTo: f.leadingAnchor),
      w.widthAnchor.constraint(equalTo: f.widthAnchor),
      w.heightAnchor.constraint(equalToConstant: 50))
    scene.layout()
    expect(v, 10, 10, 25, 25)
    expect(w, 20, 82, 120, 50)
  }

  @Test(arguments: [false, true])
  func a27ThreeEqualWidths(isRightToLeft: Bool) {
    let scene = Scene(320, 300, scale: 2, rightToLeft: isRightToLeft)
    let views = (0..<3).map { _ in scene.view() }
    scene.activate(
      views[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 12),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8),
      scene.root.trailingAnchor.constraint(equalTo: views[2].trailingAnchor, constant: 12),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor))
    scene.layout()
    for (view, x) in zip(isRightToLeft ? views.reversed() : views, [12, 113.33, 214.67]) {
      expect(view, x, 0, 93.33, 0, within: 0.5)
    }
  }
}
