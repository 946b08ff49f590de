extension LayoutView {
  /// The constraints with this identifier that this view, or a view inside it, holds.
  ///
  /// For tests, debugging, and the rare constraint that no property keeps. An active constraint is
  /// held by the nearest common ancestor of its two views, so ask their container, or the root.
  ///
  ///     title.topAnchor.constrain(to: icon.bottomAnchor, with: 8, identifier: "title.top")
  ///     view.constraints(identifiedAs: "title.top").first?.constant = 16
  ///     // title.frame.minY == icon.frame.maxY + 16
  ///
  /// - Parameter identifier: The identifier given to `constrain`, or to the constraint.
  /// - Returns: All matches, a view's own before those of the views inside it.
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
