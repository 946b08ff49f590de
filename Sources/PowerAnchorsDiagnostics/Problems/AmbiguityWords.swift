import LayoutReport

/// What is open in a layout, and what would settle it, in words.
struct AmbiguityWords {
  private let facts: LayoutFacts
  private let axis: LayoutFacts.Axis
  /// Those of the items whose length is open, and those whose place is.
  private let long: [Int]
  private let placed: [Int]
  /// Those of the items whose length follows from where another one of them lies.
  private let following: [Int]
  private let values: LayoutProgram

  init(_ facts: LayoutFacts, _ sides: Set<FindingSearch.OpenSide>, _ program: LayoutProgram) {
    self.facts = facts
    values = program
    axis = sides.first?.part.axis ?? .horizontal
    let long = Set(sides.lazy.filter { $0.part == .width || $0.part == .height }.map(\.item))
    placed = Set(sides.lazy.filter { $0.part == .x || $0.part == .y }.map(\.item)).sorted()
    // How long a view is, and where one lies that is as long as it is, may decide how long the views in
    // it are; and views how long the content is that they scroll in.
    var following = Self.items(inside: long.union(placed), among: long, of: facts)
    let contents = long.filter { facts.items[$0].kind == .scrollContent }
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

  func finding(_ constraints: [Int]) -> Finding {
    let (summary, remedy) = words
    // Those that have to give are what it is about.
    let first = long.isEmpty ? placed : long
    return Finding(
      kind: .ambiguity, items: (first + placed + following).uniqued(),
      parts: (placed.isEmpty ? [] : [place]) + (long.isEmpty ? [] : [length]),
      constraints: constraints, summary: summary, remedy: remedy)
  }

  private var isHorizontal: Bool { axis == .horizontal }
  private var place: LayoutProgram.Part { isHorizontal ? .x : .y }
  private var length: LayoutProgram.Part { isHorizontal ? .width : .height }
  private var start: String { isHorizontal ? "leading" : "top" }
  private var end: String { isHorizontal ? "trailing" : "bottom" }
  private var middle: String { isHorizontal ? "center x" : "center y" }

  private func list(_ items: [Int], _ conjunction: String = "and") -> String {
    Words.list(items.map { facts.items[$0].name }, conjunction)
  }

  private var words: (summary: String, remedy: String) {
    if long.isEmpty { return placeWords }
    let content = long.filter { facts.items[$0].content(along: axis) != nil }
    if content.count > 1 { return contentWords(content) }
    let bare = long.filter { facts.items[$0].content(along: axis) == nil }
    return lengthWords(bare.isEmpty ? long : bare)
  }

  private var placeWords: (String, String) {
    if placed.count == 1 {
      return (
        "The \(place) of \(list(placed)) is ambiguous: nothing says where it lies.",
        "give \(list(placed)) a \(start), \(end) or \(middle) anchor."
      )
    }
    return (
      """
      The \(place) of \(list(placed)) is ambiguous: they hang together, and nothing ties them to \
      what is around.
      """,
      "give one of them, \(list(placed, "or")), a \(start), \(end) or \(middle) anchor."
    )
  }

  /// Several views with content of equal priorities, of which any may give.
  private func contentWords(_ content: [Int]) -> (String, String) {
    let total = content.reduce(0) { $0 + values.value(length, of: $1) }
    let wanted = content.reduce(0) { $0 + (facts.items[$1].content(along: axis)?.length ?? 0) }
    let (verb, raise) =
      total > wanted ? ("stretch", "content hugging") : ("shrink", "compression resistance")
    let all = content.count == 2 ? "both" : "all"
    return (
      """
      The \(length) of \(list(content)) is ambiguous: \(all) may \(verb), and nothing says which \
      does.
      """,
      content.count == 2
        ? "raise the \(raise) priority of \(list(content, "or")), or make them equally long."
        : "raise the \(raise) priority of all of \(list(content)) but one, or make them equally long."
    )
  }

  private func lengthWords(_ bare: [Int]) -> (String, String) {
    if bare.count > 1 {
      return (
        "The \(length) of \(list(bare)) is ambiguous: they share the room, and nothing says how.",
        "give all of \(list(bare)) but one a \(length), or make them equally long."
      )
    }
    let name = list(bare)
    if placed.contains(bare[0]) {
      return (
        "The \(place) and \(length) of \(name) are ambiguous: nothing says where it lies or how long.",
        "give \(name) \(start) and \(end) anchors, or one of them and a \(length)."
      )
    }
    return (
      "The \(length) of \(name) is ambiguous: nothing says where it ends.",
      "give \(name) a \(end) anchor or a \(length)."
    )
  }
}
