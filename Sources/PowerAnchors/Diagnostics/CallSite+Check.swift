// Checks for mistakes for which the platforms raise an exception without naming the call, or which
// they accept and lay out wrongly.
extension CallSite {
  @usableFromInline @MainActor
  package func check<Anchor: LayoutAnchor>(
    _ anchor: Anchor, to other: Anchor, with constant: CGFloat, multiplyBy multiplier: CGFloat
  ) {
    check(constant: constant)
    check(multiplier: multiplier)
    guard !(anchor is NSLayoutDimension) else { return }
    if multiplier == 0 {
      stop("A multiplier of 0 leaves a position without the other one. Pass another factor.")
    }
    if let anchor = anchor as? NSLayoutXAxisAnchor, let other = other as? NSLayoutXAxisAnchor {
      checkDirections(anchor, other)
    }
  }

  @usableFromInline
  package func check(constant: CGFloat) {
    guard !constant.isFinite else { return }
    stop("The constant is \(constant). Pass a finite number of points.")
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

  /// Leading and trailing flip in a right-to-left layout, left and right do not.
  @usableFromInline @MainActor
  package func checkDirections(_ anchor: NSLayoutXAxisAnchor, _ other: NSLayoutXAxisAnchor) {
    // The platforms raise an exception for the mixed pair, and UIKit's anchors do not provide their
    // attributes. A constraint between an anchor and itself shows its attribute.
    let first = anchor.constraint(equalTo: anchor).firstAttribute
    let second = other.constraint(equalTo: other).firstAttribute
    guard
      first.isRelativeToDirection && second.isAbsolute
        || first.isAbsolute && second.isRelativeToDirection
    else { return }
    stop(
      """
      Leading or trailing is mixed with left or right, and these part in a right-to-left layout. \
      Use leading and trailing on both sides.
      """)
  }

  @usableFromInline @MainActor
  package func checkActivation(
    of constraint: NSLayoutConstraint, receiver: NSLayoutConstraint.Receiver
  ) {
    let (first, second) = constraint.items
    switch receiver {
    case .firstItem: checkMask(of: first, against: second, in: constraint)
    case .secondItem: checkMask(of: second, against: first, in: constraint)
    }
    // A group activates its constraints when its closure returns, and runs the check then.
    guard LayoutConstraintGroup.recording == nil else { return }
    if let sentence = constraint.missingAncestor { stop(sentence) }
  }

  /// A translated autoresizing mask fixes the frame that the constraint should determine.
  ///
  /// Not checked: a root view; a container whose subviews determine its size, such as a cell's
  /// content view; a dimension that is flexible in the mask, or that has only bounds or optional
  /// constraints.
  @MainActor
  private func checkMask(
    of item: AnyObject?, against other: AnyObject?, in constraint: NSLayoutConstraint
  ) {
    guard
      let view = item as? LayoutView, view.surroundingView != nil,
      view.translatesAutoresizingMaskIntoConstraints
    else { return }
    if let other {
      guard let otherView = hostView(of: other), !otherView.isDescendant(of: view) else { return }
    } else {
      let flexible: LayoutView.AutoresizingMask =
        constraint.firstAttribute == .width ? .flexibleWidth : .flexibleHeight
      guard
        constraint.relation == .equal, constraint.priority == .required,
        !view.autoresizingMask.contains(flexible)
      else { return }
    }
    stop(
      """
      \(view.reportName) still translates its autoresizing mask into constraints, which contradict \
      this one. Add it with addSubviewsUsingAutoLayout(_:), or set \
      translatesAutoresizingMaskIntoConstraints to false.
      """)
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
        A layout guide belongs to no view. Add it with addLayoutGuides(_:) before it takes part in \
        an active constraint.
        """
    }
    guard
      let first, let firstView = hostView(of: first),
      let second, let secondView = hostView(of: second)
    else { return nil }
    guard !firstView.isNextTo(secondView), firstView.root !== secondView.root else { return nil }
    return """
      \(reportName(of: first)) and \(reportName(of: second)) share no ancestor. Add both to one \
      hierarchy before the constraint is activated, or pass isActive: false.
      """
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isRelativeToDirection: Bool { self == .leading || self == .trailing }
  fileprivate var isAbsolute: Bool { self == .left || self == .right }
}

/// The item itself if it is a view, or the view that owns the guide.
@MainActor
func hostView(of item: AnyObject) -> LayoutView? {
  item as? LayoutView ?? (item as? LayoutGuide)?.owningView
}

extension LayoutView {
  /// A fast check whether the two share an ancestor, which finds it for nearly all pairs. In a deep
  /// tree, the path to the root is long.
  fileprivate func isNextTo(_ other: LayoutView) -> Bool {
    let superview = surroundingView
    return self === other || superview === other || self === other.surroundingView
      || superview != nil && superview === other.surroundingView
  }

  fileprivate var root: LayoutView {
    var root = self
    while let superview = root.surroundingView { root = superview }
    return root
  }
}
