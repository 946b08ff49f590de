import LayoutSolver
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The memory that one large layout leaves to the next. It is the process's, so each test has one.
struct LargeBlocksTests {
  @Test func aBlockGoesToTheNextWhoNeedsOneOfAboutItsSize() async {
    await #expect(processExitsWith: .success) {
      let size = 4 * LargeBlocks.unit
      guard let block = LargeBlocks.take(size - 1) else { preconditionFailure("no memory") }
      precondition(block.size == size)
      LargeBlocks.give(block.start, size - 7)
      guard let larger = LargeBlocks.take(size + 1), let smaller = LargeBlocks.take(size / 4),
        let same = LargeBlocks.take(size * 3 / 4)
      else { preconditionFailure("no memory") }
      precondition(larger.start != block.start && larger.size > size)
      precondition(smaller.start != block.start && smaller.size == size / 4)
      precondition(same.start == block.start && same.size == size)
      precondition(LargeBlocks.take(size)?.start != block.start, "It was given twice.")
    }
  }

  @Test func noMoreIsKeptThanTheLimit() async {
    await #expect(processExitsWith: .success) {
      let size = LargeBlocks.limit / 4
      let blocks = (0..<6).compactMap { _ in LargeBlocks.take(size) }
      for block in blocks { LargeBlocks.give(block.start, block.size) }
      // What was over the limit is the system's again; the others come back, each once.
      let again = Set((0..<4).compactMap { _ in LargeBlocks.take(size)?.start })
      precondition(again == Set(blocks.prefix(4).map(\.start)))
    }
  }

  #if canImport(Glibc)
    @Test func whatListsOfAnyLengthGiveBackIsAsLargeAsItIsSaidToBe() async {
      await #expect(processExitsWith: .success) {
        for count in 800..<6_000 {
          let solver = Solver()
          solver.reserve(blocks: count / 4, rows: count, terms: count)
        }
        // The header that declares it is not part of Swift's Glibc.
        typealias UsableSize = @convention(c) (UnsafeMutableRawPointer) -> Int
        guard let symbol = dlsym(nil, "malloc_usable_size") else {
          preconditionFailure("no malloc")
        }
        let usableSize = unsafeBitCast(symbol, to: UsableSize.self)
        for units in 1...4 {
          for _ in 0..<200 {
            guard let block = LargeBlocks.take(units * LargeBlocks.unit) else { continue }
            precondition(usableSize(block.start) >= block.size)
          }
        }
      }
    }
  #endif

  @Test func listsOfAnyLengthSurviveTheirGrowth() {
    let solver = Solver()
    let first = solver.addColumn(.origin)
    solver.addRow([.init(1, first)], .equal, 1)
    // Nothing is reserved, so all lists move from small blocks to ever larger ones.
    var columns = [first]
    for _ in 0..<20_000 {
      let next = solver.addColumn(.origin)
      solver.addRow([.init(1, next), .init(-1, columns[columns.count - 1])], .equal, 1)
      columns.append(next)
    }
    solver.solve()
    for (index, column) in columns.enumerated() {
      #expect(solver.value(of: column) == Double(index + 1))
    }
  }
}
