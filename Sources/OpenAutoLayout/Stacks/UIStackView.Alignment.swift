extension UIStackView {
  /// How arranged views lie across the axis of their stack.
  ///
  ///     let row = UIStackView(arrangedSubviews: [icon, title])
  ///     row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
  ///     row.alignment = .center
  ///     row.layoutIfNeeded()
  ///     // icon.frame.midY == 22
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill = 0
    /// In a column: their leading edges are the stack's. In a row: their upper edges.
    case leading = 1
    /// In a row: their first baselines are one line. In a column: as ``fill``.
    case firstBaseline = 2
    /// Their centers are the stack's.
    case center = 3
    /// In a column: their trailing edges are the stack's. In a row: their lower edges.
    case trailing = 4
    /// In a row: their last baselines are one line. In a column: as ``fill``.
    case lastBaseline = 5

    /// In a row: the upper edges of the views are the stack's.
    public static var top: Alignment { .leading }
    /// In a row: the lower edges of the views are the stack's.
    public static var bottom: Alignment { .trailing }
  }
}
