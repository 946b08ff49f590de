extension UISplitViewController {
  /// The number of columns of a split view controller.
  ///
  /// ``UISplitViewController/style`` returns it.
  public enum Style: Int, Sendable {
    /// Two columns, set by ``UISplitViewController/viewControllers``.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column of a split view controller.
  ///
  /// ``UISplitViewController/setViewController(_:for:)`` takes it.
  public enum Column: Int, Sendable {
    /// The first column, such as a list.
    case primary = 0
    /// The middle one of three columns.
    case supplementary = 1
    /// The last column, such as details.
    case secondary = 2
    /// The controller to show while the width is not regular.
    case compact = 3
  }

  /// The columns that show, and their arrangement.
  ///
  /// ``UISplitViewController/preferredDisplayMode`` takes it.
  public enum DisplayMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// The last column alone.
    case secondaryOnly = 1
    /// One column beside the last one.
    case oneBesideSecondary = 2
    /// One column over the last one.
    case oneOverSecondary = 3
    /// Two columns beside the last one.
    case twoBesideSecondary = 4
    /// Two columns over the last one.
    case twoOverSecondary = 5
    /// Two columns, which move the last one aside.
    case twoDisplaceSecondary = 6
  }

  /// The background of the first column.
  ///
  /// ``UISplitViewController/primaryBackgroundStyle`` takes it.
  public enum BackgroundStyle: Int, Sendable {
    /// That of the content.
    case none = 0
    /// That of a sidebar.
    case sidebar = 1
  }

  /// The behavior of columns that do not fit beside one another.
  ///
  /// ``UISplitViewController/preferredSplitBehavior`` takes it.
  public enum SplitBehavior: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// The columns are beside one another.
    case tile = 1
    /// One column is over the other.
    case overlay = 2
    /// One column moves the other aside.
    case displace = 3
  }
}
