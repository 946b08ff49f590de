import LayoutReport
import LayoutSolver

/// Finds out what would have to give way for a view to have what it lacks.
///
/// What is wanted is required, beside all that is required already. If that contradicts itself, the
/// minimal conflict is the cause. Otherwise what is optional is required as well, as far as it holds,
/// from the highest priority down, until it does.
final class CauseSearch {
  /// A relation that a layout does not keep.
  struct Demand {
    var terms: [(coefficient: Double, part: LayoutProgram.Part, item: Int)]
    var relation: LayoutFacts.Relation
    var constant: Double
  }

  /// The rows of a part of the tree, and the optional ones, by their priorities, the highest first.
  ///
  /// What does not hold still presses: a content that has less than it needs gives no more away. So a row
  /// stands for it that asks for what it has.
  private struct Rows {
    let program: LayoutProgram
    let part: Neighborhood
    let levels: [(priority: Float, rows: [Solver.Row])]

    /// - Parameter program: The rows of the part, solved.
    init(_ program: LayoutProgram, _ part: Neighborhood) {
      self.part = part
      self.program = program
      levels = Dictionary(grouping: program.addPresentRows(), by: \.priority)
        .sorted { $0.key > $1.key }
        .map { ($0.key, $0.value.map(\.row)) }
    }
  }

  private let facts: LayoutFacts
  private let geometry: PresentGeometry
  private let constraintsOfItems: [[Int]]
  /// Those of the last search: the next one is often in the same part.
  private var rows: Rows?
  /// The rows of the whole tree, if the search for conflicts and ambiguity has solved them.
  private let whole: LayoutProgram?

  init(
    _ facts: LayoutFacts, _ geometry: PresentGeometry, _ constraintsOfItems: [[Int]],
    _ whole: LayoutProgram?
  ) {
    self.facts = facts
    self.geometry = geometry
    self.constraintsOfItems = constraintsOfItems
    self.whole = whole
  }

  private func part(around items: [Int]) -> Neighborhood {
    Neighborhood(in: facts, constraintsOfItems, around: items)
  }

  /// Returns the sources that contradict a demand, and each other with it: a minimal set.
  ///
  /// - Parameters:
  ///   - demand: What is wanted.
  ///   - includesOptional: Whether optional rows count, too.
  /// - Returns: The sources. They are none if nothing contradicts the demand.
  func sources(
    against demand: Demand, includingOptional includesOptional: Bool = true
  ) -> [LayoutProgram.Source] {
    let part = part(around: demand.terms.map(\.item))
    let rows =
      rows.flatMap { $0.part == part ? $0 : nil }
      ?? Rows(
        (part.isWhole ? whole : nil)
          ?? .solved(facts, geometry, part: part.isWhole ? nil : part), part)
    self.rows = rows
    let program = rows.program
    let row = program.add(demand)
    var raised: [(priority: Float, rows: [Solver.Row])] = []
    defer {
      program.solver.removeRow(row)
      for (priority, rows) in raised {
        for row in rows { program.solver.setPriority(priority, of: row) }
      }
    }
    for level in [nil] + (includesOptional ? rows.levels.map(Optional.some) : []) {
      if let level {
        raised.append(level)
        for row in level.rows {
          program.solver.setPriority(Solver.requiredPriority, of: row)
        }
      }
      program.solver.solve()
      if let conflict = program.solver.conflicts.first(where: { $0.rows.contains(row) }) {
        return conflict.rows.compactMap { program.sources[$0] }.uniqued()
      }
    }
    return []
  }

  /// Returns how long a constraint's item would have to be for a demand to be granted, if nothing else
  /// gave way.
  ///
  /// - Parameters:
  ///   - constraint: A constraint of a width or a height.
  ///   - demand: What is wanted beside all else, or `nil` for nothing.
  /// - Returns: The length, or `nil` if something else would have to give way, too.
  func length(that constraint: Int, needsFor demand: Demand?) -> Double? {
    let side = facts.constraints[constraint].first
    let part: LayoutProgram.Part = side.attribute == .width ? .width : .height
    return length(part, of: side.item, weakening: .constraint(constraint), for: demand)
  }

  /// Returns how long an item would have to be for a demand to be granted, if a source gave way.
  func length(
    _ part: LayoutProgram.Part, of item: Int, weakening source: LayoutProgram.Source,
    for demand: Demand?
  ) -> Double? {
    let around = self.part(around: [item] + (demand?.terms.map(\.item) ?? []))
    let program = LayoutProgram(facts, geometry, part: around.isWhole ? nil : around)
    program.addAll(weakening: source)
    let row = demand.map(program.add)
    program.solver.solve()
    let stands = program.solver.conflicts.contains { conflict in
      conflict.rows.contains { $0 == row }
        || conflict.columns.contains(program.column(part, of: item))
        || conflict.rows.contains {
          program.solver.columns(of: $0).contains(program.column(part, of: item))
        }
    }
    return stands ? nil : program.value(part, of: item)
  }
}
