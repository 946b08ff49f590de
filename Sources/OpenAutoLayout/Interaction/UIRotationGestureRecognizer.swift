public import Foundation

/// A gesture recognizer for rotations with two fingers. There are no touches here.
///
///     photo.addGestureRecognizer(UIRotationGestureRecognizer())
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation of the gesture, in radians. The default is 0.
  open var rotation: CGFloat = 0
}

/// A gesture recognizer for drags from an edge of the screen. There are no touches here.
///
///     let back = UIScreenEdgePanGestureRecognizer()
///     back.edges = .left
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the screen that the drag may start from.
  open var edges: UIRectEdge = []
}
