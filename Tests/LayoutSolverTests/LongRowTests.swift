import Testing

@testable import LayoutSolver

/// Many unknowns that one row holds together, more than the factorization rewrites row by row.
struct LongRowTests {
  private let solver = Solver()

  /// Views below each other that fill a height, each with a position and a height of its own.
  private func makeStack(
    of count: Int = 100, filling height: Double, _ relation: Solver.Relation = .equal
  ) -> [Solver.Column] {
    var heights: [Solver.Column] = []
    var end: [Solver.Term] = []
    for _ in 0..<count {
      let y = solver.addColumn(.origin)
      solver.addRow([.init(1, y)] + end.map { .init(-$0.coefficient, $0.column) }, .equal, 0)
      heights.append(solver.addColumn(.size))
      end = [.init(1, y)] + heights.suffix(1).map { .init(1, $0) }
    }
    solver.addRow(end, relation, height)
    return heights
  }

  @Test func equalHeightsThatAreOptionalFillTheStack() {
    let heights = makeStack(filling: 5000)
    for height in heights.dropFirst() {
      solver.addRow([.init(1, height), .init(-1, heights[0])], .equal, 0, priority: 750)
    }
    solver.solve()
    #expect(heights.allSatisfy { abs(solver.value(of: $0) - 50) < 1e-6 })
  }

  @Test func equalHeightsFromNeighborToNeighborFillTheStack() {
    let heights = makeStack(filling: 5000)
    for (height, above) in zip(heights.dropFirst(), heights) {
      solver.addRow([.init(1, height), .init(-1, above)], .equal, 0, priority: 750)
    }
    solver.solve()
    #expect(heights.allSatisfy { abs(solver.value(of: $0) - 50) < 1e-6 })
  }

  private func share(_ index: Int) -> Double { index == 0 ? 1 : Double(1 + index * 7 % 9) }
  private func least(_ index: Int) -> Double { Double(index * 11 % 15) }

  /// Gives the heights shares in the first one, and least heights.
  private func shareFirst(_ heights: [Solver.Column]) {
    for (index, height) in heights.enumerated() {
      solver.addRow(
        [.init(1, height), .init(-share(index), heights[0])], .equal, 0, priority: 700)
      solver.addRow([.init(1, height)], .greaterThanOrEqual, least(index), priority: 900)
    }
    solver.solve()
  }

  @Test func sharesWithLeastHeightsTakeAStepForEachAtMost() {
    let heights = makeStack(filling: 1200)
    shareFirst(heights)
    let unit = solver.value(of: heights[0])
    #expect(abs(heights.reduce(-1200) { $0 + solver.value(of: $1) }) < 1e-6)
    for (index, height) in heights.enumerated() {
      #expect(abs(solver.value(of: height) - max(least(index), share(index) * unit)) < 1e-6)
    }
    #expect(solver.stepCount <= heights.count)
  }

  /// A few of the shares have contents.
  @Test func sharesBesideAFewContentsTakeFewerStepsThanViews() {
    let heights = makeStack(of: 500, filling: 6_000)
    func content(_ index: Int) -> Double? { index % 100 == 50 ? Double(20 + index % 30) : nil }
    for (index, height) in heights.enumerated() {
      guard let content = content(index) else { continue }
      solver.addRow([.init(1, height)], .lessThanOrEqual, content, priority: 250)
      solver.addRow([.init(1, height)], .greaterThanOrEqual, content, priority: 750)
    }
    shareFirst(heights)
    let unit = solver.value(of: heights[0])
    #expect(abs(heights.reduce(-6_000) { $0 + solver.value(of: $1) }) < 1e-6)
    for (index, height) in heights.enumerated() {
      let most = max(least(index), share(index) * unit, content(index) ?? 0)
      #expect(abs(solver.value(of: height) - most) < 1e-6)
    }
    #expect(solver.stepCount < 200)
  }

  private func content(_ index: Int) -> Double { Double(index * 7 % 50) }

  /// Gives the heights contents, and makes them optionally equal to the first.
  private func valuesBesideContents(
    _ heights: [Solver.Column], contentOfFirst: Double = 0
  ) -> [Double] {
    for (index, height) in heights.enumerated() {
      let content = index == 0 ? contentOfFirst : content(index)
      solver.addRow([.init(1, height)], .lessThanOrEqual, content, priority: 250)
      solver.addRow([.init(1, height)], .greaterThanOrEqual, content, priority: 750)
      if index == 0 { continue }
      let other = heights[0]
      solver.addRow([.init(1, height), .init(-1, other)], .equal, 0, priority: 500)
    }
    solver.solve()
    return heights.map { solver.value(of: $0) }
  }

  /// As many heights are above the first one as below, so it costs nothing to make one below lower and another
  /// higher.
  @Test func equalHeightsBesideContentsHaveContentsOrAreEqual() {
    let heights = makeStack(filling: 3000)
    let values = valuesBesideContents(heights)
    #expect(abs(values.reduce(-3000, +)) < 1e-6)
    for (index, value) in values.enumerated() {
      #expect(value > content(index) - 1e-6)
      if value > values[0] + 1e-6 { #expect(abs(value - content(index)) < 1e-6) }
    }
    #expect(values.count { $0 > values[0] + 1e-6 } <= 50)
    #expect(values.count { $0 < values[0] - 1e-6 } <= 50)
  }

  @Test func equalHeightsBesideContentOfTheFirstGoUpToIt() {
    let heights = makeStack(of: 300, filling: 9_000)
    let values = valuesBesideContents(heights, contentOfFirst: 30)
    #expect(abs(values.reduce(-9_000, +)) < 1e-6)
    // All contents fit. What is left goes to views that are less high than the first.
    for (index, value) in values.enumerated().dropFirst() {
      #expect(value > content(index) - 1e-6)
      #expect(value < max(content(index), values[0]) + 1e-6)
    }
    #expect(solver.isExact)
  }

  /// There is no room for all contents, and which of the views lose height costs the same.
  @Test func equalHeightsBesideContentsInTooLittleRoomStayWithinThem() {
    let heights = makeStack(of: 400, filling: 3000)
    let values = valuesBesideContents(heights)
    #expect(abs(values.reduce(-3000, +)) < 1e-6)
    for (index, value) in values.enumerated() {
      #expect((-1e-6...content(index) + 1e-6).contains(value))
    }
    #expect(solver.stepCount < 450)
  }

  /// There is no room for all contents, and not all of it has to be taken.
  @Test func equalHeightsInTooLittleRoomThatMayBeLeftStayWithinContents() {
    let heights = makeStack(of: 300, filling: 4_800, .lessThanOrEqual)
    for (index, height) in heights.enumerated() {
      let content = Double(10 + index * 7 % 20)
      solver.addRow([.init(1, height)], .lessThanOrEqual, content, priority: 250)
      solver.addRow([.init(1, height)], .greaterThanOrEqual, content, priority: 750)
      if index == 0 { continue }
      solver.addRow([.init(1, height), .init(-1, heights[0])], .equal, 0, priority: 740)
    }
    solver.solve()
    let values = heights.map { solver.value(of: $0) }
    #expect(abs(values.reduce(-4_800, +)) < 1e-6)
    for (index, value) in values.enumerated() {
      #expect(value < Double(10 + index * 7 % 20) + 1e-6)
    }
    #expect(solver.isExact)
  }

  /// Has heights with contents in too little room, optionally equal from neighbor to neighbor, between a least and a
  /// greatest height that are unknown, too.
  private func loseHeightBetweenLimits(count: Int) {
    let room = 38 * Double(count)
    let heights = makeStack(of: count, filling: room)
    let (least, greatest) = (solver.addColumn(.size), solver.addColumn(.size))
    solver.addRow([.init(1, least)], .greaterThanOrEqual, 10)
    solver.addRow([.init(1, greatest)], .lessThanOrEqual, 100)
    let contents = heights.indices.map { Double($0 * 37 % 90) }
    for (index, height) in heights.enumerated() {
      solver.addRow([.init(1, height), .init(-1, least)], .greaterThanOrEqual, 0)
      solver.addRow([.init(1, height), .init(-1, greatest)], .lessThanOrEqual, 0)
      solver.addRow([.init(1, height)], .lessThanOrEqual, contents[index], priority: 250)
      solver.addRow([.init(1, height)], .greaterThanOrEqual, contents[index], priority: 750)
      if index == 0 { continue }
      solver.addRow([.init(1, height), .init(-1, heights[index - 1])], .equal, 0, priority: 400)
    }
    solver.solve()
    let values = heights.map { solver.value(of: $0) }
    #expect(solver.isExact)
    #expect(values.allSatisfy { (10 - 1e-6...100 + 1e-6).contains($0) })
    #expect(abs(values.reduce(-room, +)) < 1e-6)
    let shortage = contents.reduce(-room) { $0 + max(10, $1) }
    let loss = zip(contents, values).reduce(0) { $0 + max(0, $1.0 - $1.1) }
    #expect(abs(loss - shortage) < 1e-6)
  }

  @Test func equalHeightsBetweenLimitsInTooLittleRoomLoseWhatTheyHaveTo() {
    loseHeightBetweenLimits(count: 300)
  }

  /// The heights of rows with contents, with optional gaps and as high as their neighbors, in so much room each.
  private func heightsOfForm(rowCount: Int, roomForEach: Double) -> [Double] {
    var above: (y: Solver.Column, height: Solver.Column)?
    var heights: [Solver.Column] = []
    for index in 0..<rowCount {
      let (y, height) = (solver.addColumn(.origin), solver.addColumn(.size))
      let content = Double(10 + index * 13 % 30)
      solver.addRow([.init(1, height)], .lessThanOrEqual, content, priority: 250)
      solver.addRow([.init(1, height)], .greaterThanOrEqual, content, priority: 750)
      if let above {
        let gap: [Solver.Term] = [.init(1, y), .init(-1, above.y), .init(-1, above.height)]
        solver.addRow(gap, .greaterThanOrEqual, 2)
        solver.addRow(gap, .equal, 8, priority: 600)
        solver.addRow(
          [.init(1, height), .init(-1, above.height)], .equal, 0, priority: 500)
      } else {
        solver.addRow([.init(1, y)], .equal, 0)
      }
      heights.append(height)
      above = (y, height)
    }
    let end = above.map { [Solver.Term(1, $0.y), .init(1, $0.height)] } ?? []
    solver.addRow(end, .lessThanOrEqual, roomForEach * Double(rowCount))
    solver.solve()
    return heights.map { solver.value(of: $0) }
  }

  /// Where the sum may be less, too.
  @Test func equalHeightsWithGapsInTooLittleRoomFit() {
    let values = heightsOfForm(rowCount: 100, roomForEach: 15)
    #expect(solver.isExact)
    let room: Double = 15 * 100 - 2 * 99
    #expect(values.reduce(0, +) <= room + 1e-6)
  }

  @Test func equalHeightsWithGapsInVeryLittleRoomAreEqual() {
    let values = heightsOfForm(rowCount: 300, roomForEach: 10)
    #expect(solver.isExact)
    let height: Double = (10 * 300 - 2 * 299) / 300
    #expect(values.allSatisfy { abs($0 - height) < 1e-6 })
  }

  @Test func aStackThatIsTooHighLosesWhatItHasToAndNoMore() {
    let heights = makeStack(filling: 1234, .lessThanOrEqual)
    for height in heights {
      solver.addRow([.init(1, height)], .greaterThanOrEqual, 20, priority: 750)
      solver.addRow([.init(1, height)], .lessThanOrEqual, 20, priority: 250)
    }
    solver.solve()
    let total = heights.reduce(0) { $0 + solver.value(of: $1) }
    #expect(abs(total - 1234) < 1e-6)
    #expect(heights.allSatisfy { (0...20).contains(solver.value(of: $0)) })
  }

  /// Two columns of labels and fields, each with its own distances, in a height that is too low for
  /// the fields, and, but for the last one, for the labels.
  @Test(arguments: [900.0, 1560, 1680, 2100])
  func twoSqueezedColumnsLoseWhatTheyHaveToAndNoMore(height: Double) {
    let rowCount = 60
    var last: (label: [Solver.Term], field: [Solver.Term]) = ([], [])
    var gaps: [[Solver.Term]] = []
    var (labels, fields): ([Solver.Column], [Solver.Column]) = ([], [])
    for _ in 0..<rowCount {
      let (labelY, fieldY) = (solver.addColumn(.origin), solver.addColumn(.origin))
      let (label, field) = (solver.addColumn(.size), solver.addColumn(.size))
      labels.append(label)
      fields.append(field)
      solver.addRow(
        [.init(1, labelY), .init(0.5, label), .init(-1, fieldY), .init(-0.5, field)], .equal, 0)
      for (size, preferred) in [(label, 20.0), (field, 30.0)] {
        solver.addRow([.init(1, size)], .greaterThanOrEqual, preferred, priority: 750)
        solver.addRow([.init(1, size)], .lessThanOrEqual, preferred, priority: 250)
      }
      for (y, above) in [(labelY, last.label), (fieldY, last.field)] {
        let gap = [.init(1, y)] + above.map { Solver.Term(-$0.coefficient, $0.column) }
        gaps.append(gap)
        solver.addRow(gap, .greaterThanOrEqual, 8)
        solver.addRow(gap, .equal, 8, priority: 50)
      }
      last = ([.init(1, labelY), .init(1, label)], [.init(1, fieldY), .init(1, field)])
    }
    solver.addRow(last.label, .lessThanOrEqual, height)
    solver.addRow(last.field, .lessThanOrEqual, height)
    solver.solve()
    func value(_ terms: [Solver.Term]) -> Double {
      terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.column) }
    }
    #expect(solver.conflicts.isEmpty)
    #expect(gaps.allSatisfy { value($0) >= 8 - 1e-6 })
    #expect(value(last.label) <= height + 1e-6 && value(last.field) <= height + 1e-6)
    #expect((labels + fields).allSatisfy { solver.value(of: $0) >= 0 })
    // A label as high as its field in every row would use all the room of both columns.
    let room = height - 8 * Double(rowCount)
    #expect(abs(value(labels.map { .init(1, $0) }) - min(20 * Double(rowCount), room)) < 1e-6)
    #expect(abs(value(fields.map { .init(1, $0) }) - room) < 1e-6)
  }

  private func addView() -> (
    y: Solver.Column, height: Solver.Column, end: Solver.Column
  ) {
    let view = (solver.addColumn(.origin), solver.addColumn(.size), solver.addColumn(.derived))
    solver.addRow(
      [.init(1, view.2), .init(-1, view.0), .init(-1, view.1)], .equal, 0, author: .engine)
    return view
  }

  /// Two columns in which optional equalities alone keep the distances, and some rows are centered:
  /// the first basis has columns that depend on one another, and the expressions that could take
  /// their places do, too.
  @Test func aBasisWhoseExpressionsDependOnOneAnotherIsReplaced() {
    var above: (label: Solver.Column, field: Solver.Column)?
    var equalities: [[Solver.Term]] = []
    for number in 0..<15 {
      let (label, field) = (addView(), addView())
      if number == 0 || number > 8 {
        solver.addRow(
          [
            .init(1, field.y), .init(0.5, field.height), .init(-1, label.y),
            .init(-0.5, label.height),
          ], .equal, 0)
      }
      if let above {
        equalities.append([.init(1, label.y), .init(-1, above.label)])
        solver.addRow(equalities[equalities.count - 1], .equal, 8, priority: 50)
        equalities.append([.init(1, field.y), .init(-1, above.field)])
        let priority: Float = number == 1 ? 250.5 : 50
        solver.addRow(equalities[equalities.count - 1], .equal, 8, priority: priority)
      }
      above = (label.end, field.end)
    }
    solver.solve()
    for equality in equalities {
      let distance = equality.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.column) }
      #expect(abs(distance - 8) < 1e-6)
    }
  }
}
