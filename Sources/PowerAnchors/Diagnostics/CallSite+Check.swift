// Checks for mistakes for which the platforms raise an exception without naming the call.
//
// Only for what is certain at the call. A mask that is still translated is not: the next line may
// switch it off, and its frame may satisfy the constraint. Reports name it when the tree is laid out.
extension CallSite {
  @usableFromInline
  package func check<Anchor: LayoutAnchor>(
    _ anchor: Anchor, with constant: CGFloat, multiplyBy multiplier: CGFloat
  ) {
    check(constant: constant)
    check(multiplier: multiplier)
    if multiplier == 0, !(anchor is NSLayoutDimension) {
      stop("A multiplier of 0 leaves a position without the other one. Pass another factor.")
    }
  }

  @usableFromInline
  package func check(constant: CGFloat) {
    guard !constant.isFinite else { return }
    stop("The constant is \(constant). Pass a finite number of points.")
  }

  /// Insets move sides alone. Beside sides, other anchors may stand, and have none.
  @usableFromInline
  func check(_ insets: NSDirectionalEdgeInsets, of anchors: LayoutAnchorSet) {
    if !anchors.isDisjoint(with: [.left, .right]), insets.leading != insets.trailing {
      stop(
        """
        Left and right take one inset, the same on both sides: these insets are of the leading and \
        the trailing side. Constrain single anchors with constants.
        """)
    }
    guard !anchors.isEmpty, anchors.isDisjoint(with: .sides) else { return }
    let distances = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if distances.allSatisfy({ $0 == 0 }) { return }
    stop(
      """
      Centers, baselines and dimensions have no insets. Constrain one anchor with a constant, as in \
      centerYAnchor.constrain(to: other.centerYAnchor, with: 4).
      """)
  }

  /// The second item's anchors have to be named like the first item's.
  @usableFromInline
  package func check(_ others: LayoutAnchorSet, include anchors: LayoutAnchorSet) {
    if anchors.isSubset(of: others) { return }
    stop(
      """
      The other item's anchors leave out some of these. Pass the item itself, or the same anchors of \
      it.
      """)
  }

  @usableFromInline
  func check(isBound relation: NSLayoutConstraint.Relation) {
    if relation != .equal { return }
    stop("A size that is equal to a number has no preferred one. Pass .atLeast or .atMost.")
  }

  @usableFromInline
  package func check(multiplier: CGFloat) {
    guard !multiplier.isFinite else { return }
    stop("The multiplier is \(multiplier). Pass a finite factor.")
  }

  @usableFromInline
  package func check(priority: LayoutPriority) {
    if priority.rawValue > 0 && priority.rawValue <= 1000 { return }
    stop(
      """
      The priority is \(priority.rawValue). Pass one above 0 and at most 1000; to switch a constraint \
      off, deactivate it.
      """)
  }

  @usableFromInline @MainActor
  package func checkActivation(of constraint: NSLayoutConstraint) {
    // A group activates its constraints when its closure returns, and runs the check then.
    guard LayoutConstraintGroup.recording == nil else { return }
    if let sentence = constraint.missingAncestor { stop(sentence) }
  }
}

extension NSLayoutConstraint {
  /// Stops if the items share no ancestor, with the call site that the constraint has as its
  /// identifier.
  func checkAncestor() {
    guard let missingAncestor else { return }
    preconditionFailure([identifier, missingAncestor].compactMap(\.self).joined(separator: ": "))
  }

  /// The remedy if the items of the constraint share no ancestor.
  var missingAncestor: String? {
    let (first, second) = items
    for case let guide as LayoutGuide in [first, second] where guide.owningView == nil {
      return """
        A layout guide belongs to no view. Add it with addLayoutGuide(_:) before it takes part in \
        an active constraint.
        """
    }
    guard
      let first, let firstView = hostView(of: first),
      let second, let secondView = hostView(of: second)
    else { return nil }
    if firstView.root === secondView.root { return nil }
    return """
      \(reportName(of: first)) and \(reportName(of: second)) share no ancestor. Add both to one \
      hierarchy before the constraint is activated, or pass isActive: false.
      """
  }
}

/// The item itself if it is a view, or the view that owns the guide.
@MainActor
func hostView(of item: AnyObject) -> LayoutView? {
  item as? LayoutView ?? (item as? LayoutGuide)?.owningView
}

extension LayoutView {
  fileprivate var root: LayoutView {
    var root = self
    while let superview = root.surroundingView { root = superview }
    return root
  }
}
