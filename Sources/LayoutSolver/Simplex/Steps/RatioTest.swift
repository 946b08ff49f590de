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
    /// Where its ratios on lower levels begin in `lowerRatios`, from the highest level down; 0 ends them.
    var firstRatio: Int
    /// What decides between candidates of the same ratios, before the number of the variable.
    var randomNumber: Double

    static func precedes(
      _ first: Tie, _ second: Tie, _ ratios: UnsafeBufferPointer<Ratio>
    ) -> Bool {
      let (one, other) = (first.candidate.ratio, second.candidate.ratio)
      if one != other { return one < other }
      // Lexicographic, as the levels are. Each list ends with the empty ratio, so the shorter one ends the loop.
      var (left, right) = (first.firstRatio, second.firstRatio)
      while ratios[left] == ratios[right], ratios[left] != Ratio() {
        left += 1
        right += 1
      }
      if ratios[left] != ratios[right] { return ratios[left] < ratios[right] }
      // Equal on all levels: a degenerate choice. By chance where there may be a cycle, else always the same.
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
  /// The candidates of a ratio test, the smallest ratio first.
  ///
  /// Ratios on lower levels are only asked for where several candidates share the smallest ratio.
  struct RatioTest: ~Copyable {
    private var candidates = PriorityQueue<Candidate>()
    /// The candidates that share the smallest ratio.
    private var ties = PriorityQueue<Tie>()
    private var tiedRatio: Ratio?
    private var lowerRatios = FlatArray<Ratio>()

    mutating func removeAll() {
      candidates.removeAll()
      ties.removeAll()
      lowerRatios.removeAll()
      tiedRatio = nil
    }

    /// - Returns: Whether the candidate was taken. If not, it shares the smallest ratio, and is a tie.
    @inline(__always)
    mutating func insert(_ candidate: Candidate) -> Bool {
      if candidate.ratio == tiedRatio { return false }
      candidates.insert(candidate, by: Candidate.precedes)
      return true
    }

    /// Where the ratios of the next tie begin.
    var nextRatio: Int { lowerRatios.count }

    /// Adds a ratio on a lower level, from the highest down. One without a level ends them.
    mutating func append(_ ratio: Ratio) { lowerRatios.append(ratio) }

    mutating func insert(_ tie: Tie) {
      let ratios = lowerRatios.elements
      ties.insert(tie) { Tie.precedes($0, $1, ratios) }
    }

    /// The first of the ties, if there are any.
    @inline(__always)
    mutating func removeFirstTie() -> Candidate? {
      if ties.isEmpty { return nil }
      let ratios = lowerRatios.elements
      return ties.removeFirst { Tie.precedes($0, $1, ratios) }?.candidate
    }

    /// The candidate of the smallest ratio where there are no ties. If others share the ratio, they are ties from now
    /// on.
    @inline(__always)
    mutating func removeFirst() -> (candidate: Candidate, isTied: Bool)? {
      tiedRatio = nil
      // A ratio that is no number comes of sums that overflowed, and decides nothing.
      guard let first = candidates.removeFirst(by: Candidate.precedes), !first.ratio.value.isNaN
      else { return nil }
      // Most ratio tests end here: to compute the lower levels of all candidates would be the dearest part of a step.
      guard candidates.first?.ratio == first.ratio else { return (first, false) }
      // From now on a candidate with this ratio has to be compared on lower levels.
      tiedRatio = first.ratio
      return (first, true)
    }

    /// The next candidate that is a tie and is not yet among these.
    mutating func removeNextTied() -> Candidate? {
      guard let candidate = candidates.first, candidate.ratio == tiedRatio else { return nil }
      return candidates.removeFirst(by: Candidate.precedes)
    }
  }
}
