/// The kind of content of a view, which decides whether the view is mirrored in right-to-left
/// languages.
///
/// Set it on each view that holds constraints. Unlike ``UIResponder/traitOverrides``, it does not
/// reach subviews.
///
///     view.semanticContentAttribute = .forceRightToLeft
///     title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
///     // title.frame.maxX == view.bounds.maxX
public enum UISemanticContentAttribute: Int, Sendable {
  /// No special content. The view follows the layout direction of its traits, which is left to
  /// right by default.
  case unspecified = 0
  /// Controls for playback, which are never mirrored.
  case playback = 1
  /// Controls that stand for a direction in space, which are never mirrored.
  case spatial = 2
  /// The view reads from left to right, whatever the language.
  case forceLeftToRight = 3
  /// The view reads from right to left, whatever the language.
  case forceRightToLeft = 4
}

/// The reading direction of a user interface.
///
/// Constraints use ``UIView/effectiveUserInterfaceLayoutDirection``.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left, trailing is right.
  case leftToRight = 0
  /// Leading is right, trailing is left.
  case rightToLeft = 1
}
