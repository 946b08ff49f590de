import LayoutSolver

/// Columns and rows, ready to be added to a solver.
struct RowList {
  struct Row {
    /// Where the row's terms are among all.
    var terms: Range<Int>
    var relation: Solver.Relation
    var constant: Double
    var priority: Float
  }

  struct Term {
    var coefficient: Double
    var column: Int

    init(_ coefficient: Double, _ column: Int) {
      self.coefficient = coefficient
      self.column = column
    }
  }

  struct Column {
    var kind: Solver.Kind
    /// The value of an input.
    var input: Double?
  }

  private(set) var columns: [Column] = []
  private(set) var rows: [Row] = []
  /// The terms of all rows.
  private(set) var terms: [Term] = []
  /// How many columns and rows there are without the view that an edit adds.
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  private var lastView: View?

  /// The column of the root's height.
  private(set) var rootHeight = 0

  /// The row whose constant an edit changes: a required equality halfway down.
  var editedRow: Int {
    (rowCount / 2..<rowCount).first {
      rows[$0].relation == .equal && rows[$0].priority == 1000 && rows[$0].terms.count > 1
    } ?? 0
  }

  /// The first of the two rows whose constants follow the size of a content halfway down: the other one
  /// is behind it. `nil` if no view has content.
  var contentRow: Int? {
    (rowCount / 2..<rowCount - 1).first {
      rows[$0].relation == .lessThanOrEqual && rows[$0].priority < 1000 && rows[$0].terms.count == 1
        && rows[$0 + 1].relation == .greaterThanOrEqual
    }
  }

  /// The list as lines of text, for the other solver to read.
  var lines: String {
    var lines = columns.map { column in
      "column \(column.kind)" + (column.input.map { " \($0)" } ?? "")
    }
    lines.append(
      "edits \(editedRow) \(rootHeight) \(contentRow ?? -1) \(columnCount) \(rowCount)")
    for row in rows {
      let terms = terms[row.terms].map { "\($0.coefficient) \($0.column)" }.joined(separator: " ")
      lines.append("row \(row.relation.rawValue) \(row.constant) \(row.priority) \(terms)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

// MARK: Drawing

extension RowList {
  struct View {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var left: [Term] { [.init(1, x)] }
    var right: [Term] { [.init(1, x), .init(1, width)] }
    var top: [Term] { [.init(1, y)] }
    var bottom: [Term] { [.init(1, y), .init(1, height)] }
    var centerY: [Term] { [.init(1, y), .init(0.5, height)] }
  }

  mutating func root(width: Double, height: Double) -> View {
    let root = View(
      x: column(.origin, 0), y: column(.origin, 0), width: column(.size, width),
      height: column(.size, height))
    rootHeight = root.height
    return root
  }

  mutating func view() -> View {
    let view = View(
      x: column(.origin), y: column(.origin), width: column(.size), height: column(.size))
    lastView = view
    return view
  }

  /// Draws the view that an edit adds: below the last one.
  mutating func drawAddedView() {
    guard let last = lastView else { return }
    (columnCount, rowCount) = (columns.count, rows.count)
    let added = view()
    equate(added.left, last.left)
    equate(added.right, last.right)
    equate(added.top, last.bottom, 8)
    equate([.init(1, added.height)], [], 20)
  }

  mutating func equate(
    _ first: [Term], _ second: [Term], _ constant: Double = 0, priority: Float = 1000
  ) {
    constrain(first, .equal, second, constant, priority: priority)
  }

  /// first (relation) second + constant.
  mutating func constrain(
    _ first: [Term], _ relation: Solver.Relation, _ second: [Term], _ constant: Double,
    priority: Float = 1000
  ) {
    let start = terms.count
    terms += first
    terms += second.map { Term(-$0.coefficient, $0.column) }
    rows.append(
      Row(
        terms: start..<terms.count, relation: relation, constant: constant, priority: priority))
  }

  mutating func intrinsic(
    _ view: View, width: Double, height: Double, hugging: Float = 250
  ) {
    for (column, length) in [(view.width, width), (view.height, height)] {
      constrain([.init(1, column)], .lessThanOrEqual, [], length, priority: hugging)
      constrain([.init(1, column)], .greaterThanOrEqual, [], length, priority: 750)
    }
  }

  private mutating func column(_ kind: Solver.Kind, _ input: Double? = nil) -> Int {
    columns.append(Column(kind: kind, input: input))
    return columns.count - 1
  }
}
