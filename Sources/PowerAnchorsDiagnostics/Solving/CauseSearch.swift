import LayoutReport
import LayoutSolver

/// Finds out what would have to give way for a view to have what it lacks.
///
/// What is wanted is required, beside all that is required already. If that contradicts itself, the
/// minimal conflict is the cause. Otherwise what is optional is required as well, as far as it holds,
/// from the highest priority down, until it does.
final class CauseSearch {
  /// A relation that a layout does not keep.
  struct Demand: Hashable {
    struct Term: Hashable {
      var coefficient: Double
      var part: LayoutProgram.Part
      var item: Int

      init(_ coefficient: Double, _ part: LayoutProgram.Part, _ item: Int) {
        self.coefficient = coefficient
        self.part = part
        self.item = item
      }
    }

    var terms: [Term]
    var relation: LayoutFacts.Relation
    var constant: Double
  }

  private let facts: LayoutFacts
  private let geometry: PresentGeometry
  private let constraintsOfItems: [[Int]]
  /// Those of the last search: the next one is often in the same part.
  private var rows: TriedRows?
  /// The rows of the whole tree, if the search for conflicts and ambiguity has solved them.
  private let whole: LayoutProgram?
  // Each finding is asked about several times: whether it is one, whose it is, and how to fix it.
  private var knownSources: [SourceQuestion: [LayoutProgram.Source]] = [:]
  private var knownLengths: [LengthQuestion: Double?] = [:]

  private struct SourceQuestion: Hashable {
    var demand: Demand
    var includesOptional: Bool
  }

  private struct LengthQuestion: Hashable {
    var part: LayoutProgram.Part
    var item: Int
    var source: LayoutProgram.Source
    var demand: Demand?
  }

  init(
    _ facts: LayoutFacts, _ geometry: PresentGeometry, _ constraintsOfItems: [[Int]],
    _ whole: LayoutProgram?
  ) {
    self.facts = facts
    self.geometry = geometry
    self.constraintsOfItems = constraintsOfItems
    self.whole = whole
  }

  private func rows(around items: [Int]) -> TriedRows {
    if let rows, rows.part.isWhole || items.allSatisfy(rows.part.core.contains) { return rows }
    let part = Neighborhood(in: facts, constraintsOfItems, around: items)
    let program =
      (part.isWhole ? whole : nil) ?? .solved(facts, geometry, part: part.isWhole ? nil : part)
    let made = TriedRows(program, part)
    rows = made
    return made
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
    let question = SourceQuestion(demand: demand, includesOptional: includesOptional)
    if let known = knownSources[question] { return known }
    let found = rows(around: demand.terms.map(\.item))
      .sources(against: demand, includingOptional: includesOptional)
    knownSources[question] = found
    return found
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
    let question = LengthQuestion(part: part, item: item, source: source, demand: demand)
    if let known = knownLengths[question] { return known }
    let length = lengths(
      of: [(part, item)], weakening: [source], to: .leastNormalMagnitude, for: demand)?.first
    knownLengths[question] = .some(length)
    return length
  }

  /// Returns how long the items of constraints would have to be for a demand to be granted, if these gave way
  /// together, by no more than they have to.
  func lengths(that constraints: [Int], needFor demand: Demand) -> [Double]? {
    lengths(
      of: constraints.map { number in
        let side = facts.constraints[number].first
        return (side.attribute == .width ? .width : .height, side.item)
      }, weakening: constraints.map { .constraint($0) },
      // Above the usual hugging of contents, which would have them shorter than they have to be, and below their
      // resistance.
      to: 749, for: demand)
  }

  private func lengths(
    of items: [(part: LayoutProgram.Part, item: Int)], weakening sources: [LayoutProgram.Source],
    to weakPriority: Float, for demand: Demand?
  ) -> [Double]? {
    rows(around: items.map(\.item) + (demand?.terms.map(\.item) ?? []))
      .lengths(of: items, weakening: sources, to: weakPriority, for: demand)
  }
}
