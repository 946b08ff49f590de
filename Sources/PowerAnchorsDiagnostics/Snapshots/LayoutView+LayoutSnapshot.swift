public import PowerAnchors

extension LayoutView {
  /// The layout of the view and all that is in it, in a form that stays the same as long as the
  /// layout does.
  ///
  /// It is the same in debug and release builds. Lays the tree out first.
  public var layoutSnapshot: LayoutSnapshot { LayoutSnapshot(LayoutReading(of: self).facts) }
}
