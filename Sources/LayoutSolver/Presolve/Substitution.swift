extension Solver {
  /// What the required equalities of one or two unknowns say: column = factor · root + offset.
  ///
  /// An affine union-find. Most rows of a layout end here, each in almost constant time: the first
  /// equality that names a column fixes it or aggregates it with another one, and later rows see
  /// through that. Chains are never written out: they are halved while they are followed.
  struct Substitution: ~Copyable {
    struct Link {
      var factor: Double
      var offset: Double
      /// The column that this one is a multiple of; itself for a root, `fixedParent` for a known
      /// value.
      var parent: Int32
      /// Where the column stands in the row that is being reduced, or -1.
      var slot: Int32
    }

    /// A root in the row that is being reduced.
    struct Summand {
      var root: Int32
      var coefficient: Double
      /// The largest number that took part in the coefficient.
      var magnitude: Double
    }

    /// The elimination of one column by one row, kept in order to explain conflicts.
    struct Elimination {
      var column: Int32
      var row: Int32
      /// The column's coefficient in the row, reduced by the eliminations before.
      var coefficient: Double
      /// What the column became: factor · parent, or a number when `parent` is `fixedParent`.
      var factor: Double
      /// What was added to that: the number itself when `parent` is `fixedParent`.
      var offset: Double
      var parent: Int32
    }

    private let passing = PassedByAddress()

    static let fixedParent: Int32 = -1

    /// A coefficient this much smaller than what cancelled to leave it is rounding.
    static let cancellation = 1e-11

    var links = FlatArray<Link>()
    var standings = FlatArray<Standing>()
    /// The classes of several columns, and those that have joined others since.
    var classes = FlatArray<Root>()
    var eliminatedCount = 0

    /// Whether the eliminations are noted. Only a conflict asks for them.
    var notesEliminations = false
    /// The number of the elimination that removed a column, or -1.
    var eliminationOfColumn = FlatArray<Int32>()
    var eliminations = FlatArray<Elimination>()

    // The row that was reduced last: Σ coefficient · root = constant.
    var reduced = FlatArray<Summand>()
    var reducedConstant = 0.0
    /// The largest number that took part in the constant.
    var magnitude = 0.0

    /// What a residual of the reduced row may be and still count as zero.
    var residualTolerance: Double { Solver.tolerance * max(1, magnitude) }
  }
}

extension Solver.Substitution {
  mutating func prepare(columnCount: Int) {
    eliminatedCount = 0
    eliminations.removeAll()
    classes.removeAll()
    links.grow(to: columnCount, with: Link(factor: 1, offset: 0, parent: -1, slot: -1))
    standings.grow(to: columnCount, with: .unmentioned)
    if notesEliminations { eliminationOfColumn.grow(to: columnCount, with: -1) }
  }

  /// Makes a column a root of its own again.
  mutating func reset(_ column: Int32) {
    links[column] = Link(factor: 1, offset: 0, parent: column, slot: -1)
    standings[column] = .unmentioned
    if notesEliminations { eliminationOfColumn[column] = -1 }
  }

  mutating func setInput(_ column: Int32, value: Double) {
    links[column] = Link(factor: 0, offset: value, parent: Self.fixedParent, slot: -1)
    if notesEliminations { eliminationOfColumn[column] = -1 }
  }

  func isRoot(_ column: Int32) -> Bool { links[column].parent == column }

  /// The column in terms of its root, which is `fixedParent` for a known value.
  @inline(__always)
  mutating func resolve(_ column: Int32) -> (root: Int32, factor: Double, offset: Double) {
    let link = links[column]
    if link.parent < 0 { return (link.parent, 0, link.offset) }
    if link.parent == column { return (column, 1, 0) }
    return resolveMember(column)
  }

  private mutating func resolveMember(
    _ column: Int32
  ) -> (root: Int32, factor: Double, offset: Double) {
    var current = column
    var factor = 1.0
    var offset = 0.0
    while true {
      let link = links[current]
      if link.parent == current { return (current, factor, offset) }
      if link.parent < 0 { return (link.parent, 0, factor * link.offset + offset) }
      let parent = links[link.parent]
      if parent.parent == link.parent {
        return (link.parent, factor * link.factor, factor * link.offset + offset)
      }
      // Halve the path: point at the grandparent, then go there.
      let halved = Link(
        factor: link.factor * parent.factor, offset: link.factor * parent.offset + link.offset,
        parent: parent.parent, slot: link.slot)
      links[current] = halved
      if halved.parent < 0 { return (halved.parent, 0, factor * halved.offset + offset) }
      offset += factor * halved.offset
      factor *= halved.factor
      current = halved.parent
    }
  }

  /// Writes Σ coefficient · column = constant in roots only.
  mutating func reduce(
    _ terms: borrowing FlatArray<Solver.TermRecord>, _ range: Range<Int>, constant: Double
  ) {
    reduced.removeAll()
    var rest = constant
    var largest = abs(constant)
    for index in range {
      let coefficient = terms[index].coefficient
      let (root, factor, offset) = resolve(terms[index].column)
      let shift = coefficient * offset
      rest -= shift
      largest = max(largest, abs(shift))
      if root >= 0 { add(coefficient * factor, root) }
    }
    reducedConstant = rest
    magnitude = largest
    dropCancelled()
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, _ root: Int32) {
    let slot = links[root].slot
    if slot >= 0 {
      reduced[slot].coefficient += coefficient
      reduced[slot].magnitude = max(reduced[slot].magnitude, abs(coefficient))
    } else {
      links[root].slot = Int32(truncatingIfNeeded: reduced.count)
      reduced.append(Summand(root: root, coefficient: coefficient, magnitude: abs(coefficient)))
    }
  }

  @inline(__always)
  private mutating func dropCancelled() {
    var kept = 0
    for index in reduced.indices {
      let summand = reduced[index]
      links[summand.root].slot = -1
      if abs(summand.coefficient) > Self.cancellation * summand.magnitude {
        reduced[kept] = summand
        kept += 1
      }
    }
    reduced.removeLast(reduced.count - kept)
  }

  /// What the reduced row is divided by to compare it with others: its largest coefficient, of the
  /// first column where several are as large.
  var reducedScale: Double {
    // Most rows come to one column.
    if reduced.count == 1 { return reduced[0].coefficient }
    var largest = 0.0
    for summand in reduced.elements { largest = max(largest, abs(summand.coefficient)) }
    let least = largest * (1 - Solver.tolerance)
    var scale = 0.0
    var first = Int32.max
    for summand in reduced.elements
    where abs(summand.coefficient) >= least && summand.root < first {
      first = summand.root
      scale = summand.coefficient
    }
    return scale
  }
}
