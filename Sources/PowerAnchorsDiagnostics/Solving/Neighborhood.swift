import LayoutReport

/// The items around some others, as far as constraints lead, so that a search in a long list costs what it does
/// in a short one.
struct Neighborhood {
  private(set) var items: Set<Int> = []
  private(set) var constraints: Set<Int> = []
  /// The items in the middle, around which there is as much as a search needs: their questions can be asked
  /// here as well, so that a long list of cards is not built anew for each one.
  private(set) var core: Set<Int> = []
  /// Whether these are all items and constraints.
  let isWhole: Bool

  /// How many constraints are followed: more than a screen without a list has.
  private static var most: Int { 400 }

  /// - Parameters:
  ///   - facts: The tree.
  ///   - constraintsOfItems: The constraints that name each item.
  ///   - center: The items to begin at.
  init(in facts: LayoutFacts, _ constraintsOfItems: [[Int]], around center: [Int]) {
    isWhole = facts.constraints.count <= Self.most
    if isWhole { return }
    var open = center
    var next = 0
    while next < open.count, constraints.count < Self.most {
      let item = open[next]
      next += 1
      guard items.insert(item).inserted else { continue }
      // What is around many is what these lie in: it stays.
      if next > center.count, constraintsOfItems[item].count > 50 {
        items.remove(item)
        continue
      }
      if next <= center.count || 2 * constraints.count < Self.most { core.insert(item) }
      for number in constraintsOfItems[item] where constraints.insert(number).inserted {
        open += facts.constraints[number].sides.map(\.item)
      }
    }
  }
}
