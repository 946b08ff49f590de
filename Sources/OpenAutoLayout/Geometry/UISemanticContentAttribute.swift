/// What a view shows, as far as it decides whether the view is mirrored for languages that are
/// written from right to left.
///
/// Set it on each view that holds constraints: unlike ``UIResponder/traitOverrides``, it does not
/// reach subviews.
///
///     view.semanticContentAttribute = .forceRightToLeft
///     title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
///     // title.frame.maxX == view.bounds.maxX
public enum UISemanticContentAttribute: Int, Sendable {
  /// Nothing special: the view reads in the direction of the interface, left to right here.
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

/// The direction in which a user interface is read.
///
/// ``UIView/effectiveUserInterfaceLayoutDirection`` is the one that constraints use.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left, trailing is right.
  case leftToRight = 0
  /// Leading is right, trailing is left.
  case rightToLeft = 1
}
