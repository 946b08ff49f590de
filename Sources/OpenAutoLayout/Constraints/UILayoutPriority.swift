/// The priority of a constraint, above 0 and at most 1000.
///
/// A layout has to satisfy constraints of priority 1000. It satisfies the others as well as it can,
/// and never at the expense of a higher priority.
///
///     width.priority = .defaultHigh + 1
///
/// Priorities can be compared, and `+`, `-`, `+=` and `-=` take a `Float`. No operator keeps the sum in
/// the range of a constraint's priorities.
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
  ///   when a priority is set, not here.
  @inlinable
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }
}

// Computed and inlinable, so that a default of `.required` folds away in a client.
extension UILayoutPriority {
  /// 1000: the priority of a constraint that has to be satisfied, and the default.
  @inlinable public static var required: UILayoutPriority { UILayoutPriority(1000) }
  /// 750: the priority with which a view resists compression by default.
  @inlinable public static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }
  /// 510: the priority of a drag that can resize the scene.
  @inlinable public static var dragThatCanResizeScene: UILayoutPriority { UILayoutPriority(510) }
  /// 500: the priority with which a scene keeps its size.
  @inlinable public static var sceneSizeStayPut: UILayoutPriority { UILayoutPriority(500) }
  /// 490: the priority of a drag that cannot resize the scene.
  @inlinable public static var dragThatCannotResizeScene: UILayoutPriority { UILayoutPriority(490) }
  /// 250: the priority with which a view hugs its content by default.
  @inlinable public static var defaultLow: UILayoutPriority { UILayoutPriority(250) }
  /// 50: the priority of the target size in ``UIView/systemLayoutSizeFitting(_:)``.
  @inlinable public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }
}
