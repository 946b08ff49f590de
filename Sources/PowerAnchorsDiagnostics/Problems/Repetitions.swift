import LayoutReport

/// Which constraints one call has made, such as in a loop.
///
/// Where no line says so, as in a release build, those count that say the same of views which are made alike.
final class Repetitions {
  /// What constraints have in common that one call has made.
  enum Call: Hashable {
    case line(String)
    case alike(LayoutFacts.Attribute, LayoutFacts.Relation, group: Int)
  }

  struct CallWithConstant: Hashable {
    var call: Call
    var constant: Double?
  }

  /// All that constraints have in common that differ in their views alone.
  private struct Wording: Hashable {
    var call: Call
    var attribute: LayoutFacts.Attribute
    var otherAttribute: LayoutFacts.Attribute?
    var relation: LayoutFacts.Relation
    var constant: Double
  }

  private let facts: LayoutFacts
  private let children: [[Int]]
  // Only findings ask for these.
  private lazy var groups = groupsOfItems
  private lazy var firsts = firstNumbers

  init(_ facts: LayoutFacts, _ children: [[Int]]) {
    self.facts = facts
    self.children = children
  }

  private func call(of number: Int) -> Call {
    let constraint = facts.constraints[number]
    if let line = constraint.identifier, !line.isEmpty, !line.hasPrefix("UISV-") {
      return .line(line)
    }
    return .alike(
      constraint.first.attribute, constraint.relation, group: groups[constraint.first.item])
  }

  /// Returns what constraints have in common that one call has made for several views.
  ///
  /// - Parameter includingConstant: Whether it has to be with one constant.
  func calls(of numbers: [Int], includingConstant: Bool) -> Set<CallWithConstant> {
    Set(
      numbers.map {
        CallWithConstant(
          call: call(of: $0), constant: includingConstant ? facts.constraints[$0].constant : nil)
      })
  }

  /// Returns the first of the constraints that one call has made with one constant.
  func first(of number: Int) -> Int { firsts[wording(of: number)] ?? number }

  private func wording(of number: Int) -> Wording {
    let constraint = facts.constraints[number]
    return Wording(
      call: call(of: number), attribute: constraint.first.attribute,
      otherAttribute: constraint.second?.attribute, relation: constraint.relation,
      constant: constraint.constant)
  }

  private var firstNumbers: [Wording: Int] {
    Dictionary(facts.constraints.indices.map { (wording(of: $0), $0) }) { first, _ in first }
  }

  /// How an item is made, and in what: views in one superview, or in the same place of superviews that are made
  /// alike themselves.
  private struct Make: Hashable {
    var parentGroup: Int
    /// Its place, if its superview is one of several.
    var place: Int?
    var kind: LayoutFacts.Item.Kind
    var paint: LayoutFacts.Paint
    var hasText: Bool
    var wraps: Bool
    var isTarget: Bool
    var isTextInput: Bool
    var childCount: Int
  }

  /// The number of the group of those made alike that each item is in.
  private var groupsOfItems: [Int] {
    var groups = [Int](repeating: 0, count: facts.items.count)
    var known: [Make: Int] = [:]
    // Level by level, since a place counts where a group has several, which its level shows.
    var level = [[0]]
    while !level.isEmpty {
      var next: [Int: [Int]] = [:]
      for alike in level {
        for parent in alike {
          for (place, item) in children[parent].enumerated() {
            let make = make(item, in: groups[parent], at: alike.count > 1 ? place : nil)
            groups[item] = known[make] ?? known.count + 1
            known[make] = groups[item]
            next[groups[item], default: []].append(item)
          }
        }
      }
      level = Array(next.values)
    }
    return groups
  }

  private func make(_ item: Int, in parentGroup: Int, at place: Int?) -> Make {
    let fact = facts.items[item]
    return Make(
      parentGroup: parentGroup, place: place, kind: fact.kind, paint: fact.paint,
      hasText: fact.text?.isEmpty == false, wraps: fact.wraps, isTarget: fact.isTarget,
      isTextInput: fact.isTextInput, childCount: children[item].count)
  }
}
