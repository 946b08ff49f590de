/// How much a constraint counts: 1000 must hold; below, a higher one is served first, whatever the
/// lower ones lose.
///
///     width.priority = UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1)
@frozen
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float

  @inlinable
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from its number.
  ///
  ///     let width = title.widthAnchor.constraint(equalToConstant: 200)
  ///     width.priority = UILayoutPriority(999)
  ///     width.isActive = true
  ///     // title.frame.width == 200
  ///
  /// - Parameter rawValue: The number, above 0 and at most 1000 for a constraint. It is checked
  ///   where the priority is set, not here.
  @inlinable
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }
}

// Computed and inlinable, so that a default of `.required` folds away in a client.
extension UILayoutPriority {
  /// 1000: has to hold.
  @inlinable public static var required: UILayoutPriority { UILayoutPriority(1000) }
  /// 750: what a view resists being squeezed with.
  @inlinable public static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }
  /// 510: a drag with this priority resizes the scene.
  @inlinable public static var dragThatCanResizeScene: UILayoutPriority { UILayoutPriority(510) }
  /// 500: a scene keeps its size with this priority.
  @inlinable public static var sceneSizeStayPut: UILayoutPriority { UILayoutPriority(500) }
  /// 490: a drag with this priority does not resize the scene.
  @inlinable public static var dragThatCannotResizeScene: UILayoutPriority { UILayoutPriority(490) }
  /// 250: what a view resists growing with.
  @inlinable public static var defaultLow: UILayoutPriority { UILayoutPriority(250) }
  /// 50: the priority of the target of ``UIView/systemLayoutSizeFitting(_:)``.
  @inlinable public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }
}
