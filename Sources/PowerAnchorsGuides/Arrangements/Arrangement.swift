/// The calls for many items, for arrays of any type.
@MainActor @usableFromInline
enum Arrangement {
  /// Constrains every anchor to the first one.
  @inlinable
  static func relate<Anchor: LayoutAnchor>(
    _ anchors: [Anchor], _ relation: NSLayoutConstraint.Relation, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first = anchors.first else { return [] }
    return relate(anchors.dropFirst(), relation, to: first, with: 0, traits)
  }

  /// Constrains every anchor to another one.
  @inlinable
  static func relate<Anchor: LayoutAnchor>(
    _ anchors: some Collection<Anchor>, _ relation: NSLayoutConstraint.Relation, to anchor: Anchor,
    with constant: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    anchors.map { $0.makeConstraint(relation, to: anchor, with: constant, traits) }
  }

  /// Constrains several anchors of every item to a place.
  @usableFromInline
  static func relate<Kind>(
    _ anchors: [LayoutItemAnchors<Kind>], _ relation: NSLayoutConstraint.Relation,
    to place: some LayoutPlace, insetBy insets: NSDirectionalEdgeInsets, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    anchors.flatMap {
      $0.makeConstraints(
        relation, to: place.item(around: $0.item, traits), insetBy: insets, traits)
    }
  }

  @inlinable @inline(__always)
  static func chain(
    _ items: [any LayoutItem], along axis: LayoutAxis, _ relation: NSLayoutConstraint.Relation,
    with spacing: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    let pairs = zip(items, items.dropFirst())
    return switch axis {
    case .horizontal:
      pairs.map { previous, next in
        next.leadingAnchor.makeConstraint(
          relation, to: previous.trailingAnchor, with: spacing, traits)
      }
    default:
      pairs.map { previous, next in
        next.topAnchor.makeConstraint(relation, to: previous.bottomAnchor, with: spacing, traits)
      }
    }
  }

  @usableFromInline
  static func stack(
    _ items: [any LayoutItem], along axis: LayoutAxis, within place: some LayoutPlace,
    with spacing: CGFloat, insetBy insets: NSDirectionalEdgeInsets,
    aligning alignment: LayoutAnchorSet?, reachesEnd: Bool, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first = items.first, let last = items.last else { return [] }
    let isRow = axis == .horizontal
    let across: LayoutAnchorSet = isRow ? .vertical : .horizontal
    let alignment = alignment ?? across
    let others: LayoutAnchorSet =
      isRow ? [.centerY, .firstBaseline, .lastBaseline] : [.centerX, .left, .right]
    guard alignment.isSubset(of: across.union(others)) else {
      stopAlongTheAxis(isRow: isRow, traits.callSite)
    }
    let container = Container(item: place.item(around: first, traits), insets: insets)
    // On the sides that are not aligned, the items stay inside.
    let atStart: NSLayoutConstraint.Relation =
      alignment.isDisjoint(with: [.top, .leading]) ? .atLeast : .equal
    let atEnd: NSLayoutConstraint.Relation =
      alignment.isDisjoint(with: [.bottom, .trailing]) ? .atLeast : .equal

    var made = [container.start(of: first, along: axis, .equal, traits)]
    made.reserveCapacity(items.count * 3 + 1)
    made += chain(items, along: axis, .equal, with: spacing, traits)
    made.append(container.end(of: last, along: axis, reachesEnd ? .equal : .atLeast, traits))
    let crossAxis: LayoutAxis = isRow ? .vertical : .horizontal
    for item in items {
      made.append(container.start(of: item, along: crossAxis, atStart, traits))
      made.append(container.end(of: item, along: crossAxis, atEnd, traits))
    }
    if alignment.isDisjoint(with: others) { return made }
    for item in items { made += container.alignment(of: item, on: alignment, first, traits) }
    return made
  }

  @usableFromInline
  static func distribute(
    _ items: [any LayoutItem], along axis: LayoutAxis, within place: some LayoutPlace,
    gapsAtLeast leastGap: CGFloat, gapsAtEnds hasGapsAtEnds: Bool, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first = items.first, let last = items.last else { return [] }
    let container = Container(
      item: place.item(around: first, traits), insets: NSDirectionalEdgeInsets())
    let isRow = axis == .horizontal
    var made: [NSLayoutConstraint] = []
    var gaps = zip(items, items.dropFirst()).map { previous, next in
      isRow
        ? previous.trailingAnchor.anchorWithOffset(to: next.leadingAnchor)
        : previous.bottomAnchor.anchorWithOffset(to: next.topAnchor)
    }
    if hasGapsAtEnds {
      gaps.insert(
        isRow
          ? container.item.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
          : container.item.topAnchor.anchorWithOffset(to: first.topAnchor), at: 0)
      gaps.append(
        isRow
          ? last.trailingAnchor.anchorWithOffset(to: container.item.trailingAnchor)
          : last.bottomAnchor.anchorWithOffset(to: container.item.bottomAnchor))
    } else {
      made.append(container.start(of: first, along: axis, .equal, traits))
      made.append(container.end(of: last, along: axis, .equal, traits))
    }
    guard let model = gaps.first else { return made }
    made.append(model.makeConstraint(.greaterThanOrEqual, to: leastGap, traits))
    return made + gaps.dropFirst().map { $0.makeConstraint(.equal, to: model, with: 0, traits) }
  }

  private static func stopAlongTheAxis(isRow: Bool, _ callSite: CallSite?) -> Never {
    callSite.stopAlways(
      isRow
        ? "A row is aligned on .top, .centerY, .bottom or a baseline. Pass one or several of these."
        : "A column is aligned on .leading, .centerX, .trailing, .left or .right. Pass one or several."
    )
  }
}

extension Arrangement {
  /// What the items are in, and their distance from its sides.
  @MainActor
  private struct Container {
    let item: any LayoutItem
    let insets: NSDirectionalEdgeInsets

    func start(
      of item: any LayoutItem, along axis: LayoutAxis, _ relation: NSLayoutConstraint.Relation,
      _ traits: ConstraintTraits
    ) -> NSLayoutConstraint {
      switch axis {
      case .horizontal:
        item.leadingAnchor.makeConstraint(
          relation, to: self.item.leadingAnchor, with: insets.leading, traits)
      default:
        item.topAnchor.makeConstraint(relation, to: self.item.topAnchor, with: insets.top, traits)
      }
    }

    func end(
      of item: any LayoutItem, along axis: LayoutAxis, _ relation: NSLayoutConstraint.Relation,
      _ traits: ConstraintTraits
    ) -> NSLayoutConstraint {
      switch axis {
      case .horizontal:
        item.trailingAnchor.makeConstraint(
          farSide: relation, to: self.item.trailingAnchor, insetBy: insets.trailing, traits)
      default:
        item.bottomAnchor.makeConstraint(
          farSide: relation, to: self.item.bottomAnchor, insetBy: insets.bottom, traits)
      }
    }

    /// The constraints of an item that are not on the sides across the axis. Baselines are those of
    /// the first item.
    func alignment(
      of item: any LayoutItem, on names: LayoutAnchorSet, _ first: any LayoutItem,
      _ traits: ConstraintTraits
    ) -> [NSLayoutConstraint] {
      let fixed = LayoutItemAnchors<LayoutAnchorsKind.Mixed>(
        names.subtracting(.edges).subtracting(.baselines), of: item)
      let baselines = LayoutItemAnchors<LayoutAnchorsKind.Mixed>(
        item === first ? [] : names.intersection(.baselines), of: item)
      // A center has no inset.
      let insets = fixed.names.isDisjoint(with: .sides) ? NSDirectionalEdgeInsets() : insets
      return fixed.makeConstraints(.equal, to: self.item, insetBy: insets, traits)
        + baselines.makeConstraints(.equal, to: first, insetBy: NSDirectionalEdgeInsets(), traits)
    }
  }
}

extension Collection where Element: LayoutItem {
  @inlinable var layoutItems: [any LayoutItem] { map { $0 } }
}
