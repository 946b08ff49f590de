extension Solver {
  /// What the substitution leaves: find values for variables, of which each has a range and costs.
  ///
  /// The first variables are roots, the others expressions. An expression is a sum of roots; its variable is the sum's
  /// value. The costs are piecewise linear, convex, and compared level by level.
  struct Program: ~Copyable {
    /// A summand of an expression, or, seen from the other side, an expression that a root is in.
    struct Summand {
      var variable: Int32
      var coefficient: Double
    }

    /// An expression, and the root that makes up for whatever the expression's other roots are.
    struct Pair {
      var expression: Int32
      var root: Int32
    }

    /// A variable that the rows alone left a choice.
    struct Tie {
      var variable: Int32
      var decision: Decision
    }

    /// The summands of an expression: a range of `summands`.
    struct Span: BitwiseCopyable {
      var start: Int32
      var count: Int32

      init(_ range: Range<Int>) {
        start = Int32(range.lowerBound)
        count = Int32(range.count)
      }

      var range: Range<Int> { Int(start)..<Int(start + count) }
    }

    /// How a variable stands in what is left to solve.
    enum Stage: UInt8 {
      /// A root without value, or an expression that the components have to deal with.
      case waiting
      /// A root whose value follows from an expression, or the expression that it follows from.
      case removed
      /// An expression that took the place of a root in other expressions.
      case defining
      /// In a component.
      case gathered
    }

    // Roots.
    var rootColumns = FlatArray<Int32>()
    /// The number of a column's root among the variables, valid for roots only.
    var variableOfColumn = FlatArray<Int32>()
    /// By root: how early the gathered rows mention it.
    var rootRanks = FlatArray<Int32>()
    /// Where a root goes that nothing decides.
    var restingValues = FlatArray<Double>()

    // Expressions.
    var spans = FlatArray<Span>()
    var summands = FlatArray<Summand>()
    var parallels = ParallelExpressions()

    /// By variable: the waiting expressions that it is in. An expression is in itself, with the coefficient -1 that
    /// makes an equation of expression = Σ.
    var uses = GroupedLists<Summand>()

    /// By variable: the roots first, then the expressions.
    var ranges = FlatArray<ValueRange>()
    /// By variable: how the sum of its sizes grows with it.
    var sizeSlopes = FlatArray<Double>()
    /// By variable: towards which bound it leans.
    var boundSlopes = FlatArray<Double>()
    /// By variable: by how much it counts when all are to be low. Empty until an answer depends on it.
    var placeSlopes = FlatArray<Double>()
    var stages = FlatArray<Stage>()
    var values = FlatArray<Double>()
    var costs = Costs()
    /// The variables that the rows alone left a choice: of each connected set of them at least one.
    var ties = FlatArray<Tie>()

    /// The removed expressions, with their singletons, in that order.
    var freeColumnSingletons = FlatArray<Pair>()
    var liveUseCounts = FlatArray<Int32>()
    var eliminations = Eliminations()

    var rootCount: Int { rootColumns.count }
    var expressionCount: Int { spans.count }
    var variableCount: Int { ranges.count }

    @inline(__always)
    func summands(ofExpression expression: Int) -> Range<Int> { spans[expression].range }

    func value(ofRoot column: Int32) -> Double { values[variableOfColumn[column]] }

    /// A column that a variable is, or depends on.
    func column(ofVariable variable: Int32) -> Int32? {
      variable < rootCount
        ? rootColumns[variable] : column(inExpression: Int(variable) - rootCount)
    }

    /// A column that an expression depends on. Its first summand may be an expression in turn, which took the place of
    /// a root. One whose summands have cancelled depends on none.
    func column(inExpression expression: some BinaryInteger) -> Int32? {
      var variable = rootCount + Int(expression)
      while variable >= rootCount {
        let range = summands(ofExpression: variable - rootCount)
        guard let first = range.first else { return nil }
        variable = Int(summands[first].variable)
      }
      return rootColumns[variable]
    }
  }
}

extension Solver.Program {
  /// Starts with so many required rows, each of which may be an expression, and so many others, most of which are none.
  mutating func reset(
    roots columns: borrowing FlatArray<Int32>, of model: borrowing Solver.Model,
    substitution: inout Solver.Substitution, rowCount: Int,
    optionalRowCount: Int
  ) {
    rootColumns.removeAll()
    rootRanks.removeAll()
    restingValues.removeAll()
    spans.removeAll()
    summands.removeAll()
    ranges.removeAll()
    sizeSlopes.removeAll()
    boundSlopes.removeAll()
    placeSlopes.removeAll()
    // Few of the optional rows are expressions.
    parallels.reset(rowCount: rowCount + optionalRowCount / 4)
    costs.reset()
    variableOfColumn.grow(to: substitution.links.count, with: 0)
    let count = columns.count - substitution.eliminatedCount
    rootColumns.reserveCapacity(count)
    rootRanks.reserveCapacity(count)
    restingValues.reserveCapacity(count)
    ranges.reserveCapacity(count + rowCount)
    sizeSlopes.reserveCapacity(count + rowCount)
    boundSlopes.reserveCapacity(count + rowCount)
    // Most rows have one or two roots left, and some are written a second time.
    summands.reserveCapacity(3 * (rowCount + optionalRowCount))
    for column in columns.elements where substitution.isRoot(column) {
      variableOfColumn[column] = Int32(rootColumns.count)
      rootColumns.append(column)
      // A root stands for its whole class: all that its members want is a range or a cost of it.
      let root = substitution.root(column, model.columns[column].kind)
      rootRanks.append(root.firstMemberRank)
      // While all columns can still be resolved to their roots, in terms of the member that was mentioned first.
      restingValues.append(substitution.restingValue(of: root))
      ranges.append(root.range)
      sizeSlopes.append(root.sizeSlope)
      boundSlopes.append(0)
    }
  }

  /// The variable of a reduced row: a root, or the expression that the row is a multiple of, by its scale.
  mutating func variable(
    ofReducedRow reduced: borrowing FlatArray<Solver.Substitution.Summand>, scale: Double
  ) -> Int {
    if reduced.count == 1 { return Int(variableOfColumn[reduced[0].root]) }
    let start = summands.count
    // Divided by the scale and in the order of the variables, parallel rows are equal, and multiples of one expression.
    for summand in reduced.elements {
      insertSummand(
        Summand(
          variable: variableOfColumn[summand.root], coefficient: summand.coefficient / scale),
        from: start)
    }
    let span = Span(start..<summands.count)
    // The same sum in another row: both are ranges and costs of one variable.
    if let expression = parallels.expression(parallelTo: span, summands, spans) {
      summands.removeLast(summands.count - start)
      return rootCount + expression
    }
    spans.append(span)
    ranges.append(.unbounded)
    sizeSlopes.append(0)
    boundSlopes.append(0)
    return variableCount - 1
  }

  private mutating func insertSummand(_ summand: Summand, from start: Int) {
    // An insertion sort: most expressions have two or three summands.
    summands.append(summand)
    var index = summands.count - 1
    while index > start, summands[index - 1].variable > summand.variable {
      summands.swapAt(index, index - 1)
      index -= 1
    }
  }
}
