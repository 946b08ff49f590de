extension Solver.Simplex {
  /// What the steps have taken. Limits on it end what rounding would not let end.
  struct Effort: ~Copyable {
    /// How many steps the components of the last solve took together.
    private(set) var stepCount = 0
    /// How many entries of rows of the inverse the steps of the component have read.
    private(set) var work = 0
    private var triedStepCount = 0

    mutating func beginSolve() { stepCount = 0 }

    mutating func beginComponent() {
      work = 0
      triedStepCount = 0
    }

    /// Counts a step that is tried, also if it comes to nothing, and returns whether the component may take any more.
    mutating func tryStep(equationCount: Int) -> Bool {
      triedStepCount += 1
      return triedStepCount < Self.stepLimit(equationCount)
    }

    mutating func countStep(reading entryCount: Int) {
      stepCount += 1
      work += entryCount
    }

    /// Many more steps than two or three for each equation, which are usual: then rounding leads in a circle.
    static func stepLimit(_ equationCount: Int) -> Int { 1000 + 5 * equationCount }
  }
}
