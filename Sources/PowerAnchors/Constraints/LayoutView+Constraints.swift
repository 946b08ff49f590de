extension LayoutView {
  /// Returns the constraints with an identifier that this view or its subviews hold.
  ///
  /// Use it in tests, for debugging, and for a constraint that no property keeps. The nearest
  /// common ancestor of its two views holds an active constraint. So call this method on their
  /// container or on the root view.
  ///
  ///     title.topAnchor.constrain(to: icon.bottomAnchor, with: 8, identifier: "title.top")
  ///     view.constraints(identifiedAs: "title.top").first?.constant = 16
  ///     // title.frame.minY == icon.frame.maxY + 16
  ///
  /// - Parameter identifier: The identifier given to `constrain`, or to the constraint.
  /// - Returns: All matches, those of a view before those of its subviews.
  /// - Complexity: Linear in the number of views and constraints below this view.
  public func constraints(identifiedAs identifier: String) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var pending = [self]
    while let view = pending.popLast() {
      found += view.constraints.filter { $0.identifier == identifier }
      pending += view.subviews.reversed()
    }
    return found
  }
}
