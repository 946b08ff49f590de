extension Solver.Program {
  /// Links the roots to their forms, and sorts the costs.
  mutating func prepare() {
    costs.prepare(ranges: ranges)
    stages.reset(to: .waiting, count: variableCount)
    values.reset(to: 0, count: variableCount)
    linkUses()
    for variable in 0..<variableCount { costs.optimize(variable) }
  }

  /// Lists, for each variable, the waiting forms that it is in.
  mutating func linkUses() {
    uses.begin(listCount: variableCount)
    for form in 0..<formCount where stages[rootCount + form] == .waiting {
      uses.announce(in: Int32(rootCount + form))
      for index in summands(ofForm: form) { uses.announce(in: summands[index].variable) }
    }
    uses.makeRoom(for: Summand(variable: 0, coefficient: 0))
    for form in 0..<formCount where stages[rootCount + form] == .waiting {
      uses.add(Summand(variable: Int32(form), coefficient: -1), to: Int32(rootCount + form))
      for index in summands(ofForm: form) {
        uses.add(
          Summand(variable: Int32(form), coefficient: summands[index].coefficient),
          to: summands[index].variable)
      }
    }
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
    liveUseCounts.removeAll()
    for root in 0..<rootCount { liveUseCounts.append(Int32(uses[root].count)) }
    var candidates = FlatArray<Int32>()
    for root in 0..<rootCount where liveUseCounts[root] == 1 && isFree(root) {
      candidates.append(Int32(root))
    }
    while let root = candidates.popLast() {
      guard liveUseCounts[root] == 1, let form = waitingForm(of: Int(root)) else { continue }
      stages[rootCount + Int(form)] = .setAside
      stages[root] = .setAside
      decoupled.append(Pair(form: form, root: root))
      for index in summands(ofForm: Int(form)) {
        let other = Int(summands[index].variable)
        liveUseCounts[other] -= 1
        if liveUseCounts[other] == 1, stages[other] == .waiting, isFree(other) {
          candidates.append(Int32(other))
        }
      }
    }
  }

  // Called from a mutating method, which would copy the program for it.
  @inline(__always)
  private func waitingForm(of root: Int) -> Int32? {
    for use in uses[root] {
      let form = use.variable
      if stages[rootCount + Int(form)] == .waiting { return form }
    }
    return nil
  }

  /// Gives the roots that were set aside their values, the last one first.
  mutating func recoverDecoupled() {
    for pair in decoupled.elements.reversed() {
      values[rootCount + Int(pair.form)] = restValue(rootCount + Int(pair.form))
      recover(pair)
    }
  }

  /// Gives a root the value that makes up the form's.
  mutating func recover(_ pair: Pair) {
    var rest = values[rootCount + Int(pair.form)]
    var coefficient = 1.0
    for index in summands(ofForm: Int(pair.form)) {
      let summand = summands[index]
      if summand.variable == pair.root {
        coefficient = summand.coefficient
      } else {
        rest -= summand.coefficient * values[summand.variable]
      }
    }
    values[pair.root] = rest / coefficient
  }

  /// Where a variable rests by itself, where it costs least.
  mutating func restValue(_ variable: Int) -> Double {
    costs.rest(
      variable, sizeSlope: sizeSlopes[variable],
      fallback: variable < rootCount ? restingValues[variable] : 0)
  }
}
