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
    // In proportion to the margins, 160 and 80, as Apple's page on the property has it.
    Row(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 640.0 / 3, width: 80),
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

  struct Margins: Sendable {
    var near: CGFloat
    var length: CGFloat
    var container: CGFloat
    var grown: CGFloat
    var result: CGFloat
  }

  /// Both margins share a change in proportion to their lengths, and equally if these add up to nothing.
  nonisolated static let margins = [
    Margins(near: 20, length: 100, container: 200, grown: 300, result: 40),
    Margins(near: 30, length: 60, container: 120, grown: 240, result: 90),
    Margins(near: 20, length: 20, container: 100, grown: 180, result: 40),
    Margins(near: 0, length: 50, container: 200, grown: 300, result: 0),
    Margins(near: 150, length: 50, container: 200, grown: 300, result: 250),
    Margins(near: 20, length: 100, container: 200, grown: 160, result: 12),
    // As large as the superview, then in the middle.
    Margins(near: 0, length: 200, container: 200, grown: 300, result: 50),
    // Larger than the superview, by as much on either side or by more on one.
    Margins(near: -50, length: 300, container: 200, grown: 260, result: -20),
    Margins(near: -75, length: 300, container: 200, grown: 280, result: -15),
    Margins(near: -10, length: 20, container: 0, grown: 100, result: 40),
    Margins(near: 5, length: 0, container: 20, grown: 40, result: 10),
  ]

  /// Apple's page on `autoresizingMask`: the difference is distributed in proportion among the flexible
  /// portions.
  @Test(arguments: margins, [false, true])
  func bothMarginsShareInProportion(given: Margins, rightToLeft: Bool) {
    for isVertical in [false, true] {
      func rect(_ origin: CGFloat, _ length: CGFloat) -> CGRect {
        isVertical
          ? CGRect(x: 3, y: origin, width: 4, height: length)
          : CGRect(x: origin, y: 3, width: length, height: 4)
      }
      for isConstrained in [false, true] {
        let scene = Scene(scale: .infinity, rightToLeft: rightToLeft)
        let box = UIView(frame: rect(0, given.container))
        let view = UIView(frame: rect(given.near, given.length))
        view.autoresizingMask =
          isVertical
          ? [.flexibleTopMargin, .flexibleBottomMargin]
          : [.flexibleLeftMargin, .flexibleRightMargin]
        box.addSubview(view)
        scene.root.addSubview(box)
        if isConstrained {
          box.translatesAutoresizingMaskIntoConstraints = false
          box.pinOrigin()
          let size = rect(0, given.grown).size
          box.pinSize(size.width, size.height)
        } else {
          box.frame = rect(0, given.grown)
        }
        scene.layout()
        let place = rect(given.result, given.length)
        #expect(
          Frame(place.minX, place.minY, place.width, place.height).matches(view.frame),
          "\(view.frame) \(isVertical) \(isConstrained)")
      }
    }
  }

  @Test func bothMarginsKeepTheirProportionAfterManySizes() {
    for isConstrained in [false, true] {
      let scene = Scene(200, 200)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let view = UIView(frame: CGRect(x: 20, y: 60, width: 100, height: 20))
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      box.addSubview(view)
      scene.root.addSubview(box)
      let width = box.widthAnchor.constraint(equalToConstant: 200)
      if isConstrained {
        box.translatesAutoresizingMaskIntoConstraints = false
        box.pinOrigin()
        scene.activate(width, box.heightAnchor.constraint(equalToConstant: 200))
      }
      for size in [301, 137, 1000.5, 150, 333, 200] as [CGFloat] {
        if isConstrained { width.constant = size } else { box.frame.size.width = size }
        scene.layout()
        #expect(abs(view.frame.minX - (box.frame.width - 100) / 5) < 1e-9, "\(view.frame)")
      }
      #expect(Frame(20, 60, 100, 20).matches(view.frame), "\(view.frame)")
    }
  }
}
