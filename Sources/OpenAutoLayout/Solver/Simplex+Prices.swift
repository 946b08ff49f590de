extension LayoutSolver.Simplex {
  /// Raises the leaving variable's price to that of the event.
  ///
  /// - Returns: Whether the price was not 0 already.
  mutating func raisePrices(_ event: Event, _ direction: Double, _ program: Program) -> Bool {
    guard event.level != .max else { return false }
    let variable = Int(event.variable)
    var steps = ContiguousArray<(level: Int32, rise: Double)>()
    var level = event.level - 1
    while let next = nextLevel(after: level, variable, program) {
      let slope = reducedSlope(variable, event.direction, level: next, program)
      if slope != 0 { steps.append((next, direction * event.scale * slope)) }
      level = next
    }
    for (level, rise) in steps {
      let index = indexOfPrices(on: level)
      for equation in 0..<equationCount { prices[index][equation] += rise * inverseRow[equation] }
    }
    return true
  }

  private mutating func indexOfPrices(on level: Int32) -> Int {
    let index = pricedLevels.firstIndex { $0 >= level } ?? pricedLevels.count
    if index == pricedLevels.count || pricedLevels[index] != level {
      pricedLevels.insert(level, at: index)
      prices.insert(ContiguousArray(repeating: 0, count: equationCount), at: index)
    }
    return index
  }

  /// Reports that a value cannot be brought back into its range, and lifts the range's end.
  func reportConflict(
    _ leaving: Int, _ direction: Double, _ program: inout Program,
    _ conflict: ([(bound: LayoutSolver.BoundSource, share: Double)]) -> Void
  ) {
    func end(_ variable: Int, _ direction: Double) -> LayoutSolver.BoundSource {
      let range = program.ranges[variable]
      return direction > 0 ? range.upperSource : range.lowerSource
    }
    var proof = [(bound: end(leaving, direction), share: 1.0)]
    for variable in tableauVariables {
      let share = tableauRow[Int(variable)]
      if share != 0 {
        proof.append((end(Int(variable), share > 0 ? direction : -direction), share))
      }
    }
    conflict(proof)
    program.costs.liftEnd(leaving, direction)
  }

  /// Tries whether the basic variables may stay where they are, each at the slope of its piece.
  ///
  /// - Returns: Whether they may; if not, nothing changed.
  /// - Complexity: A solve for each level and a look at each nonbasic variable. Steps would come to
  ///   the same end one variable after the other.
  mutating func acceptPresentValues(_ program: inout Program) -> Bool {
    let oldPrices = (levels: pricedLevels, prices: prices)
    var moved = ContiguousArray<(variable: Int32, piece: Int32, isOnEntry: Bool)>()
    var changes = ContiguousArray<(position: Int, level: Int32, change: Double)>()
    var canStay = true
    for position in 0..<equationCount {
      let variable = Int(basis[position])
      let state = (
        Int32(variable), program.costs.pieces[variable], program.costs.isOnEntry[variable]
      )
      switch program.costs.follow(variable, to: program.values[variable]) {
      case .stays: continue
      case .isBeyondEnd: canStay = false
      case .moved: break
      }
      moved.append(state)
      guard canStay else { break }
      var level: Int32 = -1
      while let next = nextLevel(after: level, variable, program) {
        let slope = reducedSlope(variable, 1, level: next, program)
        if slope != 0 { changes.append((position, next, slope)) }
        level = next
      }
    }
    if canStay {
      applyPriceChanges(changes)
      canStay = nonbasicVariablesAgree(program)
    }
    if !canStay {
      (pricedLevels, prices) = oldPrices
      for (variable, piece, isOnEntry) in moved {
        program.costs.go(Int(variable), to: piece)
        program.costs.isOnEntry[Int(variable)] = isOnEntry
      }
    }
    return canStay
  }

  private mutating func applyPriceChanges(
    _ changes: ContiguousArray<(position: Int, level: Int32, change: Double)>
  ) {
    for level in Set(changes.map(\.level)) {
      rightSide.reset(to: 0, count: equationCount)
      for change in changes where change.level == level {
        rightSide[change.position] += change.change
      }
      factorization.solveTransposed(&rightSide, into: &solution)
      let index = indexOfPrices(on: level)
      for equation in 0..<equationCount { prices[index][equation] += solution[equation] }
    }
  }

  private func nonbasicVariablesAgree(_ program: Program) -> Bool {
    func agrees(_ variable: Int) -> Bool {
      guard positions[variable] < 0 else { return true }
      return reducedSlopeSign(variable, 1, program) >= 0
        && reducedSlopeSign(variable, -1, program) >= 0
    }
    return roots.allSatisfy { agrees(Int($0)) }
      && forms.allSatisfy { agrees(program.rootCount + Int($0)) }
  }

  /// The sign of the first level's reduced slope that is not 0; 1 at the end of the range.
  func reducedSlopeSign(_ variable: Int, _ direction: Double, _ program: Program) -> Int {
    let costs = program.costs
    if costs.isOnEntry[variable],
      costs.isEnd(variable, costs.pieces[variable], towards: direction)
    {
      return 1
    }
    var level: Int32 = -1
    while let next = nextLevel(after: level, variable, program) {
      let slope = reducedSlope(variable, direction, level: next, program)
      if slope != 0 { return slope > 0 ? 1 : -1 }
      level = next
    }
    return 0
  }
}

extension LayoutSolver.Costs {
  fileprivate enum Following {
    case stays
    case moved
    case isBeyondEnd
  }

  /// Goes to the piece that a value is in, unless the value is right where it is.
  fileprivate mutating func follow(_ variable: Int, to value: Double) -> Following {
    let slack = LayoutSolver.tolerance * max(1, abs(value))
    let (lower, upper) = interval(variable)
    if value >= lower - slack, value <= upper + slack { return .stays }
    let isAbove = value > upper
    if isOnEntry[variable] {
      if isEnd(variable, pieces[variable], towards: isAbove ? 1 : -1) { return .isBeyondEnd }
      if isAbove { ascend(variable) }
      isOnEntry[variable] = false
    }
    while true {
      let (lower, upper) = interval(variable)
      if isAbove, value > upper + slack {
        if isEnd(variable, pieces[variable], towards: 1) { return .isBeyondEnd }
        ascend(variable)
      } else if !isAbove, value < lower - slack {
        if isEnd(variable, pieces[variable] - 1, towards: -1) { return .isBeyondEnd }
        descend(variable)
      } else {
        return .moved
      }
    }
  }

  fileprivate mutating func go(_ variable: Int, to piece: Int32) {
    while pieces[variable] < piece { ascend(variable) }
    while pieces[variable] > piece { descend(variable) }
  }

  /// Lets values pass an end of the range.
  fileprivate mutating func liftEnd(_ variable: Int, _ direction: Double) {
    let entry = direction > 0 ? entryCount(variable) - 1 : 0
    entries[entryIndex(variable, entry)].level = Self.liftedEnd
  }
}
