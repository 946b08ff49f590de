import Foundation
import LayoutReport
import LayoutSolver

/// Looks for what is wrong with a tree.
struct FindingSearch {
  let facts: LayoutFacts
  let geometry: PresentGeometry
  let kinds: Set<LayoutProblem.Kind>
  private(set) var findings: [Finding] = []
  /// The constraints that name each item, in their order.
  let constraintsOfItems: [[Int]]
  /// The guides and subviews of each item.
  let children: [[Int]]
  let causes: CauseSearch
  let knownTies: KnownTies
  /// The views with a translucent background, which say that what is behind them is out of use.
  let veils: [Int]
  /// Where conflicts, ambiguity and masks decide what lies where: what frames show there follows
  /// from them, and is not named again.
  private var unsettled: Set<ItemAxis> = []

  private struct ItemAxis: Hashable {
    var item: Int
    var axis: LayoutFacts.Axis
  }

  init(_ facts: LayoutFacts, _ kinds: Set<LayoutProblem.Kind>) {
    self.facts = facts
    self.kinds = kinds
    geometry = PresentGeometry(facts)
    knownTies = KnownTies(itemCount: facts.items.count)
    children = facts.children
    veils = facts.items.indices.filter { item in
      facts.items[item].paint == .translucent && facts.items[item].kind == .view
        && !facts.items[item].isHidden && !facts.items[item].isPart
    }
    var constraintsOfItems = [[Int]](repeating: [], count: facts.items.count)
    for (number, constraint) in facts.constraints.enumerated() {
      for item in constraint.sides.map(\.item).uniqued() {
        constraintsOfItems[item].append(number)
      }
    }
    self.constraintsOfItems = constraintsOfItems
    let isSolved = !kinds.isDisjoint(with: [.translatedMask, .conflict, .ambiguity])
    let program = isSolved ? LayoutProgram.solved(facts, geometry) : nil
    causes = CauseSearch(facts, geometry, constraintsOfItems, program)
    if kinds.contains(.mixedDirections) { findings += mixedDirections }
    if kinds.contains(.multipliedPosition) { findings += multipliedPositions }
    if let program {
      if kinds.contains(.translatedMask) { findings += translatedMasks(in: program) }
      // First, since the search for causes tries other rows in the same solver.
      let open = kinds.contains(.ambiguity) ? ambiguities(in: program) : []
      if kinds.contains(.conflict) { findings += conflicts(in: program) }
      findings += open.map(withRoom)
    }
    if kinds.contains(.brokenOptional) { findings += brokenOptionals }
    if kinds.contains(.heldOpen) { findings += joined(heldOpen) }
    noteUnsettled()
    var frames: [Finding] = []
    if kinds.contains(.smallTarget) { frames += smallTargets }
    if kinds.contains(.unsafeArea) { frames += unsafeItems }
    if kinds.contains(.underKeyboard) { frames += fieldsUnderKeyboard }
    if kinds.contains(.fixedFrame) { frames += fixedFrames }
    if kinds.contains(.hiddenSpace) { frames += hiddenSpaces }
    if kinds.contains(.scrollContent) { frames += scrollContents }
    if kinds.contains(.emptyView) { frames += emptyViews }
    if kinds.contains(.clippedText) { frames += clippedTexts }
    if kinds.contains(.outsideSuperview) { frames += itemsOutside }
    if kinds.contains(.overlap) {
      let overlaps = overlaps
      frames += overlaps + coveredTexts(besides: Set(overlaps.map { Set($0.items.prefix(2)) }))
    }
    join(joined(frames))
  }

  /// Adds findings about frames. Where a constraint lets views overlap, what it leaves open follows from
  /// that.
  private mutating func join(_ frames: [Finding]) {
    for var finding in frames {
      if finding.kind == .overlap, case .position(let number) = finding.culprit,
        facts.constraints[number].relation != .equal
      {
        let following = findings.filter { finding.explains($0, by: number) }
        findings.removeAll { finding.explains($0, by: number) }
        for open in following {
          let parts = open.parts.map { "\($0 == .x || $0 == .y ? "place" : word($0))" }.uniqued()
          finding.summary +=
            " It leaves the \(Words.list(parts)) of \(Words.list(open.items.map(name))) open."
        }
      }
      findings.append(finding)
    }
  }

  /// Findings about frames, those with one culprit as one.
  private func joined(_ frames: [Finding]) -> [Finding] {
    var joined: [Finding] = []
    for var finding in frames {
      finding.culprit = finding.culprit.map(ofFirstOfLine)
      if let place = joined.firstIndex(where: finding.hasCause) {
        joined[place] = joined[place].joined(with: finding)
      } else {
        joined.append(finding)
      }
    }
    return joined.map { finding in
      var finding = namingOthers(finding)
      if !finding.likewise.isEmpty {
        finding.remedy +=
          " Do so with \(Words.list(finding.likewise.map(name))) as well, each after the last."
      }
      finding.summary += finding.more
      return finding
    }
  }

  /// Returns a culprit with the first of the constraints that one line has made alike, such as in a loop.
  private func ofFirstOfLine(_ culprit: Cause.Culprit) -> Cause.Culprit {
    switch culprit {
    case .length(let number): .length(firstOfLine(number))
    case .relation(let number): .relation(firstOfLine(number))
    case .position(let number): .position(firstOfLine(number))
    case .content, .cover, .arrangement: culprit
    }
  }

  private func firstOfLine(_ number: Int) -> Int {
    if site(of: number).isEmpty { return number }
    let constraint = facts.constraints[number]
    let alike = facts.constraints.firstIndex { other in
      other.identifier == constraint.identifier && other.relation == constraint.relation
        && other.constant == constraint.constant
        && other.first.attribute == constraint.first.attribute
        && other.second?.attribute == constraint.second?.attribute
    }
    return alike ?? number
  }

  /// Findings at some items, of which no more are made than a reader looks at.
  func limited<Candidate>(
    _ candidates: [Candidate], _ make: (Candidate) -> Finding?
  ) -> [Finding] {
    var findings: [Finding] = []
    for candidate in candidates {
      if findings.count == Self.mostFindings {
        findings[findings.count - 1].more = " What comes after it was not looked at."
        break
      }
      if let finding = make(candidate) { findings.append(finding) }
    }
    return findings
  }

  /// How many problems of one kind are named.
  static var mostFindings: Int { 20 }

  func name(_ item: Int) -> String { facts.items[item].name }

  /// The constraints that name an item along the axes of some of its parts.
  func constraints(of items: [Int], _ parts: [LayoutProgram.Part]) -> [Int] {
    let axes = Set(parts.map(\.axis))
    return items.flatMap { constraintsOfItems[$0] }.uniqued().sorted().filter {
      axes.contains(facts.constraints[$0].first.attribute.axis)
    }
  }

  /// The views that lie directly in a view, or in the scroll view whose content an item is.
  func inside(of item: Int) -> [Int] {
    let isContent = facts.items[item].kind == .scrollContent
    let view = isContent ? facts.items[item].parent ?? item : item
    return children[view].filter { facts.items[$0].kind == .view }
  }

  /// Whether the kit made a constraint to place its own parts.
  func isKits(_ constraint: Int) -> Bool {
    facts.constraints[constraint].sides.contains { side in
      let fact = facts.items[side.item]
      return fact.isPart && fact.hasPartsAlone
    }
  }

  /// Whether a view is there to see, and no control's business.
  func isShown(_ item: Int) -> Bool {
    let fact = facts.items[item]
    return fact.kind == .view && !fact.isHidden && !fact.isPart
  }

  /// Whether what is found already decides a part of an item.
  func isUnsettled(_ part: LayoutProgram.Part, of item: Int) -> Bool {
    unsettled.contains(ItemAxis(item: item, axis: part.axis))
  }

  private mutating func noteUnsettled() {
    for finding in findings {
      switch finding.kind {
      case .conflict:
        for constraint in finding.constraints.map({ facts.constraints[$0] }) {
          for side in constraint.sides where side.item != 0 {
            unsettled.insert(ItemAxis(item: side.item, axis: side.attribute.axis))
          }
        }
      case .ambiguity, .mixedDirections, .multipliedPosition, .heldOpen:
        for item in finding.items {
          for part in finding.parts { unsettled.insert(ItemAxis(item: item, axis: part.axis)) }
        }
      case .translatedMask:
        for item in finding.items {
          var open = [item]
          while let inner = open.popLast() {
            // What is inside of another mask is noted once.
            var isNew = false
            for axis in LayoutFacts.Axis.allCases {
              isNew = unsettled.insert(ItemAxis(item: inner, axis: axis)).inserted || isNew
            }
            if isNew || inner == item { open += children[inner] }
          }
        }
      default: break
      }
    }
    noteFollowing()
  }

  /// What is tied to a neighbor that is unsettled is so, too.
  private mutating func noteFollowing() {
    var open = Array(unsettled)
    while let next = open.popLast() {
      for number in constraintsOfItems[next.item] {
        let constraint = facts.constraints[number]
        // An inequality pushes where it is tight.
        guard constraint.second?.item == next.item,
          constraint.relation == .equal
            || abs(geometry.excess(of: constraint)) <= geometry.tolerance,
          constraint.first.attribute.axis == next.axis, constraint.first.attribute.isLocation,
          constraint.first.item != next.item, !isAround(next.item, constraint.first.item)
        else { continue }
        let following = ItemAxis(item: constraint.first.item, axis: next.axis)
        if unsettled.insert(following).inserted { open.append(following) }
      }
    }
  }

  var masksAreNamed: Set<Int> {
    Set(findings.lazy.filter { $0.kind == .translatedMask }.flatMap(\.items))
  }
}
