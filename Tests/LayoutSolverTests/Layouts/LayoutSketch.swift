import LayoutSolver
import RandomTestSupport

/// Draws layouts of views at random: columns for their origins and sizes, rows between them.
struct LayoutSketch {
  /// The columns of one axis of a view.
  struct Span {
    var origin: Int
    var size: Int
    /// The column that names the far end, if there is one.
    var end: Int?
  }

  struct View {
    var horizontal: Span
    var vertical: Span
  }

  /// A sum of terms; terms of the same column may occur more than once.
  typealias Expression = [LinearLayout.Term]

  var layout = LinearLayout()
  var random: SplitMix64

  /// Whether a column of its own names the far end of each span.
  private let namesEnds: Bool

  /// How many times as many views there may be.
  private let size: Int

  init(seed: UInt64, size: Int = 1, namesEnds: Bool = false) {
    random = SplitMix64(seed: seed)
    self.namesEnds = namesEnds
    self.size = size
  }

  /// A random number of things to draw.
  mutating func count(_ range: ClosedRange<Int>) -> Int {
    random.number(range.lowerBound...range.upperBound * size)
  }

  mutating func column(_ kind: Solver.Kind, fixed: Rational? = nil) -> Int {
    layout.columns.append(LinearLayout.Column(kind: kind, fixed: fixed))
    return layout.columns.count - 1
  }

  mutating func span() -> Span {
    var span = Span(origin: column(.origin), size: column(.size))
    if namesEnds {
      let end = column(.derived)
      let sum = span.far.map { LinearLayout.Term(coefficient: -$0.coefficient, column: $0.column) }
      layout.rows.append(
        LinearLayout.Row(
          terms: [.init(coefficient: 1, column: end)] + sum, relation: .equal, constant: 0,
          author: .engine))
      span.end = end
    }
    return span
  }

  mutating func view() -> View { View(horizontal: span(), vertical: span()) }

  mutating func views(_ range: ClosedRange<Int>) -> [View] {
    (0..<count(range)).map { _ in view() }
  }

  /// A view whose frame is an input.
  mutating func root(width: Int, height: Int) -> View {
    View(
      horizontal: Span(
        origin: column(.origin, fixed: 0), size: column(.size, fixed: Rational(width))),
      vertical: Span(
        origin: column(.origin, fixed: 0), size: column(.size, fixed: Rational(height)))
    )
  }

  /// first (relation) multiplier · second + constant.
  mutating func constrain(
    _ first: Expression, _ relation: Solver.Relation = .equal, to second: Expression = [],
    times multiplier: Rational = 1, with constant: Rational = 0, priority: Float = 1000,
    author: Solver.Author = .client, weight: Rational = 1
  ) throws(Rational.Overflow) {
    var terms = first
    for term in second {
      terms.append(
        LinearLayout.Term(
          coefficient: -(try term.coefficient * multiplier), column: term.column))
    }
    layout.rows.append(
      LinearLayout.Row(
        terms: terms, relation: relation, constant: constant, priority: priority, author: author,
        weight: weight))
  }

  /// What an intrinsic size asks of a column.
  mutating func intrinsic(
    _ span: Span, _ length: Int, hugging: Float = 250, compression: Float = 750,
    weight: Rational = 1
  ) throws(Rational.Overflow) {
    try constrain(
      span.length, .lessThanOrEqual, with: Rational(length), priority: hugging, author: .engine,
      weight: weight)
    try constrain(
      span.length, .greaterThanOrEqual, with: Rational(length), priority: compression,
      author: .engine, weight: weight)
  }
}

extension LayoutSketch.Span {
  typealias Expression = LayoutSketch.Expression

  var length: Expression { [.init(coefficient: 1, column: size)] }
  var near: Expression { [.init(coefficient: 1, column: origin)] }
  var far: Expression { end.map { [.init(coefficient: 1, column: $0)] } ?? near + length }
  var center: Expression { near + [.init(coefficient: Rational(1, over: 2), column: size)] }

  /// The three positions and the length.
  var positions: [Expression] { [near, far, center] }
}
