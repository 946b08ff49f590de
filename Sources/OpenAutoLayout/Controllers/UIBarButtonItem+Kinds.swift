extension UIBarButtonItem {
  /// A button whose title or picture the system knows.
  ///
  /// It has no picture here, and is known by what it does:
  ///
  ///     UIBarButtonItem(systemItem: .done)
  public enum SystemItem: Int, Sendable {
    /// Ends something, and keeps it.
    case done = 0
    /// Ends something.
    case cancel = 1
    /// Edits.
    case edit = 2
    /// Saves.
    case save = 3
    /// Adds something.
    case add = 4
    /// Room that is shared with others.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// Writes something.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Shows what can be done.
    case action = 9
    /// Files something.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes on.
    case fastForward = 20
    /// Takes back.
    case undo = 21
    /// Does again.
    case redo = 22
    /// Closes.
    case close = 24
  }

  /// Makes a button whose title or picture the system knows.
  ///
  ///     UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in count += 1 })
  ///
  /// - Parameters:
  ///   - systemItem: Which one. It is not kept.
  ///   - primaryAction: What the button does.
  ///   - menu: What it shows when it is touched.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }
}
