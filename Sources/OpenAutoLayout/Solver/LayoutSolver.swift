/// Solves the linear rows of a layout, level of priority after level of priority.
///
/// It knows numbers only: columns are unknowns, rows are relations between them.
///
///     var solver = LayoutSolver()
///     let x = solver.addColumn(.origin)
///     let width = solver.addColumn(.size)
///     solver.addRow([.init(1, x)], .equal, 10)
///     solver.addRow([.init(1, x), .init(1, width)], .equal, 110)
///     solver.solve()
///     solver.value(of: width)  // 100
package struct LayoutSolver {
  /// An unknown. Columns are numbered from 0 in the order of their creation.
  package struct Column: Hashable, Sendable {
    package var index: Int32
  }

  /// A relation between columns: Σ coefficient · column, relation, constant.
  package struct Row: Hashable, Sendable {
    package var index: Int32
  }

  /// What a column may be, and where it rests when nothing decides.
  package enum Kind: UInt8, Sendable {
    /// Unrestricted. Rests at its nearest bound, or at 0.
    case origin
    /// Never negative. Rests as small as it may be.
    case size
  }

  package enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  package struct Term: Sendable {
    package var coefficient: Double
    package var column: Column

    package init(_ coefficient: Double, _ column: Column) {
      self.coefficient = coefficient
      self.column = column
    }
  }

  /// Who asked for a row. A conflict leaves out a client's row and spares the engine's own.
  package enum Author: UInt8, Sendable {
    case engine
    case client
  }

  /// A minimal set of required rows that cannot hold together.
  package struct Conflict: Sendable {
    /// The rows that take part, in the order of their addition.
    package var rows: [Row]
    /// Whether a size that may not be negative takes part, too.
    package var columns: [Column]
    /// The row of `rows` that was left out.
    package var leftOut: Row
  }

  package init() {}
}

// The interface, until the solver behind it lands.
extension LayoutSolver {
  /// Adds an unknown. The number of a removed column is used again.
  package mutating func addColumn(_ kind: Kind) -> Column { preconditionFailure("unwritten") }

  /// - Precondition: No row refers to the column any longer.
  package mutating func removeColumn(_ column: Column) { preconditionFailure("unwritten") }

  /// Makes the column an input with this value; `nil` makes it an unknown again.
  package mutating func fix(_ column: Column, at value: Double?) { preconditionFailure("unwritten") }

  /// Adds a term to the row that the next `addRow(_:_:priority:author:)` completes.
  package mutating func addTerm(_ coefficient: Double, _ column: Column) {
    preconditionFailure("unwritten")
  }

  /// Completes a row out of the terms added since the last one. Terms of the same column add up.
  ///
  /// Among required rows an earlier one wins a conflict; the engine's rows count as the earliest.
  package mutating func addRow(
    _ relation: Relation, _ constant: Double, priority: Float = 1000, author: Author = .client
  ) -> Row { preconditionFailure("unwritten") }

  @discardableResult
  package mutating func addRow(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000,
    author: Author = .client
  ) -> Row {
    for term in terms { addTerm(term.coefficient, term.column) }
    return addRow(relation, constant, priority: priority, author: author)
  }

  package mutating func removeRow(_ row: Row) { preconditionFailure("unwritten") }
  package mutating func setConstant(_ constant: Double, of row: Row) {
    preconditionFailure("unwritten")
  }
  package mutating func setPriority(_ priority: Float, of row: Row) {
    preconditionFailure("unwritten")
  }

  /// Brings all values up to date, at the cost of the parts that changed.
  package mutating func solve() { preconditionFailure("unwritten") }

  /// Whether anything changed since the last `solve()`.
  package var needsSolve: Bool { preconditionFailure("unwritten") }

  package func value(of column: Column) -> Double { preconditionFailure("unwritten") }

  /// The columns whose value the last `solve()` changed, each once.
  package var changedColumns: [Column] { preconditionFailure("unwritten") }

  /// All conflicts of required rows that the present rows have, found by the last `solve()`.
  package var conflicts: [Conflict] { preconditionFailure("unwritten") }

  /// Whether the rows alone, without the tie-breaks, leave the column one value.
  ///
  /// Solves the column's part several times over: for debugging.
  package mutating func isDetermined(_ column: Column) -> Bool { preconditionFailure("unwritten") }
}
