extension Solver.Simplex {
  /// A candidate of the ratio test. A long row has one for each of its variables, hence 24 bytes.
  struct Candidate {
    /// Its ratio on the highest level that has one.
    var ratio = Ratio()
    var variable: Int32
    /// The ratio for each unit of reduced cost; negative to flip downwards.
    private var signedScale: Double

    init(variable: Int32, direction: Double, scale: Double) {
      self.variable = variable
      signedScale = direction * scale
    }

    /// 1 to flip upwards, -1 downwards.
    var direction: Double { signedScale < 0 ? -1 : 1 }
    var scale: Double { abs(signedScale) }

    static func precedes(_ first: Candidate, _ second: Candidate) -> Bool {
      first.ratio < second.ratio
    }
  }

  /// A candidate among others, with all of its ratios.
  struct Tie {
    var candidate: Candidate
    /// Where its ratios on lower levels begin in `tiedRatios`, from the highest level down; 0 ends them.
    var firstRatio: Int
    /// What decides between candidates of the same ratios, before the number of the variable.
    var randomNumber: Double

    static func precedes(
      _ first: Tie, _ second: Tie, _ ratios: UnsafeBufferPointer<Ratio>
    ) -> Bool {
      let (one, other) = (first.candidate.ratio, second.candidate.ratio)
      if one != other { return one < other }
      var (left, right) = (first.firstRatio, second.firstRatio)
      while ratios[left] == ratios[right], ratios[left] != Ratio() {
        left += 1
        right += 1
      }
      if ratios[left] != ratios[right] { return ratios[left] < ratios[right] }
      if first.randomNumber != second.randomNumber {
        return first.randomNumber < second.randomNumber
      }
      return first.candidate.variable < second.candidate.variable
    }
  }

  /// How far the dual moves before a reduced cost is 0, on one level; without a level, it is 0.
  struct Ratio: Equatable {
    var value = 0.0
    var level = Int32.max

    /// Ratios on higher levels come first, and on all others these ratios are 0.
    static func < (left: Ratio, right: Ratio) -> Bool {
      if left.level == right.level { return left.value < right.value }
      return left.level < right.level ? left.value < 0 : right.value > 0
    }
  }
}

extension Solver.Simplex {
  /// Collects the candidates of the ratio test: the variables of the leaving one's row.
  mutating func collectCandidates(
    _ leaving: Int, _ direction: Double, _ program: borrowing Program, order: RandomOrder?
  ) {
    candidates.removeAll()
    ties.removeAll()
    tiedRatios.removeAll()
    tiedRatio = nil
    insertCandidate(leaving, direction, 1, program, order: order)
    for variable in tableauRow.variables.elements where tableauRow[Int(variable)] != 0 {
      let share = tableauRow[Int(variable)]
      insertCandidate(
        Int(variable), share > 0 ? direction : -direction, 1 / abs(share), program, order: order)
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

  /// The dual step at which the variable's reduced cost is 0, on the highest level on which it is
  /// not.
  ///
  /// A negative ratio of a tie-break counts as 0: a tie-break outweighs no level.
  func candidate(
    _ variable: Int, _ direction: Double, _ scale: Double, _ program: borrowing Program
  ) -> Candidate {
    var candidate = Candidate(
      variable: Int32(truncatingIfNeeded: variable), direction: direction, scale: scale)
    var walk = levels(of: variable, program)
    while let next = nextReducedCost(&walk, variable, direction, program) {
      guard next.cost != 0 else { continue }
      if next.cost > 0 || !Self.isTieLevel(next.level) {
        candidate.ratio = Ratio(value: scale.multipliedRounded(by: next.cost), level: next.level)
      }
      break
    }
    return candidate
  }

  /// The candidate with the smallest ratio, level by level; of the same ratio, the one that the
  /// tie-breaks prefer.
  ///
  /// Lower levels and tie-breaks are looked at only where the highest level does not decide.
  mutating func nextCandidate(_ program: borrowing Program, order: RandomOrder?) -> Candidate? {
    if ties.isEmpty {
      tiedRatio = nil
      // A ratio that is no number comes of sums that overflowed, and decides nothing.
      guard let first = candidates.removeFirst(by: Candidate.precedes), !first.ratio.value.isNaN
      else { return nil }
      guard candidates.first?.ratio == first.ratio else { return first }
      tiedRatio = first.ratio
      insertTie(first, program, order: order)
      while let candidate = candidates.first, candidate.ratio == tiedRatio {
        _ = candidates.removeFirst(by: Candidate.precedes)
        insertTie(candidate, program, order: order)
      }
    }
    return removeFirstTie()?.candidate
  }

  mutating func removeFirstTie() -> Tie? {
    let ratios = tiedRatios.elements
    return ties.removeFirst { Tie.precedes($0, $1, ratios) }
  }

  mutating func insertTie(
    _ candidate: Candidate, _ program: borrowing Program, order: RandomOrder?
  ) {
    let tie = Tie(
      candidate: candidate, firstRatio: tiedRatios.count,
      randomNumber: order?.number(of: places[candidate.variable]) ?? 0)
    let variable = Int(candidate.variable)
    var walk = levels(below: candidate.ratio.level, of: variable, program)
    while let next = nextReducedCost(&walk, variable, candidate.direction, program) {
      guard next.cost != 0 else { continue }
      let value = candidate.scale.multipliedRounded(by: next.cost)
      tiedRatios.append(Ratio(value: value, level: next.level))
    }
    tiedRatios.append(Ratio())
    let ratios = tiedRatios.elements
    ties.insert(tie) { Tie.precedes($0, $1, ratios) }
  }
}

extension Double {
  /// The product, rounded to 34 bits, and to a multiple of 2⁻⁴⁰, so that numbers that differ by rounding become equal.
  ///
  /// A reduced cost is what is left of numbers of about 1. Of a small one, only the first digits are right.
  fileprivate func multipliedRounded(by other: Double) -> Double {
    // At 6,144 = 1.5 · 2¹², doubles are 2⁻⁴⁰ apart.
    let product = (self * other + 6_144) - 6_144
    // G. Veltkamp's splitting: the sum pushes the low bits out.
    let pushed = product * 524_289
    return pushed - (pushed - product)
  }
}
