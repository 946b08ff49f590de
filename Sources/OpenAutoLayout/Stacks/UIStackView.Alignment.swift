extension UIStackView {
  /// The alignment of arranged views across the axis of their stack.
  ///
  ///     let row = UIStackView(arrangedSubviews: [icon, title])
  ///     row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
  ///     row.alignment = .center
  ///     row.layoutIfNeeded()
  ///     // icon.frame.midY == 22
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill = 0
    /// In a column, the leading edges of the views are at the stack's. In a row, their top edges
    /// are.
    case leading = 1
    /// In a row, the first baselines of the views are on one line. In a column, it is the same as
    /// ``fill``.
    case firstBaseline = 2
    /// The views are centered in the stack.
    case center = 3
    /// In a column, the trailing edges of the views are at the stack's. In a row, their bottom
    /// edges are.
    case trailing = 4
    /// In a row, the last baselines of the views are on one line. In a column, it is the same as
    /// ``fill``.
    case lastBaseline = 5

    /// In a row, the top edges of the views are at the stack's. It is the same as ``leading``.
    public static var top: Alignment { .leading }
    /// In a row, the bottom edges of the views are at the stack's. It is the same as ``trailing``.
    public static var bottom: Alignment { .trailing }
  }
}
