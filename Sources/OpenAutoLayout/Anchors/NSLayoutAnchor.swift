public import Foundation

/// An edge, a center, a baseline or a size of a view or a guide, to make constraints from.
///
///     title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8).isActive = true
///     // title.frame.minY == icon.frame.maxY + 8
///
/// Anchors are cheap and do not keep their views alive. Each access to a property makes a new
/// anchor, and two anchors of the same item and attribute are equal. The type parameter keeps the
/// axes apart: a constraint between a top anchor and a leading anchor does not compile.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying, NSCoding {
  /// The item that the anchor belongs to, or `nil` for a distance between two anchors.
  final nonisolated let memory: ItemMemory?
  final nonisolated let attribute: NSLayoutConstraint.Attribute

  init(item memory: ItemMemory, attribute: NSLayoutConstraint.Attribute) {
    self.memory = memory
    self.attribute = attribute
    super.init()
  }

  /// Makes an anchor without an item, because a subclass of `NSObject` inherits this initializer. A
  /// constraint with such an anchor stops the process.
  public nonisolated override init() {
    memory = nil
    attribute = .notAnAttribute
    super.init()
  }

  /// Returns `nil`, since anchors are not archived.
  public nonisolated required init?(coder: NSCoder) {
    nil
  }

  open nonisolated func encode(with coder: NSCoder) {}

  /// Returns the anchor itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes a constraint that holds this anchor at the other one.
  ///
  ///     title.leadingAnchor.constraint(equalTo: icon.leadingAnchor).isActive = true
  ///     // title.frame.minX == icon.frame.minX
  ///
  /// - Parameter anchor: The anchor to align with.
  /// - Returns: The constraint, inactive.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, constant: 0)
  }

  /// Makes a constraint that keeps this anchor at the other one or beyond.
  ///
  ///     title.topAnchor.constraint(greaterThanOrEqualTo: icon.bottomAnchor).isActive = true
  ///     // title.frame.minY >= icon.frame.maxY
  ///
  /// - Parameter anchor: The anchor that this one stays at or beyond: below it, to its right, or
  ///   after it in the reading direction.
  /// - Returns: The constraint, inactive.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, constant: 0)
  }

  /// Makes a constraint that keeps this anchor at the other one or before it.
  ///
  ///     title.bottomAnchor.constraint(lessThanOrEqualTo: button.topAnchor).isActive = true
  ///     // title.frame.maxY <= button.frame.minY
  ///
  /// - Parameter anchor: The anchor that this one stays at or before: above it, to its left, or
  ///   before it in the reading direction.
  /// - Returns: The constraint, inactive.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, constant: 0)
  }

  /// Makes a constraint that holds this anchor at a distance from the other one.
  ///
  ///     title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8).isActive = true
  ///     // title.frame.minY == icon.frame.maxY + 8
  ///
  /// - Parameters:
  ///   - anchor: The anchor to measure from.
  ///   - c: The distance in points: downward, to the right, or in the reading direction if an
  ///     anchor is a leading or trailing one.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The constant is finite.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, constant: c)
  }

  /// Makes a constraint that keeps this anchor at least at a distance from the other one.
  ///
  ///     note.topAnchor.constraint(greaterThanOrEqualTo: header.bottomAnchor, constant: 16)
  ///       .isActive = true
  ///     // note.frame.minY >= header.frame.maxY + 16
  ///
  /// - Parameters:
  ///   - anchor: The anchor to measure from.
  ///   - c: The distance in points.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The constant is finite.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Makes a constraint that keeps this anchor at most at a distance from the other one.
  ///
  /// A negative distance keeps this anchor before the other one:
  ///
  ///     name.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -16)
  ///       .isActive = true
  ///     // name.frame.maxX <= view.bounds.maxX - 16
  ///
  /// - Parameters:
  ///   - anchor: The anchor to measure from.
  ///   - c: The distance in points.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The constant is finite.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorIdentity else { return false }
    return isIdentical(to: other)
  }

  open nonisolated override var hash: Int {
    var hasher = Hasher()
    hashIdentity(into: &hasher)
    return hasher.finalize()
  }

  /// The two positions that a ``DistanceAnchor`` measures between. Any other anchor has none.
  nonisolated var distance: AnchorDistance? { nil }
}

/// What makes two anchors equal, whatever their type parameter.
protocol AnchorIdentity: AnyObject {
  nonisolated var memory: ItemMemory? { get }
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
  nonisolated var distance: AnchorDistance? { get }
}

extension NSLayoutAnchor: AnchorIdentity {}

extension AnchorIdentity {
  nonisolated func isIdentical(to other: any AnchorIdentity) -> Bool {
    if self === other { return true }
    if let distance { return distance == other.distance }
    return memory != nil && memory === other.memory && attribute == other.attribute
  }

  nonisolated func hashIdentity(into hasher: inout Hasher) {
    if let distance {
      hasher.combine(distance)
    } else {
      hasher.combine(memory.map(ObjectIdentifier.init) ?? ObjectIdentifier(self))
      hasher.combine(attribute)
    }
  }
}
