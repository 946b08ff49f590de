import Foundation
import LayoutSolver

/// What a view that has content says of it, and the rows that stand for that.
final class ItemContent {
  var answer = ContentAnswer()
  var rows = ContentRows()
  /// Where a stack has the view, by which its content gives way.
  var place: StackPlace?
}

/// What a view said of its content when it was last asked.
struct ContentAnswer: Equatable {
  /// The content along one axis.
  struct Axis: Equatable {
    /// The intrinsic length, in points.
    let length: Double
    let hugging: UILayoutPriority
    let compressionResistance: UILayoutPriority
  }

  var horizontal: Axis?
  var vertical: Axis?
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

/// Where a baseline is: at a distance below the top, or above the bottom, of an item.
struct BaselineAnswer: Equatable {
  /// The item that shows the text.
  let item: LayoutItem
  let distance: Double
}

@MainActor
extension ContentAnswer {
  /// Asks a view.
  init(of view: UIView) {
    let size = view.intrinsicContentSize
    horizontal = Axis(size.width, of: view, along: .horizontal)
    vertical = Axis(size.height, of: view, along: .vertical)
  }
}

@MainActor
extension ContentAnswer.Axis {
  /// - Returns: `nil` where the view has no content along the axis.
  fileprivate init?(_ length: CGFloat, of view: UIView, along axis: NSLayoutConstraint.Axis) {
    if length.isNaN { Violation.contentNotANumber(view).stop() }
    if length == UIView.noIntrinsicMetric || !length.isFinite { return nil }
    self.length = max(0, length.withinReach)
    hugging = view.contentHuggingPriority(for: axis)
    compressionResistance = view.contentCompressionResistancePriority(for: axis)
  }
}
