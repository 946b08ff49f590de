public import Foundation

/// The place of the keyboard in a view. No keyboard ever shows here, so the guide lies at the bottom:
/// from the safe area's lower side down, across the whole width.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats. None does here.
  open var followsUndockedKeyboard = false

  /// Whether the guide's top is at the safe area's lower side, or else at the view's, while there is
  /// no keyboard.
  open var usesBottomSafeArea = true {
    didSet { item.parent?.surroundingsChanged() }
  }

  /// How far above the keyboard a drag begins to dismiss it.
  open var keyboardDismissPadding: CGFloat = 0

  /// A keyboard that does not show is docked: below, and from side to side.
  override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }
}
