/// What is done to many items, whatever the type of the array that they come in.
///
/// Inlinable, so that a client's own copies know the kind of anchor. Generic code that does not pays
/// more than the platform's calls do.
@MainActor @usableFromInline
enum Arrangement {
  /// Holds every anchor to the first one.
  @inlinable
  static func relate<Anchor: LayoutAnchor>(
    _ anchors: [Anchor], _ relation: NSLayoutConstraint.Relation, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    let made = makeConstraints(anchors, relation, traits)
    made.activate(by: traits)
    return made
  }

  /// Holds every size to the first one.
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

  /// Holds every dimension at a number.
  @inlinable
  static func hold(
    _ dimensions: [NSLayoutDimension], _ relation: NSLayoutConstraint.Relation,
    at constant: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    let made = dimensions.map { $0.makeConstraint(relation, to: constant, traits) }
    made.activate(by: traits)
    return made
  }

  @inlinable
  static func chain(
    _ items: [any LayoutItem], along axis: LayoutAxis, _ relation: NSLayoutConstraint.Relation,
    with spacing: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    axis == .horizontal
      ? chain(items.map { $0.horizontalSpan }, relation, with: spacing, traits)
      : chain(items.map { $0.verticalSpan }, relation, with: spacing, traits)
  }

  @inlinable
  static func distribute(
    _ items: [any LayoutItem], along axis: LayoutAxis, within container: some LayoutItem,
    gapsAtLeast leastGap: CGFloat, gapsAtEnds hasGapsAtEnds: Bool, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    axis == .horizontal
      ? distribute(
        items.map { $0.horizontalSpan }, within: container.horizontalSpan, gapsAtLeast: leastGap,
        gapsAtEnds: hasGapsAtEnds, traits)
      : distribute(
        items.map { $0.verticalSpan }, within: container.verticalSpan, gapsAtLeast: leastGap,
        gapsAtEnds: hasGapsAtEnds, traits)
  }

  @inlinable
  static func chain<Anchor>(
    _ spans: [Span<Anchor>], _ relation: NSLayoutConstraint.Relation, with spacing: CGFloat,
    _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    let made = makeGaps(between: spans, relation, with: spacing, traits)
    made.activate(by: traits)
    return made
  }

  @inlinable
  static func makeGaps<Anchor>(
    between spans: [Span<Anchor>], _ relation: NSLayoutConstraint.Relation,
    with spacing: CGFloat, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    zip(spans, spans.dropFirst()).map { previous, next in
      next.start.makeConstraint(relation, to: previous.end, with: spacing, traits)
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
  static func distribute<Anchor>(
    _ spans: [Span<Anchor>], within container: Span<Anchor>, gapsAtLeast leastGap: CGFloat,
    gapsAtEnds hasGapsAtEnds: Bool, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first = spans.first, let last = spans.last else { return [] }
    var gaps = zip(spans, spans.dropFirst()).map { $0.end.anchorWithOffset(to: $1.start) }
    var made: [NSLayoutConstraint] = []
    if hasGapsAtEnds {
      gaps.insert(container.start.anchorWithOffset(to: first.start), at: 0)
      gaps.append(last.end.anchorWithOffset(to: container.end))
    } else {
      made.append(first.start.makeConstraint(.equal, to: container.start, with: 0, traits))
      made.append(last.end.makeConstraint(.equal, to: container.end, with: 0, traits))
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
