/// What the rows of a content say along an axis: that the item is at most, and at least, as long.
public struct ContentDemand: Equatable, Sendable {
  /// Its length is in points. Where the height follows the width, it is that at the width which was found.
  public var content: LayoutFacts.Content
  /// By what errors are multiplied, see ``LayoutFacts/StackPlace``. It is the coefficient of both rows.
  public let weight: Double

  /// - Parameters:
  ///   - content: What the item says of its content.
  ///   - weight: The weight of its place, if a stack has the item along the axis.
  /// - Returns: `nil` for an item without content, unless in a stack: there it takes room before all that
  ///   hug, and the first of several takes it alone.
  @inlinable
  public init?(_ content: LayoutFacts.Content?, weightInStack weight: Double?) {
    guard content != nil || weight != nil else { return nil }
    self.content = content ?? .emptiness
    self.weight = weight ?? 1
  }

  /// The number in the rows.
  @inlinable public var constant: Double { weight * content.length.withinReach }
}

extension LayoutFacts.Content {
  /// Weaker than all that clients and the engine say, but for the pull by which the solver finds out whether
  /// a value is the only one.
  @usableFromInline static var emptiness: Self {
    Self(length: 0, hugging: 2 * .leastNonzeroMagnitude, resistance: 0)
  }
}
