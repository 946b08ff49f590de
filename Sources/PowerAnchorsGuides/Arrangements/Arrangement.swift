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
    let near: LayoutAnchorSet = isRow ? .leading : .top,
      far: LayoutAnchorSet = isRow ? .trailing : .bottom
    let start: LayoutAnchorSet = isRow ? .top : .leading,
      end: LayoutAnchorSet = isRow ? .bottom : .trailing
    let lines: LayoutAnchorSet = isRow ? .centerY : [.centerX, .left, .right]
    let baselines: LayoutAnchorSet = isRow ? .baselines : []
    let alignment = alignment ?? [start, end]
    guard alignment.isSubset(of: [start, end, lines, baselines]) else {
      stopAlongTheAxis(isRow: isRow, traits.callSite)
    }
    traits.callSite?.check(insets, of: alignment.intersection([.left, .right]))
    let container = place.item(around: first, traits)

    var made: [NSLayoutConstraint] = []
    made.reserveCapacity(items.count * 3 + 1)
    func hold(
      _ name: LayoutAnchorSet, of item: any LayoutItem, _ relation: NSLayoutConstraint.Relation
    ) {
      made.append(
        item.makeConstraint(on: name, relation, to: container, insetBy: insets, traits))
    }
    hold(near, of: first, .equal)
    made += chain(items, { $0 }, along: axis, .equal, with: spacing, traits)
    hold(far, of: last, reachesEnd ? .equal : .atLeast)
    for item in items {
      // On the sides that are not aligned, the items stay inside.
      hold(start, of: item, alignment.contains(start) ? .equal : .atLeast)
      hold(end, of: item, alignment.contains(end) ? .equal : .atLeast)
      if alignment.isSubset(of: [start, end]) { continue }
      for line in alignment.intersection(lines).each { hold(line, of: item, .equal) }
      if item === first { continue }
      for baseline in alignment.intersection(baselines).each {
        made.append(
          item.makeConstraint(on: baseline, .equal, to: first, insetBy: insets, traits))
      }
    }
    return made
  }

  @usableFromInline
  static func distribute(
    _ items: [any LayoutItem], along axis: LayoutAxis, within place: some LayoutPlace,
    gapsAtLeast leastGap: CGFloat, gapsAtEnds hasGapsAtEnds: Bool, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first = items.first, let last = items.last else { return [] }
    let container = place.item(around: first, traits)
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
          ? container.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
          : container.topAnchor.anchorWithOffset(to: first.topAnchor), at: 0)
      gaps.append(
        isRow
          ? last.trailingAnchor.anchorWithOffset(to: container.trailingAnchor)
          : last.bottomAnchor.anchorWithOffset(to: container.bottomAnchor))
    } else {
      let ends: [(any LayoutItem, LayoutAnchorSet)] =
        isRow ? [(first, .leading), (last, .trailing)] : [(first, .top), (last, .bottom)]
      for (item, side) in ends {
        made.append(
          item.makeConstraint(on: side, .equal, to: container, insetBy: .onEachSide(0), traits))
      }
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
