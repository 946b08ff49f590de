import OpenAutoLayout
import Testing

/// Masks as constraints.
@MainActor
struct AutoresizingTests {
  struct Row: Sendable {
    var mask: UIView.AutoresizingMask
    var x: CGFloat
    var width: CGFloat
  }

  /// A view at 160, 80 wide, in a root that grows from 320 to 400.
  nonisolated static let rows = [
    Row(mask: [], x: 160, width: 80), Row(mask: .flexibleRightMargin, x: 160, width: 80),
    Row(mask: .flexibleLeftMargin, x: 240, width: 80),
    Row(mask: .flexibleWidth, x: 160, width: 160),
    Row(mask: [.flexibleLeftMargin, .flexibleWidth], x: 640.0 / 3, width: 320.0 / 3),
    Row(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 210, width: 80),
    Row(mask: [.flexibleWidth, .flexibleRightMargin], x: 160, width: 120),
    Row(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 200, width: 100),
  ]

  @Test(arguments: rows)
  func everyRecipe(row: Row) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let v = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    v.autoresizingMask = row.mask
    root.addSubview(v)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(Frame(row.x, 120, row.width, 80).matches(v.frame), "\(v.frame)")
  }

  /// The same where a constraint and not the client decides about the superview's size.
  @Test(arguments: rows)
  func everyRecipeInAConstrainedSuperview(row: Row) {
    let scene = Scene(scale: .infinity)
    let box = scene.view()
    box.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
    let v = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    v.autoresizingMask = row.mask
    box.addSubview(v)
    box.pinOrigin()
    box.pinSize(400, 320)
    scene.layout()
    #expect(Frame(row.x, 120, row.width, 80).matches(v.frame), "\(v.frame)")
  }

  /// The same after a layout with another mask and another frame.
  @Test(arguments: rows, rows)
  func everyRecipeAfterAnother(row: Row, before: Row) {
    let scene = Scene(scale: .infinity)
    let box = scene.view()
    box.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
    let v = UIView(frame: CGRect(x: before.x, y: 100, width: before.width, height: 50))
    v.autoresizingMask = before.mask
    box.addSubview(v)
    box.pinOrigin()
    let width = box.widthAnchor.constraint(equalToConstant: 320)
    scene.activate(width, box.heightAnchor.constraint(equalToConstant: 320))
    scene.layout()
    #expect(Frame(before.x, 100, before.width, 50).matches(v.frame), "\(v.frame)")
    v.autoresizingMask = row.mask
    v.frame = CGRect(x: 160, y: 120, width: 80, height: 80)
    scene.layout()
    #expect(Frame(160, 120, 80, 80).matches(v.frame), "\(v.frame)")
    width.constant = 400
    scene.layout()
    #expect(Frame(row.x, 120, row.width, 80).matches(v.frame), "\(v.frame)")
  }

  @Test func heightsFollowTheSameRecipe() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let v = UIView(frame: CGRect(x: 0, y: 160, width: 10, height: 80))
    v.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    root.addSubview(v)
    root.frame.size.height = 400
    root.layoutIfNeeded()
    #expect(Frame(0, 200, 10, 100).matches(v.frame))
  }

  @Test func aMaskIsNotListed() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let v = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(v)
    root.layoutIfNeeded()
    #expect(root.constraints == [] && v.constraints == [])
  }

  @Test func constraintsOfOthersMeetTheFrameThatWasSet() {
    let scene = Scene()
    let manual = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    scene.root.addSubview(manual)
    let v = scene.view(10, 10)
    scene.activate(
      v.leftAnchor.constraint(equalTo: manual.rightAnchor),
      v.topAnchor.constraint(equalTo: manual.bottomAnchor))
    scene.layout()
    #expect(v.frame.origin == CGPoint(x: 80, y: 100))
    manual.frame.origin = CGPoint(x: 100, y: 0)
    scene.layout()
    #expect(v.frame.origin == CGPoint(x: 150, y: 60))
    #expect(manual.frame == CGRect(x: 100, y: 0, width: 50, height: 60))
  }

  @Test func subviewsAreLeftAloneWhereTheSuperviewSaysSo() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let v = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    v.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    root.autoresizesSubviews = false
    root.addSubview(v)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(v.frame == CGRect(x: 10, y: 10, width: 10, height: 10))
  }
}
