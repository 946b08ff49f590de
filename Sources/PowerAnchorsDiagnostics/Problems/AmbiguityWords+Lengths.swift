import LayoutReport

// What is said of views that have no end.
extension AmbiguityWords {
  func lengthWords(_ bare: [Int]) -> (String, String) {
    if bare.count > 1 {
      return (
        "The \(length) of \(list(bare)) is ambiguous: they share the room, and nothing says how.",
        "give all of \(list(bare)) but one a \(length), or make them equally \(size)."
      )
    }
    let (item, name) = (bare[0], list(bare))
    // What is centered in it does not say where it lies.
    let isCentered = search.ties(of: item, axis).contains {
      $0.relation == .equal && $0.place.isCenter && ($0.isOwn || search.isAround($0.other, item))
    }
    if let minimum = minimum(of: item) {
      return (
        "The \(length) of \(name) is ambiguous: \(search.clause(minimum)), and nothing limits it.",
        "give \(name) a \(length)\(isCentered ? "" : orMissingAnchors(of: item))."
      )
    }
    if let last = ending.first {
      let limit = search.ties(of: last, axis).first {
        $0.other == item && $0.place.isEdge && $0.otherPlace == $0.place
          && $0.relation == .lessThanOrEqual
      }.map { ", and not at most there\(search.site(of: $0.number))" }
      let consequence =
        fillsScrollView(item).map { ", so \(self.name($0)) cannot tell how \(size) its content is" }
        ?? ""
      return (
        """
        The \(length) of \(name) is ambiguous: nothing ties \(self.name(last)), the last view in it, \
        \(limit == nil ? "" : "exactly ")to its \(end) edge\(consequence).
        """,
        "tie \(self.name(last)).\(end) to \(name).\(end)\(limit ?? "")"
          // Nobody says how long a content is that its views decide.
          + (facts.items[item].kind == .scrollContent ? "." : ", or give \(name) a \(length).")
      )
    }
    if let scroll = fillsScrollView(item), !placed.contains(item) {
      return (
        """
        The \(length) of \(name) is ambiguous: nothing says how \(size) the content of \
        \(self.name(scroll)) is.
        """,
        "tie the \(length) of \(name) to that of \(self.name(scroll)).frameLayoutGuide, or give it a \(length)."
      )
    }
    if placed.contains(item) {
      return (
        "The \(position) and the \(length) of \(name) are ambiguous: nothing says where it lies or how \(size) it is.",
        isCentered
          ? "give \(name) a \(length)."
          : "give \(name) \(start) and \(end) anchors, or one of them and a \(length)."
      )
    }
    return (
      "The \(length) of \(name) is ambiguous: nothing says where it ends.",
      isCentered ? "give \(name) a \(length)." : "give \(name) a \(end) anchor or a \(length)."
    )
  }

  /// The anchors along the axis that nothing ties.
  private func orMissingAnchors(of item: Int) -> String {
    let tied = search.ties(of: item, axis).filter {
      $0.relation == .equal && $0.place.isEdge && ($0.isOwn || search.isAround($0.other, item))
    }.map { search.word($0.place, of: item) }
    let missing = [start, end].filter { !tied.contains($0) }
    if missing.isEmpty { return "" }
    return missing.count == 1 ? ", or a \(missing[0]) anchor" : ", or \(start) and \(end) anchors"
  }

  /// The constraint that says how long an item is at least.
  private func minimum(of item: Int) -> Int? {
    search.constraints(of: [item], [length]).first { number in
      let constraint = facts.constraints[number]
      return constraint.first.item == item && !constraint.first.attribute.isLocation
        && constraint.second == nil && constraint.relation == .greaterThanOrEqual
        && constraint.constant > 0
    }
  }

  /// The scroll view whose content an item is, or fills.
  func fillsScrollView(_ item: Int) -> Int? {
    if facts.items[item].kind == .scrollContent { return facts.items[item].parent }
    return search.ties(of: item, axis).first { facts.items[$0.other].kind == .scrollContent }
      .flatMap { facts.items[$0.other].parent }
  }

  /// The last view inside of the one that has no end, where it has none because nothing inside is tied
  /// to it.
  var ending: [Int] {
    let bare = long.filter { facts.items[$0].content(along: axis) == nil }
    guard bare.count == 1, let container = bare.first else { return [] }
    let place: LayoutFacts.Place = isHorizontal ? .right : .bottom
    let opposite = place.opposite
    let inside = search.inside(of: container).filter {
      search.isShown($0) && !facts.items[$0].translatesMask
    }
    let isEnded = inside.contains { item in
      search.ties(of: item, axis).contains {
        $0.other == container && $0.place == place && $0.otherPlace == place
          && $0.relation != .lessThanOrEqual
      }
    }
    if isEnded { return [] }
    let isBegun = inside.contains { item in
      search.ties(of: item, axis).contains {
        $0.other == container && $0.place == opposite && $0.otherPlace == opposite
      }
    }
    guard isBegun || isHorizontal else { return [] }
    let last = inside.max {
      place == .right
        ? search.geometry.alignment[$0].maxX < search.geometry.alignment[$1].maxX
        : search.geometry.alignment[$0].maxY < search.geometry.alignment[$1].maxY
    }
    return last.map { [$0] } ?? []
  }
}
