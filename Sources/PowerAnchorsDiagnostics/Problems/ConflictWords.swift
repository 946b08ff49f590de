import Foundation
import LayoutReport

/// What to change in a conflict, from what its constraints come to without each other.
struct ConflictWords {
  let search: FindingSearch
  let facts: LayoutFacts
  let sources: [LayoutProgram.Source]
  private let leftOut: LayoutProgram.Source
  /// Whether the conflict is one with the size of the root.
  let needsRoot: Bool
  /// Whether all lengths follow from each other, with no room to spare.
  let isExact: Bool
  /// The constraints that fix a width or a height by a number.
  let lengths: [Int]

  init(
    _ search: FindingSearch, _ sources: [LayoutProgram.Source], _ leftOut: LayoutProgram.Source,
    needsRoot: Bool, isExact: Bool
  ) {
    self.search = search
    facts = search.facts
    self.sources = sources
    self.leftOut = leftOut
    self.needsRoot = needsRoot
    self.isExact =
      isExact
      && sources.allSatisfy { source in
        if case .content = source { return false }
        return source.constraint.map { search.facts.constraints[$0].relation == .equal } ?? true
      }
    let lengths = sources.compactMap(\.constraint).filter { number in
      let constraint = search.facts.constraints[number]
      return !constraint.first.attribute.isLocation && constraint.second == nil
        && !search.isKits(number) && !search.isStacks(number)
    }
    // The length of what is around the others is the one that has to follow them.
    let items = lengths.map { search.facts.constraints[$0].first.item }
    let around = lengths.filter { number in
      let item = search.facts.constraints[number].first.item
      return items.contains { $0 != item && search.facts.isInside($0, item) }
    }
    self.lengths = around.isEmpty ? lengths : around
  }

  /// The items whose lengths are fixed, and the cell whose content view is.
  var items: [Int] {
    lengths.map { facts.constraints[$0].first.item }.filter { $0 != 0 }
      + (contentView.map { [$0.item] + (facts.items[$0.item].parent.map { [$0] } ?? []) } ?? [])
  }

  /// The content view of a cell whose size, which the cell gives it, takes part.
  private var contentView: (item: Int, part: LayoutProgram.Part)? {
    let masks = sources.compactMap { source -> (item: Int, part: LayoutProgram.Part)? in
      guard case .mask(let item, let part) = source, part.isLength, facts.items[item].isContentView
      else { return nil }
      return (item, part)
    }
    // Of both, the height is what a row decides.
    return masks.first { $0.part == .height } ?? masks.first
  }

  /// What a number is in contrast to what the others make of it, as a sentence.
  var sentence: String? {
    if let cell { return cell.sentence }
    if needsRoot { return nil }
    return alternatives.first.map { number, length in
      "\(search.clause(number)), and the others make it \(CGFloat(length).brief)."
    }
  }

  /// What to do, or `nil` where the constraints themselves say no more.
  var remedy: String? {
    if let cell { return cell.remedy }
    // Masks of clients' views have a remedy of their own.
    if sources.contains(where: { $0.maskedItem != nil }) { return nil }
    if let remedy = equalLengths ?? repeated ?? pinned ?? removal { return remedy }
    let changes = alternatives.map { number, length in
      let constraint = facts.constraints[number]
      return """
        make \(facts.sentence(of: constraint).first) \(points(length, for: constraint)) instead of \
        \(CGFloat(constraint.constant).brief)\(search.site(of: number))
        """
    }
    let contents = sources.compactMap { source -> String? in
      guard case .content(let item, let axis) = source else { return nil }
      let needed = search.causes.length(
        axis == .horizontal ? .width : .height, of: item, weakening: source, for: nil)
      let grows = (needed ?? 0) > facts.items[item].content(along: axis)?.length ?? 0
      return """
        give \(facts.items[item].name) a \(grows ? "content hugging" : "compression resistance") below 1000
        """
    }
    let all = changes + ratios + contents
    let end =
      isMadeTwice
      ? "deactivate the first one before the second one is made"
      : "deactivate one of them, or give one a priority below 1000"
    if all.isEmpty {
      guard let number = leftOut.constraint else { return nil }
      return """
        \(end): the last is \(facts.sentence(of: facts.constraints[number]).formula)\(search.site(of: number)).
        """
    }
    return "\(Words.list(all, "or")). Or \(end)."
  }

  /// The one length that would have to be another one, if it is one.
  var culprit: (number: Int, change: Double)? {
    guard cell == nil, !needsRoot, alternatives.count == 1,
      let (number, length) = alternatives.first
    else { return nil }
    return (number, length - facts.constraints[number].constant)
  }

  /// What the lengths would be if they gave way, of the first few.
  private var alternatives: [(number: Int, length: Double)] {
    lengths.prefix(3).compactMap { number in
      guard let length = search.causes.length(that: number, needsFor: nil), length > 0,
        abs(length - facts.constraints[number].constant) > search.geometry.tolerance
      else { return nil }
      return (number, length)
    }
  }

  /// A length in points, in whole ones where a text or a minimum decides it.
  private func points(_ length: Double, for constraint: LayoutFacts.Constraint) -> String {
    if isExact { return CGFloat(length).brief }
    return length > constraint.constant ? CGFloat(length).wholeUp : CGFloat(length).whole
  }

  /// Constraints that the same line has made twice.
  private var repeated: String? {
    guard let (one, other) = doubles, let line = one.identifier, line == other.identifier,
      let number = leftOut.constraint, !search.site(of: number).isEmpty
    else { return nil }
    return """
      deactivate the first one before the same line makes the second one\(search.site(of: number)), or keep \
      it and change its constant.
      """
  }

  /// Whether no line says that two constraints on the same places are not of one call, as in a release build.
  private var isMadeTwice: Bool {
    doubles.map { $0.identifier == nil && $1.identifier == nil && $0.relation == $1.relation }
      ?? false
  }

  /// Two constraints on the same places.
  private var doubles: (LayoutFacts.Constraint, LayoutFacts.Constraint)? {
    let numbers = sources.compactMap(\.constraint)
    guard numbers.count == 2 else { return nil }
    let (one, other) = (facts.constraints[numbers[0]], facts.constraints[numbers[1]])
    return one.first == other.first && one.second == other.second ? (one, other) : nil
  }

  /// A place that a view is given which a stack view has placed.
  private var pinned: String? {
    let numbers = sources.compactMap(\.constraint)
    guard let stacks = numbers.first(where: search.isStacks) else { return nil }
    let stack = facts.constraints[stacks].holder
    let arranged = Set(
      numbers.filter(search.isStacks).flatMap { facts.constraints[$0].sides.map(\.item) }
    ).subtracting([stack])
    let pinning = numbers.first { number in
      let constraint = facts.constraints[number]
      let items = constraint.sides.map(\.item)
      return !search.isStacks(number) && constraint.first.attribute.isLocation
        && items.contains(where: arranged.contains)
        && items.allSatisfy { item in
          arranged.allSatisfy { $0 == item || !search.isWithin(item, $0) }
        }
    }
    guard let pinning else { return nil }
    return """
      remove \(facts.sentence(of: facts.constraints[pinning]).formula)\(search.site(of: pinning)): \
      \(facts.items[stack].name) places the views that it arranges. Use its spacing and margins instead.
      """
  }

  /// What a cell needs whose size is given, and what can give way.
  private var cell: (sentence: String, remedy: String)? {
    guard let (content, part) = contentView, let cell = facts.items[content].parent else {
      return nil
    }
    let has = part.value(of: search.geometry.frames[content])
    // The cell has a line below its content view.
    let more = part.value(of: search.geometry.frames[cell]) - has
    let needed = search.causes.length(
      part, of: content, weakening: .mask(item: content, part), for: nil)
    let size = part == .width ? "wide" : "high"
    let edge: LayoutFacts.Place = part == .width ? .right : .bottom
    let ending =
      sources.compactMap(\.constraint).last { number in
        let constraint = facts.constraints[number]
        return constraint.sides.contains { side in
          side.item == content
            && side.attribute.place(rightToLeft: constraint.isRightToLeft) == edge
        }
      } ?? leftOut.constraint
    let name = facts.items[cell].name
    let give =
      ending.map { number in
        """
        give \(facts.sentence(of: facts.constraints[number]).first)\(search.site(of: number)) a priority of \
        999
        """
      } ?? "give one of them a priority of 999"
    guard let needed else {
      return ("\(name) is \((has + more).brief) points \(size).", "\(give).")
    }
    let total = (CGFloat(needed) + more).wholeUp
    return (
      "\(name) is \((has + more).brief) points \(size), and its contents need \(total).",
      "make the row \(total) points \(size), or let it size itself. Or \(give)."
    )
  }
}
