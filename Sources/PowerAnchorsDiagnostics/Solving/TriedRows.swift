import LayoutReport
import LayoutSolver

/// The rows of a part of the tree, in which demands are tried and taken back.
///
/// What does not hold still presses: a content that has less than it needs gives no more away. So a row
/// stands for it that asks for what it has.
final class TriedRows {
  let part: Neighborhood
  private let program: LayoutProgram
  /// The optional rows, by their priorities, the highest first.
  private let levels: [(priority: Float, rows: [Solver.Row])]
  /// The rows of the contents that have what they need.
  private let contents: [(item: Int, row: LayoutProgram.OptionalRow)]
  /// The rows of the widths of texts that wrap: what a neighbor needs, they leave to it.
  private let wrapping: [Solver.Row]
  /// The priorities of the rows that are not required.
  private let priorities: [Solver.Row: Float]
  private let rowsOfSources: [LayoutProgram.Source: [Solver.Row]]
  /// The rows that conflicts leave out, each with those of its conflict. They press on nothing, and one conflict
  /// is not minimized anew for each question about another one.
  private let leftOut: [Solver.Row: Set<Solver.Row>]
  private var components: ColumnComponents

  /// - Parameter program: The rows of the part, solved.
  init(_ program: LayoutProgram, _ part: Neighborhood) {
    self.part = part
    self.program = program
    rowsOfSources = Dictionary(grouping: program.sources.keys) {
      program.sources[$0] ?? .origin(item: 0)
    }
    leftOut = program.solver.conflicts.reduce(into: [:]) { $0[$1.leftOut] = Set($1.rows) }
    for row in leftOut.keys { program.solver.setPriority(.leastNormalMagnitude, of: row) }
    let present = program.addPresentRows()
    let optional = program.optionalRows + present
    priorities = optional.reduce(into: [:]) { $0[$1.row] = $1.priority }
    func wraps(_ row: Solver.Row) -> Bool {
      guard case .content(let item, .horizontal) = program.sources[row] else { return false }
      return program.facts.items[item].wraps
    }
    wrapping = optional.map(\.row).filter(wraps)
    contents = program.optionalRows.compactMap { optional in
      guard case .content(let item, _) = program.sources[optional.row],
        optional.relation == .greaterThanOrEqual, !wraps(optional.row), program.holds(optional)
      else { return nil }
      return (item, optional)
    }
    levels = Dictionary(grouping: present, by: \.priority)
      .sorted { $0.key > $1.key }
      .map { ($0.key, $0.value.map(\.row)) }
    components = ColumnComponents(of: program)
  }

  /// Returns the sources that contradict a demand, and each other with it.
  func sources(
    against demand: CauseSearch.Demand, includingOptional includesOptional: Bool
  ) -> [LayoutProgram.Source] {
    let solver = program.solver
    let row = program.add(demand)
    let reached = components.roots(of: solver.columns(of: row))
    var raised: [(priority: Float, rows: [Solver.Row])] = []
    defer {
      solver.removeRow(row)
      for (priority, rows) in raised {
        for row in rows { solver.setPriority(priority, of: row) }
      }
    }
    for level in [nil] + (includesOptional ? levels.map(Optional.some) : []) {
      if let level {
        // What is not connected with the demand cannot contradict it, and need not be solved anew.
        let rows = level.rows.filter {
          !components.roots(of: solver.columns(of: $0)).isDisjoint(with: reached)
        }
        if rows.isEmpty { continue }
        raised.append((level.priority, rows))
        for row in rows { solver.setPriority(Solver.requiredPriority, of: row) }
      }
      solver.solve()
      if let conflict = solver.conflicts.first(where: { $0.rows.contains(row) }) {
        return conflict.rows.compactMap { program.sources[$0] }.uniqued()
      }
    }
    return []
  }

  /// Returns how long items would have to be for a demand to be granted, if some sources gave way together.
  ///
  /// - Parameter weakPriority: The priority that the sources keep.
  func lengths(
    of items: [(part: LayoutProgram.Part, item: Int)], weakening sources: [LayoutProgram.Source],
    to weakPriority: Float, for demand: CauseSearch.Demand?
  ) -> [Double]? {
    let solver = program.solver
    let weak = sources.flatMap { rowsOfSources[$0] ?? [] }
    // What was left out instead of the sources counts once they give way.
    let counting = leftOut.filter { !$0.value.isDisjoint(with: weak) }.keys
    for row in counting { solver.setPriority(priority(of: row), of: row) }
    for row in weak { solver.setPriority(weakPriority, of: row) }
    for row in wrapping { solver.setPriority(.leastNonzeroMagnitude, of: row) }
    let row = demand.map(program.add)
    defer {
      if let row { solver.removeRow(row) }
      for row in weak + wrapping { solver.setPriority(priority(of: row), of: row) }
      for row in counting { solver.setPriority(.leastNormalMagnitude, of: row) }
    }
    solver.solve()
    let columns = items.map { program.column($0.part, of: $0.item) }
    let stands = solver.conflicts.contains { conflict in
      conflict.rows.contains { $0 == row } || conflict.columns.contains(where: columns.contains)
        || conflict.rows.contains { solver.columns(of: $0).contains(where: columns.contains) }
    }
    let takesContent = contents.contains { content in
      !items.contains { $0.item == content.item } && !program.holds(content.row)
    }
    return stands || demand != nil && takesContent ? nil : columns.map(solver.value)
  }

  private func priority(of row: Solver.Row) -> Float {
    priorities[row] ?? Solver.requiredPriority
  }
}

/// Which columns rows connect with each other, directly or by others that are open: what is given passes
/// nothing on.
private struct ColumnComponents {
  private var parents: [Solver.Column: Solver.Column] = [:]
  private let given: Set<Solver.Column>

  init(of program: LayoutProgram) {
    given = program.fixedColumns
    for row in program.sources.keys {
      let open = program.solver.columns(of: row).filter { !given.contains($0) }
      guard let first = open.first else { continue }
      for column in open.dropFirst() { join(column, first) }
    }
  }

  private mutating func join(_ column: Solver.Column, _ other: Solver.Column) {
    let (first, second) = (root(of: column), root(of: other))
    if first != second { parents[second] = first }
  }

  /// The root of a union-find tree, with paths halved on the way.
  private mutating func root(of column: Solver.Column) -> Solver.Column {
    var column = column
    while let parent = parents[column] {
      guard let next = parents[parent] else { return parent }
      parents[column] = next
      column = parent
    }
    return column
  }

  mutating func roots(of columns: [Solver.Column]) -> Set<Solver.Column> {
    Set(columns.filter { !given.contains($0) }.map { root(of: $0) })
  }
}
