/// What is done to many items, on whichever axis.
@MainActor @usableFromInline
enum Arrangement {
  /// Holds every anchor at the first one.
  @usableFromInline
  static func equate<Anchor: LayoutAnchor>(
    _ anchors: [Anchor], _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first = anchors.first else { return [] }
    let made = anchors.dropFirst().map { $0.makeConstraint(.equal, to: first, with: 0, traits) }
    made.activate(by: traits)
    return made
  }

  @usableFromInline
  static func chain<Anchor>(
    _ spans: [Span<Anchor>], _ relation: NSLayoutConstraint.Relation, with spacing: CGFloat,
    _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    let made = zip(spans, spans.dropFirst()).map { previous, next in
      next.start.makeConstraint(relation, to: previous.end, with: spacing, traits)
    }
    made.activate(by: traits)
    return made
  }

  @usableFromInline
  static func distribute<Anchor>(
    _ spans: [Span<Anchor>], within container: Span<Anchor>, withAtLeast spacing: CGFloat,
    spacesEnds: Bool, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    guard let first = spans.first, let last = spans.last else { return [] }
    var gaps = zip(spans, spans.dropFirst()).map { $0.end.anchorWithOffset(to: $1.start) }
    var made: [NSLayoutConstraint] = []
    if spacesEnds {
      gaps.insert(container.start.anchorWithOffset(to: first.start), at: 0)
      gaps.append(last.end.anchorWithOffset(to: container.end))
    } else {
      made.append(first.start.makeConstraint(.equal, to: container.start, with: 0, traits))
      made.append(last.end.makeConstraint(.equal, to: container.end, with: 0, traits))
    }
    if let model = gaps.first {
      made.append(model.makeConstraint(.greaterThanOrEqual, to: spacing, traits))
      made += gaps.dropFirst().map { $0.makeConstraint(.equal, to: model, with: 0, traits) }
    }
    made.activate(by: traits)
    return made
  }
}
