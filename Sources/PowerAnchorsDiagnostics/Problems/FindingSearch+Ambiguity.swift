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
    for (number, constraint) in facts.constraints.enumerated() where !constraint.isSystemMade {
      for side in sides(of: .constraint(number)) { speakers[side, default: []].append(number) }
    }
    // What only a constraint that was left out would settle is that conflict's doing.
    let leftOut = program.solver.conflicts.compactMap { program.sources[$0.leftOut] }
    let unsettled = Set(leftOut.flatMap(sides))
    return causes.groups.filter(unsettled.isDisjoint).map { group in
      let numbers = Set(group.flatMap { speakers[$0] ?? [] })
      return AmbiguityWords(facts, group, program).finding(numbers.sorted())
    }
  }

  /// A side of an item.
  struct OpenSide: Hashable {
    var item: Int
    var part: LayoutProgram.Part
  }

  private func openSides(in program: LayoutProgram) -> [OpenSide] {
    var sides: [Solver.Column: OpenSide] = [:]
    var columns: [Solver.Column] = []
    for (item, fact) in facts.items.enumerated() {
      guard fact.kind == .view || fact.kind == .guide, !fact.isGiven else { continue }
      if fact.translatesMask && item != 0 { continue }
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

  /// Whether a row ties anything where the tree lies now: an inequality with room to spare does not.
  private func isTight(
    _ row: Solver.Row, _ source: LayoutProgram.Source, in program: LayoutProgram
  ) -> Bool {
    guard let number = source.constraint else { return false }
    let constraint = facts.constraints[number]
    return constraint.relation == .equal
      || abs(geometry.excess(of: constraint)) <= PresentGeometry.tolerance
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

  /// In the order of the tree.
  var groups: [Set<FindingSearch.OpenSide>] {
    mutating get {
      var groups: [Int: Set<FindingSearch.OpenSide>] = [:]
      for (place, side) in sides.enumerated() { groups[root(place), default: []].insert(side) }
      return groups.values.sorted { Self.rank($0) < Self.rank($1) }
    }
  }

  private static func rank(_ group: Set<FindingSearch.OpenSide>) -> (Int, Int) {
    group.map { ($0.item, $0.part.rawValue) }.min { $0 < $1 } ?? (0, 0)
  }
}
