extension Solver {
  /// The costs of the variables: convex, piecewise linear, one function a level of priority.
  ///
  /// The slope of a variable's cost is a vector, one number a level, compared level by level. It jumps at the
  /// variable's breakpoints, which stand in the order of their positions. Piece p lies between breakpoint p - 1 and
  /// breakpoint p. The ends of the range are breakpoints, too, and nothing goes beyond them. A variable is either on a
  /// breakpoint or inside a piece.
  struct Costs: ~Copyable {
    private let passing = PassedByAddress()

    /// What an optional row costs on either side of its position.
    struct Penalty {
      var variable: Int32
      var level: Int32
      var position: Double
      var below: Double
      var above: Double
      /// The row's place in the order of addition.
      var rank: Int32
    }

    struct Breakpoint {
      var position: Double
      /// By how much the slope rises here, on the level of a penalty.
      var rise: Double
      var kind: Kind
      var rank: Int32

      /// What makes a breakpoint, in the four bytes of a level.
      struct Kind: Equatable {
        private var code: Int32

        static func penalty(level: Int32) -> Kind { Kind(code: level) }
        static var lowerEnd: Kind { Kind(code: -1) }
        static var upperEnd: Kind { Kind(code: -2) }
        /// An end that a conflict took away.
        static var liftedEnd: Kind { Kind(code: -3) }

        /// The level of a penalty.
        var level: Int32? { code < 0 ? nil : code }
      }
    }

    struct Slope {
      var level: Int32
      var value: Double
    }

    var penalties = FlatArray<Penalty>()
    /// By variable: the numbers of its penalties, by position.
    private(set) var penaltiesOfVariables = GroupedLists<Int32>()

    // The breakpoints of variable v are breakpoints[breakpointStarts[v]..<breakpointStarts[v + 1]].
    var breakpointStarts = FlatArray<Int32>()
    var breakpoints = FlatArray<Breakpoint>()
    // Its slopes in its present piece, of its own levels, are slopes[slopeStarts[v]..<...].
    var slopeStarts = FlatArray<Int32>()
    var slopes = FlatArray<Slope>()
    /// By variable: its piece, or, on a breakpoint, the breakpoint's number, that is, the piece before it.
    var pieces = FlatArray<Int32>()
    var isAtBreakpoint = FlatArray<Bool>()
  }
}

extension Solver.Costs {
  mutating func reset() { penalties.removeAll() }

  mutating func prepare(ranges: borrowing FlatArray<Solver.ValueRange>) {
    let count = ranges.count
    sortPenalties(variableCount: count)
    breakpointStarts.removeAll()
    slopeStarts.removeAll()
    breakpoints.removeAll()
    slopes.removeAll()
    pieces.removeAll()
    isAtBreakpoint.removeAll()
    breakpointStarts.reserveCapacity(count + 1)
    slopeStarts.reserveCapacity(count + 1)
    pieces.reserveCapacity(count)
    isAtBreakpoint.reserveCapacity(count)
    breakpoints.reserveCapacity(penalties.count + ranges.elements.reduce(0) { $0 + $1.endCount })
    slopes.reserveCapacity(penalties.count)
    // Variable after variable in one piece of memory, as most have no or two breakpoints.
    for variable in 0..<count {
      breakpointStarts.append(Int32(breakpoints.count))
      slopeStarts.append(Int32(slopes.count))
      appendBreakpoints(of: penaltiesOfVariables[variable], in: ranges[variable])
    }
    breakpointStarts.append(Int32(breakpoints.count))
    slopeStarts.append(Int32(slopes.count))
  }

  private mutating func sortPenalties(variableCount: Int) {
    // By variable with a counting sort, and each variable's by position.
    penaltiesOfVariables.begin(listCount: variableCount)
    for penalty in penalties.elements { penaltiesOfVariables.announce(in: penalty.variable) }
    penaltiesOfVariables.makeRoom(for: 0)
    for number in penalties.indices {
      penaltiesOfVariables.add(Int32(number), to: penalties[number].variable)
    }
    let penalties = penalties.elements
    for variable in 0..<variableCount {
      penaltiesOfVariables.sort(variable) { first, second in
        let (first, second) = (penalties[Int(first)], penalties[Int(second)])
        return (first.position, first.rank) < (second.position, second.rank)
      }
    }
  }

  mutating func appendBreakpoints(
    of numbers: UnsafeBufferPointer<Int32>, in range: Solver.ValueRange
  ) {
    // From the left to the right. The slopes are those of the lowest piece.
    let firstSlope = slopes.count
    var piece: Int32 = 0
    if range.lower > -.infinity {
      breakpoints.append(
        Breakpoint(
          position: range.lower, rise: 0, kind: .lowerEnd, rank: range.lowerSource.rank))
      piece = 1
    }
    for number in numbers {
      let penalty = penalties[number]
      let rise = penalty.below + penalty.above
      // Far down, each penalty has its slope to the left of its position. Going up, the slope rises at each position
      // that is passed, so the sum of all penalties is convex whatever their order.
      slopes.add(-penalty.below, onLevel: penalty.level, from: firstSlope)
      // The range ends above the position: the variable is always on its right.
      if penalty.position <= range.lower {
        slopes.add(rise, onLevel: penalty.level, from: firstSlope)
      } else if penalty.position < range.upper {
        breakpoints.append(
          Breakpoint(
            position: penalty.position, rise: rise, kind: .penalty(level: penalty.level),
            rank: penalty.rank))
      }
    }
    if range.upper < .infinity {
      breakpoints.append(
        Breakpoint(
          position: range.upper, rise: 0, kind: .upperEnd, rank: range.upperSource.rank))
    }
    pieces.append(piece)
    isAtBreakpoint.append(false)
  }

  @inline(__always)
  func hasPenalties(_ variable: Int) -> Bool { slopeStarts[variable] < slopeStarts[variable + 1] }
}

extension Solver.Costs {
  @inline(__always)
  func slopeRange(_ variable: Int) -> Range<Int> {
    Int(slopeStarts[variable])..<Int(slopeStarts[variable + 1])
  }

  @inline(__always)
  func breakpointIndex(_ variable: Int, _ breakpoint: Int32) -> Int {
    Int(breakpointStarts[variable] + breakpoint)
  }

  @inline(__always)
  func breakpointCount(_ variable: Int) -> Int32 {
    breakpointStarts[variable + 1] - breakpointStarts[variable]
  }

  /// The position that the variable has on its breakpoint.
  @inline(__always)
  func position(_ variable: Int) -> Double {
    breakpoints[breakpointIndex(variable, pieces[variable])].position
  }

  @inline(__always)
  func interval(_ variable: Int) -> (lower: Double, upper: Double) {
    let piece = pieces[variable]
    if isAtBreakpoint[variable] {
      let position = position(variable)
      return (position, position)
    }
    let lower =
      piece == 0 ? -Double.infinity : breakpoints[breakpointIndex(variable, piece - 1)].position
    let upper =
      piece == breakpointCount(variable)
      ? Double.infinity : breakpoints[breakpointIndex(variable, piece)].position
    return (lower, upper)
  }

  /// Whether the breakpoint is an end of the range that lies in the direction.
  @inline(__always)
  func isEnd(_ variable: Int, _ breakpoint: Int32, towards direction: Double) -> Bool {
    breakpoints[breakpointIndex(variable, breakpoint)].kind
      == (direction > 0 ? .upperEnd : .lowerEnd)
  }

  /// One of the variable's slopes in its piece, or in the one above it if it is on the breakpoint between.
  @inline(__always)
  func slope(_ index: Int, of variable: Int, _ direction: Double) -> Double {
    let slope = slopes[index]
    // On a breakpoint, what is stored are the slopes of the piece below.
    guard direction > 0, isAtBreakpoint[variable] else { return slope.value }
    let breakpoint = breakpoints[breakpointIndex(variable, pieces[variable])]
    return breakpoint.kind == .penalty(level: slope.level)
      ? slope.value + breakpoint.rise : slope.value
  }

  /// The highest level on which a move in the direction changes the cost, and the slope there.
  func firstSlope(_ variable: Int, _ direction: Double) -> (level: Int32, value: Double)? {
    for index in slopeRange(variable) {
      let slope = slope(index, of: variable, direction)
      if abs(slope) > Self.slopeTolerance { return (slopes[index].level, slope) }
    }
    return nil
  }

  /// Whether the variable is at the end of its range: on that breakpoint, or on the other end of a range of one point.
  @inline(__always)
  func isAtEnd(_ variable: Int, towards direction: Double) -> Bool {
    guard isAtBreakpoint[variable] else { return false }
    let breakpoint = pieces[variable]
    if isEnd(variable, breakpoint, towards: direction) { return true }
    // A range of one point has two ends at one position, and the variable stands on either.
    let next = breakpoint + (direction > 0 ? 1 : -1)
    return next >= 0 && next < breakpointCount(variable)
      && isEnd(variable, next, towards: direction)
      && breakpoints[breakpointIndex(variable, next)].position == position(variable)
  }

  func end(_ variable: Int, towards direction: Double) -> Double? {
    let count = breakpointCount(variable)
    guard count > 0 else { return nil }
    let breakpoint = direction > 0 ? count - 1 : 0
    guard isEnd(variable, breakpoint, towards: direction) else { return nil }
    return breakpoints[breakpointIndex(variable, breakpoint)].position
  }

  func isBeyondEnd(_ variable: Int, _ value: Double, _ direction: Double) -> Bool {
    guard let end = end(variable, towards: direction) else { return false }
    return direction * (value - end) > Solver.tolerance * max(1, abs(value))
  }
}

extension FlatArray where Element == Solver.Costs.Slope {
  /// Adds to the slope of a level. The levels stand from the highest down, and begin at `first`.
  mutating func add(_ value: Double, onLevel level: Int32, from first: Int = 0) {
    var index = count
    while index > first, self[index - 1].level > level { index -= 1 }
    if index > first, self[index - 1].level == level {
      self[index - 1].value += value
    } else {
      insert(Element(level: level, value: value), at: index)
    }
  }
}
