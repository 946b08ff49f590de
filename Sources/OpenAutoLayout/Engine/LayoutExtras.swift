import LayoutSolver

/// What only some items have, so that the others do not pay for it.
@MainActor
final class LayoutExtras {
  /// The rows that stand for the autoresizing mask: x, y, width, height.
  var maskRows: [Solver.Row] = []
  /// The axes along which a client has taken the intrinsic content size out of the layout.
  var disregardedContent: Set<NSLayoutConstraint.Axis> = []
  /// What stands for the rows of the content size in a list of constraints, once asked for.
  var contentWidth: NSContentSizeLayoutConstraint?
  var contentHeight: NSContentSizeLayoutConstraint?
  /// The origin of the view's bounds in the topmost view, for constraints that reach over levels.
  var originColumns = OriginColumns()
  /// How far the frame reaches beyond the alignment rectangle.
  var alignmentInsets = UIEdgeInsets.zero

  /// What is unsafe of the view, as far as was last asked.
  var safeArea = UIEdgeInsets.zero
  /// What is unsafe of the view, as far as the engine has followed.
  var usedSafeArea = UIEdgeInsets.zero

  var margins: UIEdgeInsets?
  var directionalMargins: NSDirectionalEdgeInsets?
  /// The margins while they are being asked for, and already known.
  var answeredMargins: UIEdgeInsets?
  /// The margins that the constraints were lowered with.
  var usedMargins: UIEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var systemGuides: [SystemGuide.Role: SystemGuide] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// The content of a scroll view.
  var contentGuide: ScrollContentGuide?
  /// The controller of the view, which takes itself out of here before it dies.
  unowned(unsafe) var controller: UIViewController?
}

extension LayoutItem {
  func makeExtras() -> LayoutExtras { node.makeExtras() }
}

@MainActor
extension LayoutNode {
  func makeExtras() -> LayoutExtras {
    if let extras = pointee.extras { return extras }
    let made = LayoutExtras()
    pointee.extras = made
    return made
  }
}
