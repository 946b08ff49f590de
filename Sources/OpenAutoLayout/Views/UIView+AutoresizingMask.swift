extension UIView {
  /// The margins and lengths of a view that change with the size of its superview.
  ///
  ///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     let bar = UIView(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
  ///     bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  ///     root.addSubview(bar)
  ///     root.frame.size = CGSize(width: 480, height: 320)
  ///     root.layoutIfNeeded()
  ///     // bar.frame == CGRect(x: 0, y: 276, width: 480, height: 44)
  ///
  /// Several of them share the difference. Use constraints for other rules, and between views that
  /// are not superview and subview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge of the superview changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge of the superview changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge of the superview changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge of the superview changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
