/// The calls for many items, for arrays of any type.
///
/// Inlinable, so that the client's copy is specialized for the kind of anchor. Unspecialized
/// generic code costs more than the platform's calls.
@MainActor @usableFromInline
enum Arrangement {
  /// Constrains every anchor to the first one.
  @inlinable
  static func relate<Anchor: LayoutAnchor>(
    _ anchors: [Anchor], _ relation: NSLayoutConstraint.Relation, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    let made = makeConstraints(anchors, relation, traits)
    made.activate(by: traits)
    return made
  }

  /// Constrains every size to the first one.
  @inlinable
  static func relateSizes(
    _ sizes: [LayoutSizeAnchors], _ relation: NSLayoutConstraint.Relation,
    _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    let made =
      makeConstraints(sizes.map { $0.width }, relation, traits)
      + makeConstraints(sizes.map { $0.height }, relation, traits)
    made.activate(by: traits)
    return made
  }

  /// Constrains every dimension to a number.
  @inlinable
  static func hold(
    _ dimensions: [NSLayoutDimension], _ relation: NSLayoutConstraint.Relation,
    at constant: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    let made = dimensions.map { $0.makeConstraint(relation, to: constant, traits) }
    made.activate(by: traits)
    return made
  }

  @inlinable @inline(__always)
  static func chain(
    _ items: [any LayoutItem], along axis: LayoutAxis, _ relation: NSLayoutConstraint.Relation,
    with spacing: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    switch axis {
    case .horizontal: chain(items, HorizontalEnds.self, relation, with: spacing, traits)
    default: chain(items, VerticalEnds.self, relation, with: spacing, traits)
    }
  }

  @inlinable @inline(__always)
  static func distribute(
    _ items: [any LayoutItem], along axis: LayoutAxis, within container: some LayoutItem,
    gapsAtLeast leastGap: CGFloat, gapsAtEnds hasGapsAtEnds: Bool, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    switch axis {
    case .horizontal:
      distribute(
        items, HorizontalEnds.self, within: container, gapsAtLeast: leastGap,
        gapsAtEnds: hasGapsAtEnds, traits)
    default:
      distribute(
        items, VerticalEnds.self, within: container, gapsAtLeast: leastGap,
        gapsAtEnds: hasGapsAtEnds, traits)
    }
  }

  @inlinable
  static func chain<Ends: AxisEnds>(
    _ items: [any LayoutItem], _ ends: Ends.Type, _ relation: NSLayoutConstraint.Relation,
    with spacing: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    let made = makeGaps(between: items, ends, relation, with: spacing, traits)
    made.activate(by: traits)
    return made
  }

  @inlinable
  static func makeGaps<Ends: AxisEnds>(
    between items: [any LayoutItem], _ ends: Ends.Type, _ relation: NSLayoutConstraint.Relation,
    with spacing: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    zip(items, items.dropFirst()).map { previous, next in
      ends.start(of: next).makeConstraint(
        relation, to: ends.end(of: previous), with: spacing, traits)
    }
  }

  @inlinable
  static func makeConstraints<Anchor: LayoutAnchor>(
    _ anchors: [Anchor], _ relation: NSLayoutConstraint.Relation, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first = anchors.first else { return [] }
    return anchors.dropFirst().map { $0.makeConstraint(relation, to: first, with: 0, traits) }
  }

  @inlinable
  static func distribute<Ends: AxisEnds>(
    _ items: [any LayoutItem], _ ends: Ends.Type, within container: any LayoutItem,
    gapsAtLeast leastGap: CGFloat, gapsAtEnds hasGapsAtEnds: Bool, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first = items.first, let last = items.last else { return [] }
    let start = ends.start(of: container), end = ends.end(of: container)
    var gaps = zip(items, items.dropFirst()).map {
      ends.end(of: $0).anchorWithOffset(to: ends.start(of: $1))
    }
    var made: [NSLayoutConstraint] = []
    if hasGapsAtEnds {
      gaps.insert(start.anchorWithOffset(to: ends.start(of: first)), at: 0)
      gaps.append(ends.end(of: last).anchorWithOffset(to: end))
    } else {
      made.append(ends.start(of: first).makeConstraint(.equal, to: start, with: 0, traits))
      made.append(ends.end(of: last).makeConstraint(.equal, to: end, with: 0, traits))
    }
    if let model = gaps.first {
      made.append(model.makeConstraint(.greaterThanOrEqual, to: leastGap, traits))
      made += gaps.dropFirst().map { $0.makeConstraint(.equal, to: model, with: 0, traits) }
    }
    made.activate(by: traits)
    return made
  }
}

extension Collection where Element: LayoutItem {
  @inlinable var layoutItems: [any LayoutItem] { map { $0 } }
}

extension Collection where Element == any LayoutItem {
  @inlinable var layoutItems: [any LayoutItem] { Array(self) }
}
