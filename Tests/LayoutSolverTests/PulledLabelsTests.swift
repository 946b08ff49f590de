import Testing

@testable import LayoutSolver

/// Labels in a row with too little room, each pulled towards both ends of it. Nearly all are off their optimum in the
/// first basis, and each moves all behind it.
struct PulledLabelsTests {
  private struct Row {
    let solver = Solver()
    var starts: [Solver.Column] = []
    var widths: [Solver.Column] = []

    static let gap = 4.0
    let room: Double

    init(labelCount: Int) {
      room = Double(20 * labelCount)
      for index in 0..<labelCount {
        let content = Double(10 + index * 37 % 60)
        let (start, width) = (solver.addColumn(.origin), solver.addColumn(.size))
        solver.addRow([.init(1, width)], .lessThanOrEqual, content, priority: 250)
        solver.addRow([.init(1, width)], .greaterThanOrEqual, content, priority: 750)
        if index == 0 {
          solver.addRow([.init(1, start)], .greaterThanOrEqual, 0)
        } else {
          solver.addRow(
            [.init(1, start), .init(-1, starts[index - 1]), .init(-1, widths[index - 1])],
            .greaterThanOrEqual, Self.gap)
        }
        solver.addRow([.init(1, start)], .equal, 0, priority: 200)
        solver.addRow(
          [.init(1, start), .init(1, width)], .equal, room,
          priority: index % 2 == 0 ? 300 : 100)
        starts.append(start)
        widths.append(width)
      }
      let last = labelCount - 1
      solver.addRow(
        [.init(1, starts[last]), .init(1, widths[last])], .lessThanOrEqual, room, priority: 900)
      solver.solve()
    }

    /// The widths give way, since the end of the row counts for more, and the row is full.
    func expectFullRow() {
      var end = 0.0
      for (start, width) in zip(starts, widths) {
        #expect(solver.value(of: start) > end - 1e-6)
        #expect(solver.value(of: width) > -1e-6)
        end = solver.value(of: start) + solver.value(of: width) + Self.gap
      }
      #expect(abs(end - Self.gap - room) < 1e-6)
      #expect(solver.isExact)
    }
  }

  /// If a variable that is queued with an earlier merit is queued anew, that happens 32,787 times.
  @Test func labelsPulledToBothEndsTakeFewSteps() {
    let row = Row(labelCount: 200)
    row.expectFullRow()
    #expect(row.solver.stepCount < 600)
    #if DEBUG
      #expect(row.solver.work.simplex.infeasibilities.queuedCount < 28_000)
    #endif
  }
}
