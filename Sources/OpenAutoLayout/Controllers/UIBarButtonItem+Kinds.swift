public import Foundation

extension UIBarButtonItem {
  /// A button with a title or an image of the system.
  ///
  /// Here, the button gets neither a title nor an image:
  ///
  ///     UIBarButtonItem(systemItem: .done)
  public enum SystemItem: Int, Sendable {
    /// Finishes, and keeps the changes.
    case done = 0
    /// Cancels, and discards the changes.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves the changes.
    case save = 3
    /// Adds something.
    case add = 4
    /// A space that shares the free width with others.
    case flexibleSpace = 5
    /// A space of a fixed width.
    case fixedSpace = 6
    /// Composes a message.
    case compose = 7
    /// Replies to a message.
    case reply = 8
    /// Shows actions, such as sharing.
    case action = 9
    /// Moves something to another folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Begins a search.
    case search = 12
    /// Loads the content again.
    case refresh = 13
    /// Stops loading.
    case stop = 14
    /// Takes a photo.
    case camera = 15
    /// Deletes something.
    case trash = 16
    /// Plays media.
    case play = 17
    /// Pauses media.
    case pause = 18
    /// Rewinds media.
    case rewind = 19
    /// Fast-forwards media.
    case fastForward = 20
    /// Undoes the last change.
    case undo = 21
    /// Redoes the last change.
    case redo = 22
    /// Closes a screen.
    case close = 24
  }

  /// Makes a button with a title or an image of the system.
  ///
  ///     UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in count += 1 })
  ///
  /// - Parameters:
  ///   - systemItem: The kind of button. Of a button, it is not kept.
  ///   - primaryAction: The action of the button.
  ///   - menu: The menu of the button.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    kind = Kind(systemItem)
  }

  /// Returns a space that shares the free width with others of its kind.
  ///
  ///     let bar = UIToolbar()
  ///     bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns a space of a fixed width.
  ///
  ///     // UIBarButtonItem.fixedSpace(12).width == 12
  ///
  /// - Parameter width: The width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }
}

// Code for UIKit passes `nil` for actions of buttons that only take room, or that get their action
// later. Nothing else can be passed: there are no selectors.
extension UIBarButtonItem {
  /// Makes a button with a title or an image of the system, without an action.
  ///
  ///     let space = UIBarButtonItem(
  ///       barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  ///     // space.primaryAction == nil
  ///
  /// - Parameters:
  ///   - systemItem: The kind of button. Of a button, it is not kept.
  ///   - target: The target. It is not kept.
  ///   - action: `nil`. Use ``UIBarButtonItem/init(systemItem:primaryAction:menu:)`` for a button
  ///     that does something.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?
  ) {
    self.init(systemItem: systemItem)
  }

  /// Makes a button with a title and without an action.
  ///
  ///     let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
  ///     // done.style == .done
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the button.
  ///   - target: The target. It is not kept.
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
  ///   - style: The style of the button.
  ///   - target: The target. It is not kept.
  ///   - action: `nil`. Use ``UIBarButtonItem/init(title:image:primaryAction:menu:)`` for a button
  ///     that does something.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init(image: image)
    self.style = style
  }
}

extension UIBarButtonItem.Kind {
  fileprivate init(_ systemItem: UIBarButtonItem.SystemItem) {
    switch systemItem {
    case .flexibleSpace: self = .flexibleSpace
    case .fixedSpace: self = .fixedSpace
    default: self = .button
    }
  }
}
