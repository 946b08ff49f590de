public import Foundation

/// Would know two fingers that turn around each other. Nothing touches a view here.
///
///     photo.addGestureRecognizer(UIRotationGestureRecognizer())
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
}

/// Would know a finger that comes from a side of the screen. Nothing touches a view here.
///
///     let back = UIScreenEdgePanGestureRecognizer()
///     back.edges = .left
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The sides that count.
  open var edges: UIRectEdge = []
}
