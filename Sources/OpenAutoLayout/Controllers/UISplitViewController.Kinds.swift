extension UISplitViewController {
  /// How many columns there are.
  ///
  /// ``UISplitViewController/style`` says it.
  public enum Style: Int, Sendable {
    /// Two, by ``UISplitViewController/viewControllers``.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// A column.
  ///
  /// ``UISplitViewController/setViewController(_:for:)`` takes it.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary = 0
    /// The one in the middle, of three.
    case supplementary = 1
    /// The last one.
    case secondary = 2
    /// What shows where the width is compact.
    case compact = 3
  }

  /// Which columns show, and how.
  ///
  /// ``UISplitViewController/preferredDisplayMode`` takes it.
  public enum DisplayMode: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// The last one.
    case secondaryOnly = 1
    /// Two beside one another.
    case oneBesideSecondary = 2
    /// One over the last one.
    case oneOverSecondary = 3
    /// Three beside one another.
    case twoBesideSecondary = 4
    /// Two over the last one.
    case twoOverSecondary = 5
    /// Two that move the last one aside.
    case twoDisplaceSecondary = 6
  }

  /// How columns make room for one another.
  ///
  /// ``UISplitViewController/preferredSplitBehavior`` takes it.
  public enum SplitBehavior: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Beside one another.
    case tile = 1
    /// One over the other.
    case overlay = 2
    /// One moves the other aside.
    case displace = 3
  }
}
