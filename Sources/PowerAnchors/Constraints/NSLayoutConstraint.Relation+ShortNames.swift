extension NSLayoutConstraint.Relation {
  /// A short name for `greaterThanOrEqual`.
  ///
  ///     title.widthAnchor.constrain(.atLeast, to: 80)
  ///     // title.frame.width >= 80
  @inlinable
  public static var atLeast: NSLayoutConstraint.Relation { .greaterThanOrEqual }

  /// A short name for `lessThanOrEqual`.
  ///
  ///     title.widthAnchor.constrain(.atMost, to: view.widthAnchor, multiplyBy: 0.5)
  ///     // title.frame.width <= view.frame.width / 2
  @inlinable
  public static var atMost: NSLayoutConstraint.Relation { .lessThanOrEqual }
}
