import LayoutSolver
import Testing

/// What the first basis does before there are any steps.
struct CrashBasisTests {
  /// Each is after each earlier one. With steps alone there are 203.
  @Test func viewsThatPushEachOtherTakeNoSteps() {
    let solver = Solver()
    var views: [(x: Solver.Column, width: Solver.Column)] = []
    var right = 0.0
    for index in 0..<40 {
      let (x, width) = (solver.addColumn(.origin), solver.addColumn(.size))
      let content = Double(5 + index % 3)
      solver.addRow([.init(1, width)], .lessThanOrEqual, content, priority: 250)
      solver.addRow([.init(1, width)], .greaterThanOrEqual, content, priority: 750)
      solver.addRow([.init(1, x)], .greaterThanOrEqual, 0)
      for other in views {
        solver.addRow(
          [.init(1, x), .init(-1, other.x), .init(-1, other.width)], .greaterThanOrEqual, 1)
      }
      views.append((x, width))
    }
    solver.solve()
    for (index, view) in views.enumerated() {
      #expect(abs(solver.value(of: view.x) - right) < 1e-6)
      right += Double(5 + index % 3) + 1
    }
    #expect(solver.stepCount == 0)
  }

  /// The push of the first one reaches the last one. With steps alone there are 87.
  @Test func viewsFollowTheOneThatPushesThem() {
    let solver = Solver()
    let xs = (0..<60).map { _ in solver.addColumn(.origin) }
    var first: Solver.Row?
    for (index, x) in xs.enumerated() {
      let row = solver.addRow([.init(1, x)], .greaterThanOrEqual, 0)
      if index == 0 { first = row }
      for other in xs[..<index].suffix(2) {
        solver.addRow([.init(1, x), .init(-1, other)], .greaterThanOrEqual, 3)
      }
    }
    solver.solve()
    #expect(solver.stepCount == 0)
    if let first { solver.setConstant(10, of: first) }
    solver.solve()
    for (index, x) in xs.enumerated() {
      #expect(abs(solver.value(of: x) - Double(10 + 3 * index)) < 1e-6)
    }
  }

  /// An optional row gives way to the push, and its view stays as near as it may.
  @Test func aPushEndsAnOptionalEquality() {
    let solver = Solver()
    let xs = (0..<3).map { _ in solver.addColumn(.origin) }
    for x in xs { solver.addRow([.init(1, x)], .greaterThanOrEqual, 0) }
    solver.addRow([.init(1, xs[1]), .init(-1, xs[0])], .greaterThanOrEqual, 20)
    solver.addRow([.init(1, xs[2]), .init(-1, xs[1])], .greaterThanOrEqual, 30)
    solver.addRow([.init(1, xs[2]), .init(-1, xs[0])], .equal, 10, priority: 500)
    solver.solve()
    #expect(xs.map { solver.value(of: $0) } == [0, 20, 50])
    // With steps alone there are three.
    #expect(solver.stepCount == 2)
    #expect(solver.isExact)
  }
}
