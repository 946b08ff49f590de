/// The distance from one position to another, which a constraint treats as a size.
struct AnchorDistance: Hashable, Sendable {
  /// A position of an item.
  struct End: Hashable, Sendable {
    let memory: ItemMemory
    let attribute: NSLayoutConstraint.Attribute

    var item: LayoutItem { memory.item }

    static func == (left: Self, right: Self) -> Bool {
      left.memory === right.memory && left.attribute == right.attribute
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(memory))
      hasher.combine(attribute)
    }
  }

  let start: End
  let end: End

  /// Whether the distance is measured in the reading direction.
  var isDirectional: Bool {
    start.attribute.followsReadingDirection || end.attribute.followsReadingDirection
  }
}

/// The size that ``NSLayoutXAxisAnchor/anchorWithOffset(to:)`` returns.
final class DistanceAnchor: NSLayoutDimension {
  private nonisolated let measured: AnchorDistance

  init(_ measured: AnchorDistance) {
    self.measured = measured
    super.init()
  }

  nonisolated required init?(coder: NSCoder) {
    nil
  }

  nonisolated override var distance: AnchorDistance? { measured }
}

extension NSLayoutAnchor {
  /// The distance from this anchor to another one.
  func makeDistance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    guard let memory, let otherMemory = other.memory else {
      Violation.anchorOfNothing.stop()
    }
    return DistanceAnchor(
      AnchorDistance(
        start: .init(memory: memory, attribute: attribute),
        end: .init(memory: otherMemory, attribute: other.attribute)))
  }
}
