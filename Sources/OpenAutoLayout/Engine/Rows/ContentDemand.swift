import LayoutSolver

/// What the rows of a content say along an axis.
struct ContentDemand: Equatable {
  let content: ContentAnswer.Axis
  /// In points. Where the height follows the width, it is that at the width which was found.
  var length: Double
  /// By what errors are multiplied, see `StackPlace`.
  let weight: Double

  init(content: ContentAnswer.Axis, weight: Double) {
    self.content = content
    self.weight = weight
    length = content.length
  }

  /// The number in the rows.
  var constant: Double { weight * length }
}

extension ContentDemand {
  /// In a stack, a view without content takes room before all that hug, and the first of several
  /// takes it alone.
  fileprivate static func emptiness(weight: Double) -> ContentDemand {
    // Weaker than all that clients and the engine say, but for the pull of `isDetermined(_:)`.
    let weakest = UILayoutPriority(2 * .leastNonzeroMagnitude)
    return ContentDemand(
      content: ContentAnswer.Axis(
        length: 0, hugging: weakest, compressionResistance: UILayoutPriority(0)),
      weight: weight)
  }
}

extension LayoutItem {
  func contentDemand(along axis: NSLayoutConstraint.Axis) -> ContentDemand? {
    let place = content?.place
    guard let place, place.axis == axis else {
      return countedContent(along: axis).map { ContentDemand(content: $0, weight: 1) }
    }
    return countedContent(along: axis).map { ContentDemand(content: $0, weight: place.weight) }
      ?? .emptiness(weight: place.weight)
  }
}
