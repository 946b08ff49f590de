import LayoutSolver
import Testing

struct ConflictTests {
  private let solver = Solver()

  @Test func theLastRowOfAConflictIsLeftOut() throws {
    let (x, width) = (solver.addColumn(.origin), solver.addColumn(.size))
    let near = solver.addRow([.init(1, x)], .equal, 0)
    let far = solver.addRow([.init(1, x), .init(1, width)], .equal, 50)
    let innocent = solver.addRow([.init(1, x)], .lessThanOrEqual, 10)
    let tooWide = solver.addRow([.init(1, width)], .greaterThanOrEqual, 60)
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(solver.conflicts.count == 1)
    #expect(conflict.rows == [near, far, tooWide])
    #expect(!conflict.rows.contains(innocent))
    #expect(conflict.leftOut == tooWide)
    #expect(conflict.columns.isEmpty)
    #expect(solver.value(of: width) == 50)
  }

  @Test func aSizeThatMayNotBeNegativeTakesPart() throws {
    let (x, width) = (solver.addColumn(.origin), solver.addColumn(.size))
    let near = solver.addRow([.init(1, x)], .equal, 399)
    let far = solver.addRow([.init(1, x), .init(1, width)], .equal, -24)
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(conflict.rows == [near, far])
    #expect(conflict.columns == [width])
    #expect(solver.value(of: width) == 0)
  }

  @Test func theEnginesRowsAreSpared() {
    let width = solver.addColumn(.size)
    let clients = solver.addRow([.init(1, width)], .equal, 100)
    solver.addRow([.init(1, width)], .equal, 200, author: .engine)
    solver.solve()
    #expect(solver.conflicts.map(\.leftOut) == [clients])
    #expect(solver.value(of: width) == 200)
  }

  @Test func authorsGiveWayFromTheLastToTheFirst() {
    let authors: [Solver.Author] = [.engine, .content, .hiding, .stack, .guide, .client]
    for (index, earlier) in authors.enumerated() {
      for later in authors[(index + 1)...] {
        for isAddedFirst in [true, false] {
          let solver = Solver()
          let width = solver.addColumn(.size)
          func add(_ author: Solver.Author, _ length: Double) -> Solver.Row {
            solver.addRow([.init(1, width)], .equal, length, author: author)
          }
          if isAddedFirst { _ = add(earlier, 100) }
          let leftOut = add(later, 200)
          if !isAddedFirst { _ = add(earlier, 100) }
          solver.solve()
          #expect(solver.conflicts.map(\.leftOut) == [leftOut], "\(earlier), \(later)")
          #expect(solver.value(of: width) == 100)
        }
      }
    }
  }

  @Test func theCallerMaySayWhichRowIsTheLast() {
    let width = solver.addColumn(.size)
    solver.addTerm(1, width)
    let later = solver.addRow(.equal, 100, order: 2)
    solver.addTerm(1, width)
    let earlier = solver.addRow(.equal, 200, order: 1)
    solver.solve()
    #expect(solver.conflicts.map(\.rows) == [[earlier, later]])
    #expect(solver.conflicts.map(\.leftOut) == [later])
    #expect(solver.value(of: width) == 200)
  }

  @Test func aRowThatIsLeftOutHasNoSay() {
    let width = solver.addColumn(.size)
    solver.addRow([.init(1, width)], .lessThanOrEqual, 100)
    solver.addRow([.init(1, width)], .equal, 150)
    solver.addRow([.init(1, width)], .equal, 40, priority: 250)
    solver.solve()
    // Not 100, which would be nearest to the row that is left out.
    #expect(solver.value(of: width) == 40)
  }

  @Test func aConflictEndsWithItsCause() {
    let width = solver.addColumn(.size)
    let first = solver.addRow([.init(1, width)], .equal, 100)
    let second = solver.addRow([.init(1, width)], .equal, 200)
    solver.solve()
    #expect(solver.conflicts.map(\.leftOut) == [second])
    solver.removeRow(first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 200)
    solver.addRow([.init(1, width)], .equal, 300, priority: 999)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    solver.setPriority(999, of: second)
    solver.addRow([.init(1, width)], .lessThanOrEqual, 250)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test func theConflictsOfPartsThatDidNotChangeStay() {
    let columns = (0..<3).map { _ in solver.addColumn(.size) }
    var first: [Solver.Row] = []
    var second: [Solver.Row] = []
    for column in columns {
      first.append(solver.addRow([.init(1, column)], .equal, 1))
      second.append(solver.addRow([.init(1, column)], .equal, 2))
    }
    solver.solve()
    #expect(Set(solver.conflicts.map(\.leftOut)) == Set(second))
    solver.removeRow(first[1])
    solver.solve()
    #expect(Set(solver.conflicts.map(\.leftOut)) == [second[0], second[2]])
    #expect(columns.map { solver.value(of: $0) } == [1, 2, 1])
  }

  @Test func manyConflictsAreFoundAtOnce() {
    let columns = (0..<500).map { _ in solver.addColumn(.size) }
    var leftOut: Set<Solver.Row> = []
    for (index, column) in columns.enumerated() {
      solver.addRow([.init(1, column)], .equal, Double(index))
      leftOut.insert(solver.addRow([.init(1, column)], .equal, -1))
      leftOut.insert(solver.addRow([.init(1, column)], .greaterThanOrEqual, Double(index + 1)))
    }
    solver.solve()
    #expect(solver.conflicts.count == leftOut.count)
    #expect(Set(solver.conflicts.map(\.leftOut)) == leftOut)
    #expect(columns.map { solver.value(of: $0) } == (0..<500).map(Double.init))
  }

  /// Each end contradicts everything before it, but not the ends before it, which are left out.
  @Test(arguments: [Solver.Relation.equal, .greaterThanOrEqual])
  func everyEndOfAChainHasItsOwnConflict(_ relation: Solver.Relation) {
    let count = 300
    let spans = (0..<count).map { _ in (x: solver.addColumn(.origin), w: solver.addColumn(.size)) }
    var nears = [solver.addRow([.init(1, spans[0].x)], .equal, 0)]
    for (last, next) in zip(spans, spans.dropFirst()) {
      nears.append(
        solver.addRow([.init(1, next.x), .init(-1, last.x), .init(-1, last.w)], relation, 0))
    }
    let widths = spans.map { solver.addRow([.init(1, $0.w)], relation, 10) }
    let opposite: Solver.Relation = relation == .equal ? .equal : .lessThanOrEqual
    let ends = spans.enumerated().map { index, span in
      solver.addRow([.init(1, span.x), .init(1, span.w)], opposite, Double(index) * 10 + 9)
    }
    solver.solve()
    #expect(solver.conflicts.map(\.leftOut) == ends)
    for (index, conflict) in solver.conflicts.enumerated() {
      #expect(conflict.rows == nears[...index] + widths[...index] + [ends[index]])
    }
    #expect(spans.map { solver.value(of: $0.x) } == (0..<count).map { Double($0) * 10 })
  }

  @Test func aLongChainThatCannotCloseIsNamedWhole() throws {
    let origins = (0...60).map { _ in solver.addColumn(.origin) }
    var rows = [solver.addRow([.init(1, origins[0])], .equal, 0)]
    for (previous, next) in zip(origins, origins.dropFirst()) {
      rows.append(
        solver.addRow([.init(1, next), .init(-1, previous)], .greaterThanOrEqual, 10))
    }
    rows.append(solver.addRow([.init(1, origins[60])], .lessThanOrEqual, 599))
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(conflict.rows == rows)
    #expect(solver.value(of: origins[60]) >= 600)
  }
}
