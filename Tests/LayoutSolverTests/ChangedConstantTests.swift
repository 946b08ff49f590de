import Testing

@testable import LayoutSolver

/// Components in which constants change, so that variables come to other breakpoints.
struct ChangedConstantTests {
  /// Views below one another with optional tops, at least a gap apart.
  private struct Column {
    let solver: Solver
    var tops: [Solver.Column] = []
    var optionalTops: [Solver.Row] = []
    var gaps: [Solver.Row] = []

    static let count = 24

    static func top(_ index: Int) -> Double { Double(index * 7 % 40) }
    static func gap(_ index: Int) -> Double { Double(10 + index * 7 % 13) }

    init(scratch: Solver.Scratch = .init()) {
      self.init(in: Solver(scratch: scratch, leastRowsForRegion: 0))
    }

    init(in solver: Solver) {
      self.solver = solver
      for index in 0..<Self.count {
        let top = solver.addColumn(.origin)
        optionalTops.append(
          solver.addRow([.init(1, top)], .equal, Self.top(index), priority: 400))
        if let above = tops.last {
          gaps.append(
            solver.addRow(
              [.init(1, top), .init(-1, above)], .greaterThanOrEqual, Self.gap(index)))
        }
        tops.append(top)
      }
    }

    var values: [Double] { tops.map { solver.value(of: $0) } }

    /// Solves, and expects the values of a solver that never saw an edit.
    func solve(
      like edit: (Column) -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      solver.solve()
      let fresh = Column()
      edit(fresh)
      fresh.solver.solve()
      #expect(
        zip(values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 },
        sourceLocation: sourceLocation)
    }
  }

  @Test func whatChangedLocallyIsNotForgotten() {
    let column = Column()
    column.solver.solve()
    let opened = Column.count / 2
    func open(_ column: Column) { column.solver.setConstant(-900, of: column.gaps[opened]) }
    open(column)
    column.solver.solve()
    // The gap is open by far, so nothing moves.
    func narrow(_ column: Column) { column.solver.setConstant(-600, of: column.gaps[opened]) }
    let before = column.values
    narrow(column)
    column.solver.solve()
    #expect(column.values == before && column.solver.stepCount == 0)
    func edit(_ column: Column) {
      column.solver.setConstant(-900, of: column.optionalTops[opened + 1])
    }
    edit(column)
    column.solve {
      narrow($0)
      edit($0)
    }
    let gap = column.values[opened + 1] - column.values[opened]
    #expect(abs(gap + 600) < 1e-6)
  }

  /// With the breakpoints in another order, other values may be equally good, and the tie-breaks have to decide.
  @Test func aBreakpointMayPassAnother() {
    func addRival(_ column: Column) -> Solver.Row {
      column.solver.addRow([.init(1, column.tops[5])], .equal, 300, priority: 500)
    }
    let column = Column()
    let rival = addRival(column)
    column.solver.solve()
    column.solver.setConstant(-300, of: rival)
    column.solve { $0.solver.setConstant(-300, of: addRival($0)) }
  }

  /// A text in a grid changes a column and a row, which are in two components.
  @Test func twoLargeComponentsChange() {
    func edit(_ columns: [Column]) {
      for column in columns { column.solver.setConstant(-60, of: column.gaps[11]) }
    }
    func columns() -> [Column] {
      let column = Column()
      return [column, Column(in: column.solver)]
    }
    let (edited, fresh) = (columns(), columns())
    edited[0].solver.solve()
    edit(edited)
    edited[0].solver.solve()
    edit(fresh)
    fresh[0].solver.solve()
    for (column, other) in zip(edited, fresh) {
      #expect(zip(column.values, other.values).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }

  /// An empty text that gets a word has its optimum at the end of its range before, and within after.
  @Test func aBreakpointMayComeFromTheEndOfTheRange() {
    func addText(_ column: Column) -> (height: Solver.Column, content: Solver.Row) {
      let height = column.solver.addColumn(.size)
      column.solver.addRow(
        [.init(1, column.tops[12]), .init(-1, column.tops[11]), .init(-1, height)],
        .greaterThanOrEqual, Column.gap(12))
      return (height, column.solver.addRow([.init(1, height)], .equal, 0, priority: 750))
    }
    let column = Column()
    let (height, content) = addText(column)
    column.solver.solve()
    for value in [20.0, 0, 30] {
      column.solver.setConstant(value, of: content)
      column.solve { $0.solver.setConstant(value, of: addText($0).content) }
      #expect(column.solver.value(of: height) == value)
    }
  }

  /// A text is higher than its content, as another one is.
  @Test(arguments: [0, 1])
  func aBreakpointOfABasicVariableMayComeFromTheEndOfTheRange(order: Int) {
    func addTexts(_ column: Column) -> (heights: [Solver.Column], content: [Solver.Row]) {
      let heights = [column.solver.addColumn(.size), column.solver.addColumn(.size)]
      var content: [Solver.Row] = []
      for (index, height) in heights.enumerated() {
        column.solver.addRow(
          [.init(1, column.tops[12]), .init(-1, column.tops[11]), .init(-1, height)],
          .greaterThanOrEqual, Column.gap(12))
        for relation in [Solver.Relation.lessThanOrEqual, .greaterThanOrEqual] {
          let priority: Float = relation == .lessThanOrEqual ? 250 : 750
          let row = column.solver.addRow(
            [.init(1, height)], relation, index == order ? 0 : 40, priority: priority)
          if index == order { content.append(row) }
        }
      }
      column.solver.addRow(
        [.init(1, heights[0]), .init(-1, heights[1])], .equal, 0, priority: 500)
      return (heights, content)
    }
    let column = Column()
    let (heights, content) = addTexts(column)
    column.solver.solve()
    for value in [60.0, 0, 25, 90, 0] {
      for row in content { column.solver.setConstant(value, of: row) }
      column.solve { fresh in
        for row in addTexts(fresh).content { fresh.solver.setConstant(value, of: row) }
      }
      #expect(heights.allSatisfy { abs(column.solver.value(of: $0) - max(40, value)) < 1e-6 })
    }
  }

  /// A text beside the column, whose content is all that there is about its height.
  private func addCaption(
    _ column: Column, content: Double = 0
  ) -> (height: Solver.Column, content: [Solver.Row]) {
    let height = column.solver.addColumn(.size)
    let rows = [
      column.solver.addRow([.init(1, height)], .lessThanOrEqual, content, priority: 250),
      column.solver.addRow([.init(1, height)], .greaterThanOrEqual, content, priority: 750),
    ]
    return (height, rows)
  }

  /// Changes the caption and a gap, as a text changes that has a width and a height.
  private func edit(
    _ column: Column, caption: [Solver.Row], to height: Double, gap: Double
  ) {
    for row in caption { column.solver.setConstant(height, of: row) }
    column.solver.setConstant(-gap, of: column.gaps[11])
  }

  @Test func aBreakpointOfWhatRestsMayComeFromTheEndOfTheRange() {
    let column = Column()
    let caption = addCaption(column)
    column.solver.solve()
    for height in [20.0, 0, 30] {
      edit(column, caption: caption.content, to: height, gap: 900 + height)
      column.solve { edit($0, caption: addCaption($0).content, to: height, gap: 900 + height) }
      #expect(column.solver.value(of: caption.height) == height)
    }
  }

  /// Where two contents that are as important come apart, any height between them is as good.
  @Test(arguments: [10.0, 30])
  func whatRestsMayComeToHaveAChoice(content: Double) {
    func addRivals(_ column: Column) -> Solver.Row {
      let height = column.solver.addColumn(.size)
      let rivals = (0..<2).map { _ in
        column.solver.addRow([.init(1, height)], .equal, 20, priority: 750)
      }
      return rivals[1]
    }
    let column = Column()
    let rival = addRivals(column)
    column.solver.solve()
    edit(column, caption: [rival], to: content, gap: 900)
    column.solve { edit($0, caption: [addRivals($0)], to: content, gap: 900) }
  }

  /// With another row, the column was solved without the caption.
  @Test func whatWasNotSolvedLastMayChangeToo() {
    func addRow(_ column: Column) {
      column.solver.addRow([.init(1, column.tops[20])], .lessThanOrEqual, 5000)
      column.solver.setConstant(-300, of: column.gaps[11])
    }
    let column = Column()
    let caption = addCaption(column, content: 10)
    column.solver.solve()
    addRow(column)
    column.solver.solve()
    func change(to height: Double, gap: Double) {
      edit(column, caption: caption.content, to: height, gap: gap)
      column.solve {
        addRow($0)
        edit($0, caption: addCaption($0).content, to: height, gap: gap)
      }
      #expect(column.solver.value(of: caption.height) == height)
    }
    change(to: 20, gap: 12)
    change(to: 5, gap: 700)
    // The caption alone is found next to the last answer.
    for row in caption.content { column.solver.setConstant(50, of: row) }
    column.solver.solve()
    change(to: 50, gap: 30)
    change(to: 40, gap: 500)
  }

  /// What pulls a view beyond its range may come to pull it to the other end.
  @Test func aPullMayTurn() {
    func addView(_ column: Column) -> (top: Solver.Column, pull: Solver.Row) {
      let top = column.solver.addColumn(.origin)
      column.solver.addRow([.init(1, top)], .greaterThanOrEqual, 0)
      column.solver.addRow([.init(1, top)], .lessThanOrEqual, 60)
      column.solver.addRow([.init(1, top), .init(-1, column.tops[5])], .lessThanOrEqual, 900)
      return (top, column.solver.addRow([.init(1, top)], .equal, 300, priority: 500))
    }
    let column = Column()
    let (top, pull) = addView(column)
    column.solver.solve()
    #expect(column.solver.value(of: top) == 60)
    column.solver.setConstant(-300, of: pull)
    column.solve { $0.solver.setConstant(-300, of: addView($0).pull) }
    #expect(column.solver.value(of: top) == 0)
  }

  /// Two rows say how far apart two views are. Where one asks for less, the other one is left.
  @Test func anotherBoundIsLeft() {
    func addRival(_ column: Column) -> Solver.Row {
      column.solver.addRow(
        [.init(1, column.tops[12]), .init(-1, column.tops[11])], .greaterThanOrEqual, 90)
    }
    let column = Column()
    let rival = addRival(column)
    column.solver.solve()
    column.solver.setConstant(0, of: rival)
    column.solve { $0.solver.setConstant(0, of: addRival($0)) }
    #expect(column.values[12] - column.values[11] >= Column.gap(12) - 1e-6)
  }

  /// A size that a row no longer holds up does not become negative.
  @Test func aSizeStaysPositive() {
    func addLine(_ column: Column) -> (height: Solver.Column, least: Solver.Row) {
      let height = column.solver.addColumn(.size)
      let least = column.solver.addRow([.init(1, height)], .greaterThanOrEqual, 90)
      column.solver.addRow(
        [.init(1, column.tops[12]), .init(-1, column.tops[11]), .init(-1, height)], .equal, 0)
      column.solver.setConstant(-900, of: column.gaps[11])
      return (height, least)
    }
    let column = Column()
    let least = addLine(column).least
    column.solver.solve()
    #expect(abs(column.values[12] - column.values[11] - 90) < 1e-6)
    column.solver.setConstant(-40, of: least)
    column.solve { $0.solver.setConstant(-40, of: addLine($0).least) }
    #expect(abs(column.values[12] - column.values[11]) < 1e-6)
  }

  @Test func anotherSolverInTheSameMemoryChangesNothing() {
    let scratch = Solver.Scratch()
    let (column, other) = (Column(scratch: scratch), Column(scratch: scratch))
    column.solver.solve()
    other.solver.solve()
    func edit(_ column: Column) { column.solver.setConstant(-900, of: column.gaps[11]) }
    edit(column)
    column.solve(like: edit)
  }

  @Test func aRowThatIsNewIsNotOverlooked() {
    func add(_ column: Column) {
      column.solver.addRow([.init(1, column.tops[20])], .lessThanOrEqual, 50)
    }
    func edit(_ column: Column) { column.solver.setConstant(-900, of: column.gaps[11]) }
    let column = Column()
    column.solver.solve()
    add(column)
    edit(column)
    column.solve {
      add($0)
      edit($0)
    }
    #expect(column.values[20] <= 50 + 1e-6)
  }

  @Test func aContradictionIsReportedAndTakenBack() {
    func addEnd(_ column: Column) -> Solver.Row {
      column.solver.addRow([.init(1, column.tops[0])], .greaterThanOrEqual, 0)
      return column.solver.addRow([.init(1, column.tops[9])], .lessThanOrEqual, 500)
    }
    let column = Column()
    let end = addEnd(column)
    column.solver.solve()
    column.solver.setConstant(20, of: end)
    column.solver.solve()
    #expect(column.solver.conflicts.map(\.leftOut) == [end])
    column.solver.setConstant(400, of: end)
    column.solve { $0.solver.setConstant(400, of: addEnd($0)) }
    #expect(column.solver.conflicts.isEmpty)
  }

  /// Two pulls to one place leave no choice, and two to different places do. Then the tie-breaks decide, by which the
  /// view goes as near to its bound as it may.
  @Test(arguments: [0, 1], [90.0, 10])
  func pullsThatComeApartLeaveAChoice(changed: Int, place: Double) {
    func addLine(_ column: Column) -> (pulls: [Solver.Row], top: Solver.Column) {
      let top = column.solver.addColumn(.origin)
      let pulls = (0..<2).map { _ in
        column.solver.addRow([.init(1, top)], .equal, 50, priority: 400)
      }
      column.solver.addRow([.init(1, top), .init(-1, column.tops[5])], .lessThanOrEqual, 900)
      return (pulls, top)
    }
    let column = Column()
    let (pulls, top) = addLine(column)
    column.solver.solve()
    #expect(column.solver.value(of: top) == 50)
    column.solver.setConstant(place, of: pulls[changed])
    let fresh = Column()
    let (freshPulls, freshTop) = addLine(fresh)
    fresh.solver.setConstant(place, of: freshPulls[changed])
    fresh.solver.solve()
    column.solver.solve()
    #expect(fresh.solver.value(of: freshTop) == max(50, place))
    #expect(column.solver.value(of: top) == max(50, place))
  }

  /// Which of the equally important heights gives way is a matter of tie-breaks, after an edit as before.
  @Test func tiesAreBrokenAsByAFreshSolver() {
    func stack(_ edit: (Solver, [Solver.Row]) -> Void) -> [Double] {
      let solver = Solver(leastRowsForRegion: 0)
      var (heights, contents): ([Solver.Column], [Solver.Row]) = ([], [])
      for index in 0..<20 {
        let height = solver.addColumn(.size)
        contents.append(
          solver.addRow(
            [.init(1, height)], .equal, Double(20 + index * 7 % 11), priority: 750))
        heights.append(height)
      }
      solver.addRow(heights.map { .init(1, $0) }, .lessThanOrEqual, 300)
      edit(solver, contents)
      solver.solve()
      return heights.map { solver.value(of: $0) }
    }
    let heights = stack { solver, contents in
      solver.solve()
      solver.setConstant(90, of: contents[4])
    }
    #expect(heights == stack { $0.setConstant(90, of: $1[4]) })
    #expect(heights.reduce(0, +) == 300)
  }
}
