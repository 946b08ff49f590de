import LayoutSolver
import RandomTestSupport

/// Layouts that no person builds: rows without a plan, for the corners of the algorithm.
extension LayoutSketch {
  static let relations: [Solver.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]

  mutating func drawSystem(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let columnCount = count(columns)
    let coefficients: [Rational] = [1, 1, 1, -1, -1, 2, -2, 3, Rational(1, over: 2)]
    for _ in 0..<columnCount { _ = column(random.pick([.origin, .size])) }
    if random.oneIn(3) { layout.columns[0].fixed = Rational(random.number(0...10)) }
    for _ in 0..<count(rows) {
      let terms = (0..<random.number(1...min(3, columnCount))).map { _ in
        LinearLayout.Term(
          coefficient: random.pick(coefficients), column: random.number(0...columnCount - 1))
      }
      layout.rows.append(
        LinearLayout.Row(
          terms: terms, relation: random.pick(Self.relations),
          constant: Rational(random.number(-10...20)), priority: priority(),
          author: random.oneIn(4) ? .engine : .client))
    }
  }

  /// Rows whose left sides are multiples of a few, and rows that say the same twice.
  mutating func drawParallelRows() throws(Rational.Overflow) {
    drawSystem(columns: 2...4, rows: 2...3)
    let originals = layout.rows
    let factors: [Rational] = [1, 2, -1, Rational(1, over: 2), -3]
    for _ in 0..<count(2...7) {
      var row = random.pick(originals)
      let factor = random.pick(factors)
      for index in row.terms.indices {
        row.terms[index].coefficient = try row.terms[index].coefficient * factor
      }
      row.constant =
        random.oneIn(2) ? try row.constant * factor : Rational(random.number(-10...20))
      if !random.oneIn(3) { row.relation = random.pick(Self.relations) }
      row.priority = priority()
      layout.rows.append(row)
    }
  }

  /// Views that depend on each other by factors, a third among them.
  mutating func drawMultipliedViews() throws(Rational.Overflow) {
    let root = root(width: 300, height: 600)
    let multipliers: [Rational] = [
      2, 3, Rational(1, over: 2), Rational(1, over: 3), Rational(3, over: 2), -1,
    ]
    var known = [root]
    for view in views(2...5) {
      for (span, other) in [
        (view.horizontal, random.pick(known).vertical),
        (view.vertical, random.pick(known).horizontal),
      ] {
        try constrain(
          span.length, random.pick(Self.relations), to: other.length,
          times: random.pick(multipliers), with: Rational(random.number(-20...20)),
          priority: priority())
        try constrain(
          random.pick(span.positions), random.pick(Self.relations),
          to: random.pick(other.positions), times: random.pick(multipliers), priority: priority())
        if random.oneIn(2) { try intrinsic(span, random.number(1...200)) }
      }
      known.append(view)
    }
  }

  /// Random rows between random views: plausible one by one, planless together.
  mutating func drawWeb() throws(Rational.Overflow) {
    var all = [root(width: 320, height: 480)]
    all += views(2...4)
    for view in all.dropFirst() where random.oneIn(2) {
      try intrinsic(
        view.horizontal, random.number(10...150), hugging: random.pick([250, 251]),
        compression: random.pick([750, 751]))
    }
    for _ in 0..<count(4...14) {
      let (first, second) = (random.pick(all.dropFirst()), random.pick(all))
      let (a, b) =
        random.oneIn(2)
        ? (first.horizontal, second.horizontal) : (first.vertical, second.vertical)
      let isLength = random.oneIn(3)
      try constrain(
        isLength ? a.length : random.pick(a.positions), random.pick(Self.relations),
        to: isLength ? b.length : random.pick(b.positions),
        with: Rational(random.number(-40...40)), priority: priority())
    }
  }

  /// A layout that was right, and required rows that make it impossible.
  mutating func drawConflicts() throws(Rational.Overflow) {
    switch random.number(1...4) {
    case 1: try drawToolbar()
    case 2: try drawForm(isSqueezed: false)
    case 3: try drawChain(equality: 1000)
    default: try drawNest()
    }
    let unknowns = layout.columns.indices.filter { layout.columns[$0].fixed == nil }
    for _ in 0..<count(1...4) {
      var terms: Expression = [.init(coefficient: 1, column: random.pick(unknowns))]
      if random.oneIn(2) { terms.append(.init(coefficient: -1, column: random.pick(unknowns))) }
      try constrain(
        terms, random.pick(Self.relations), with: Rational(random.number(-50...150)),
        author: random.oneIn(5) ? .engine : .client)
    }
  }

  mutating func priority() -> Float {
    random.pick([1000, 1000, 750, 750, 500, 250, 250.5, 999])
  }
}
