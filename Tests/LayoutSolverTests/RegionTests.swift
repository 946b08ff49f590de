import LayoutSolver
import RandomTestSupport
import Testing

/// Rows come to one of many views in a stack, and go: what they concern is solved by itself, and the others follow.
struct RegionTests {
  /// Labels below one another, as wide as the stack, with heights that they want.
  ///
  /// As in `UIStackView`, each is tied to the one before it.
  private struct Stack {
    struct Label {
      var height: Double
      var isHidden = false
      /// How much it wants to be no higher, and no lower.
      var priorities: (hugging: Float, resistance: Float) = (250, 750)
      var limit: Double?
      /// An edge that is pinned by a row, with the row's priority.
      var pin: (top: Double, priority: Float)?
    }

    let solver = Solver()
    private(set) var labels: [Label] = []
    private let page: Solver.Block
    let stack: Solver.Block
    private var blocks: [Solver.Block] = []
    private var rows: [LabelRows] = []
    private var end: Solver.Row?
    var rightEdge: Solver.Row

    private struct LabelRows {
      var across: [Solver.Row]
      var content: [Solver.Row]
      var top: Solver.Row
      var hiding: Solver.Row?
      var pin: Solver.Row?
    }

    init(_ labels: [Label], more: (Stack) -> Void = { _ in }) {
      page = solver.addBlock(.origin, .origin, .size, .size)
      for (index, value) in [0.0, 0, 320, 4_000].enumerated() { solver.fix(page[index], at: value) }
      stack = solver.addBlock(.origin, .origin, .size, .size)
      solver.addRow([.init(1, stack[0]), .init(-1, page[0])], .equal, 0)
      solver.addRow([.init(1, stack[1]), .init(-1, page[1])], .equal, 0)
      rightEdge = solver.addRow(
        [.init(1, stack[0]), .init(1, stack[2]), .init(-1, page[0]), .init(-1, page[2])], .equal, 0)
      more(self)
      for label in labels { append(label) }
      solver.solve()
    }

    mutating func append(_ label: Label) {
      let block = solver.addBlock(.origin, .origin, .size, .size)
      let before = blocks.last ?? stack
      let across = [
        solver.addRow([.init(1, block[0]), .init(-1, before[0])], .equal, 0, author: .stack),
        solver.addRow(
          [.init(1, block[0]), .init(1, block[2]), .init(-1, before[0]), .init(-1, before[2])],
          .equal, 0, author: .stack),
      ]
      var content = [(2, 50.0), (3, label.height)].flatMap { part, length in
        [
          solver.addRow(
            [.init(1, block[part])], .lessThanOrEqual, length, priority: label.priorities.hugging,
            author: .content),
          solver.addRow(
            [.init(1, block[part])], .greaterThanOrEqual, length,
            priority: label.priorities.resistance, author: .content),
        ]
      }
      if let limit = label.limit {
        content.append(solver.addRow([.init(1, block[3])], .lessThanOrEqual, limit))
      }
      let top = addTop(of: block, below: blocks.last, gap: labels.last?.isHidden == true ? 0 : 4)
      labels.append(label)
      blocks.append(block)
      rows.append(LabelRows(across: across, content: content, top: top))
      if label.isHidden { hide(blocks.count - 1) }
      if label.pin != nil { addPin(blocks.count - 1) }
      tieEnd()
    }

    private func addTop(
      of block: Solver.Block, below other: Solver.Block?, gap: Double
    ) -> Solver.Row {
      guard let other else {
        return solver.addRow([.init(1, block[1]), .init(-1, stack[1])], .equal, 0, author: .stack)
      }
      return solver.addRow(
        [.init(1, block[1]), .init(-1, other[1]), .init(-1, other[3])], .equal, gap, author: .stack)
    }

    private mutating func tieEnd() {
      if let end { solver.removeRow(end) }
      end = blocks.last.map { last in
        solver.addRow(
          [.init(1, last[1]), .init(1, last[3]), .init(-1, stack[1]), .init(-1, stack[3])], .equal,
          0, author: .stack)
      }
    }

    mutating func removeLast() {
      let last = rows.removeLast()
      if let end { solver.removeRow(end) }
      end = nil
      for row in last.across + last.content + [last.top]
        + [last.hiding, last.pin].compactMap({ $0 })
      {
        solver.removeRow(row)
      }
      solver.removeBlock(blocks.removeLast())
      labels.removeLast()
      tieEnd()
    }

    private mutating func hide(_ index: Int) {
      rows[index].hiding = solver.addRow(
        [.init(1, blocks[index][3])], .equal, 0, author: .stack)
    }

    /// A hidden label has no height, and no gap after it.
    mutating func setHidden(_ index: Int, _ isHidden: Bool) {
      labels[index].isHidden = isHidden
      if isHidden {
        hide(index)
      } else if let row = rows[index].hiding {
        solver.removeRow(row)
        rows[index].hiding = nil
      }
      guard index + 1 < rows.count else { return }
      solver.removeRow(rows[index + 1].top)
      rows[index + 1].top = addTop(
        of: blocks[index + 1], below: blocks[index], gap: isHidden ? 0 : 4)
    }

    private mutating func addPin(_ index: Int) {
      guard let pin = labels[index].pin else { return }
      rows[index].pin = solver.addRow(
        [.init(1, blocks[index][1])], .equal, pin.top, priority: pin.priority)
    }

    mutating func setPin(_ index: Int, _ pin: (top: Double, priority: Float)?) {
      if let row = rows[index].pin { solver.removeRow(row) }
      rows[index].pin = nil
      labels[index].pin = pin
      addPin(index)
    }

    /// Takes the values of a stack with the same rows.
    func takeValues(of other: Stack) {
      let pairs = zip([page, stack] + blocks, [other.page, other.stack] + other.blocks)
      solver.takeValues(of: other.solver, pairs.map { (own: $0, other: $1) })
    }

    /// The values of the stack and of all labels.
    var values: [Double] {
      ([stack] + blocks).flatMap { block in (0..<4).map { solver.value(of: block[$0]) } }
    }
  }

  private let labels = (0..<60).map { Stack.Label(height: Double(20 + $0 % 3)) }

  /// Expects that the stack is as if it had never been another, and that few rows were solved.
  private func expectSameAsFresh(
    _ stack: Stack, solving: ClosedRange<Int>, more: (Stack) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    stack.solver.solve()
    #expect(solving ~= stack.solver.reducedRowCount, sourceLocation: sourceLocation)
    let fresh = Stack(stack.labels, more: more)
    #expect(
      zip(stack.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 },
      "\(stack.values) instead of \(fresh.values)", sourceLocation: sourceLocation)
  }

  @Test func aLabelComesAtTheEndAndGoes() {
    var stack = Stack(labels)
    for height in [30.0, 31, 32] {
      stack.append(.init(height: height))
      expectSameAsFresh(stack, solving: 1...16)
    }
    for _ in 0..<5 {
      stack.removeLast()
      expectSameAsFresh(stack, solving: 0...16)
    }
  }

  @Test(arguments: [0, 1, 30, 58, 59])
  func aLabelIsHidden(index: Int) {
    var stack = Stack(labels)
    for isHidden in [true, false, true] {
      stack.setHidden(index, isHidden)
      expectSameAsFresh(stack, solving: 1...16)
    }
    // What is below follows the next change, too.
    stack.setHidden(2, true)
    expectSameAsFresh(stack, solving: 1...16)
  }

  /// What follows moves as far as the end of the region, not less by how far it was off. That error would grow with
  /// each edit.
  @Test func errorsDoNotGrow() {
    var stack = Stack((0..<60).map { _ in Stack.Label(height: 61.0 / 3) })
    for isHidden in [true, false, true, false, true, false] {
      stack.setHidden(20, isHidden)
      stack.solver.solve()
      #expect(1...16 ~= stack.solver.reducedRowCount)
    }
    let fresh = Stack(stack.labels)
    #expect(zip(stack.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-10 })
  }

  /// The stack wants another height than its labels do, more than these want not to grow. One in the middle grows
  /// first, but of those at the end, only the last one does.
  @Test func whatWantsAHeightOfTheWholeIsSolved() {
    func preferHeight(of stack: Stack) {
      stack.solver.addRow([.init(1, stack.stack[3])], .equal, 2_000, priority: 500)
    }
    var labels = labels
    labels[10].priorities.hugging = 100
    var stack = Stack(labels, more: preferHeight)
    stack.append(.init(height: 30, priorities: (200, 750)))
    expectSameAsFresh(stack, solving: 60...Int.max, more: preferHeight)
    #expect(stack.values.last == 30)
    stack.setHidden(30, true)
    expectSameAsFresh(stack, solving: 60...Int.max, more: preferHeight)
    stack.removeLast()
    expectSameAsFresh(stack, solving: 60...Int.max, more: preferHeight)
  }

  /// A view below the stack has room for so many labels, and no more.
  @Test func whatFollowsIntoTheEndOfItsRoomIsSolved() {
    func addView(below stack: Stack) {
      let view = stack.solver.addBlock(.origin, .origin, .size, .size)
      stack.solver.addRow(
        [.init(1, view[1]), .init(-1, stack.stack[1]), .init(-1, stack.stack[3])], .equal, 8)
      stack.solver.addRow([.init(1, view[3])], .equal, 50, priority: 740)
      let bottom = stack.solver.addColumn(.origin)
      stack.solver.addRow([.init(1, bottom), .init(-1, view[1])], .equal, 0)
      stack.solver.addRow([.init(1, bottom)], .lessThanOrEqual, 1_580)
    }
    var stack = Stack(labels, more: addView)
    stack.append(.init(height: 60))
    expectSameAsFresh(stack, solving: 1...24, more: addView)
    stack.append(.init(height: 60))
    expectSameAsFresh(stack, solving: 60...Int.max, more: addView)
    stack.removeLast()
    expectSameAsFresh(stack, solving: 0...Int.max, more: addView)
  }

  /// What is between the stack and the end of the page is as high as there is room, and not less than 0.
  @Test func whatFollowsHasNoNegativeSize() {
    func addSpacer(below stack: Stack) {
      let (top, height) = (stack.solver.addColumn(.origin), stack.solver.addColumn(.size))
      stack.solver.addRow(
        [.init(1, top), .init(-1, stack.stack[1]), .init(-1, stack.stack[3])], .equal, 0)
      let bottom = stack.solver.addColumn(.origin)
      stack.solver.addRow([.init(1, bottom), .init(-1, top)], .equal, 0)
      stack.solver.addRow([.init(1, bottom), .init(1, height)], .equal, 1_580)
    }
    var stack = Stack(labels, more: addSpacer)
    stack.append(.init(height: 60))
    expectSameAsFresh(stack, solving: 1...24, more: addSpacer)
    stack.append(.init(height: 60))
    expectSameAsFresh(stack, solving: 60...Int.max, more: addSpacer)
  }

  /// The row that anchors all labels across gets another constant while one more label comes.
  @Test func anAnchorMovesWhileALabelComes() {
    var stack = Stack(labels)
    // Across, the first region needs to know what is anchored.
    stack.append(.init(height: 30))
    stack.solver.solve()
    stack.solver.setConstant(-20, of: stack.rightEdge)
    stack.append(.init(height: 30))
    stack.solver.solve()
    let fresh = Stack(stack.labels) { $0.solver.setConstant(-20, of: $0.rightEdge) }
    #expect(stack.values == fresh.values)
    #expect(stack.values[2] == 300)
  }

  /// What is below the stack wants to be far down, more than one of the labels wants to be low.
  @Test func whatFollowsAndPullsIsSolved() {
    func addView(below stack: Stack) {
      let (top, center) = (stack.solver.addColumn(.origin), stack.solver.addColumn(.origin))
      stack.solver.addRow(
        [.init(1, top), .init(-1, stack.stack[1]), .init(-1, stack.stack[3])], .equal, 8)
      stack.solver.addRow([.init(1, center), .init(-1, top)], .equal, 20)
      stack.solver.addRow([.init(1, center)], .equal, 5_000, priority: 100)
    }
    var stack = Stack(labels, more: addView)
    stack.append(.init(height: 30, priorities: (50, 50), limit: 80))
    expectSameAsFresh(stack, solving: 60...Int.max, more: addView)
    #expect(stack.values.last == 80)
  }

  /// Where a row put a label, those before it had to give way.
  @Test(arguments: [1_000, 800, 200] as [Float])
  func aPinnedLabelIsReleased(priority: Float) {
    var stack = Stack(labels)
    for top in [400.0, 2_000] {
      stack.setPin(30, (top, priority))
      expectSameAsFresh(stack, solving: 0...Int.max)
      stack.setPin(30, nil)
      expectSameAsFresh(stack, solving: 0...Int.max)
    }
  }

  /// The width of the stack is that of its labels as soon as nothing holds its edge.
  ///
  /// - Parameter changesPriority: Whether all is solved when that happens.
  @Test(arguments: [false, true])
  func whatIsNotAnchoredAnyLongerMoves(changesPriority: Bool) {
    func preferWidth(of stack: Stack) {
      stack.solver.addRow([.init(1, stack.stack[2])], .greaterThanOrEqual, 70, priority: 800)
    }
    var stack = Stack(labels)
    let optional = stack.solver.addRow(
      [.init(1, stack.stack[3])], .greaterThanOrEqual, 0, priority: 10)
    stack.append(.init(height: 30))
    stack.solver.solve()
    stack.solver.removeRow(stack.rightEdge)
    if changesPriority { stack.solver.setPriority(20, of: optional) }
    stack.solver.solve()
    #expect(stack.solver.value(of: stack.stack[2]) == 50)
    preferWidth(of: stack)
    stack.append(.init(height: 31))
    stack.solver.solve()
    #expect(stack.solver.value(of: stack.stack[2]) == 70)
    let fresh = Stack(stack.labels) {
      $0.solver.removeRow($0.rightEdge)
      preferWidth(of: $0)
    }
    #expect(stack.values == fresh.values)
  }

  /// Rows that change before a solver takes the values of another one are not solved.
  @Test func whatIsNotAnchoredWhereValuesAreTakenMoves() {
    func free(_ stack: Stack) { stack.solver.removeRow(stack.rightEdge) }
    var stack = Stack(labels)
    stack.append(.init(height: 30))
    stack.solver.solve()
    free(stack)
    stack.takeValues(of: Stack(stack.labels, more: free))
    #expect(stack.values[2] == 50)
    stack.solver.addRow([.init(1, stack.stack[2])], .greaterThanOrEqual, 70, priority: 800)
    stack.append(.init(height: 31))
    stack.solver.solve()
    #expect(stack.values[2] == 70)
  }
}
