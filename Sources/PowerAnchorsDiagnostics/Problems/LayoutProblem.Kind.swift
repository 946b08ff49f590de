extension LayoutProblem {
  /// A kind of problem that a layout may have.
  ///
  ///     let clipped = view.layoutProblems.filter { $0.kind == .clippedText }
  ///     // clipped.isEmpty == true
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// Required constraints cannot all hold, and one is left out.
    case conflict
    /// The constraints leave a side of a view or guide more than one value.
    case ambiguity
    /// The autoresizing mask of a view counts as constraints, and others are meant to place it.
    case translatedMask
    /// A view has no width or no height, and something to show.
    case emptyView
    /// Text needs more room, or more lines, than it has.
    case clippedText
    /// A view reaches out of its superview, which neither clips nor scrolls.
    case outsideSuperview
    /// Two sibling views lie partly on top of each other, or two texts do.
    case overlap
    /// An optional constraint does not hold. That is what optional constraints are for, so it is only
    /// looked for on request.
    case brokenOptional
  }
}

extension Set<LayoutProblem.Kind> {
  /// What a sound layout has none of: all kinds but ``LayoutProblem/Kind/brokenOptional``.
  public static var standard: Self { all.subtracting([.brokenOptional]) }

  /// All kinds.
  public static var all: Self { Set(LayoutProblem.Kind.allCases) }
}
