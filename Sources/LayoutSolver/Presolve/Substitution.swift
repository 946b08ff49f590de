extension Solver {
  /// What the required equalities of one or two unknowns say: column = factor · root + offset.
  ///
  /// An affine union-find. Most rows of a layout end here, each in almost constant time: the first equality that names
  /// a column fixes it or aggregates it with another one, and later rows see through that. Chains are never written
  /// out: they are halved while they are followed.
  struct Substitution: ~Copyable {
    struct Link {
      var factor: Double
      var offset: Double
      /// The column that this one is a multiple of; itself for a root, none for a known value.
      var parent: PackedOptional
      /// Where the column stands in the row that is being reduced.
      var slot: PackedOptional = nil
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
      /// What the column became: factor · parent, or a number where there is no parent.
      var factor: Double
      /// What was added to that: the number itself where there is no parent.
      var offset: Double
      var parent: Int32?
    }

    private let passing = PassedByAddress()

    /// A coefficient this much smaller than what cancelled to leave it is rounding.
    static let cancellation = 1e-11

    var links = FlatArray<Link>()
    var standings = FlatArray<Standing>()
    /// The classes of several columns, and those that have joined others since.
    var classes = FlatArray<Root>()
    var eliminatedCount = 0

    /// Whether the eliminations are noted. Only a conflict asks for them.
    var notesEliminations = false
    /// The number of the elimination that removed a column, if one did.
    var eliminationOfColumn = FlatArray<PackedOptional>()
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
    links.grow(to: columnCount, with: Link(factor: 1, offset: 0, parent: nil))
    standings.grow(to: columnCount, with: .unmentioned)
    if notesEliminations { eliminationOfColumn.grow(to: columnCount, with: nil) }
  }

  mutating func reset(_ column: Int32) {
    links[column] = Link(factor: 1, offset: 0, parent: PackedOptional(column))
    standings[column] = .unmentioned
    if notesEliminations { eliminationOfColumn[column] = nil }
  }

  mutating func setInput(_ column: Int32, value: Double) {
    links[column] = Link(factor: 0, offset: value, parent: nil)
    if notesEliminations { eliminationOfColumn[column] = nil }
  }

  func isRoot(_ column: Int32) -> Bool { links[column].parent == PackedOptional(column) }

  /// The column in terms of its root; a known value, `offset`, has none.
  @inline(__always)
  mutating func resolve(_ column: Int32) -> (root: PackedOptional, factor: Double, offset: Double) {
    let link = links[column]
    guard let parent = link.parent.number else { return (nil, 0, link.offset) }
    // Most columns are roots or have a value by now, so the walk is a call of its own.
    if parent == column { return (link.parent, 1, 0) }
    return resolveMember(column)
  }

  private mutating func resolveMember(
    _ column: Int32
  ) -> (root: PackedOptional, factor: Double, offset: Double) {
    var current = column
    // A find of union-find with halved paths (R. Tarjan and J. van Leeuwen, "Worst-case analysis of set union
    // algorithms", 1984), where each link is an affine map. The column is factor · current + offset all along.
    var factor = 1.0
    var offset = 0.0
    while true {
      let link = links[current]
      guard let next = link.parent.number else {
        return (nil, 0, factor * link.offset + offset)
      }
      if next == current { return (link.parent, factor, offset) }
      let parent = links[next]
      // The parent is the root, so there is nothing to halve.
      if parent.parent == link.parent {
        return (link.parent, factor * link.factor, factor * link.offset + offset)
      }
      // Halve the path: point at the grandparent, then go there.
      let halved = Link(
        factor: link.factor * parent.factor, offset: link.factor * parent.offset + link.offset,
        parent: parent.parent, slot: link.slot)
      links[current] = halved
      guard let grandparent = halved.parent.number else {
        return (nil, 0, factor * halved.offset + offset)
      }
      offset += factor * halved.offset
      factor *= halved.factor
      current = grandparent
    }
  }

  mutating func reduce(
    _ terms: borrowing FlatArray<Solver.TermRecord>, _ range: Range<Int>, constant: Double
  ) {
    // The row Σ coefficient · column = constant in roots only.
    reduced.removeAll()
    var rest = constant
    var largest = abs(constant)
    for index in range {
      let coefficient = terms[index].coefficient
      let (root, factor, offset) = resolve(terms[index].column)
      let shift = coefficient * offset
      rest -= shift
      largest = max(largest, abs(shift))
      // What is known goes to the other side. Beside the largest part of it, the rest is compared with 0 later.
      if let root = root.number { add(coefficient * factor, root) }
    }
    reducedConstant = rest
    magnitude = largest
    dropCancelled()
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, _ root: Int32) {
    // Several columns of a row may have the same root: its slot says where they add up.
    if let slot = links[root].slot.number {
      reduced[slot].coefficient += coefficient
      reduced[slot].magnitude = max(reduced[slot].magnitude, abs(coefficient))
    } else {
      links[root].slot = PackedOptional(reduced.count)
      reduced.append(Summand(root: root, coefficient: coefficient, magnitude: abs(coefficient)))
    }
  }

  @inline(__always)
  private mutating func dropCancelled() {
    var kept = 0
    for index in reduced.indices {
      let summand = reduced[index]
      links[summand.root].slot = nil
      // What cancels leaves rounding, which must not pass for a coefficient: a row would fix a column by it.
      if abs(summand.coefficient) > Self.cancellation * summand.magnitude {
        reduced[kept] = summand
        kept += 1
      }
    }
    reduced.removeLast(reduced.count - kept)
  }

  /// What the reduced row is divided by to compare it with others: its largest coefficient, of the first column where
  /// several are as large.
  var reducedScale: Double {
    // Most rows come to one column.
    if reduced.count == 1 { return reduced[0].coefficient }
    var largest = 0.0
    for summand in reduced.elements { largest = max(largest, abs(summand.coefficient)) }
    // Coefficients that differ by rounding count as equal, or else parallel rows would get different scales.
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
