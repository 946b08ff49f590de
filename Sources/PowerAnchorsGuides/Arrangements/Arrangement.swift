/// The calls for many items, for arrays of any type.
@MainActor @usableFromInline
enum Arrangement {
  /// Makes a constraint between each item and the next one.
  ///
  /// - Parameter item: Returns an element as an item. The optimizer removes it.
  @inlinable @inline(__always)
  static func chain<Items: Collection>(
    _ items: Items, _ item: (Items.Element) -> any LayoutItem, along axis: LayoutAxis,
    _ relation: NSLayoutConstraint.Relation, with spacing: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    made.reserveCapacity(items.count)
    // Not map, whose closure asks for its actor in each call.
    for (previous, next) in zip(items, items.dropFirst()) {
      switch axis {
      case .horizontal:
        made.append(
          item(next).leadingAnchor.makeConstraint(
            relation, to: item(previous).trailingAnchor, with: spacing, traits))
      default:
        made.append(
          item(next).topAnchor.makeConstraint(
            relation, to: item(previous).bottomAnchor, with: spacing, traits))
      }
    }
    return made
  }

  @usableFromInline
  static func stack(
    _ items: [any LayoutItem], along axis: LayoutAxis, within place: some LayoutPlace,
    with spacing: CGFloat, insetBy insets: NSDirectionalEdgeInsets,
    aligning alignment: LayoutAnchorSet?, reachesEnd: Bool, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first = items.first, let last = items.last else { return [] }
    let isRow = axis == .horizontal
    let across: LayoutAnchorSet = isRow ? .topAndBottom : .leadingAndTrailing
    let alignment = alignment ?? across
    let lines: LayoutAnchorSet = isRow ? .centerY : [.centerX, .left, .right]
    let baselines: LayoutAnchorSet = isRow ? .baselines : []
    guard alignment.isSubset(of: across.union(lines).union(baselines)) else {
      stopAlongTheAxis(isRow: isRow, traits.callSite)
    }
    let container = Container(item: place.item(around: first, traits), insets: insets)
    // On the sides that are not aligned, the items stay inside.
    let (start, end): (LayoutAnchorSet, LayoutAnchorSet) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let atStart: NSLayoutConstraint.Relation = alignment.contains(start) ? .equal : .atLeast
    let atEnd: NSLayoutConstraint.Relation = alignment.contains(end) ? .equal : .atLeast

    var made: [NSLayoutConstraint] = []
    made.reserveCapacity(items.count * 3 + 1)
    made.append(container.constraint(on: isRow ? .leading : .top, of: first, .equal, traits))
    made += chain(items, { $0 }, along: axis, .equal, with: spacing, traits)
    made.append(
      container.constraint(
        on: isRow ? .trailing : .bottom, of: last, reachesEnd ? .equal : .atLeast, traits))
    for item in items {
      made.append(container.constraint(on: start, of: item, atStart, traits))
      made.append(container.constraint(on: end, of: item, atEnd, traits))
    }
    if alignment.isSubset(of: across) { return made }
    // A center has no inset.
    let inset = alignment.isDisjoint(with: [.left, .right]) ? NSDirectionalEdgeInsets() : insets
    for item in items {
      made += LayoutItemAnchors<LayoutAnchorsKind.Mixed>(alignment.intersection(lines), of: item)
        .makeConstraints(.equal, to: container.item, insetBy: inset, traits)
      if item === first { continue }
      made += LayoutItemAnchors<LayoutAnchorsKind.Mixed>(
        alignment.intersection(baselines), of: item
      )
      .makeConstraints(.equal, to: first, insetBy: NSDirectionalEdgeInsets(), traits)
    }
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
    var gaps = zip(items, items.dropFirst()).map {
      isRow
        ? $0.trailingAnchor.anchorWithOffset(to: $1.leadingAnchor)
        : $0.bottomAnchor.anchorWithOffset(to: $1.topAnchor)
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
      made.append(container.constraint(on: isRow ? .leading : .top, of: first, .equal, traits))
      made.append(container.constraint(on: isRow ? .trailing : .bottom, of: last, .equal, traits))
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

    func constraint(
      on side: LayoutAnchorSet, of item: any LayoutItem, _ relation: NSLayoutConstraint.Relation,
      _ traits: ConstraintTraits
    ) -> NSLayoutConstraint {
      let other = self.item, far = relation.reversed
      return switch side {
      case .top:
        item.topAnchor.makeConstraint(relation, to: other.topAnchor, with: insets.top, traits)
      case .leading:
        item.leadingAnchor.makeConstraint(
          relation, to: other.leadingAnchor, with: insets.leading, traits)
      case .bottom:
        item.bottomAnchor.makeConstraint(
          far, to: other.bottomAnchor, with: 0 - insets.bottom, traits)
      default:
        item.trailingAnchor.makeConstraint(
          far, to: other.trailingAnchor, with: 0 - insets.trailing, traits)
      }
    }
  }
}

@MainActor
extension Collection {
  /// Makes a constraint between an anchor of each element and another anchor.
  @inlinable @inline(__always)
  func constraints<Anchor: LayoutAnchor>(
    on anchor: KeyPath<Element, Anchor>, _ relation: NSLayoutConstraint.Relation, to other: Anchor,
    with constant: CGFloat = 0, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    map { $0[keyPath: anchor].makeConstraint(relation, to: other, with: constant, traits) }
  }

  /// Makes a constraint between an anchor of each element but the first and that of the first.
  @inlinable @inline(__always)
  func constraintsToFirst<Anchor: LayoutAnchor>(
    on anchor: KeyPath<Element, Anchor>, _ relation: NSLayoutConstraint.Relation,
    _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first else { return [] }
    return dropFirst().constraints(on: anchor, relation, to: first[keyPath: anchor], traits)
  }

  /// Makes constraints between several anchors of each element and those of a place.
  @inlinable
  func constraints<Kind>(
    on anchors: KeyPath<Element, LayoutItemAnchors<Kind>>, _ relation: NSLayoutConstraint.Relation,
    to place: some LayoutPlace, insetBy inset: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    map { $0[keyPath: anchors] }.flatMap {
      $0.makeConstraints(
        relation, to: place.item(around: $0.item, traits), insetBy: .onEachSide(inset), traits)
    }
  }
}

extension Collection where Element: LayoutItem {
  /// Not isolated, or else the closure asks for its actor in each call.
  @inlinable var layoutItems: [any LayoutItem] { map { $0 } }
}
