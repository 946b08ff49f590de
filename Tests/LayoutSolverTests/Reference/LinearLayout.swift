import LayoutSolver

/// The columns and rows of a layout in exact numbers, for the solver and the reference alike.
struct LinearLayout: Sendable {
  struct Column: Sendable {
    var kind: Solver.Kind
    /// The value of a column that is an input.
    var fixed: Rational?
  }

  struct Term: Sendable {
    var coefficient: Rational
    var column: Int
  }

  struct Row: Sendable {
    var terms: [Term]
    var relation: Solver.Relation
    var constant: Rational
    var priority: Float = 1000
    var author = Solver.Author.client
    /// How much the violation of an optional row counts among those of its priority.
    var weight: Rational = 1

    var isRequired: Bool { priority >= 1000 }
  }

  var columns: [Column] = []
  var rows: [Row] = []

  /// The priorities below required, the highest first.
  var levels: [Float] {
    Set(rows.lazy.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
  }

  /// The required rows, author after author, else in the order of their addition.
  var requiredRows: [Int] {
    let required = rows.indices.filter { rows[$0].isRequired }
    return [Solver.Author.engine, .content, .stack, .guide, .client].flatMap { author in
      required.filter { rows[$0].author == author }
    }
  }

  /// The largest number of the layout, at least 1: what errors are measured against.
  var scale: Double {
    let constants = rows.map { Double($0.constant.magnitude) }
    let inputs = columns.compactMap { $0.fixed.map { Double($0.magnitude) } }
    return max(1, constants.max() ?? 1, inputs.max() ?? 1)
  }
}

extension LinearLayout: CustomStringConvertible {
  /// The layout as a listing that a person can read, and type in again.
  var description: String {
    let columns = columns.enumerated().map { index, column in
      "  c\(index): \(column.kind)" + (column.fixed.map { " = \($0)" } ?? "")
    }
    let rows = rows.enumerated().map { index, row in "  r\(index): \(row)" }
    return (columns + rows).joined(separator: "\n")
  }
}

extension LinearLayout.Row: CustomStringConvertible {
  var description: String {
    let sum = terms.map { "\($0.coefficient) c\($0.column)" }.joined(separator: " + ")
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    return "\(sum.isEmpty ? "0" : sum) \(sign) \(constant)"
      + (isRequired ? "" : " @\(priority)") + (weight == 1 ? "" : " times \(weight)")
      + (author == .client ? "" : " (\(author))")
  }
}
