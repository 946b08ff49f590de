public import Foundation

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

  /// Makes room that is shared with other such room.
  ///
  ///     let bar = UIToolbar()
  ///     bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

  /// Makes room of a width.
  ///
  ///     // UIBarButtonItem.fixedSpace(12).width == 12
  ///
  /// - Parameter width: The width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    space.width = width
    return space
  }
}

// Code for UIKit passes `nil` for actions of buttons that only take room, or that get their action
// later. Nothing else can be passed: there are no selectors.
extension UIBarButtonItem {
  /// Makes a button of the system without an action.
  ///
  ///     let space = UIBarButtonItem(
  ///       barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  ///     // space.primaryAction == nil
  ///
  /// - Parameters:
  ///   - systemItem: Which one. It is not kept.
  ///   - target: Is not kept.
  ///   - action: `nil`. Use ``UIBarButtonItem/init(systemItem:primaryAction:menu:)`` for a button
  ///     that does something.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?
  ) {
    self.init()
  }

  /// Makes a button with a title and without an action.
  ///
  ///     let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
  ///     // done.style == .done
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: How the button looks.
  ///   - target: Is not kept.
  ///   - action: `nil`. Use ``UIBarButtonItem/init(title:image:primaryAction:menu:)`` for a button
  ///     that does something.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title)
    self.style = style
  }

  /// Makes a button with an image and without an action.
  ///
  ///     let menu = UIBarButtonItem(
  ///       image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
  ///     // menu.image?.isSymbolImage == true
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: How the button looks.
  ///   - target: Is not kept.
  ///   - action: `nil`. Use ``UIBarButtonItem/init(title:image:primaryAction:menu:)`` for a button
  ///     that does something.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init(image: image)
    self.style = style
  }
}
