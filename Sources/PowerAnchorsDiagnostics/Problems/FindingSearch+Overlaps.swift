import Foundation
import LayoutReport

/// How many pairs of a tree are named.
private let namedPairs = 20

extension FindingSearch {
  /// The pairs of visible siblings that share an area by mistake.
  ///
  /// A view that lies wholly on top of another one is meant to: a badge, or what stands on a
  /// background. A background may be covered in part as well. Two texts never are.
  var overlaps: [Finding] {
    var found: [Finding] = []
    var unnamed = 0
    for siblings in children {
      var covered: [Int: Covered] = [:]
      forEachPair(of: siblings) { back, front, shared in
        if isMeant(back, front, shared) {
          guard fills(shared, front), isBare(back) else { return }
          covered[back, default: Covered()].isBackground = true
        } else if !isUnsettled(back, front) {
          covered[back, default: Covered()].add(front, shared)
        }
      }
      for (back, covered) in covered.sorted(by: { $0.key < $1.key }) where !covered.isBackground {
        let named = covered.first.prefix(namedPairs - found.count)
        found += named.map { front, shared in
          overlap(
            of: back, and: front, shared,
            "\(name(back)) and \(name(front)) overlap by \(shared.size.nearest) points.")
        }
        unnamed += covered.count - named.count
      }
    }
    if unnamed > 0 {
      found[found.count - 1].more = " So do \(unnamed) more pairs of views."
    }
    return withCommonCauses(found)
  }

  /// Returns the overlaps, those of one view with several others with one cause: that view is out of place.
  private func withCommonCauses(_ overlaps: [Finding]) -> [Finding] {
    var known: [Finding] = []
    for var finding in overlaps {
      let pair = finding.items.prefix(2)
      let former = known.first { former in
        former.parts == finding.parts && former.items.prefix(2).contains(where: pair.contains)
          || misplaced(in: former).map(pair.contains) ?? false
      }
      if let former {
        if let item = placedAlike(finding, former) { finding.likewise = [item] }
        finding.culprit = former.culprit
        finding.change = nil
      } else if finding.culprit == nil {
        finding.culprit = .cover(pair[1])
      }
      known.append(finding)
    }
    return known
  }

  /// The view whose place is to blame if the same is wrong with it as with the one of another overlap, as in a
  /// loop.
  private func placedAlike(_ finding: Finding, _ other: Finding) -> Int? {
    guard case .position(let number) = finding.culprit,
      case .position(let otherNumber) = other.culprit, number != otherNumber
    else { return nil }
    let (one, former) = (facts.constraints[number], facts.constraints[otherNumber])
    return one.first.attribute == former.first.attribute && one.second == former.second
      ? one.first.item : nil
  }

  /// The view whose place is to blame.
  private func misplaced(in finding: Finding) -> Int? {
    guard case .position(let number) = finding.culprit else { return nil }
    return facts.constraints[number].first.item
  }

  /// What covers a part of a view.
  private struct Covered {
    var isBackground = false
    var count = 0
    /// Those that may be named.
    var first: [(front: Int, shared: CGRect)] = []

    mutating func add(_ front: Int, _ shared: CGRect) {
      count += 1
      if first.count < namedPairs { first.append((front, shared)) }
    }
  }

  /// Makes the finding that two siblings share an area.
  ///
  /// - Parameters:
  ///   - sentence: The sentence that says so.
  ///   - axis: The axis along which they have to part, or `nil` where their constraints say it.
  func overlap(
    of back: Int, and front: Int, _ shared: CGRect, _ sentence: String,
    along axis: LayoutFacts.Axis? = nil
  ) -> Finding {
    let axis = axis ?? axisApart(back, front)
    let part: LayoutProgram.Part = axis == .horizontal ? .x : .y
    let length: LayoutProgram.Part = axis == .horizontal ? .width : .height
    let (first, second) = isBefore(front, back, axis) ? (front, back) : (back, front)
    let cause = cause(
      CauseSearch.Demand(
        terms: [.init(1, part, first), .init(1, length, first), .init(-1, part, second)],
        relation: .lessThanOrEqual, constant: 0),
      of: first, axis)
    let words = overlapWords(first, second, axis, cause)
    let across = tiesInOnePlace(front, back, axis)
    let acrossClauses =
      across.isEmpty ? "" : " Or else \(Words.list(across.map(clause))) by mistake."
    return Finding(
      kind: .overlap, items: ([back, front] + cause.items).uniqued(), parts: [part],
      constraints: (words.numbers + across + cause.constraints
        + (cause.constraints.isEmpty ? constraints(of: [back, front], [part]) : [])).uniqued(),
      summary: sentence + (words.sentence.isEmpty ? "" : " " + words.sentence) + acrossClauses,
      remedy: words.remedy, areas: [shared],
      culprit: words.numbers.first.map(Cause.Culprit.position)
        ?? [first, second].lazy.compactMap { growing($0, axis, cause) }.first ?? cause.culprit,
      change: words.numbers.isEmpty ? change(for: cause) : nil)
  }

  /// The ties of two views by which the same place of both has a distance from the same place of a third one.
  func commonTies(
    _ first: Int, _ second: Int, _ axis: LayoutFacts.Axis
  ) -> [(tie: Tie, otherTie: Tie)] {
    let others = ties(of: second, axis).filter { $0.relation == .equal }
    return ties(of: first, axis).filter { $0.relation == .equal }.flatMap { tie in
      others.filter {
        $0.other == tie.other && $0.place == tie.place && $0.otherPlace == tie.otherPlace
      }.map { (tie, $0) }
    }
  }

  /// The tie of a view by which it lies where another one does along both axes, of which one is wrong: the
  /// one along the axis that is not the one to part them along.
  private func tiesInOnePlace(
    _ front: Int, _ back: Int, _ axis: LayoutFacts.Axis
  ) -> [Int] {
    let all = LayoutFacts.Axis.allCases.map { axis in
      commonTies(front, back, axis).filter { $0.tie.distance == $0.otherTie.distance }
    }
    guard all.allSatisfy({ !$0.isEmpty }) else { return [] }
    return [all[axis == .horizontal ? 1 : 0][0].tie.number]
  }

  /// Whether an area is all of an item, or all of it that is in its superview: what reaches out is another
  /// finding.
  private func fills(_ shared: CGRect, _ item: Int) -> Bool {
    var frame = geometry.alignment[item]
    if let parent = facts.items[item].parent, geometry.rectangles[parent].intersects(frame) {
      frame = frame.intersection(geometry.rectangles[parent])
    }
    return shared.width * shared.height >= frame.width * frame.height - 0.01
  }

  private func isMeant(_ back: Int, _ front: Int, _ shared: CGRect) -> Bool {
    if facts.items[back].isFaint || facts.items[front].isFaint { return true }
    if isLine(back) || isLine(front) { return true }
    if hasText(back) && hasText(front) { return overlapOnPurpose(back, front, shared) }
    return fills(shared, back) || fills(shared, front) || overlapOnPurpose(back, front, shared)
  }

  /// Whether a view is a divider, an underline or a cursor.
  func isLine(_ item: Int) -> Bool {
    children[item].isEmpty && !isForPeople(item)
      && constraintsOfItems[item].contains { number in
        let constraint = facts.constraints[number]
        return constraint.first.item == item && constraint.second == nil
          && constraint.relation == .equal
          && CGFloat(constraint.constant) <= Self.thinnest
      }
  }

  /// Whether two views may come apart along an axis once it is settled where they lie there, and
  /// are not tied to each other along the other one. In a row with left among leading they come apart.
  /// Where an inequality makes them overlap, they do not.
  private func isUnsettled(_ first: Int, _ second: Int) -> Bool {
    let isParted = parted.contains(first) || parted.contains(second)
    if isParted && alignment(first, second, .vertical) == 2 { return true }
    let parts: [(LayoutProgram.Part, across: LayoutProgram.Part)] = [(.x, .y), (.y, .x)]
    return parts.contains { part, across in
      (isUnsettled(part, of: first) || isUnsettled(part, of: second))
        && !ties(of: first, across.axis).contains { $0.other == second && !isAligned($0) }
        && !ties(of: first, part.axis).contains { $0.other == second && $0.holdsTogether }
    }
  }
}
