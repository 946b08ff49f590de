extension Solver.Costs {
  /// Moves what an optional row costs.
  ///
  /// - Parameter rank: The row's place in the order of addition.
  /// - Returns: Whether the variable has a penalty of that row.
  mutating func movePenalty(of variable: Int32, rank: Int32, to position: Double) -> Bool {
    for number in penaltiesOfVariables[variable] where penalties[number].rank == rank {
      penalties[number].position = position
      return true
    }
    return false
  }

  /// Moves a variable's breakpoints to where its penalties and the ends of its range have moved.
  ///
  /// - Returns: Whether they are the same breakpoints in the same order, and the slopes between them are the same. If not,
  ///   some may have moved.
  mutating func moveBreakpoints(of variable: Int, in range: Solver.ValueRange) -> Bool {
    var next = Int(breakpointStarts[variable])
    let end = Int(breakpointStarts[variable + 1])
    if range.lower > -.infinity {
      breakpoints[next].position = range.lower
      next += 1
    }
    var last = (position: -Double.infinity, rank: Int32.min)
    for number in penaltiesOfVariables[variable] {
      let penalty = penalties[number]
      guard last < (penalty.position, penalty.rank) else { return false }
      last = (penalty.position, penalty.rank)
      guard penalty.position > range.lower, penalty.position < range.upper else { continue }
      guard next < end, breakpoints[next].level == penalty.level,
        breakpoints[next].rank == penalty.rank
      else { return false }
      breakpoints[next].position = penalty.position
      next += 1
    }
    if range.upper < .infinity, next < end {
      breakpoints[next].position = range.upper
      next += 1
    }
    return next == end && hasSlopesOfPenalties(variable, in: range)
  }

  /// Writes a variable's breakpoints down anew, where they are not those of before, and puts it into its lowest piece.
  ///
  /// - Complexity: Linear in the breakpoints of all variables behind it.
  mutating func rewriteBreakpoints(of variable: Int, in range: Solver.ValueRange) {
    sortPenalties(of: variable)
    let slopeCount = slopes.count
    var rewritten = FlatArray<Breakpoint>()
    swap(&breakpoints, &rewritten)
    appendBreakpoints(of: penaltiesOfVariables[variable], in: range)
    swap(&breakpoints, &rewritten)
    // The levels are the same.
    for (index, number) in slopeRange(variable).enumerated() {
      slopes[number] = slopes[slopeCount + index]
    }
    slopes.removeLast(slopes.count - slopeCount)
    pieces[variable] = pieces.popLast() ?? 0
    isAtBreakpoint[variable] = isAtBreakpoint.popLast() ?? false
    let present = Int(breakpointStarts[variable])..<Int(breakpointStarts[variable + 1])
    breakpoints.replace(present, with: rewritten)
    for later in variable + 1..<breakpointStarts.count {
      breakpointStarts[later] += Int32(rewritten.count - present.count)
    }
  }

  /// Writes a variable's breakpoints down anew, and puts it into the piece where its slopes are those of before.
  ///
  /// - Returns: Whether there is one. On a breakpoint, a variable has none.
  mutating func rewriteBreakpointsKeepingSlopes(
    of variable: Int, in range: Solver.ValueRange
  ) -> Bool {
    if isAtBreakpoint[variable] { return false }
    let known = slopeRange(variable).map { slopes[$0].value }
    rewriteBreakpoints(of: variable, in: range)
    while !zip(slopeRange(variable), known).allSatisfy({
      abs(slopes[$0].value - $1) <= Self.slopeTolerance * max(1, abs($1))
    }) {
      let piece = pieces[variable]
      guard piece < breakpointCount(variable), !isEnd(variable, piece, towards: 1) else {
        return false
      }
      ascend(variable)
    }
    return true
  }

  /// Whether the slopes are what the penalties make of them: one that is beyond the range may have gone from its one
  /// side to the other.
  private func hasSlopesOfPenalties(_ variable: Int, in range: Solver.ValueRange) -> Bool {
    slopeRange(variable).allSatisfy { index in
      let (level, slope) = (slopes[index].level, slopes[index].value)
      return abs(slope - slopeOfPenalties(variable, onLevel: level, in: range))
        <= Self.slopeTolerance * max(1, abs(slope))
    }
  }

  /// The slope that a variable has in its piece, from the left end of the axis: each penalty, and each breakpoint that
  /// was crossed.
  func slopeOfPenalties(
    _ variable: Int, onLevel level: Int32, in range: Solver.ValueRange
  ) -> Double {
    var slope = 0.0
    for number in penaltiesOfVariables[variable] where penalties[number].level == level {
      let penalty = penalties[number]
      slope += penalty.position <= range.lower ? penalty.above : -penalty.below
    }
    let crossed = breakpointIndex(variable, 0)..<breakpointIndex(variable, pieces[variable])
    for crossing in crossed where breakpoints[crossing].level == level {
      slope += breakpoints[crossing].rise
    }
    return slope
  }
}
