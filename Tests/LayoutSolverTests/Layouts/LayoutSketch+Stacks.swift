import LayoutSolver
import RandomTestSupport

/// Views in a stack: of equals, the first one shrinks and grows.
extension LayoutSketch {
  /// A stack in a room that is given, wanted, or only bounded, and in it views whose contents weigh a little more one
  /// after the other. Gaps, or the distances of centers, may be equal.
  mutating func drawStack() throws(Rational.Overflow) {
    let root = root(width: random.number(20...600), height: 100)
    let stack = span()
    try constrain(stack.near, to: root.horizontal.near)
    try constrain(
      stack.far, random.pick([.equal, .equal, .lessThanOrEqual]), to: root.horizontal.far,
      priority: random.pick([1000, 1000, 700]))
    let views = (0..<count(3...6)).map { _ in span() }
    for (number, view) in views.enumerated() {
      try intrinsic(
        view, random.number(0...20) * 5, hugging: random.pick([250, 250, 250, 251]),
        compression: random.pick([750, 750, 750, 749]), weight: Self.stackWeight(number))
    }
    try constrain(views[0].near, to: stack.near)
    try constrain(views[views.count - 1].far, to: stack.far)
    switch random.number(1...4) {
    case 1: try space(views, by: 8)
    case 2: try spaceEqually(views, priority: random.pick([1000, 999]))
    case 3: try centerEqually(views)
    default:
      try space(views, by: 8)
      let total = random.number(40...400)
      for view in views {
        try constrain(
          view.length, to: stack.length, times: Rational(random.number(1...40), over: total),
          priority: random.pick([1000, 999, 500]))
      }
    }
    // What is outside of the stack may couple its views, too.
    for _ in 0..<random.number(0...2) {
      try constrain(
        random.pick(views).length, random.pick(Self.relations), to: random.pick(views).length,
        times: Rational(random.number(1...5), over: 3), priority: random.pick([1000, 800, 400]))
    }
  }

  /// As much as a stack weights the content of its view with the number.
  private static func stackWeight(_ number: Int) -> Rational {
    Rational((1 << 18) + (number == 0 ? -1 : number), over: 1 << 18)
  }

  private mutating func space(_ views: [Span], by gap: Rational) throws(Rational.Overflow) {
    for (previous, next) in zip(views, views.dropFirst()) {
      try constrain(next.near, to: previous.far, with: gap)
    }
  }

  private mutating func spaceEqually(
    _ views: [Span], priority: Float
  ) throws(Rational.Overflow) {
    var first: Span?
    for (previous, next) in zip(views, views.dropFirst()) {
      let gap = span()
      try constrain(gap.near, to: previous.far)
      try constrain(gap.far, to: next.near)
      try constrain(gap.length, .greaterThanOrEqual, with: 4)
      if let first { try constrain(gap.length, to: first.length, priority: priority) }
      first = first ?? gap
    }
  }

  private mutating func centerEqually(_ views: [Span]) throws(Rational.Overflow) {
    var first: Span?
    for (previous, next) in zip(views, views.dropFirst()) {
      let distance = span()
      try constrain(distance.near, to: previous.center)
      try constrain(distance.far, to: next.center)
      try constrain(next.near, .greaterThanOrEqual, to: previous.far, with: 4)
      if let first { try constrain(distance.length, to: first.length, priority: 149.5) }
      first = first ?? distance
    }
  }
}
