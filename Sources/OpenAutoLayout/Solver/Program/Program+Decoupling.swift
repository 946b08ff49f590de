extension LayoutSolver.Program {
  /// Links the roots to their forms, and sorts the costs.
  mutating func prepare() {
    costs.prepare(ranges: ranges)
    stages.reset(to: .waiting, count: variableCount)
    values.reset(to: 0, count: variableCount)
    linkUses()
    for variable in 0..<variableCount { costs.optimize(variable) }
  }

  private mutating func linkUses() {
    useStarts.reset(to: 0, count: variableCount + 1)
    for summand in formSummands.elements { useStarts[summand.variable + 1] += 1 }
    liveUseCounts.removeAll()
    for root in 0..<rootCount {
      liveUseCounts.append(useStarts[root + 1])
      useStarts[root + 1] += useStarts[root]
    }
    for variable in rootCount..<variableCount {
      useStarts[variable + 1] = useStarts[variable] + 1
    }
    uses.reset(
      to: Summand(variable: 0, coefficient: -1), count: formSummands.count + formCount)
    // A root's start serves as the cursor while its uses are filled in, and is put back after.
    for form in 0..<formCount {
      uses[useStarts[rootCount + form]].variable = Int32(form)
      for index in summands(ofForm: form) {
        let root = formSummands[index].variable
        uses[useStarts[root]] = Summand(
          variable: Int32(form), coefficient: formSummands[index].coefficient)
        useStarts[root] += 1
      }
    }
    for root in stride(from: rootCount - 1, to: 0, by: -1) { useStarts[root] = useStarts[root - 1] }
    if rootCount > 0 { useStarts[0] = 0 }
  }

  /// Whether a root may have any value at no cost.
  @inline(__always)
  func isFree(_ root: Int) -> Bool { ranges[root].isUnbounded && !costs.hasHinges(root) }

  /// Sets forms aside that have a free root of their own: whatever the other roots are, the form
  /// gets its best value by the choice of that root.
  ///
  /// A list unravels so from its end: the last view's position is in one form only; without that
  /// form, the position before it is.
  mutating func decouple() {
    decoupled.removeAll()
    var candidates = FlatArray<Int32>()
    for root in 0..<rootCount where liveUseCounts[root] == 1 && isFree(root) {
      candidates.append(Int32(root))
    }
    while let root = candidates.popLast() {
      guard liveUseCounts[root] == 1, let form = waitingForm(of: Int(root)) else { continue }
      stages[rootCount + Int(form)] = .decoupled
      stages[root] = .decoupled
      decoupled.append(Pair(form: form, root: root))
      for index in summands(ofForm: Int(form)) {
        let other = Int(formSummands[index].variable)
        liveUseCounts[other] -= 1
        if liveUseCounts[other] == 1, stages[other] == .waiting, isFree(other) {
          candidates.append(Int32(other))
        }
      }
    }
  }

  private func waitingForm(of root: Int) -> Int32? {
    for use in uses(of: root) {
      let form = uses[use].variable
      if stages[rootCount + Int(form)] == .waiting { return form }
    }
    return nil
  }

  /// Gives the roots that were set aside their values, the last one first.
  mutating func recoverDecoupled() {
    for pair in decoupled.elements.reversed() {
      let (form, root) = (pair.form, pair.root)
      let variable = rootCount + Int(form)
      var rest = restValue(variable)
      var coefficient = 1.0
      for index in summands(ofForm: Int(form)) {
        let summand = formSummands[index]
        if summand.variable == root {
          coefficient = summand.coefficient
        } else {
          rest -= summand.coefficient * values[summand.variable]
        }
      }
      values[root] = rest / coefficient
    }
  }

  /// Where a variable rests by itself, where it costs least.
  mutating func restValue(_ variable: Int) -> Double {
    costs.rest(
      variable, sizeSlope: sizeSlopes[variable],
      fallback: variable < rootCount ? restingValues[variable] : 0)
  }
}
