public import Foundation

/// A guide for the area that the keyboard covers in a view.
///
///     root.layoutKeyboardFrame = CGRect(x: 0, y: 544, width: 390, height: 300)
///     root.layoutIfNeeded()
///     // root.keyboardLayoutGuide.layoutFrame.minY == 544
///
/// Without a keyboard, the guide lies at the bottom. It reaches from the bottom edge of the safe
/// area to that of the view, across the whole width.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard, which does not reach the bottom of the root
  /// view. The default is `false`.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { keyboardChanged() } }
  }

  /// Whether the guide's top lies at the bottom of the safe area, and not of the view, while there
  /// is no keyboard. The default is `true`.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { keyboardChanged() } }
  }

  /// The distance above the keyboard at which a drag begins to dismiss it, in points. It is only
  /// stored.
  open var keyboardDismissPadding: CGFloat = 0

  /// A docked keyboard touches all sides but the top. A floating one is near the sides that it
  /// touches.
  override var nearEdges: NSDirectionalRectEdge {
    guard let view = owningView, let keyboard = view.floatingKeyboard, followsUndockedKeyboard
    else {
      return [.bottom, .leading, .trailing]
    }
    var edges: NSDirectionalRectEdge = []
    let bounds = view.bounds
    if keyboard.minY <= bounds.minY { edges.insert(.top) }
    if keyboard.maxY >= bounds.maxY { edges.insert(.bottom) }
    let (left, right) =
      view.isRightToLeft
      ? (NSDirectionalRectEdge.trailing, NSDirectionalRectEdge.leading) : (.leading, .trailing)
    if keyboard.minX <= bounds.minX { edges.insert(left) }
    if keyboard.maxX >= bounds.maxX { edges.insert(right) }
    return edges
  }

  /// Updates the guide and its tracked constraints to the keyboard.
  func keyboardChanged() {
    item.parent?.surroundingsChanged()
    updateTracking()
  }

  /// Returns the distances of the keyboard's sides from the view's. The top is measured from the
  /// view's bottom.
  func insets(in view: UIView) -> UIEdgeInsets {
    let safeArea = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let bounds = view.bounds
    if followsUndockedKeyboard, let keyboard = view.floatingKeyboard {
      return UIEdgeInsets(
        top: bounds.maxY - keyboard.minY, left: keyboard.minX - bounds.minX,
        bottom: bounds.maxY - keyboard.maxY, right: bounds.maxX - keyboard.maxX)
    }
    let covered = view.dockedKeyboard.map { bounds.maxY - $0.minY } ?? 0
    let height = max(safeArea, min(covered, bounds.height))
    return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
  }
}

extension UIView {
  /// The keyboard's rectangle in the coordinates of this root view, in points, or `nil` without a
  /// keyboard.
  ///
  /// Only OpenAutoLayout has this property. Set it in a test to show a keyboard to every
  /// ``keyboardLayoutGuide`` in the tree of the root view or window. A keyboard that reaches the
  /// bottom is docked.
  ///
  /// - Precondition: The rectangle is finite.
  public var layoutKeyboardFrame: CGRect? {
    get { item.rare?.keyboardFrame }
    set {
      if let newValue, !newValue.isFinite { Violation.frameNotFinite(self, newValue).stop() }
      if newValue == item.rare?.keyboardFrame { return }
      item.makeRare().keyboardFrame = newValue
      // The guides follow the places of their views from now on.
      item.engine?.insetsDependOnFrames = true
      for item in item.subtree { item.rare?.keyboardGuide?.keyboardChanged() }
    }
  }

  private var root: UIView? { item.root.view }

  /// The keyboard in this view's coordinates, if it reaches the bottom of the root view.
  fileprivate var dockedKeyboard: CGRect? {
    keyboard { frame, root in frame.maxY >= root.maxY }
  }

  /// The keyboard in this view's coordinates, if it does not reach the bottom of the root view.
  fileprivate var floatingKeyboard: CGRect? {
    keyboard { frame, root in frame.maxY < root.maxY }
  }

  private func keyboard(where matches: (_ frame: CGRect, _ root: CGRect) -> Bool) -> CGRect? {
    guard let root, let frame = root.layoutKeyboardFrame, matches(frame, root.bounds) else {
      return nil
    }
    // Constraints do not see transforms, and neither does a guide that follows a view's place.
    let origin = item.untransformedOriginInRoot
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
