extension LayoutSolver.Simplex {
  /// Chooses among equally good answers: the sum of the sizes as small as may be, then everything
  /// as near to its bounds as may be.
  ///
  /// A variable whose reduced slope is 0 on all levels may move without loss until its slope
  /// changes. If there is none, there is nothing to choose. Otherwise a primal simplex (bounded
  /// variables, both wishes at once) goes to the best corner of what is left.
  mutating func settleTies(_ program: inout Program) {
    guard var face = Face(self, program) else { return }
    var idleStepCount = 0
    while let (entering, direction) = face.chooseEntering(
      &self, program, byNumber: idleStepCount > 50)
    {
      guard let moved = face.move(entering, direction, &self, &program) else { break }
      idleStepCount = moved ? 0 : idleStepCount + 1
      if factorization.isStale { refactor(&program) }
    }
  }
}

extension LayoutSolver.Simplex {
  /// The answers that are equally good on all levels: an interval for each variable.
  struct Face: ~Copyable {
    typealias Simplex = LayoutSolver.Simplex

    /// The nonbasic variables that may move.
    private var movable = FlatArray<Int32>()
    private var intervals: [Int32: (lower: Double, upper: Double)] = [:]
    private var sizePrices = FlatArray<Double>()
    private var boundPrices = FlatArray<Double>()

    /// - Returns: `nil` if there is one answer only.
    init?(_ simplex: borrowing Simplex, _ program: borrowing Program) {
      sizePrices.reset(to: 0, count: simplex.equationCount)
      boundPrices.reset(to: 0, count: simplex.equationCount)
      for root in simplex.roots.elements { note(Int(root), simplex, program) }
      for equation in 0..<simplex.equationCount {
        note(simplex.formVariable(equation, program), simplex, program)
      }
      if movable.isEmpty { return nil }
    }

    private mutating func note(
      _ variable: Int, _ simplex: borrowing Simplex, _ program: borrowing Program
    ) {
      guard simplex.positions[variable] < 0 else { return }
      let interval = Self.interval(variable, simplex, program)
      if interval.upper > interval.lower {
        movable.append(Int32(variable))
        intervals[Int32(variable)] = interval
      }
    }

    /// Where a variable may be at no loss.
    private static func interval(
      _ variable: Int, _ simplex: borrowing Simplex, _ program: borrowing Program
    ) -> (lower: Double, upper: Double) {
      var (lower, upper) = program.costs.interval(variable)
      guard program.costs.isOnEntry[variable] else { return (lower, upper) }
      if simplex.reducedSlopeSign(variable, 1, program) == 0 {
        upper = program.costs.neighbour(variable, direction: 1)
      }
      if simplex.reducedSlopeSign(variable, -1, program) == 0 {
        lower = program.costs.neighbour(variable, direction: -1)
      }
      return (lower, upper)
    }

    private mutating func interval(
      of variable: Int, _ simplex: borrowing Simplex, _ program: borrowing Program
    ) -> (lower: Double, upper: Double) {
      if let known = intervals[Int32(variable)] { return known }
      let interval = Self.interval(variable, simplex, program)
      intervals[Int32(variable)] = interval
      return interval
    }

    /// A variable whose move shrinks the sizes, or, at the same sizes, goes towards its bounds.
    mutating func chooseEntering(
      _ simplex: inout Simplex, _ program: borrowing Program, byNumber: Bool
    ) -> (variable: Int, direction: Double)? {
      simplex.price(program.sizeSlopes, program, into: &sizePrices)
      simplex.price(program.boundSlopes, program, into: &boundPrices)
      var chosen: (variable: Int, direction: Double)?
      var largest = 0.0
      for index in movable.elements {
        let variable = Int(index)
        guard simplex.positions[variable] < 0, let interval = intervals[index] else { continue }
        var size = program.sizeSlopes[variable]
        var bound = program.boundSlopes[variable]
        for index in program.uses(of: variable) {
          let equation = simplex.equationOfForm[program.uses[index].variable]
          guard equation >= 0 else { continue }
          size -= sizePrices[equation] * program.uses[index].coefficient
          bound -= boundPrices[equation] * program.uses[index].coefficient
        }
        let isSizeDecisive = abs(size) > LayoutSolver.tolerance
        let slope = isSizeDecisive ? size : bound
        guard abs(slope) > LayoutSolver.tolerance else { continue }
        let value = program.values[variable]
        let room = slope < 0 ? interval.upper - value : value - interval.lower
        guard room > LayoutSolver.tolerance * max(1, abs(value)) else { continue }
        // Sizes come before bounds, however small the gain.
        let gain = abs(slope) + (isSizeDecisive ? 1e6 : 0)
        if byNumber {
          if let chosen, chosen.variable < variable { continue }
        } else if gain <= largest {
          continue
        }
        largest = gain
        chosen = (variable, slope < 0 ? 1 : -1)
      }
      return chosen
    }

    /// Moves a variable until it, or a basic variable, is at the end of its interval.
    ///
    /// - Returns: Whether anything moved; `nil` if nothing stops the move.
    mutating func move(
      _ entering: Int, _ direction: Double, _ simplex: inout Simplex, _ program: inout Program
    ) -> Bool? {
      simplex.computeColumn(entering, program)
      let own = interval(of: entering, simplex, program)
      let value = program.values[entering]
      var longest = direction > 0 ? own.upper - value : value - own.lower
      var blocking: (position: Int, target: Double)?
      for position in 0..<simplex.equationCount {
        let rate = -simplex.column[position] * direction
        guard abs(rate) > LayoutSolver.tolerance else { continue }
        let variable = Int(simplex.basis[position])
        let value = program.values[variable]
        let (lower, upper) = interval(of: variable, simplex, program)
        let target = rate > 0 ? upper : lower
        let length = max(0, (target - value) / rate)
        if length < longest
          || length == longest && blocking.map({ simplex.basis[$0.position] > variable }) == true
        {
          longest = length
          blocking = (position, target)
        }
      }
      guard longest < .infinity else { return nil }
      if let (position, target) = blocking {
        let leaving = simplex.basis[position]
        simplex.exchange(position, entering: entering, target: target, &program)
        if let range = intervals[leaving], range.upper > range.lower,
          !movable.elements.contains(leaving)
        {
          movable.append(leaving)
        }
      } else {
        simplex.shift(entering, by: direction * longest, &program)
      }
      return longest > 0
    }
  }
}

extension LayoutSolver.Costs {
  /// The position of the next entry in the direction.
  fileprivate func neighbour(_ variable: Int, direction: Double) -> Double {
    let entry = pieces[variable] + (direction > 0 ? 1 : -1)
    guard entry >= 0, entry < entryCount(variable) else { return direction * .infinity }
    return entries[entryIndex(variable, entry)].position
  }
}
