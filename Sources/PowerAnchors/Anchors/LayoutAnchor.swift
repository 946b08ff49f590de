/// An anchor of the platform: `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or `NSLayoutDimension`.
///
/// This protocol has all calls that PowerAnchors adds to single anchors. Anchors of different axes
/// are different types, so a constraint between them does not compile:
///
///     title.topAnchor.constrain(to: icon.leadingAnchor)
///     // error: 'constrain' is unavailable: Write constrain(.atLeast, to: other.bottomAnchor, ...
///
/// Use it to write a function for anchors of any kind. Do not conform your own types to it.
@preconcurrency @MainActor
public protocol LayoutAnchor<Kind>: NSLayoutAnchor<Self.Kind> {
  /// The class of the anchor, as in `NSLayoutAnchor<NSLayoutXAxisAnchor>`.
  associatedtype Kind: AnyObject

  /// Makes the platform's constraint between two anchors, and does not activate it.
  ///
  /// Do not call this method. Call
  /// ``constrain(_:to:with:multiplyBy:prioritizeAs:isActive:identifier:fileID:line:)`` instead,
  /// which also sets the priority and activates the constraint. The method exists because positions
  /// and dimensions need different code. It is static, so that code completion on an anchor does
  /// not offer it.
  ///
  /// - Parameters:
  ///   - relation: The relation of the first anchor to `anchor`.
  ///   - first: The anchor that is constrained.
  ///   - anchor: The anchor to measure from, of the same axis.
  ///   - constant: The distance in points.
  ///   - multiplier: The factor of `anchor`.
  /// - Returns: An inactive, required constraint.
  static func _makeConstraint(
    _ relation: NSLayoutConstraint.Relation, of first: Self, to anchor: Self,
    with constant: CGFloat, multiplyBy multiplier: CGFloat
  ) -> NSLayoutConstraint
}

extension NSLayoutXAxisAnchor: LayoutAnchor {
  public typealias Kind = NSLayoutXAxisAnchor
}

extension NSLayoutYAxisAnchor: LayoutAnchor {
  public typealias Kind = NSLayoutYAxisAnchor
}

extension NSLayoutDimension: LayoutAnchor {
  public typealias Kind = NSLayoutDimension

  /// Makes the platform's constraint between two dimensions, and does not activate it.
  ///
  /// - Parameters:
  ///   - relation: The relation of the first dimension to `anchor`.
  ///   - first: The dimension that is constrained.
  ///   - anchor: The other dimension.
  ///   - constant: Points to add.
  ///   - multiplier: The factor of `anchor`.
  /// - Returns: An inactive, required constraint.
  @inlinable
  public static func _makeConstraint(
    _ relation: NSLayoutConstraint.Relation, of first: NSLayoutDimension,
    to anchor: NSLayoutDimension, with constant: CGFloat, multiplyBy multiplier: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual:
      first.constraint(lessThanOrEqualTo: anchor, multiplier: multiplier, constant: constant)
    case .greaterThanOrEqual:
      first.constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier, constant: constant)
    default:
      first.constraint(equalTo: anchor, multiplier: multiplier, constant: constant)
    }
  }
}

extension LayoutAnchor {
  /// Makes the platform's constraint between two positions, and does not activate it.
  ///
  /// - Parameters:
  ///   - relation: The relation of the first anchor to `anchor`.
  ///   - first: The anchor that is constrained.
  ///   - anchor: The anchor to measure from, of the same axis.
  ///   - constant: The distance in points.
  ///   - multiplier: The factor of `anchor`. Apple's anchors have no multiplier for positions. So
  ///     on Apple's platforms, a multiplier other than 1 costs a second constraint object.
  /// - Returns: An inactive, required constraint.
  @inlinable
  public static func _makeConstraint(
    _ relation: NSLayoutConstraint.Relation, of first: Self, to anchor: Self,
    with constant: CGFloat, multiplyBy multiplier: CGFloat
  ) -> NSLayoutConstraint {
    guard multiplier == 1 else {
      return first.makeConstraint(relation, toMultiplied: anchor, by: multiplier, with: constant)
    }
    return first.makeConstraint(relation, to: anchor, with: constant)
  }

  @inlinable
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: Self, with constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: constraint(lessThanOrEqualTo: anchor, constant: constant)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: anchor, constant: constant)
    default: constraint(equalTo: anchor, constant: constant)
    }
  }
}
