/// How much a constraint counts: 1000 must hold; below, a higher one is served first, whatever the
/// lower ones lose.
///
///     width.priority = UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1)
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }
}

extension UILayoutPriority {
  /// 1000: has to hold.
  public static let required = UILayoutPriority(1000)
  /// 750: what a view resists being squeezed with.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag with this priority resizes the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeps its size with this priority.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag with this priority does not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: what a view resists growing with.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: what ``UIView/systemLayoutSizeFitting(_:)`` wishes its target with.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
