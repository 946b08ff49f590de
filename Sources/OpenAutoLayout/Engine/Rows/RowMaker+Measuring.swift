import Foundation
import LayoutReport

/// A question whose answer a row needs.
struct MissingAnswer: Error {
  enum Kind { case content, margins, baselines }

  let kind: Kind
  let memory: ItemMemory
}

/// A distance between two positions, the view in whose coordinates they are measured, and how it counts.
struct MeasuredDistance {
  let start: MeasuredSide<LayoutItem>
  let end: MeasuredSide<LayoutItem>
  let space: LayoutItem
  let sign: Double
  let isSecondSide: Bool
}

extension RowMaker {
  /// - Returns: `nil` for a side without an item.
  // Inlined, because both sides of each constraint are measured in one place.
  @inline(__always)
  func measure(
    _ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute, in space: LayoutItem,
    _ isSystemMade: Bool, _ rightToLeft: Bool
  ) throws(MissingAnswer) -> MeasuredSide<LayoutItem>? {
    guard let item else { return nil }
    if item == space, !isSystemMade, let content = item.scrollContent {
      return try measure(attribute, of: item, scrolling: content, rightToLeft)
    }
    if item.state.contains(.hasGuideSpans), !isSystemMade,
      let (view, attribute) = attribute.marginOfScrollView(at: item)
    {
      return try measure(
        attribute, of: view, scrolling: view == space ? view.scrollContent : nil, rightToLeft)
    }
    return try measure(attribute, of: item, rightToLeft)
  }

  /// Measures an attribute of a scroll view.
  ///
  /// - Parameter content: The content, if the other side of the constraint is in it. The edges and margins
  ///   then are those of the content, and all else is the view's.
  @inline(never)
  private func measure(
    _ attribute: NSLayoutConstraint.Attribute, of view: LayoutItem,
    scrolling content: LayoutItem?, _ rightToLeft: Bool
  ) throws(MissingAnswer) -> MeasuredSide<LayoutItem>? {
    var measured = try measure(attribute, of: view, rightToLeft)
    // A baseline may be that of a text in the content.
    if let content, attribute.isEdge, measured?.item == view { measured?.item = content }
    return measured
  }

  /// Measures distances, which count in the reading direction between leading and trailing anchors.
  func measure(
    _ distances: ConstraintDistances, heldBy holder: LayoutItem, _ isSystemMade: Bool,
    _ rightToLeft: Bool
  ) throws(MissingAnswer) -> [MeasuredDistance] {
    var found: [MeasuredDistance] = []
    for (distance, isSecond) in [(distances.first, false), (distances.second, true)] {
      guard let distance else { continue }
      let (start, end) = (distance.start, distance.end)
      let space = space(of: start.item, end.item, heldBy: holder)
      guard
        let first = try measure(start.item, start.attribute, in: space, isSystemMade, rightToLeft),
        let last = try measure(end.item, end.attribute, in: space, isSystemMade, rightToLeft)
      else { continue }
      found.append(
        MeasuredDistance(
          start: first, end: last, space: space,
          sign: distance.isDirectional && rightToLeft ? -1 : 1, isSecondSide: isSecond))
    }
    return found
  }

  @inline(__always)
  private func measure(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, _ rightToLeft: Bool
  ) throws(MissingAnswer) -> MeasuredSide<LayoutItem>? {
    guard let attribute = attribute.fact else { return nil }
    let place = attribute.place(rightToLeft: rightToLeft)
    if attribute.isBaseline { return try measureBaseline(place, of: item) }
    let margins = attribute.isWithinMargins ? try margins(of: item) : nil
    return MeasuredSide(item, place, distance: margins.map { place.shift(by: $0) } ?? 0)
  }

  /// - Parameter edge: The top for the first baseline, or the bottom for the last one.
  private func measureBaseline(
    _ edge: LayoutFacts.Place, of item: LayoutItem
  ) throws(MissingAnswer) -> MeasuredSide<LayoutItem> {
    // A guide has no text: its baselines are its edges.
    if item.isGuide { return MeasuredSide(item, edge) }
    let isFirst = edge.lengthShare == 0
    guard let baseline = isFirst ? item.rare?.firstBaseline : item.rare?.lastBaseline else {
      throw MissingAnswer(kind: .baselines, memory: item.memory)
    }
    // A fit finds the height of several lines only after its rows are made, so they begin at the top.
    let isKnown = columns == .running || !baseline.item.state.contains(.heightFollowsWidth)
    let distance = isFirst ? baseline.distance : -baseline.distance
    if let height = baseline.centeredHeight, isKnown {
      let half = height / 2
      return MeasuredSide(
        baseline.item, .centerY, distance: distance + (isFirst ? -half : half))
    }
    return MeasuredSide(baseline.item, edge, distance: distance)
  }

  private func margins(of item: LayoutItem) throws(MissingAnswer) -> LayoutFacts.Insets {
    if item.isGuide { return LayoutFacts.Insets() }
    guard let margins = item.rare?.margins else {
      throw MissingAnswer(kind: .margins, memory: item.memory)
    }
    return LayoutFacts.Insets(
      left: margins.left, top: margins.top, right: margins.right, bottom: margins.bottom)
  }
}
