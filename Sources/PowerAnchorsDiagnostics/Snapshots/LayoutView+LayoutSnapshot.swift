public import PowerAnchors

extension LayoutView {
  /// The layout of the view and its subtree at this moment, to keep or to compare.
  ///
  /// It is the same in debug and release builds. Reading it lays out the tree first.
  public var layoutSnapshot: LayoutSnapshot { LayoutSnapshot(LayoutReading(of: self).facts) }
}
