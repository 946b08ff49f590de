import Foundation
import LayoutReport
import LayoutSolver

/// What a view that has content says of it, and the rows that stand for that.
final class ItemContent {
  var answer: ContentAnswer
  /// The height at the width that the engine has found, where it follows the width.
  var height: HeightAnswer?
  /// Whether the width has followed from that height in turn: see `HeightSearch`.
  var widthFollowsHeight = false
  /// Whether the height is none that agrees with the width, since there is none.
  var hasUnsettledHeight = false
  var rows = ContentRows()
  /// Where a stack has the view, by which its content gives way.
  var place: StackPlace?

  init(_ answer: ContentAnswer = ContentAnswer()) { self.answer = answer }
}

/// What a view said of its content when it was last asked.
struct ContentAnswer: Equatable {
  /// The content along one axis.
  typealias Axis = LayoutFacts.Content

  var horizontal: Axis?
  /// Where the height follows the width, that of the widest content.
  var vertical: Axis?
}

/// The height of a view's content at a width, where it follows that.
struct HeightAnswer: Equatable {
  /// In points; infinite as long as no width is known.
  let width: Double
  let height: Double
}

/// The rows of an intrinsic content size: at most and at least, along each axis.
struct ContentRows {
  struct Axis {
    var atMost: Solver.Row?
    var atLeast: Solver.Row?

    var isEmpty: Bool { atMost == nil && atLeast == nil }
  }

  var horizontal = Axis()
  var vertical = Axis()
}

/// Where a baseline is: at a distance below the top, or above the bottom, of a text.
struct BaselineAnswer: Equatable {
  /// The item that shows the text.
  let item: LayoutItem
  var distance: Double = 0
  /// The height of a text that stays in the middle of the item. Otherwise it is the item's.
  var centeredHeight: Double?
  /// The metrics of the line; `nil` without text.
  var line: LineMetrics?
}

// Methods of the view. An initializer of an answer would own the view that it is given, so each question
// would count references.
extension UIView {
  /// Asks the view for its content.
  ///
  /// - Parameter height: What it says of its height at the widest, if that follows the width.
  func contentAnswer(height: HeightAnswer?) -> ContentAnswer {
    let size = intrinsicContentSize
    return ContentAnswer(
      horizontal: contentAnswer(size.width, along: .horizontal),
      vertical: contentAnswer(height?.height ?? size.height, along: .vertical))
  }

  /// Asks the view for the height of its content at a width.
  ///
  /// - Returns: `nil` where the height does not follow the width.
  func heightAnswer(at width: Double) -> HeightAnswer? {
    guard let height = intrinsicContentHeight(forWidth: width) else { return nil }
    if height.isNaN { Violation.contentNotANumber(self).stop() }
    return HeightAnswer(width: width, height: max(0, height.withinReach))
  }

  /// - Returns: `nil` where the view has no content along the axis.
  private func contentAnswer(
    _ length: CGFloat, along axis: NSLayoutConstraint.Axis
  ) -> ContentAnswer.Axis? {
    if length.isNaN { Violation.contentNotANumber(self).stop() }
    if length == UIView.noIntrinsicMetric || !length.isFinite { return nil }
    return ContentAnswer.Axis(
      length: max(0, length.withinReach), hugging: contentHuggingPriority(for: axis).rawValue,
      resistance: contentCompressionResistancePriority(for: axis).rawValue)
  }
}
