/// A gesture recognizer for a pointer over a view. It recognizes nothing here.
///
///     card.addGestureRecognizer(UIHoverGestureRecognizer())
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
