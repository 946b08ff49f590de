import LayoutReport

// Left and right among leading and trailing.
extension FindingSearch {
  /// Views that are tied to each other by left and right, and to what is around by leading and trailing:
  /// in one of the reading directions they part.
  var mixedDirections: [Finding] {
    var physical: Set<Int> = []
    var named: Set<Int> = []
    let leading = leadingTies
    for item in facts.items.indices where isShown(item) || facts.items[item].kind == .guide {
      let numbers = constraintsOfItems[item].filter { places(item, $0) }
      let (fixed, following) = numbers.reduce(into: ([Int](), [Int]())) { lists, number in
        let attribute = facts.constraints[number].first.attribute
        guard attribute.axis == .horizontal, attribute.isEdge,
          facts.constraints[number].sides.allSatisfy({ $0.attribute.isEdge })
        else { return }
        if attribute.followsReadingDirection {
          lists.1.append(number)
        } else {
          lists.0.append(number)
        }
      }
      guard !fixed.isEmpty, !isSymmetric(item, fixed) else { continue }
      if following.isEmpty, !fixed.contains(where: { isLeadingElsewhere($0, of: item, leading) }),
        !isBesideLeading(item)
      {
        continue
      }
      named.insert(item)
      physical.formUnion(fixed)
    }
    return components(of: physical).map { numbers in
      let items =
        (numbers.map { facts.constraints[$0].first.item }
        + numbers.compactMap { facts.constraints[$0].second?.item })
        .filter { $0 != 0 }.uniqued()
      let first = facts.constraints[numbers[0]]
      let following = items.flatMap { item in
        constraintsOfItems[item].filter { number in
          places(item, number) && facts.constraints[number].first.attribute.followsReadingDirection
        }
      }.uniqued()
      return Finding(
        kind: .mixedDirections, items: items, parts: [.x], constraints: numbers + following,
        summary: """
          \(Words.list(numbers.map(clause))), and the views beside it are placed by leading and trailing: from \
          right to left they part.
          """,
        remedy: """
          use leading and trailing for left and right, as in \(name(first.first.item)).\
          \(first.first.attribute == .left ? "leading" : "trailing").
          """,
        culprit: .position(numbers[0]))
    }
  }

  /// A distance of an edge in a superview from an edge of another item.
  private struct EdgeTie: Hashable {
    var parent: Int?
    var attribute: LayoutFacts.Attribute
    var relation: LayoutFacts.Relation
    var second: LayoutFacts.Side
    var constant: Double
  }

  /// All that lies by leading or trailing: a page may have thousands of rows by left and right, and each is looked
  /// for among these.
  private var leadingTies: Set<EdgeTie> {
    Set(
      facts.constraints.compactMap { constraint in
        guard constraint.first.attribute.followsReadingDirection, let second = constraint.second
        else { return nil }
        return EdgeTie(
          parent: facts.items[constraint.first.item].parent, attribute: constraint.first.attribute,
          relation: constraint.relation, second: second, constant: constraint.constant)
      })
  }

  /// Whether a sibling has the same distance from the same item by leading or trailing. The item itself has none
  /// by these.
  private func isLeadingElsewhere(
    _ number: Int, of item: Int, _ leading: Set<EdgeTie>
  ) -> Bool {
    let constraint = facts.constraints[number]
    guard let second = constraint.second, constraint.first.item == item,
      isAround(second.item, item), let attribute = constraint.first.attribute.following,
      let other = second.attribute.following
    else { return false }
    return leading.contains(
      EdgeTie(
        parent: facts.items[item].parent, attribute: attribute, relation: constraint.relation,
        second: LayoutFacts.Side(second.item, other), constant: constraint.constant))
  }

  /// Whether a view is tied into a row with a sibling that is placed by leading or trailing in what is around
  /// both: from right to left, both are on one side.
  private func isBesideLeading(_ item: Int) -> Bool {
    ties(of: item, .vertical).contains { tie in
      let other = tie.other
      guard tie.relation == .equal, tie.place == tie.otherPlace, other != item,
        facts.items[other].parent == facts.items[item].parent, isShown(other)
      else { return false }
      let horizontal = constraintsOfItems[other].filter { number in
        facts.constraints[number].first.attribute.axis == .horizontal && places(other, number)
      }
      return !horizontal.isEmpty
        && horizontal.allSatisfy { number in
          let constraint = facts.constraints[number]
          return constraint.first.item == other && constraint.first.attribute.isEdge
            && constraint.first.attribute.followsReadingDirection
            && constraint.second.map { isAround($0.item, other) } ?? false
        }
    }
  }

  /// Whether a constraint is about where an item lies, and not about what is in it.
  private func places(_ item: Int, _ number: Int) -> Bool {
    guard !isKits(number), !isStacks(number), item != 0,
      !facts.constraints[number].comparesDistances,
      let second = facts.constraints[number].second
    else { return false }
    let other = second.item == item ? facts.constraints[number].first.item : second.item
    return other != item && !facts.isInside(viewItem(of: other), viewItem(of: item))
  }

  /// Whether an item is as far from the left of something as from its right, in any direction.
  private func isSymmetric(_ item: Int, _ numbers: [Int]) -> Bool {
    // Not those of what hangs on it.
    let ties = ties(of: item, .horizontal).filter {
      numbers.contains($0.number) && ($0.isOwn || isAround($0.other, item))
    }
    return !ties.isEmpty
      && ties.allSatisfy { tie in
        tie.otherPlace == tie.place
          && ties.contains {
            $0.place == tie.place.opposite && $0.otherPlace == $0.place && $0.other == tie.other
              && $0.distance == -tie.distance
          }
      }
  }

  /// Constraints in groups of those that share items other than what is around them.
  private func components(of numbers: Set<Int>) -> [[Int]] {
    func items(of number: Int) -> [Int] {
      let first = facts.constraints[number].first.item
      let second = facts.constraints[number].second?.item
      return [first] + [second].compactMap(\.self).filter { !isAround($0, first) }
    }
    var groups: [[Int]] = []
    var places: [Int: Int] = [:]
    for number in numbers.sorted() {
      let touched = items(of: number).compactMap { places[$0] }.uniqued().sorted()
      let place = touched.first ?? groups.count
      if touched.isEmpty { groups.append([]) }
      let moved = touched.dropFirst().flatMap { other in
        defer { groups[other] = [] }
        return groups[other]
      }
      groups[place] += moved + [number]
      for item in (moved + [number]).flatMap(items) { places[item] = place }
    }
    return groups.filter { !$0.isEmpty }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }
}

extension LayoutFacts.Attribute {
  /// The attribute that is this one where text reads from left to right, and follows the direction.
  fileprivate var following: Self? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: nil
    }
  }
}
