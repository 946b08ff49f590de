extension Solver.Workspace {
  mutating func beginSubstitution(_ model: borrowing Model) {
    substitution.prepare(columnCount: model.columns.count)
    for column in gathered.columns.elements { substitution.reset(column) }
    ranks.rank(gathered, model, &substitution)
  }

  /// - Complexity: Almost linear in the terms. A row that waits is looked at again only when one of its unknowns is
  ///   eliminated.
  mutating func substituteEqualities(_ model: borrowing Model) {
    reducedRows.removeAll()
    // Row after row, each in terms of the roots that the rows before it have left. One of three unknowns waits until
    // the elimination of others shortens it, and is substituted before the rows after it, so that a contradiction is
    // mostly met at the latest row of it.
    waiting.begin()
    // The engine goes first, so that a contradiction with a client is met at the row of the client.
    for index in gathered.clientRowCount..<gathered.rows.count {
      substituteOrDefer(gathered.rows[index], model)
    }
    for index in 0..<gathered.clientRowCount { substituteOrDefer(gathered.rows[index], model) }
    waiting.end()
    reducedRows.removeEqualities { waiting.isDone[$0] }
  }

  private mutating func substituteOrDefer(_ index: Int32, _ model: borrowing Model) {
    let row = model.rows[index]
    if row.isRequired, !excludedRows.isEmpty, excludedRows.contains(index) { return }
    guard row.isRequiredEquality else { return reducedRows.append(index, row) }
    if substituteEquality(index, model) {
      if !waiting.isEmpty { substituteShortened(model) }
    } else {
      // Three unknowns or more. The program gets it if no elimination shortens it until the end.
      let number = waiting.addRow(columnCount: model.columns.count)
      reducedRows.append(index, row)
      for summand in substitution.reduced.elements { waiting.add(number, to: summand.root) }
    }
  }

  /// - Returns: Whether the row is done with; otherwise it has three or more unknowns.
  private mutating func substituteEquality(_ index: Int32, _ model: borrowing Model) -> Bool {
    substitution.reduce(
      model.terms, model.rows[index].termRange, constant: model.rows[index].constant)
    switch substitution.reduced.count {
    case 0:
      // All unknowns have values or cancel: the row says what others said before, or contradicts them.
      if abs(substitution.reducedConstant) > substitution.residualTolerance {
        recordConflict([.row(index, 1)], model)
      }
    case 1: fixRoot(bySingleton: index, model)
    case 2: aggregateRoots(byDoubleton: index, model)
    default: return false
    }
    return true
  }

  private mutating func fixRoot(bySingleton row: Int32, _ model: borrowing Model) {
    // A singleton row fixes its column.
    let column = substitution.reduced[0].root
    let coefficient = substitution.reduced[0].coefficient
    let value = substitution.reducedConstant / coefficient
    // A range is all that is known of the root's class so far: that sizes in it are not negative.
    let range = substitution.range(ofRoot: column, model.columns[column].kind)
    // The residual is off by rounding of its largest number, and the value by that for the coefficient.
    let slack = substitution.residualTolerance / abs(coefficient)
    if value < range.lower - slack {
      recordConflict([.row(row, 1), .bound(range.lowerSource, -coefficient)], model)
    } else if value > range.upper + slack {
      recordConflict([.row(row, 1), .bound(range.upperSource, -coefficient)], model)
    } else {
      // What is beyond the range by rounding only goes to its end.
      substitution.fix(
        column, at: max(range.lower, min(range.upper, value)), by: row, coefficient: coefficient)
      waiting.noteElimination(of: column, parent: nil)
    }
  }

  private mutating func aggregateRoots(byDoubleton row: Int32, _ model: borrowing Model) {
    // A doubleton equation (E. Andersen and K. Andersen, "Presolving in linear programming", 1995) aggregates two
    // columns. The smaller class joins the larger, so that paths stay short.
    let first = substitution.memberCount(ofRoot: substitution.reduced[0].root)
    let second = substitution.memberCount(ofRoot: substitution.reduced[1].root)
    let (child, parent) = first <= second ? (0, 1) : (1, 0)
    let childColumn = substitution.reduced[child].root
    let parentColumn = substitution.reduced[parent].root
    let coefficient = substitution.reduced[child].coefficient
    let parentCoefficient = substitution.reduced[parent].coefficient
    // coefficient · child + parentCoefficient · parent = constant, solved for the child.
    let factor = -parentCoefficient / coefficient
    let offset = substitution.reducedConstant / coefficient

    let childRange = substitution.range(ofRoot: childColumn, model.columns[childColumn].kind)
    let parentClass = substitution.makeClass(parentColumn, model.columns[parentColumn].kind)
    // Every size among the child's columns bounds the parent from now on.
    if let (lower, upper) = substitution.classes[parentClass].range.intersect(
      childRange.preimage(factor: factor, offset: offset))
    {
      // The two bounds exclude each other through this row. In the sum that shows it, each has the share of its column.
      let isLowerOfChild = lower == childRange.lowerSource || lower == childRange.upperSource
      let (childBound, parentBound) = isLowerOfChild ? (lower, upper) : (upper, lower)
      recordConflict(
        [
          .row(row, 1), .bound(childBound, -coefficient), .bound(parentBound, -parentCoefficient),
        ], model)
    } else {
      // From here on every row that names the child speaks of the parent.
      let kind = model.columns[childColumn].kind
      substitution.absorb(childColumn, kind, into: parentClass, factor: factor)
      substitution.aggregate(
        childColumn, into: parentColumn, factor: factor, offset: offset, by: row,
        coefficient: coefficient)
      waiting.noteElimination(of: childColumn, parent: parentColumn)
    }
  }

  private mutating func substituteShortened(_ model: borrowing Model) {
    // Watched unknowns: each root keeps a list of the waiting rows that contain it. An elimination has its list looked
    // at again, and hands it to the root that took the place of the column.
    while let elimination = waiting.nextElimination() {
      // Nobody will ask for the list of a column that is gone.
      var node = waiting.take(elimination.column)
      while let current = node.number {
        let (number, following) = waiting.row(at: current)
        if !waiting.isDone[number] {
          if substituteEquality(reducedRows.equalities[number], model) {
            waiting.isDone[number] = true
          } else if let parent = elimination.parent {
            // Still too long: it has the parent now, whose elimination may shorten it next.
            waiting.append(current, to: parent)
          }
        }
        node = following
      }
    }
  }
}

extension Solver {
  /// The rows that wait for the elimination of a root: linked lists, one for each root.
  struct WaitingRows: ~Copyable {
    /// By row, as numbered here: whether it is substituted.
    var isDone = FlatArray<Bool>()
    /// By column: the first of its nodes. Empty until a row waits.
    private var lists = FlatArray<PackedOptional>()
    private var nodes = FlatArray<Node>()
    private var usedColumns = FlatArray<Int32>()
    /// The latest eliminations, and how many of them the waiting rows were looked at for.
    private var eliminations = FlatArray<Elimination>()
    private var followedCount = 0

    struct Node {
      var row: Int32
      var next: PackedOptional = nil
    }

    /// A column that was replaced by another one, its parent, or by a number.
    struct Elimination {
      var column: Int32
      var parent: Int32?
    }

    var isEmpty: Bool { isDone.isEmpty }

    mutating func begin() { isDone.removeAll() }

    mutating func end() {
      for column in usedColumns.elements { lists[column] = nil }
      usedColumns.removeAll()
      nodes.removeAll()
    }

    mutating func addRow(columnCount: Int) -> Int32 {
      lists.grow(to: columnCount, with: nil)
      isDone.append(false)
      return Int32(isDone.count - 1)
    }

    mutating func add(_ row: Int32, to root: Int32) {
      nodes.append(Node(row: row))
      append(Int32(nodes.count - 1), to: root)
    }

    mutating func append(_ node: Int32, to root: Int32) {
      if lists[root] == nil { usedColumns.append(root) }
      nodes[node].next = lists[root]
      lists[root] = PackedOptional(node)
    }

    mutating func take(_ root: Int32) -> PackedOptional {
      let first = lists[root]
      lists[root] = nil
      return first
    }

    func row(at node: Int32) -> (number: Int32, following: PackedOptional) {
      (nodes[node].row, nodes[node].next)
    }

    /// Notes that the rows with the column are shorter now, if any wait.
    @inline(__always)
    mutating func noteElimination(of column: Int32, parent: Int32?) {
      if !isEmpty { eliminations.append(Elimination(column: column, parent: parent)) }
    }

    /// The next elimination to look at the waiting rows for.
    mutating func nextElimination() -> Elimination? {
      guard followedCount < eliminations.count else {
        eliminations.removeAll()
        followedCount = 0
        return nil
      }
      followedCount += 1
      return eliminations[followedCount - 1]
    }
  }
}
