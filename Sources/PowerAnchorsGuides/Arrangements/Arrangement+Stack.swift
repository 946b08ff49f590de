extension Arrangement {
  @inlinable
  static func stack(
    _ items: [any LayoutItem], along axis: LayoutAxis, within place: some LayoutPlace,
    with spacing: CGFloat, insetBy insets: NSDirectionalEdgeInsets,
    aligning alignment: LayoutAnchorSet?, reachesEnd: Bool, _ traits: ConstraintTraits
  ) -> LayoutStackConstraints {
    let isRow = axis == .horizontal
    let across: LayoutAnchorSet =
      isRow ? [.top, .centerY, .bottom] : [.leading, .centerX, .trailing]
    let alignment = alignment ?? across.subtracting([.centerX, .centerY])
    guard across.isSuperset(of: alignment) else { stopAlongTheAxis(isRow, traits.callSite) }
    guard let first = items.first else {
      return LayoutStackConstraints(start: [], gaps: [], rest: [])
    }
    let container = place.item(around: first, traits)
    let horizontal = Inside(
      container.horizontalSpan, insetBy: insets.leading, insets.trailing,
      aligningStart: alignment.contains(.leading), end: alignment.contains(.trailing), traits)
    let vertical = Inside(
      container.verticalSpan, insetBy: insets.top, insets.bottom,
      aligningStart: alignment.contains(.top), end: alignment.contains(.bottom), traits)
    return isRow
      ? stack(
        items.map { $0.horizontalSpan }, in: horizontal, with: spacing, reachesEnd: reachesEnd,
        across: items.flatMap { vertical.align($0.verticalSpan) }
          + center(
            items, { $0.centerYAnchor }, in: container, if: alignment.contains(.centerY), traits),
        traits)
      : stack(
        items.map { $0.verticalSpan }, in: vertical, with: spacing, reachesEnd: reachesEnd,
        across: items.flatMap { horizontal.align($0.horizontalSpan) }
          + center(
            items, { $0.centerXAnchor }, in: container, if: alignment.contains(.centerX), traits),
        traits)
  }

  @inlinable
  static func stack<Anchor>(
    _ spans: [Span<Anchor>], in container: Inside<Anchor>, with spacing: CGFloat,
    reachesEnd: Bool, across: [NSLayoutConstraint], _ traits: ConstraintTraits
  ) -> LayoutStackConstraints {
    LayoutStackConstraints(
      start: spans.prefix(1).map { container.start(.equal, $0) },
      gaps: makeGaps(between: spans, .equal, with: spacing, traits),
      rest: spans.suffix(1).map { container.end(reachesEnd ? .equal : .atLeast, $0) } + across
    )
    .activated(by: traits)
  }

  @inlinable
  static func center<Anchor: LayoutAnchor>(
    _ items: [any LayoutItem], _ anchor: (any LayoutItem) -> Anchor,
    in container: any LayoutItem, if isCentered: Bool, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard isCentered else { return [] }
    let center = anchor(container)
    return items.map { anchor($0).makeConstraint(.equal, to: center, with: 0, traits) }
  }

  @usableFromInline @inline(never)
  static func stopAlongTheAxis(_ isRow: Bool, _ callSite: CallSite?) -> Never {
    let sentence =
      isRow
      ? "A row is aligned on .top, .centerY or .bottom. Pass one or several of these."
      : "A column is aligned on .leading, .centerX or .trailing. Pass one or several of these."
    callSite?.stop(sentence)
    // The text of a precondition would be lost in an optimized build.
    fatalError(sentence)
  }
}

/// How items lie in a container on one axis.
@frozen @usableFromInline @MainActor
struct Inside<Anchor: PositionAnchor> {
  @usableFromInline let container: Span<Anchor>
  @usableFromInline let startInset: CGFloat
  @usableFromInline let endInset: CGFloat
  /// Whether items are aligned on the start and the end; otherwise they keep inside.
  @usableFromInline let alignsStart: Bool
  @usableFromInline let alignsEnd: Bool
  @usableFromInline let traits: ConstraintTraits

  @inlinable
  init(
    _ container: Span<Anchor>, insetBy startInset: CGFloat, _ endInset: CGFloat,
    aligningStart alignsStart: Bool, end alignsEnd: Bool, _ traits: ConstraintTraits
  ) {
    self.container = container
    self.startInset = startInset
    self.endInset = endInset
    self.alignsStart = alignsStart
    self.alignsEnd = alignsEnd
    self.traits = traits
  }

  @inlinable
  func start(
    _ relation: NSLayoutConstraint.Relation, _ span: Span<Anchor>
  ) -> NSLayoutConstraint {
    span.start.makeConstraint(relation, to: container.start, with: startInset, traits)
  }

  @inlinable
  func end(_ relation: NSLayoutConstraint.Relation, _ span: Span<Anchor>) -> NSLayoutConstraint {
    span.end.makeConstraint(farSide: relation, to: container.end, insetBy: endInset, traits)
  }

  @inlinable
  func align(_ span: Span<Anchor>) -> [NSLayoutConstraint] {
    [start(alignsStart ? .equal : .atLeast, span), end(alignsEnd ? .equal : .atLeast, span)]
  }
}
