import LayoutSolver
import Testing

struct BlockTests {
  private let solver = Solver()

  private func addRectangle() -> Solver.Block {
    solver.addBlock(.origin, .origin, .size, .size)
  }

  private func changedBlocks() -> [Solver.Block] {
    var blocks: [Solver.Block] = []
    solver.takeChangedBlocks { blocks.append($0) }
    return blocks
  }

  @Test func numbersAreDenseAndUsedAgain() {
    let blocks = (0..<3).map { _ in addRectangle() }
    #expect(blocks.map(\.number) == [0, 1, 2])
    #expect(Set(blocks.flatMap { block in (0..<4).map { block[$0] } }).count == 12)
    #expect(blocks.allSatisfy { block in (0..<4).allSatisfy { block[$0].block == block } })
    solver.removeBlock(blocks[1])
    #expect(addRectangle().number == 1)
    #expect(addRectangle().number == 3)
  }

  @Test func aBlockKnowsNothingOfTheOneBeforeIt() {
    let first = addRectangle()
    let row = solver.addRow([.init(1, first[0])], .equal, -5)
    solver.solve()
    #expect(solver.value(of: first[0]) == -5)
    solver.removeRow(row)
    solver.removeBlock(first)
    solver.solve()
    let second = solver.addBlock(.size, .size, .size, .size)
    #expect(second.number == first.number)
    #expect(solver.value(of: second[0]) == 0)
    // It is a size now.
    solver.addRow([.init(1, second[0])], .equal, -5, priority: 750)
    solver.solve()
    #expect(solver.value(of: second[0]) == 0)
    #expect(changedBlocks().isEmpty)
  }

  @Test func singleColumnsShareNoBlockWithARectangle() {
    let first = solver.addColumn(.size)
    let rectangle = addRectangle()
    let others = (0..<4).map { _ in solver.addColumn(.size) }
    let all = [first] + others + (0..<4).map { rectangle[$0] }
    #expect(Set(all).count == all.count)
    for (index, column) in all.enumerated() {
      solver.addRow([.init(1, column)], .equal, Double(index))
    }
    solver.solve()
    #expect(all.map { solver.value(of: $0) } == all.indices.map(Double.init))
  }

  @Test func onlyBlocksThatChangedAreReportedEachOnce() {
    let blocks = (0..<3).map { _ in addRectangle() }
    let rows = blocks.map { block in
      (0..<4).map { solver.addRow([.init(1, block[$0])], .equal, 10) }
    }
    solver.solve()
    #expect(changedBlocks().sorted { $0.number < $1.number } == blocks)
    solver.setConstant(20, of: rows[1][0])
    solver.setConstant(20, of: rows[1][3])
    solver.setConstant(10, of: rows[2][0])
    solver.solve()
    #expect(changedBlocks() == [blocks[1]])
    solver.solve()
    #expect(changedBlocks().isEmpty)
  }

  @Test func askingWhetherAColumnIsDeterminedKeepsWhatIsReported() {
    let block = addRectangle()
    solver.addRow([.init(1, block[0])], .greaterThanOrEqual, 10)
    let contradiction = [1.0, 2].map { solver.addRow([.init(1, block[1])], .equal, $0) }
    solver.solve()
    #expect(!solver.isDetermined(block[0]))
    #expect(solver.isDetermined(block[1]))
    #expect(changedBlocks() == [block])
    #expect(solver.conflictsChanged)
    #expect(solver.conflicts.map(\.rows) == [contradiction])
    solver.setConstant(20, of: contradiction[0])
    solver.solve()
    #expect(changedBlocks() == [block])
  }

  @Test func aRowSpeaksOfTheColumnsOfItsTerms() {
    let block = addRectangle()
    let row = solver.addRow([.init(1, block[2]), .init(-2, block[0])], .equal, 0)
    let empty = solver.addRow([], .equal, 0)
    #expect(solver.columns(of: row) == [block[2], block[0]])
    #expect(solver.columns(of: empty).isEmpty)
  }

  @Test func termsOfTheSameColumnAddUp() {
    let block = addRectangle()
    let row = solver.addRow(
      [.init(1, block[2]), .init(-2, block[0]), .init(0.5, block[2])], .equal, 0)
    #expect(solver.coefficient(of: block[2], in: row) == 1.5)
    #expect(solver.coefficient(of: block[0], in: row) == -2)
    #expect(solver.coefficient(of: block[1], in: row) == 0)
  }

  @Test func blocksComeAndGoInAnyOrderWithoutATrace() {
    let stay = addRectangle()
    solver.addRow([.init(1, stay[2])], .equal, 7)
    for round in 0..<30 {
      let blocks = (0..<50).map { _ in addRectangle() }
      let rows = blocks.flatMap { block in
        [
          solver.addRow([.init(1, block[0]), .init(-1, stay[2])], .equal, 0),
          solver.addRow([.init(1, block[1]), .init(1, block[3])], .equal, 5),
        ]
      }
      if !round.isMultiple(of: 3) { solver.solve() }
      for row in rows.reversed() { solver.removeRow(row) }
      for block in round.isMultiple(of: 2) ? blocks : blocks.reversed() {
        solver.removeBlock(block)
      }
      solver.solve()
      #expect(solver.value(of: stay[2]) == 7)
    }
    #expect(addRectangle().number <= 50)
    #if DEBUG
      #expect(solver.brokenInvariants == [])
    #endif
  }
}
