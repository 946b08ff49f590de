extension LayoutSolver {
  /// What the folding leaves: find values for variables, of which each has a range and costs.
  ///
  /// The first variables are roots, the others forms. A form is a sum of roots; its variable is
  /// the sum's value. The costs are piecewise linear, convex, and compared level by level.
  struct Program {
    /// A summand of a form, or, seen from the other side, a form that a root is in.
    struct Summand {
      var variable: Int32
      var coefficient: Double
    }

    /// How a variable or form stands in the decoupling and the parts.
    enum Stage: UInt8 {
      case waiting
      /// A form that was set aside together with a root of its own.
      case decoupled
      /// In a part.
      case gathered
    }

    // Roots.
    var rootColumns = ContiguousArray<Int32>()
    /// The number of a column's root among the variables, valid for roots only.
    var variableOfColumn = ContiguousArray<Int32>()
    /// Where a root goes that nothing decides.
    var restingValues = ContiguousArray<Double>()

    // Forms: the summands of form f are formSummands[formStarts[f]..<formStarts[f + 1]].
    var formStarts: ContiguousArray<Int32> = [0]
    var formSummands = ContiguousArray<Summand>()
    var parallels = ParallelForms()

    // The forms of root r are uses[useStarts[r]..<useStarts[r + 1]].
    var useStarts = ContiguousArray<Int32>()
    var uses = ContiguousArray<Summand>()

    /// By variable: the roots first, then the forms.
    var ranges = ContiguousArray<ValueRange>()
    /// By variable: how the sum of its sizes grows with it.
    var sizeSlopes = ContiguousArray<Double>()
    /// By variable: towards which bound it leans.
    var boundSlopes = ContiguousArray<Double>()
    var stages = ContiguousArray<Stage>()
    var values = ContiguousArray<Double>()
    var costs = Costs()

    /// The forms that were set aside, with their roots, in that order.
    var decoupled = ContiguousArray<(form: Int32, root: Int32)>()
    var liveUseCounts = ContiguousArray<Int32>()

    var rootCount: Int { rootColumns.count }
    var formCount: Int { formStarts.count - 1 }
    var variableCount: Int { ranges.count }

    func summands(ofForm form: Int) -> Range<Int> {
      Int(formStarts[form])..<Int(formStarts[form + 1])
    }

    func uses(ofRoot root: Int) -> Range<Int> {
      Int(useStarts[root])..<Int(useStarts[root + 1])
    }

    func value(ofRoot column: Int32) -> Double { values[Int(variableOfColumn[Int(column)])] }
  }
}

extension LayoutSolver.Program {
  /// Starts anew with the columns that the folding left as roots.
  mutating func reset(
    roots columns: ContiguousArray<Int32>, substitution: inout LayoutSolver.Substitution
  ) {
    rootColumns.removeAll(keepingCapacity: true)
    restingValues.removeAll(keepingCapacity: true)
    formStarts.removeAll(keepingCapacity: true)
    formStarts.append(0)
    formSummands.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    sizeSlopes.removeAll(keepingCapacity: true)
    boundSlopes.removeAll(keepingCapacity: true)
    parallels.reset()
    costs.reset()
    let missing = substitution.links.count - variableOfColumn.count
    if missing > 0 { variableOfColumn.append(contentsOf: repeatElement(-1, count: missing)) }
    for column in columns where substitution.isRoot(column) {
      variableOfColumn[Int(column)] = Int32(rootColumns.count)
      rootColumns.append(column)
      let root = substitution.roots[Int(column)]
      restingValues.append(substitution.restingValue(ofRoot: column))
      ranges.append(root.range)
      sizeSlopes.append(root.sizeSlope)
      boundSlopes.append(0)
    }
  }

  /// The variable of the reduced row: a root, or the form it is a multiple of.
  mutating func variable(
    forReduced substitution: LayoutSolver.Substitution
  ) -> (variable: Int, scale: Double) {
    let scale = substitution.reducedScale
    if substitution.reducedColumns.count == 1 {
      return (Int(variableOfColumn[Int(substitution.reducedColumns[0])]), scale)
    }
    let start = formSummands.count
    for index in substitution.reducedColumns.indices {
      insertSummand(
        Summand(
          variable: variableOfColumn[Int(substitution.reducedColumns[index])],
          coefficient: substitution.reducedCoefficients[index] / scale),
        from: start)
    }
    if let form = parallels.form(
      parallelTo: start..<formSummands.count, formSummands, formStarts)
    {
      formSummands.removeSubrange(start...)
      return (rootCount + form, scale)
    }
    formStarts.append(Int32(formSummands.count))
    ranges.append(.unbounded)
    sizeSlopes.append(0)
    boundSlopes.append(0)
    return (variableCount - 1, scale)
  }

  /// Keeps the summands of the newest form in the order of their variables.
  private mutating func insertSummand(_ summand: Summand, from start: Int) {
    formSummands.append(summand)
    var index = formSummands.count - 1
    while index > start, formSummands[index - 1].variable > summand.variable {
      formSummands.swapAt(index, index - 1)
      index -= 1
    }
  }
}

extension LayoutSolver.Program {
  /// Finds a form with the same summands, up to rounding: a hash table of forms.
  struct ParallelForms {
    /// The first form of each hash, and the next form of the same hash.
    private var buckets = ContiguousArray<Int32>()
    private var nextForms = ContiguousArray<Int32>()

    mutating func reset() {
      for index in buckets.indices { buckets[index] = -1 }
      nextForms.removeAll(keepingCapacity: true)
    }

    /// The form of which the new summands are a copy. If there is none, they become a new form.
    mutating func form(
      parallelTo new: Range<Int>, _ summands: ContiguousArray<Summand>,
      _ starts: ContiguousArray<Int32>
    ) -> Int? {
      if nextForms.count >= buckets.count { grow(summands, starts) }
      let bucket = bucket(of: new, summands)
      var form = buckets[bucket]
      while form >= 0 {
        let other = Int(starts[Int(form)])..<Int(starts[Int(form) + 1])
        if Self.areParallel(other, new, summands) { return Int(form) }
        form = nextForms[Int(form)]
      }
      nextForms.append(buckets[bucket])
      buckets[bucket] = Int32(nextForms.count - 1)
      return nil
    }

    private static func areParallel(
      _ first: Range<Int>, _ second: Range<Int>, _ summands: ContiguousArray<Summand>
    ) -> Bool {
      guard first.count == second.count else { return false }
      for (left, right) in zip(first, second) {
        guard summands[left].variable == summands[right].variable,
          abs(summands[left].coefficient - summands[right].coefficient) <= Substitution.cancellation
        else { return false }
      }
      return true
    }

    private mutating func grow(
      _ summands: ContiguousArray<Summand>, _ starts: ContiguousArray<Int32>
    ) {
      buckets = ContiguousArray(repeating: -1, count: max(64, 2 * buckets.count))
      for form in nextForms.indices {
        let bucket = bucket(of: Int(starts[form])..<Int(starts[form + 1]), summands)
        nextForms[form] = buckets[bucket]
        buckets[bucket] = Int32(form)
      }
    }

    private func bucket(
      of range: Range<Int>, _ summands: ContiguousArray<Summand>
    ) -> Int {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for index in range {
        hash = (hash ^ UInt64(UInt32(bitPattern: summands[index].variable))) &* 0x100_0000_01b3
      }
      return Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & UInt64(buckets.count - 1))
    }

    typealias Substitution = LayoutSolver.Substitution
  }
}
