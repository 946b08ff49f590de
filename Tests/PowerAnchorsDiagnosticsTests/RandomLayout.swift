import LayoutTestSupport
import PowerAnchors

/// A tree with constraints by chance, the same for each seed.
@MainActor
struct RandomLayout {
  private var state: UInt64
  let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private(set) var views: [LayoutView] = []

  init(seed: UInt64) {
    state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    root.silenceConflicts()
    for _ in 0...number(below: 5) {
      let parent = oneIn(3) ? views.last ?? root : root
      let view =
        oneIn(2)
        ? ContentView(width: points(to: 120), height: points(to: 60)) : LayoutView()
      parent.addSubviewsUsingAutoLayout(view)
      views.append(view)
    }
    for view in views {
      for _ in 0..<(2 + number(below: 4)) { constrain(view) }
    }
  }

  /// A step of an xorshift generator (Marsaglia: Xorshift RNGs).
  private mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func oneIn(_ count: Int) -> Bool { number(below: count) == 0 }

  private mutating func points(to limit: Int) -> CGFloat {
    CGFloat(number(below: limit / 4 + 1) * 4)
  }

  private mutating func constrain(_ view: LayoutView) {
    let other = oneIn(2) ? view.superview ?? root : views[number(below: views.count)]
    let attributes: [NSLayoutConstraint.Attribute] =
      oneIn(2) ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
    let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
    let relation: NSLayoutConstraint.Relation =
      oneIn(4) ? .lessThanOrEqual : oneIn(3) ? .greaterThanOrEqual : .equal
    let constraint: NSLayoutConstraint
    if oneIn(3) {
      constraint = NSLayoutConstraint(
        item: view, attribute: lengths[number(below: 2)], relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: points(to: 160))
    } else if oneIn(4), other !== view {
      let length = lengths[number(below: 2)]
      constraint = NSLayoutConstraint(
        item: view, attribute: length, relatedBy: relation, toItem: other, attribute: length,
        multiplier: oneIn(2) ? 1 : 0.5, constant: points(to: 16))
    } else if other !== view {
      constraint = NSLayoutConstraint(
        item: view, attribute: attributes[number(below: 3)], relatedBy: relation, toItem: other,
        attribute: attributes[number(below: 3)], multiplier: 1, constant: points(to: 40) - 20)
    } else {
      return
    }
    if oneIn(2) {
      constraint.priority = [.defaultLow, .defaultHigh, .defaultHigh - 1][number(below: 3)]
    }
    constraint.isActive = true
  }
}
