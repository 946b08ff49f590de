import Foundation
import LayoutReport
import LayoutSolver

extension FindingSearch {
  /// What the constraints leave open, one finding for what has one cause.
  func ambiguities(in program: LayoutProgram) -> [Finding] {
    let open = openSides(in: program)
    if open.isEmpty { return [] }
    var causes = AmbiguityCauses(open)
    for (row, source) in program.sources where isTight(row, source, in: program) {
      causes.join(sides(of: source))
    }
    var speakers: [OpenSide: [Int]] = [:]
    for number in facts.constraints.indices {
      for side in sides(of: .constraint(number)) { speakers[side, default: []].append(number) }
    }
    // What only a constraint that was left out would settle is that conflict's doing.
    let leftOut = program.solver.conflicts.compactMap { program.sources[$0.leftOut] }
    let unsettled = Set(leftOut.flatMap(sides))
    let findings = causes.groups.filter(unsettled.isDisjoint).compactMap { group -> Finding? in
      // What has no room in what clips is not to be seen, however it shares that.
      if group.allSatisfy({ isCollapsed($0.item) }) { return nil }
      if group.contains(where: { isLeftOut($0.item) }) { return nil }
      let numbers = Set(group.flatMap { speakers[$0] ?? [] })
      return AmbiguityWords(self, group, program).finding(numbers.sorted())
    }
    return joiningPlaces(findings)
  }

  /// Whether a stack view leaves a hidden view out, and with it where the view lies: in a stack that
  /// shows none of its views, nothing else is tied to it.
  private func isLeftOut(_ item: Int) -> Bool {
    constraintsOfItems[item].contains { number in
      let constraint = facts.constraints[number]
      return constraint.first.item == item && constraint.identifier == "UISV-hiding"
    }
  }

  /// Returns the findings, with one for views that nothing places along either axis.
  private func joiningPlaces(_ findings: [Finding]) -> [Finding] {
    var joined: [Finding] = []
    var horizontal: [[Int]: Int] = [:]
    for finding in findings {
      guard finding.parts == [.y], let place = horizontal[finding.items] else {
        if finding.parts == [.x] { horizontal[finding.items] = joined.count }
        joined.append(finding)
        continue
      }
      joined[place].parts.append(.y)
      joined[place].constraints = (joined[place].constraints + finding.constraints).uniqued()
      joined[place].summary = joined[place].summary.replacingOccurrences(
        of: "horizontal position", with: "position")
      joined[place].remedy = "\(joined[place].remedy.dropLast()), and \(finding.remedy)"
    }
    return joined
  }

  /// Returns a finding with the length that leaves contents too little room, if one does.
  func withRoom(_ finding: Finding) -> Finding {
    guard let wanted = finding.wanted, let item = finding.items.first,
      let part = finding.parts.first
    else { return finding }
    let cause = cause(wanted, of: item, part.axis)
    guard case .length(let number) = cause.culprit, let sentence = sentence(of: cause),
      let change = change(for: cause), change > 0
    else { return finding }
    let constraint = facts.constraints[number]
    let length = facts.sentence(of: constraint).first
    let needed = constraint.constant + change
    var finding = finding
    finding.items = (finding.items + [constraint.first.item]).uniqued()
    finding.constraints = (cause.constraints + finding.constraints).uniqued()
    finding.summary += " " + sentence
    // Exactly as long as its contents are now would be too long where they are shorter.
    finding.remedy =
      constraint.relation == .equal && grows(number, in: cause)
      ? """
      make \(length) at least \(CGFloat(constraint.constant).brief), instead of exactly that\(site(of: number)), \
      so that it grows to the \(CGFloat(needed).wholeUp) points that its contents need.
      """
      : yielding(number, in: cause, to: needed)
        ?? """
        make \(length) \(constraint.relation == .equal ? "" : "at most ")\(CGFloat(needed).wholeUp), instead of \
        \(CGFloat(constraint.constant).brief)\(site(of: number)).
        """
    finding.culprit = cause.culprit
    finding.change = change
    return finding
  }

  /// A side of an item.
  struct OpenSide: Hashable {
    var item: Int
    var part: LayoutProgram.Part
  }

  private func openSides(in program: LayoutProgram) -> [OpenSide] {
    var sides: [Solver.Column: OpenSide] = [:]
    var columns: [Solver.Column] = []
    for (item, fact) in facts.items.enumerated() where isAsked(item, fact) {
      for part in LayoutProgram.Part.allCases {
        if item == 0 && (part == .x || part == .y) { continue }
        let column = program.column(part, of: item)
        sides[column] = OpenSide(item: item, part: part)
        columns.append(column)
      }
    }
    let open = program.undetermined(among: columns)
    return columns.filter(open.contains).compactMap { sides[$0] }
  }

  /// Whether constraints have to say where an item lies.
  ///
  /// The content of a scroll view is asked once one of them speaks of it: without any, clients set
  /// its size.
  private func isAsked(_ item: Int, _ fact: LayoutFacts.Item) -> Bool {
    switch fact.kind {
    case .view: !fact.isGiven && !fact.isPart && (!fact.translatesMask || item == 0)
    case .guide: !fact.isPart
    case .scrollContent:
      !fact.isGiven && !fact.hasPartsAlone
        && !constraints(of: [item], LayoutProgram.Part.allCases).isEmpty
    case .systemGuide, .outside: false
    }
  }

  /// The sides that a row ties to each other.
  private func sides(of source: LayoutProgram.Source) -> [OpenSide] {
    guard case .constraint(let number) = source else { return [] }
    return facts.constraints[number].sides.flatMap { side -> [OpenSide] in
      let isHorizontal = side.attribute.axis == .horizontal
      let length = OpenSide(item: side.item, part: isHorizontal ? .width : .height)
      guard side.attribute.isLocation else { return [length] }
      return [OpenSide(item: side.item, part: isHorizontal ? .x : .y), length]
    }
  }

  /// Whether a row ties anything where the tree lies now: an inequality with room to spare does
  /// not.
  private func isTight(
    _ row: Solver.Row, _ source: LayoutProgram.Source, in program: LayoutProgram
  ) -> Bool {
    guard let number = source.constraint else { return false }
    let constraint = facts.constraints[number]
    return constraint.relation == .equal
      || abs(geometry.excess(of: constraint)) <= geometry.tolerance
  }
}

/// Open sides, joined as far as one answer would settle them.
private struct AmbiguityCauses {
  private let sides: [FindingSearch.OpenSide]
  private var places: [FindingSearch.OpenSide: Int] = [:]
  private var parents: [Int]

  init(_ sides: [FindingSearch.OpenSide]) {
    self.sides = sides
    parents = Array(sides.indices)
    for (place, side) in sides.enumerated() { places[side] = place }
    // Where a view begins and how long it is are one question.
    for side in sides {
      for part in LayoutProgram.Part.allCases where part.axis == side.part.axis {
        join([side, FindingSearch.OpenSide(item: side.item, part: part)])
      }
    }
  }

  mutating func join(_ sides: [FindingSearch.OpenSide]) {
    let open = sides.compactMap { places[$0] }
    guard let first = open.first else { return }
    for other in open.dropFirst() { parents[root(other)] = root(first) }
  }

  /// The root of a union-find tree, with paths halved on the way.
  private mutating func root(_ place: Int) -> Int {
    var place = place
    while parents[place] != place {
      parents[place] = parents[parents[place]]
      place = parents[place]
    }
    return place
  }

  /// In the order of the sides.
  var groups: [Set<FindingSearch.OpenSide>] {
    mutating get {
      var groups: [Set<FindingSearch.OpenSide>] = []
      var numbers: [Int: Int] = [:]
      for (place, side) in sides.enumerated() {
        let root = root(place)
        let number = numbers[root] ?? groups.count
        if number == groups.count {
          numbers[root] = number
          groups.append([])
        }
        groups[number].insert(side)
      }
      return groups
    }
  }
}
