/// What an item still has to go through, and what it is, in one word.
struct LayoutState: OptionSet, BitwiseCopyable {
  var rawValue: UInt32

  // MARK: Work

  /// `layoutSubviews` has to be called, which places the children that have moved.
  static let needsLayout = LayoutState(rawValue: 1 << 0)
  static let needsUpdateConstraints = LayoutState(rawValue: 1 << 1)
  static let needsUpdateProperties = LayoutState(rawValue: 1 << 21)
  static let updates: LayoutState = [.needsUpdateConstraints, .needsUpdateProperties]
  /// The engine has another rectangle for the item than its owner.
  static let isMoved = LayoutState(rawValue: 1 << 2)
  /// The item is in its parent's list of pending children.
  static let isPending = LayoutState(rawValue: 1 << 3)

  // MARK: Answers and rows

  /// The view has to be asked, again or for the first time: see `LayoutEngine.ask`. If the item is
  /// entered, it is in the engine's list of items to ask.
  static let isUnasked = LayoutState(rawValue: 1 << 4)
  /// The rows for the item's mask or content are out of date. If the item is entered, it is in the
  /// engine's list of items with such rows.
  static let hasStaleRows = LayoutState(rawValue: 1 << 5)
  /// Rows of others measure across the view, so its own place follows from them, too.
  static let carriesOthers = LayoutState(rawValue: 1 << 6)
  /// A baseline of the view, or of one around it, was taken from the view's text or passes through it.
  static let givesBaseline = LayoutState(rawValue: 1 << 7)
  /// A fitting size that is kept was measured with the item: see `LayoutItem.forgetFits()`.
  static let isCoveredByFit = LayoutState(rawValue: 1 << 8)
  /// Rows that are kept for a fitting size speak of the item: see `LayoutItem.forgetFitRows()`.
  static let hasFitRows = LayoutState(rawValue: 1 << 22)
  /// The height of the view's content follows the width that it is given: it has a `HeightAnswer`.
  static let heightFollowsWidth = LayoutState(rawValue: 1 << 20)

  /// Masks of subviews measure from the view, which has none: see `RowMaker.keepFrame(of:)`.
  static let carriesMasks = LayoutState(rawValue: 1 << 23)

  // MARK: What is going on

  /// The view is being asked. A layout that it starts meanwhile does not ask it again.
  static let isBeingAsked = LayoutState(rawValue: 1 << 9)
  static let isAskedForMargins = LayoutState(rawValue: 1 << 10)
  static let isAskedForBaseline = LayoutState(rawValue: 1 << 19)
  /// The engine is writing the view's frame, so nothing has to follow from the change.
  static let isBeingPlaced = LayoutState(rawValue: 1 << 11)
  /// The item's safe area is being asked for, and already known.
  static let isAnsweringForSafeArea = LayoutState(rawValue: 1 << 12)
  /// The item's subtree is being taken out of its tree.
  static let isLeaving = LayoutState(rawValue: 1 << 13)
  /// The view's `layoutSubviews` is running.
  static let isBeingLaidOut = LayoutState(rawValue: 1 << 26)

  // MARK: Where the item is

  /// The engine has placed the item, and no client has since, unless it is displaced.
  static let isPlaced = LayoutState(rawValue: 1 << 27)
  /// A client has set the frame of an item that constraints place. The next layout of the superview
  /// puts it back.
  static let isDisplaced = LayoutState(rawValue: 1 << 28)
  /// A subview may be displaced.
  static let hasDisplacedSubviews = LayoutState(rawValue: 1 << 29)

  // MARK: What the item is

  /// The view's frame and mask act as constraints.
  static let translatesMask = LayoutState(rawValue: 1 << 14)
  /// The root view is a window.
  static let isInWindow = LayoutState(rawValue: 1 << 15)
  /// The view's class is `UIView` itself, so nothing is overridden, and nothing has to be asked.
  static let isPlainView = LayoutState(rawValue: 1 << 16)
  /// Leading is right in the constraints that the view holds.
  static let isRightToLeft = LayoutState(rawValue: 1 << 17)
  /// A change of the view's size does not move its subviews by their masks.
  static let leavesSubviewsAlone = LayoutState(rawValue: 1 << 18)
  /// A stack view that shares its room out by the contents of its views.
  static let sharesRoomByContent = LayoutState(rawValue: 1 << 24)
  /// The view's traits are those that it was notified of.
  static let knowsTraits = LayoutState(rawValue: 1 << 31)
  /// Of a view: constraints speak of a guide that it made for its margins and the like. Of a guide: a view
  /// made it. See `GuideSpan`.
  static let hasGuideSpans = LayoutState(rawValue: 1 << 30)
  /// The superview is a stack view that arranges the view.
  static let isArranged = LayoutState(rawValue: 1 << 25)
}
