import LayoutReport

/// What is open in a layout, and what would settle it, in words.
struct AmbiguityWords {
  let search: FindingSearch
  let facts: LayoutFacts
  let axis: LayoutFacts.Axis
  /// Those of the items whose length is open, and those whose place is.
  let long: [Int]
  let placed: [Int]
  /// Those of the items whose length follows from where another one of them lies.
  private let following: [Int]
  private let values: LayoutProgram

  init(
    _ search: FindingSearch, _ sides: Set<FindingSearch.OpenSide>, _ program: LayoutProgram
  ) {
    self.search = search
    facts = search.facts
    values = program
    // A ratio has one question along both axes: an answer along one is enough.
    axis = sides.contains { $0.part.axis == .horizontal } ? .horizontal : .vertical
    let long = Set(sides.lazy.filter { $0.part == .width || $0.part == .height }.map(\.item))
    placed = Set(sides.lazy.filter { $0.part == .x || $0.part == .y }.map(\.item)).sorted()
    // How long a view is, and where one lies that is as long as it is, may decide how long the views in
    // it are; and views how long the content is that they scroll in.
    var following = Self.items(inside: long.union(placed), among: long, of: facts)
    let contents = long.filter { search.facts.items[$0].kind == .scrollContent }
    if contents.count < long.count { following.formUnion(contents) }
    self.long = long.subtracting(following).sorted()
    self.following = following.sorted()
  }

  /// Those of some items that are inside of others, each way upwards gone once.
  private static func items(
    inside others: Set<Int>, among items: Set<Int>, of facts: LayoutFacts
  ) -> Set<Int> {
    if others.isEmpty { return [] }
    var known: [Int: Bool] = [:]
    return items.filter { item in
      var passed: [Int] = []
      var next = facts.items[item].parent
      var isInside = false
      while let current = next, !isInside {
        if let answer = known[current] {
          isInside = answer
          break
        }
        isInside = others.contains(current)
        passed.append(current)
        next = facts.items[current].parent
      }
      for item in passed { known[item] = isInside }
      return isInside
    }
  }

  func finding(_ constraints: [Int]) -> Finding? {
    if isSeparators { return nil }
    let (summary, remedy) = words
    // Those that have to give are what it is about.
    let first = long.isEmpty ? placed : long
    let scrolls = first.compactMap { item -> Int? in
      let isContent = facts.items[item].kind == .scrollContent
      return isContent ? facts.items[item].parent : fillsScrollView(item)
    }
    let constraints =
      constraints.contains(where: search.isClients)
      ? (constraints + search.constraints(of: ending, [length])).uniqued()
      : (search.lookedAt(of: first, placed.isEmpty ? [length] : [place]) + constraints).uniqued()
    return Finding(
      kind: .ambiguity, items: (first + placed + following + scrolls + ending).uniqued(),
      parts: (placed.isEmpty ? [] : [place]) + (long.isEmpty ? [] : [length]),
      constraints: constraints.filter { names($0, first) }
        + constraints.filter { !names($0, first) },
      summary: summary, remedy: remedy, wanted: wanted)
  }

  private func names(_ constraint: Int, _ items: [Int]) -> Bool {
    facts.constraints[constraint].sides.contains { items.contains($0.item) }
  }

  var isHorizontal: Bool { axis == .horizontal }
  private var place: LayoutProgram.Part { isHorizontal ? .x : .y }
  var length: LayoutProgram.Part { isHorizontal ? .width : .height }
  var start: String { isHorizontal ? "leading" : "top" }
  var end: String { isHorizontal ? "trailing" : "bottom" }
  private var middle: String { isHorizontal ? "center x" : "center y" }
  var size: String { isHorizontal ? "wide" : "high" }
  var position: String { isHorizontal ? "horizontal position" : "vertical position" }

  func list(_ items: [Int], _ conjunction: String = "and") -> String {
    Words.list(items.map { facts.items[$0].name }, conjunction)
  }

  func name(_ item: Int) -> String { facts.items[item].name }

  /// Those with an open length that have a content.
  private var content: [Int] { long.filter { facts.items[$0].content(along: axis) != nil } }

  /// How long the contents are together, and how long they ask to be.
  private var room: (has: Double, needed: Double) {
    content.reduce((0, 0)) { room, item in
      (
        room.0 + values.value(length, of: item),
        room.1 + (facts.items[item].content(along: axis)?.length ?? 0)
      )
    }
  }

  /// Whether it is about the point of a cell's separator, which a table adds to what the cell asks for:
  /// it is nobody's.
  private var isSeparators: Bool {
    guard axis == .vertical, content.count > 1, content.count == long.count else { return false }
    let excess = room.has - room.needed
    return excess > 0 && excess <= 1 + search.geometry.tolerance
      && content.allSatisfy(isInContentView)
  }

  private func isInContentView(_ item: Int) -> Bool {
    var next = facts.items[item].parent
    while let current = next {
      if facts.items[current].isContentView { return true }
      next = facts.items[current].parent
    }
    return false
  }

  private var words: (summary: String, remedy: String) {
    if long.isEmpty { return placeWords }
    if content.count > 1 { return contentWords }
    let bare = long.filter { facts.items[$0].content(along: axis) == nil }
    return lengthWords(bare.isEmpty ? long : room(of: bare).map { [$0] } ?? bare)
  }

  /// The one of some items that begins and ends the others, such as the guide that they are in: they share the
  /// room that it has.
  private func room(of items: [Int]) -> Int? {
    let end: LayoutFacts.Place = isHorizontal ? .right : .bottom
    return items.first { room in
      let ends = search.ties(of: room, axis).filter {
        items.contains($0.other) && $0.relation == .equal && !$0.isOwn && $0.place == $0.otherPlace
      }.map(\.place)
      return ends.contains(end) && ends.contains(end.opposite)
    }
  }

  private var placeWords: (String, String) {
    // The others are placed by those that nothing places.
    let first = placed.filter { item in
      !search.ties(of: item, axis).contains {
        $0.isOwn && placed.contains($0.other)
      }
    }
    if first.count == 1 {
      let rest = placed.filter { $0 != first[0] }
      let following =
        rest.isEmpty ? "" : " \(list(rest)) depend\(rest.count == 1 ? "s" : "") on it."
      return (
        "The \(position) of \(list(first)) is ambiguous: nothing says where it lies.\(following)",
        "give \(list(first)) a \(start), \(end) or \(middle) anchor."
      )
    }
    return (
      """
      The \(position) of \(list(placed)) is ambiguous: they depend on each other, and nothing ties \
      them to what is around.
      """,
      "give one of them, \(list(placed, "or")), a \(start), \(end) or \(middle) anchor."
    )
  }

  /// The sum of the contents that share too little room.
  private var wanted: CauseSearch.Demand? {
    let room = room
    guard content.count > 1, room.has < room.needed else { return nil }
    return CauseSearch.Demand(
      terms: content.map { .init(1, length, $0) }, relation: .greaterThanOrEqual,
      constant: room.needed)
  }

  /// Several views with content of equal priorities, of which any may give.
  private var contentWords: (String, String) {
    let (content, room) = (content, room)
    let verb = room.has > room.needed ? "stretch" : "shrink"
    // Where there is more room or less, it may be the other one that counts.
    let equal = search.equalPriorities(of: content, axis)
    let raise =
      equal.isEmpty
      ? (room.has > room.needed ? "content hugging" : "compression resistance")
      : equal.joined(separator: " and ")
    let priority = equal.count > 1 ? "priorities" : "priority"
    let all = content.count == 2 ? "both" : "all"
    return (
      """
      The \(length) of \(list(content)) is ambiguous: \(all) may \(verb), and nothing says which \
      does.
      """,
      content.count == 2
        ? "raise the \(raise) \(priority) of \(list(content, "or")), or make them equally \(size)."
        : "raise the \(raise) \(priority) of all of \(list(content)) but one, or make them equally \(size)."
    )
  }
}
