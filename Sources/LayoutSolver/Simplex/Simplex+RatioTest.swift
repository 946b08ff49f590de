extension Solver.Simplex {
  /// Collects the candidates of the ratio test: the variables of the leaving one's row.
  mutating func collectCandidates(
    _ leaving: Int, _ direction: Double, _ program: borrowing Program, order: RandomOrder?
  ) {
    candidates.removeAll()
    ties.removeAll()
    tiedRatios.removeAll()
    tiedRatio = nil
    heldVariables.removeAll()
    insertCandidate(leaving, direction, 1, program, order: order)
    for variable in tableauRow.variables.elements where tableauRow[Int(variable)] != 0 {
      collectCandidate(Int(variable), direction, program)
    }
  }

  /// Adds the candidate of a variable of the row, unless it is known to be of no use, or not yet.
  @inline(__always)
  private mutating func collectCandidate(
    _ variable: Int, _ leavingDirection: Double, _ program: borrowing Program
  ) {
    let direction = flipDirection(variable, leavingDirection)
    let known = holds[variable, direction]
    assert(
      known == .none || known == hold(variable, direction, program),
      "What is known of variable \(variable) was to be forgotten.")
    switch known {
    case .end: break
    case .highestLevel: heldVariables.append(Int32(variable))
    case .none where program.costs.isAtEnd(variable, towards: direction):
      holds[variable, direction] = .end
    case .none:
      let candidate = candidate(variable, direction, 1 / abs(tableauRow[variable]), program)
      holds[variable, direction] = hold(candidate.ratio)
      candidates.insert(candidate, by: Candidate.precedes)
    }
  }

  /// In which direction a variable of the row makes up for the leaving one.
  @inline(__always)
  private func flipDirection(_ variable: Int, _ leavingDirection: Double) -> Double {
    tableauRow[variable] > 0 ? leavingDirection : -leavingDirection
  }

  /// Adds the candidates of the held variables once there are none left that come before them.
  private mutating func insertHeldCandidates(
    _ leavingDirection: Double, _ program: borrowing Program
  ) {
    if heldVariables.isEmpty { return }
    if let first = candidates.first, hold(first.ratio) == .none { return }
    while let index = heldVariables.popLast() {
      let variable = Int(index)
      let direction = flipDirection(variable, leavingDirection)
      candidates.insert(
        candidate(variable, direction, 1 / abs(tableauRow[variable]), program),
        by: Candidate.precedes)
    }
  }

  /// Adds the variable's next candidate, unless it is at the end of its range.
  mutating func insertCandidate(
    _ variable: Int, _ direction: Double, _ scale: Double, _ program: borrowing Program,
    order: RandomOrder?
  ) {
    if program.costs.isAtEnd(variable, towards: direction) { return }
    let candidate = candidate(variable, direction, scale, program)
    if candidate.ratio == tiedRatio {
      insertTie(candidate, program, order: order)
    } else {
      candidates.insert(candidate, by: Candidate.precedes)
    }
  }

  func candidate(
    _ variable: Int, _ direction: Double, _ scale: Double, _ program: borrowing Program
  ) -> Candidate {
    var candidate = Candidate(variable: Int32(variable), direction: direction, scale: scale)
    candidate.ratio = ratio(candidate, after: -1, program)
    return candidate
  }

  /// The candidate with the smallest ratio, level by level; of the same ratio, the one that the
  /// tie-breaks prefer.
  ///
  /// Lower levels and tie-breaks are looked at only where the highest level does not decide.
  mutating func nextCandidate(
    _ direction: Double, _ program: borrowing Program, order: RandomOrder?
  ) -> Tie? {
    if ties.isEmpty {
      insertHeldCandidates(direction, program)
      tiedRatio = candidates.first?.ratio
      while let candidate = candidates.first, candidate.ratio == tiedRatio {
        _ = candidates.removeFirst(by: Candidate.precedes)
        insertTie(candidate, program, order: order)
      }
    }
    let ratios = tiedRatios.elements
    return ties.removeFirst { Tie.precedes($0, $1, ratios) }
  }

  private mutating func insertTie(
    _ candidate: Candidate, _ program: borrowing Program, order: RandomOrder?
  ) {
    let tie = Tie(
      candidate: candidate, firstRatio: tiedRatios.count,
      randomNumber: order?.number(of: Int(candidate.variable)) ?? 0)
    var ratio = candidate.ratio
    repeat {
      ratio = self.ratio(candidate, after: ratio.level, program)
      tiedRatios.append(ratio)
    } while ratio != Ratio()
    let ratios = tiedRatios.elements
    ties.insert(tie) { Tie.precedes($0, $1, ratios) }
  }

  /// The dual step at which the candidate's reduced cost is 0, on the next level that has one.
  ///
  /// A negative ratio of a tie-break counts as 0: a tie-break outweighs no level.
  @inline(__always)
  private func ratio(
    _ candidate: Candidate, after higherLevel: Int32, _ program: borrowing Program
  ) -> Ratio {
    var level = higherLevel
    while let next = nextReducedCost(
      after: level, Int(candidate.variable), candidate.direction, program)
    {
      let ratio = candidate.scale.multipliedRounded(by: next.slope)
      if ratio < 0, higherLevel < 0, Self.isTieLevel(next.level) { return Ratio() }
      if ratio != 0 { return Ratio(value: ratio, level: next.level) }
      level = next.level
    }
    return Ratio()
  }

  /// The levels at which the variable, or a dual, has a slope, one after the other.
  @inline(__always)
  func nextLevel(after level: Int32, _ variable: Int, _ program: borrowing Program) -> Int32? {
    let dual = duals.nextLevel(after: level) ?? .max
    let next = min(dual, program.costs.nextLevel(after: level, variable))
    return next == .max ? nil : next
  }

  /// The next level on which the variable, or a dual, has a slope, and the variable's reduced cost
  /// there in the direction.
  @inline(__always)
  func nextReducedCost(
    after level: Int32, _ variable: Int, _ direction: Double, _ program: borrowing Program
  ) -> (level: Int32, slope: Double)? {
    let dual = duals.nextLevel(after: level) ?? .max
    let own = program.costs.nextSlope(after: level, variable, direction)
    let next = min(dual, own.level)
    if next == .max { return nil }
    let slope =
      Self.isTieLevel(next)
      ? tieSlope(variable, level: next, program) : own.level == next ? own.value : 0
    let product = dual == next ? dualProduct(variable, level: next, program) : 0
    return (next, direction * Self.reducedCost(slope, product))
  }

  /// A slope less the duals times the variable's column, 0 where both cancel.
  @inline(__always)
  static func reducedCost(_ slope: Double, _ product: Double) -> Double {
    let difference = slope - product
    return abs(difference) <= Costs.slopeTolerance * max(1, abs(slope), abs(product))
      ? 0 : difference
  }

  /// The duals of a level times the variable's column.
  @inline(__always)
  func dualProduct(_ variable: Int, level: Int32, _ program: borrowing Program) -> Double {
    guard let start = duals.start(ofLevel: level) else { return 0 }
    var product = 0.0
    for use in program.uses[variable] {
      let equation = equationOfExpression[use.variable]
      if equation >= 0 { product += duals[start + Int(equation)] * use.coefficient }
    }
    return product
  }
}

extension Double {
  /// The product, rounded to 34 bits, so that numbers that differ by rounding become equal.
  fileprivate func multipliedRounded(by other: Double) -> Double {
    let product = self * other
    // G. Veltkamp's splitting: the sum pushes the low bits out.
    let pushed = product * 524_289
    return pushed - (pushed - product)
  }
}
