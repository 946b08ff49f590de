extension Arrangement {
  @inlinable @inline(__always)
  static func stack(
    _ items: [any LayoutItem], along axis: LayoutAxis, within place: some LayoutPlace,
    with spacing: CGFloat, insetBy insets: NSDirectionalEdgeInsets,
    aligning alignment: LayoutAnchorSet?, reachesEnd: Bool, _ traits: ConstraintTraits
  ) -> LayoutStackConstraints {
    switch axis {
    case .horizontal:
      stack(
        items, HorizontalEnds.self, across: VerticalEnds.self, within: place, with: spacing,
        insetBy: insets, aligning: alignment, reachesEnd: reachesEnd, traits)
    default:
      stack(
        items, VerticalEnds.self, across: HorizontalEnds.self, within: place, with: spacing,
        insetBy: insets, aligning: alignment, reachesEnd: reachesEnd, traits)
    }
  }

  @inlinable
  static func stack<Ends: AxisEnds, CrossEnds: AxisEnds>(
    _ items: [any LayoutItem], _ ends: Ends.Type, across crossEnds: CrossEnds.Type,
    within place: some LayoutPlace, with spacing: CGFloat, insetBy insets: NSDirectionalEdgeInsets,
    aligning alignment: LayoutAnchorSet?, reachesEnd: Bool, _ traits: ConstraintTraits
  ) -> LayoutStackConstraints {
    let names = crossEnds.names
    let alignment = alignment ?? [names.start, names.end]
    guard alignment.isSubset(of: [names.start, names.center, names.end]) else {
      stopAlongTheAxis(isRow: ends == HorizontalEnds.self, traits.callSite)
    }
    guard let first = items.first, let last = items.last else {
      return LayoutStackConstraints(all: [], gapCount: 0)
    }
    let container = place.item(around: first, traits)
    let along = ends.insets(insets), across = crossEnds.insets(insets)
    var all = [
      ends.start(of: first).makeConstraint(
        .equal, to: ends.start(of: container), with: along.start, traits)
    ]
    all += makeGaps(between: items, ends, .equal, with: spacing, traits)
    all.append(
      ends.end(of: last).makeConstraint(
        farSide: reachesEnd ? .equal : .atLeast, to: ends.end(of: container),
        insetBy: along.end, traits))

    let start = crossEnds.start(of: container), end = crossEnds.end(of: container)
    let startRelation: NSLayoutConstraint.Relation =
      alignment.contains(names.start) ? .equal : .atLeast
    let endRelation: NSLayoutConstraint.Relation =
      alignment.contains(names.end) ? .equal : .atLeast
    for item in items {
      all.append(
        crossEnds.start(of: item).makeConstraint(
          startRelation, to: start, with: across.start, traits))
      all.append(
        crossEnds.end(of: item).makeConstraint(
          farSide: endRelation, to: end, insetBy: across.end, traits))
    }
    if alignment.contains(names.center) {
      let center = crossEnds.center(of: container)
      for item in items {
        all.append(
          crossEnds.center(of: item).makeConstraint(.equal, to: center, with: 0, traits))
      }
    }
    return LayoutStackConstraints(all: all, gapCount: items.count - 1).activated(by: traits)
  }

  @usableFromInline @inline(never)
  static func stopAlongTheAxis(isRow: Bool, _ callSite: CallSite?) -> Never {
    let sentence =
      isRow
      ? "A row is aligned on .top, .centerY or .bottom. Pass one or several of these."
      : "A column is aligned on .leading, .centerX or .trailing. Pass one or several of these."
    callSite?.stop(sentence)
    // An optimized build would omit the message of a precondition.
    fatalError(sentence)
  }
}
