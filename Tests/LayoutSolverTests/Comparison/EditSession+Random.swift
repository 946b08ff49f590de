import LayoutSolver
import RandomTestSupport

extension EditSession {
  /// Does something at random that a program may do to a layout, and says what.
  mutating func edit(_ random: inout SplitMix64) -> String {
    switch random.number(1...12) {
    case 1...3 where !rows.isEmpty:
      return editConstant(&random)
    case 4...5 where !rows.isEmpty:
      let position = random.number(0...rows.count - 1)
      let priority: Float = random.pick([1000, 999, 750, 500, 250.5, 250])
      setPriority(priority, at: position)
      return "priority of \(position) to \(priority)"
    case 6...7 where !rows.isEmpty:
      let position = random.number(0...rows.count - 1)
      removeRow(position)
      return "row \(position) removed"
    case 8 where !rows.isEmpty:
      // Off and on again: the row becomes the last.
      let position = random.number(0...rows.count - 1)
      let content = rows[position].content
      removeRow(position)
      addRow(content)
      return "row \(position) to the end"
    case 9 where !inputs.isEmpty:
      let column = random.pick(inputs)
      let value = Rational(random.number(0...400))
      fix(column, at: value)
      return "input c\(column) to \(value)"
    case 10:
      return editColumns(&random)
    default:
      return addRandomRow(&random)
    }
  }

  /// Changes a constant, after which the solver may go on with what it knows.
  mutating func editConstant(_ random: inout SplitMix64) -> String {
    guard !rows.isEmpty else { return "nothing" }
    let position = random.number(0...rows.count - 1)
    let constant = Rational(random.number(-20...200))
    setConstant(constant, at: position)
    return "constant of \(position) to \(constant)"
  }

  /// Changes some constants and inputs, mostly those of last time by a multiple, as an animation does.
  ///
  /// - Parameter mostRows: How many rows change at most.
  mutating func animate(_ random: inout SplitMix64, mostRows: Int) throws -> String {
    if !animatedRows.allSatisfy({ rows.indices.contains($0.position) }) || animatedRows.isEmpty
      || random.oneIn(8)
    {
      animatedRows = (0..<random.number(1...mostRows)).compactMap { _ in
        rows.isEmpty ? nil : (random.number(0...rows.count - 1), random.number(-3...3))
      }
    }
    let factor = random.number(-4...4)
    for (position, distance) in animatedRows {
      let constant = rows[position].content.constant
      setConstant(try constant + Rational(distance * factor), at: position)
    }
    guard random.oneIn(2), let input = inputs.first, let value = columns[input]?.fixed else {
      return "\(animatedRows) times \(factor)"
    }
    fix(input, at: try value + Rational(factor))
    return "\(animatedRows) and c\(input) times \(factor)"
  }

  private var inputs: [Int] { columns.indices.filter { columns[$0]?.fixed != nil } }

  private mutating func editColumns(_ random: inout SplitMix64) -> String {
    let present = columns.indices.filter { columns[$0] != nil }
    if let loose = looseBlocks.first, random.oneIn(2) {
      removeBlock(loose)
      return "b\(loose) removed"
    }
    if random.oneIn(2), !present.isEmpty {
      let column = random.pick(present)
      let value = columns[column]?.fixed == nil ? Rational(random.number(0...100)) : nil
      fix(column, at: value)
      return "c\(column) \(value.map { "an input of \($0)" } ?? "no input any longer")"
    }
    let kinds: [Solver.Kind] = (0..<4).map { _ in random.pick([.origin, .size]) }
    addBlock(kinds.map { LinearLayout.Column(kind: $0) })
    return "a block of \(kinds) added"
  }

  private mutating func addRandomRow(_ random: inout SplitMix64) -> String {
    let present = columns.indices.filter { columns[$0] != nil }
    guard !present.isEmpty else { return "nothing" }
    let terms = (0..<random.number(1...2)).map { index in
      LinearLayout.Term(coefficient: index == 0 ? 1 : -1, column: random.pick(present))
    }
    let row = LinearLayout.Row(
      terms: terms, relation: random.pick(LayoutSketch.relations),
      constant: Rational(random.number(0...100)),
      priority: random.pick([1000, 750, 500, 250]), author: random.pick([.client, .engine]))
    addRow(row)
    return "added \(row)"
  }
}
