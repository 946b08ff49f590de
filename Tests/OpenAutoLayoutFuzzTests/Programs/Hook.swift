/// A member that a layout, a measurement or a change of the tree calls, and a client may override.
enum Hook: CaseIterable {
  // What a view is asked.
  case intrinsicContentSize
  case intrinsicContentHeight
  case contentHuggingPriority
  case contentCompressionResistancePriority
  case alignmentRectInsets
  case alignmentRect
  case frameForAlignmentRect
  case firstBaseline
  case lastBaseline
  case layoutMargins
  case safeAreaInsets
  case effectiveDirection
  case semanticContentAttribute

  // What a view is called for.
  case traitsDidChange
  case updateProperties
  case updateConstraints
  case layoutSubviews
  case bounds
  case center
  case frame
  case layoutMarginsDidChange
  case safeAreaInsetsDidChange
  case willMove
  case didMove
  case didAddSubview
  case willRemoveSubview
  case systemLayoutSizeFitting

  // What its controller is called for.
  case updateViewConstraints
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case viewLayoutMarginsDidChange
  case viewSafeAreaInsetsDidChange

  /// Of a root alone.
  case layoutConflict
}
