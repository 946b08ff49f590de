extension Solver {
  /// The costs of the variables: convex, piecewise linear, one function a level of priority.
  ///
  /// The slope of a variable's cost is a vector, one number a level, compared level by level. It
  /// jumps at the variable's entries, which stand in the order of their positions. Piece p lies
  /// between entry p - 1 and entry p. The ends of the range are entries, too, and nothing goes
  /// beyond them. A variable is either on an entry or inside a piece.
  struct Costs: ~Copyable {
    private let passing = PassedByAddress()

    /// What an optional row costs on either side of its position.
    struct Hinge {
      var variable: Int32
      var level: Int32
      var position: Double
      var below: Double
      var above: Double
      /// The row's place in the order of addition.
      var rank: Int32
    }

    struct Entry {
      var position: Double
      /// By how much the slope rises here, on `level`.
      var rise: Double
      var level: Int32
      var rank: Int32
    }

    /// The levels of the entries that stand for the ends of the range.
    static let lowerEnd: Int32 = -1
    static let upperEnd: Int32 = -2
    /// An end that a conflict took away.
    static let liftedEnd: Int32 = -3

    struct Slope {
      var level: Int32
      var value: Double
    }

    var hinges = FlatArray<Hinge>()
    /// By variable: the numbers of its hinges, by position.
    private var hingesOfVariables = GroupedLists<Int32>()

    // The entries of variable v are entries[entryStarts[v]..<entryStarts[v + 1]].
    var entryStarts = FlatArray<Int32>()
    var entries = FlatArray<Entry>()
    // Its slopes in its present piece, of its own levels, are slopes[slopeStarts[v]..<...].
    var slopeStarts = FlatArray<Int32>()
    var slopes = FlatArray<Slope>()
    /// By variable: its piece, or, on an entry, the entry's number, that is, the piece before it.
    var pieces = FlatArray<Int32>()
    var isOnEntry = FlatArray<Bool>()
  }
}

extension Solver.Costs {
  mutating func reset() { hinges.removeAll() }

  /// Sorts the hinges into entries.
  mutating func prepare(ranges: borrowing FlatArray<Solver.ValueRange>) {
    let count = ranges.count
    sortHinges(variableCount: count)
    entryStarts.removeAll()
    slopeStarts.removeAll()
    entries.removeAll()
    slopes.removeAll()
    pieces.removeAll()
    isOnEntry.removeAll()
    entryStarts.reserveCapacity(count + 1)
    slopeStarts.reserveCapacity(count + 1)
    pieces.reserveCapacity(count)
    isOnEntry.reserveCapacity(count)
    entries.reserveCapacity(hinges.count + ranges.elements.reduce(0) { $0 + $1.endCount })
    slopes.reserveCapacity(hinges.count)
    for variable in 0..<count {
      entryStarts.append(Int32(entries.count))
      slopeStarts.append(Int32(slopes.count))
      appendEntries(of: hingesOfVariables[variable], in: ranges[variable])
    }
    entryStarts.append(Int32(entries.count))
    slopeStarts.append(Int32(slopes.count))
  }

  /// Sorts the hinges by variable, and each variable's by position.
  private mutating func sortHinges(variableCount: Int) {
    hingesOfVariables.begin(listCount: variableCount)
    for hinge in hinges.elements { hingesOfVariables.announce(in: hinge.variable) }
    hingesOfVariables.makeRoom(for: 0)
    for number in hinges.indices {
      hingesOfVariables.add(Int32(number), to: hinges[number].variable)
    }
    let hinges = hinges.elements
    for variable in 0..<variableCount {
      hingesOfVariables.sort(variable) { first, second in
        let (first, second) = (hinges[Int(first)], hinges[Int(second)])
        return (first.position, first.rank) < (second.position, second.rank)
      }
    }
  }

  /// Writes down one variable's entries, and its slopes in its lowest piece.
  private mutating func appendEntries(
    of numbers: UnsafeBufferPointer<Int32>, in range: Solver.ValueRange
  ) {
    let firstSlope = slopes.count
    var piece: Int32 = 0
    if range.lower > -.infinity {
      entries.append(
        Entry(position: range.lower, rise: 0, level: Self.lowerEnd, rank: range.lowerSource.rank))
      piece = 1
    }
    for number in numbers {
      let hinge = hinges[number]
      let rise = hinge.below + hinge.above
      addSlope(-hinge.below, hinge.level, from: firstSlope)
      if hinge.position <= range.lower {
        addSlope(rise, hinge.level, from: firstSlope)
      } else if hinge.position < range.upper {
        entries.append(
          Entry(position: hinge.position, rise: rise, level: hinge.level, rank: hinge.rank))
      }
    }
    if range.upper < .infinity {
      entries.append(
        Entry(position: range.upper, rise: 0, level: Self.upperEnd, rank: range.upperSource.rank))
    }
    pieces.append(piece)
    isOnEntry.append(false)
  }

  /// Adds to the slope of a level; the levels of a variable stand from the highest down.
  private mutating func addSlope(_ value: Double, _ level: Int32, from first: Int) {
    var index = slopes.count
    while index > first, slopes[index - 1].level > level { index -= 1 }
    if index > first, slopes[index - 1].level == level {
      slopes[index - 1].value += value
    } else {
      slopes.insert(Slope(level: level, value: value), at: index)
    }
  }

  @inline(__always)
  func hasHinges(_ variable: Int) -> Bool { slopeStarts[variable] < slopeStarts[variable + 1] }
}

extension Solver.Costs {
  @inline(__always)
  func entryIndex(_ variable: Int, _ entry: Int32) -> Int {
    Int(entryStarts[variable] + entry)
  }

  @inline(__always)
  func entryCount(_ variable: Int) -> Int32 { entryStarts[variable + 1] - entryStarts[variable] }

  /// The position that the variable has on its entry.
  @inline(__always)
  func position(_ variable: Int) -> Double {
    entries[entryIndex(variable, pieces[variable])].position
  }

  /// Where the variable may be without its slope changing sides.
  @inline(__always)
  func interval(_ variable: Int) -> (lower: Double, upper: Double) {
    let piece = pieces[variable]
    if isOnEntry[variable] {
      let position = position(variable)
      return (position, position)
    }
    let lower =
      piece == 0 ? -Double.infinity : entries[entryIndex(variable, piece - 1)].position
    let upper =
      piece == entryCount(variable)
      ? Double.infinity : entries[entryIndex(variable, piece)].position
    return (lower, upper)
  }

  /// Whether the entry is an end of the range that lies in the direction.
  @inline(__always)
  func isEnd(_ variable: Int, _ entry: Int32, towards direction: Double) -> Bool {
    entries[entryIndex(variable, entry)].level == (direction > 0 ? Self.upperEnd : Self.lowerEnd)
  }

  /// The slope on a level to one side of the variable.
  @inline(__always)
  func slope(_ variable: Int, _ direction: Double, level: Int32) -> Double {
    for index in slopeStarts[variable]..<slopeStarts[variable + 1]
    where slopes[index].level == level {
      return value(of: slopes[index], variable, direction)
    }
    return 0
  }

  /// The slope of a variable's piece, or of the one above it if the variable is on the entry between.
  @inline(__always)
  private func value(of slope: Slope, _ variable: Int, _ direction: Double) -> Double {
    guard direction > 0, isOnEntry[variable] else { return slope.value }
    let entry = entries[entryIndex(variable, pieces[variable])]
    return entry.level == slope.level ? slope.value + entry.rise : slope.value
  }

  /// The next lower level on which the variable has costs, or `.max`, and the slope to one side of
  /// the variable there.
  @inline(__always)
  func nextSlope(
    after level: Int32, _ variable: Int, _ direction: Double
  ) -> (level: Int32, value: Double) {
    for index in slopeStarts[variable]..<slopeStarts[variable + 1]
    where slopes[index].level > level {
      return (slopes[index].level, value(of: slopes[index], variable, direction))
    }
    return (.max, 0)
  }

  /// The next lower level on which the variable has costs, or `.max`.
  @inline(__always)
  func nextLevel(after level: Int32, _ variable: Int) -> Int32 {
    for index in slopeStarts[variable]..<slopeStarts[variable + 1]
    where slopes[index].level > level {
      return slopes[index].level
    }
    return .max
  }

  /// Whether the variable is at the end of its range: on that entry, or on the other end of a range
  /// of one point.
  @inline(__always)
  func isAtEnd(_ variable: Int, towards direction: Double) -> Bool {
    guard isOnEntry[variable] else { return false }
    let entry = pieces[variable]
    if isEnd(variable, entry, towards: direction) { return true }
    let next = entry + (direction > 0 ? 1 : -1)
    return next >= 0 && next < entryCount(variable) && isEnd(variable, next, towards: direction)
      && entries[entryIndex(variable, next)].position == position(variable)
  }

  /// The end of the variable's range in the direction, if it has one.
  func end(_ variable: Int, towards direction: Double) -> Double? {
    let count = entryCount(variable)
    guard count > 0 else { return nil }
    let entry = direction > 0 ? count - 1 : 0
    guard isEnd(variable, entry, towards: direction) else { return nil }
    return entries[entryIndex(variable, entry)].position
  }

  /// Whether a value is beyond the end of the variable's range in the direction.
  func isBeyondEnd(_ variable: Int, _ value: Double, _ direction: Double) -> Bool {
    guard let end = end(variable, towards: direction) else { return false }
    return direction * (value - end) > Solver.tolerance * max(1, abs(value))
  }
}
