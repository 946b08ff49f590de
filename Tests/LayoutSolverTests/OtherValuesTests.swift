import Foundation
import LayoutSolver
import Testing

/// A solver takes what another one has found for the same rows.
struct OtherValuesTests {
  /// Two blocks, the second as wide as its content and below the first.
  private struct Rows {
    let solver = Solver(leastRowsForRegion: 0)
    let first: Solver.Block
    let second: Solver.Block
    let gap: Solver.Row
    let content: Solver.Row

    init() {
      first = solver.addBlock(.origin, .origin, .size, .size)
      second = solver.addBlock(.origin, .origin, .size, .size)
      for part in 0..<4 {
        solver.addRow([.init(1, first[part])], .equal, Double(10 * part))
      }
      solver.addRow([.init(1, second[0])], .equal, 5)
      gap = solver.addRow([.init(1, second[1]), .init(-1, first[1])], .equal, 40)
      content = solver.addRow([.init(1, second[2])], .equal, 60, priority: 750)
      solver.addRow([.init(1, second[3]), .init(-0.5, second[2])], .equal, 0)
    }

    var blocks: [Solver.Block] { [first, second] }

    func takeValues(of other: Rows) {
      solver.takeValues(of: other.solver, Array(zip(blocks, other.blocks)))
    }

    var values: [Double] {
      blocks.flatMap { block in (0..<4).map { solver.value(of: block[$0]) } }
    }
  }

  private let solved = Rows()
  private let rows = Rows()

  init() { solved.solver.solve() }

  @Test func theValuesAreTakenAndTheirBlocksListed() {
    rows.takeValues(of: solved)
    #expect(rows.values == [0, 10, 20, 30, 5, 50, 60, 30])
    #expect(!rows.solver.needsSolve)
    var changed: [Solver.Block] = []
    rows.solver.takeChangedBlocks { changed.append($0) }
    #expect(changed == rows.blocks)
    solved.solver.setConstant(70, of: solved.content)
    solved.solver.solve()
    rows.solver.setConstant(70, of: rows.content)
    rows.takeValues(of: solved)
    changed = []
    rows.solver.takeChangedBlocks { changed.append($0) }
    #expect(changed == [rows.second])
    #if DEBUG
      #expect(rows.solver.brokenInvariants == [])
    #endif
  }

  /// Also where the last update was one that could be repeated.
  @Test(arguments: [0, 1, 4])
  func whatChangesNextIsSolved(solveCount: Int) {
    for number in 0..<solveCount {
      rows.solver.setConstant(Double(number), of: rows.content)
      rows.solver.solve()
    }
    rows.solver.setConstant(60, of: rows.content)
    rows.takeValues(of: solved)
    rows.solver.setConstant(44, of: rows.gap)
    rows.solver.solve()
    #expect(rows.values == [0, 10, 20, 30, 5, 54, 60, 30])
    #if DEBUG
      #expect(rows.solver.brokenInvariants == [])
    #endif
  }

  /// A pile of 40 blocks, each at a distance below the one before.
  private struct Pile {
    let solver = Solver(leastRowsForRegion: 0)
    var blocks: [Solver.Block] = []
    var distances: [Solver.Row] = []

    init() {
      for number in 0..<40 {
        let block = solver.addBlock(.origin, .origin, .size, .size)
        for part in [0, 2, 3] { solver.addRow([.init(1, block[part])], .equal, 10) }
        let above = number == 0 ? [] : [Solver.Term(-1, blocks[number - 1][1])]
        distances.append(solver.addRow([.init(1, block[1])] + above, .equal, 10))
        blocks.append(block)
      }
    }

    func setDistances(_ numbers: Range<Int>, to distance: Double) {
      for number in numbers { solver.setConstant(distance, of: distances[number]) }
    }

    var places: [Double] { blocks.map { solver.value(of: $0[1]) } }
  }

  /// So many distances change at once that the answer is not looked for next to the last one.
  @Test func earlierAnswersDoNotCountAfterwards() {
    let (own, other) = (Pile(), Pile())
    own.solver.solve()
    for distance in [11.0, 12, 13] {
      own.setDistances(0..<40, to: distance)
      own.solver.solve()
    }
    for pile in [own, other] { pile.setDistances(0..<40, to: 20) }
    other.solver.solve()
    own.solver.takeValues(of: other.solver, Array(zip(own.blocks, other.blocks)))
    #expect(own.places == Array(stride(from: 20, through: 800, by: 20)))
    own.setDistances(20..<40, to: 30)
    own.solver.solve()
    #expect(Array(own.places[..<20]) == Array(stride(from: 20, through: 400, by: 20)))
    #expect(Array(own.places[20...]) == Array(stride(from: 430, through: 1_000, by: 30)))
  }

  /// The other solver has found what is given here.
  @Test func aBlockThatIsGivenKeepsItsValues() {
    for part in 0..<4 { rows.solver.fix(rows.first[part], at: Double(10 * part)) }
    rows.takeValues(of: solved)
    #expect(rows.values == [0, 10, 20, 30, 5, 50, 60, 30])
    rows.solver.setConstant(61, of: rows.content)
    rows.solver.solve()
    #expect(rows.values == [0, 10, 20, 30, 5, 50, 61, 30.5])
  }

  // MARK: Whether there is one answer

  @Test func aTieIsNoOnlyAnswer() {
    let solver = solved.solver
    #expect(solver.isOnlyAnswer)
    let (x, y) = (solver.addColumn(.size), solver.addColumn(.size))
    let other = solver.addRow([.init(1, solver.addColumn(.size))], .equal, 3, priority: 500)
    solver.addRow([.init(1, x), .init(1, y)], .equal, 10)
    #expect(!solver.isOnlyAnswer)
    solver.solve()
    #expect(!solver.isOnlyAnswer)
    // Another component that changes says nothing of the tie.
    solver.setConstant(41, of: solved.gap)
    solver.solve()
    #expect(!solver.isOnlyAnswer)
    solver.setPriority(400, of: other)
    solver.solve()
    #expect(!solver.isOnlyAnswer)
  }

  @Test func aPriorityBreaksATie() {
    let solver = Solver()
    let z = solver.addColumn(.size)
    solver.addRow([.init(1, z)], .greaterThanOrEqual, 3)
    solver.solve()
    #expect(!solver.isOnlyAnswer)
    solver.addRow([.init(1, z)], .equal, 0, priority: 1)
    solver.solve()
    #expect(solver.isOnlyAnswer)
  }

  /// Two weak rows pull with the same strength, each its way.
  @Test func aTieOfASimplexIsNoOnlyAnswer() {
    let solver = Solver()
    let columns = (0..<3).map { _ in solver.addColumn(.size) }
    solver.addRow(columns.map { .init(1, $0) }, .equal, 90)
    for column in columns { solver.addRow([.init(1, column)], .equal, 50, priority: 250) }
    solver.solve()
    #expect(!solver.isOnlyAnswer)
    solver.addRow([.init(1, columns[0])], .equal, 50, priority: 750)
    solver.addRow([.init(1, columns[1])], .equal, 30, priority: 740)
    solver.solve()
    #expect(solver.isOnlyAnswer)
    #expect(columns.map(solver.value) == [50, 30, 10])
  }

  @Test func aConflictIsNoOnlyAnswer() {
    solved.solver.addRow([.init(1, solved.second[0])], .equal, 6)
    solved.solver.solve()
    #expect(!solved.solver.isOnlyAnswer)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aTieIsRefused() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let other = Solver()
        let block = other.addBlock(.origin, .origin, .size, .size)
        other.addRow([.init(1, block[2])], .greaterThanOrEqual, 3)
        other.solve()
        Solver().takeValues(of: other, [])
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("where no conflict stands and no tie-break has chosen"), "\(output)")
    }
  #endif
}
