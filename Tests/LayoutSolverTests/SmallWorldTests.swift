import LayoutSolver
import Testing

/// Every layout of a world so small that all of them can be tried.
struct SmallWorldTests {
  /// All rows over two columns with these coefficients, relations, constants and priorities.
  private static func rows(
    _ coefficients: [[Rational]], _ constants: [Rational], _ priorities: [Float]
  ) -> [LinearLayout.Row] {
    coefficients.flatMap { coefficients in
      LayoutSketch.relations.flatMap { relation in
        constants.flatMap { constant in
          priorities.map { priority in
            LinearLayout.Row(
              terms: coefficients.enumerated().map { .init(coefficient: $1, column: $0) },
              relation: relation, constant: constant, priority: priority)
          }
        }
      }
    }
  }

  private static let kinds: [[Solver.Kind]] = [
    [.origin, .size], [.size, .size], [.origin, .origin],
  ]

  /// All of some rows, or every fourth where there is no time for all.
  private static func some(_ rows: [LinearLayout.Row]) -> [LinearLayout.Row] {
    if RandomLayoutTests.isThorough { return rows }
    return stride(from: 0, to: rows.count, by: 4).map { rows[$0] }
  }

  @Test(arguments: kinds)
  func allPairsOfRows(_ kinds: [Solver.Kind]) {
    let columns = kinds.map { LinearLayout.Column(kind: $0) }
    let rows = Self.rows([[1, 0], [0, 1], [1, 1], [2, -1]], [-1, 2], [1000, 750, 250])
    var agreement = Agreement()
    for first in rows {
      for second in Self.some(rows) {
        let layout = LinearLayout(columns: columns, rows: [first, second])
        agreement.check(layout, "pair")
      }
    }
    agreement.expectFewSkipped()
  }

  @Test(arguments: kinds)
  func allTriplesOfRows(_ kinds: [Solver.Kind]) {
    let columns = kinds.map { LinearLayout.Column(kind: $0) }
    let bounds = Self.rows([[1, 0], [1, 1]], [3], [1000])
    let rows = bounds + Self.rows([[0, 1], [1, -1]], [1], [1000, 500])
    var agreement = Agreement()
    for first in rows {
      for second in rows {
        for third in Self.some(rows) {
          let layout = LinearLayout(columns: columns, rows: [first, second, third])
          agreement.check(layout, "triple")
        }
      }
    }
    agreement.expectFewSkipped()
  }
}
