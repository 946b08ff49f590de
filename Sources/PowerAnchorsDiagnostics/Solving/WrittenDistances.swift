import Foundation
import LayoutReport

/// The distances between edges and centers that constraints write down as numbers, directly or through other
/// views: they are the same at all widths and text sizes.
///
/// A union-find structure with weights. The smaller of two sets takes the numbers of the larger one, so that a
/// place changes its set at most log n times.
struct WrittenDistances {
  private var sets: [Int]
  private var offsets: [Double]
  private var members: [[Int]]
  /// Items of which a place has come into another set, along their axes.
  private var changed: [Int] = []

  init(_ facts: LayoutFacts) {
    sets = Array(0..<Self.placeCount * facts.items.count)
    offsets = Array(repeating: 0, count: sets.count)
    members = sets.map { [$0] }
    let written = facts.constraints.filter {
      $0.isRequired && $0.relation == .equal && !$0.comparesDistances
    }
    let centered = Set(
      written.map(\.first).filter { $0.attribute.isLocation && !$0.attribute.isEdge }
        .map(Self.triple))
    for constraint in written {
      if constraint.second != nil {
        joinPlaces(constraint, facts)
      } else if centered.contains(Self.triple(constraint.first)) {
        joinEdges(constraint)
      }
    }
    while let triple = changed.popLast() { complete(triple) }
  }

  /// Returns how far a place lies to the right of another one or below it, or `nil` where that depends on
  /// contents or on the room that there is.
  func distance(
    from start: LayoutFacts.Place, of item: Int, to end: LayoutFacts.Place, of other: Int
  ) -> Double? {
    guard let start = Self.node(item, start), let end = Self.node(other, end),
      sets[start] == sets[end]
    else { return nil }
    return offsets[end] - offsets[start]
  }

  private mutating func joinPlaces(_ constraint: LayoutFacts.Constraint, _ facts: LayoutFacts) {
    // How far a baseline is from an edge depends on the font.
    guard let second = constraint.second, constraint.multiplier == 1,
      !constraint.sides.contains(where: \.attribute.isBaseline)
    else { return }
    let (end, start) = (
      facts.measured(constraint.first, rightToLeft: constraint.isRightToLeft),
      facts.measured(second, rightToLeft: constraint.isRightToLeft)
    )
    join(
      Self.node(second.item, start.place), Self.node(constraint.first.item, end.place),
      constraint.physicalConstant + start.distance - end.distance)
  }

  /// Has the edges of a view on both sides of its center, where the view has a number for its length.
  ///
  /// A view that is placed by an edge is not centered on anything, wherever its center comes to lie.
  private mutating func joinEdges(_ length: LayoutFacts.Constraint) {
    let center = 3 * Self.triple(length.first) + 1
    for (edge, sign) in [(center - 1, -0.5), (center + 1, 0.5)] {
      join(center, edge, sign * length.constant)
    }
  }

  private mutating func join(_ start: Int?, _ end: Int?, _ distance: Double) {
    guard let start, let end, sets[start] != sets[end] else { return }
    let isStartSmaller = members[sets[start]].count < members[sets[end]].count
    let (moved, kept) = isStartSmaller ? (start, end) : (end, start)
    let (former, set) = (sets[moved], sets[kept])
    let shift = offsets[kept] + (isStartSmaller ? -distance : distance) - offsets[moved]
    for member in members[former] {
      sets[member] = set
      offsets[member] += shift
      changed.append(member / 3)
    }
    members[set] += members[former]
    members[former] = []
  }

  /// Finds the third of the edges and the center of an item along an axis from two of them.
  private mutating func complete(_ triple: Int) {
    let (near, center, far) = (3 * triple, 3 * triple + 1, 3 * triple + 2)
    if sets[near] == sets[far] {
      join(near, center, (offsets[far] - offsets[near]) / 2)
    } else if sets[near] == sets[center] {
      join(near, far, 2 * (offsets[center] - offsets[near]))
    } else if sets[center] == sets[far] {
      join(far, near, -2 * (offsets[far] - offsets[center]))
    }
  }

  /// Two edges and a center along each axis.
  private static let placeCount = 6

  private static func triple(_ side: LayoutFacts.Side) -> Int {
    2 * side.item + (side.attribute.axis == .horizontal ? 0 : 1)
  }

  private static func node(_ item: Int, _ place: LayoutFacts.Place) -> Int? {
    let number: Int? =
      switch place {
      case .left: 0
      case .centerX: 1
      case .right: 2
      case .top: 3
      case .centerY: 4
      case .bottom: 5
      case .width, .height: nil
      }
    return number.map { placeCount * item + $0 }
  }
}
