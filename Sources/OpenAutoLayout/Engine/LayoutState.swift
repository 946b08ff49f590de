/// What an item still has to go through, and what it is, in one word.
struct LayoutState: OptionSet {
  var rawValue: UInt16

  /// `layoutSubviews` has to be called, which places the children that have moved.
  static let needsLayout = LayoutState(rawValue: 1 << 0)
  static let needsUpdateConstraints = LayoutState(rawValue: 1 << 1)
  /// The engine has another rectangle for the item than its owner.
  static let isMoved = LayoutState(rawValue: 1 << 2)
  /// The item is in its parent's list of pending children.
  static let isPending = LayoutState(rawValue: 1 << 3)
  /// The view's frame and mask act as constraints.
  static let translatesMask = LayoutState(rawValue: 1 << 4)
  /// The engine is writing the view's frame, so nothing has to follow from the change.
  static let isBeingPlaced = LayoutState(rawValue: 1 << 5)
  /// The item is in its engine's list of items to look at again.
  static let isStale = LayoutState(rawValue: 1 << 6)
  /// The frame, mask or superview's size, on which the mask's rows depend, has changed.
  static let hasStaleMask = LayoutState(rawValue: 1 << 7)
  static let hasStaleContent = LayoutState(rawValue: 1 << 8)
  /// The item's subtree is being taken out of its tree.
  static let isLeaving = LayoutState(rawValue: 1 << 9)
  /// The item's safe area is being asked for, and already known.
  static let isAnsweringForSafeArea = LayoutState(rawValue: 1 << 10)
  /// The topmost view is a window.
  static let isInWindow = LayoutState(rawValue: 1 << 11)
  /// Rows of others measure across the view, so its own place follows from them, too.
  static let carriesOthers = LayoutState(rawValue: 1 << 12)
  /// Nobody has asked yet how far the frame reaches beyond the alignment rectangle.
  static let hasUnknownAlignment = LayoutState(rawValue: 1 << 13)
  /// The item is of a view whose class is `UIView` itself, so that nothing is overridden.
  static let isPlainView = LayoutState(rawValue: 1 << 14)
}
