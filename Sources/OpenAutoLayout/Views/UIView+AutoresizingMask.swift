extension UIView {
  /// The parts of a view's place in its superview that change when the superview's size does.
  ///
  ///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     let bar = UIView(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
  ///     bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  ///     root.addSubview(bar)
  ///     root.frame.size = CGSize(width: 480, height: 320)
  ///     root.layoutIfNeeded()
  ///     // bar.frame == CGRect(x: 0, y: 276, width: 480, height: 44)
  ///
  /// Several parts that change share the difference. Constraints say more, and say it of views that
  /// are not superview and subview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left side of the superview changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right side of the superview changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the upper side of the superview changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the lower side of the superview changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
