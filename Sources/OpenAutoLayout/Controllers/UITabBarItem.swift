import Foundation

/// A tab of a tab bar.
///
/// Every controller has one, ``UIViewController/tabBarItem``. It is kept, and takes no room here.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text of the badge.
  open var badgeValue: String?
  /// The color of the badge.
  open var badgeColor: UIColor?
  /// The image while the tab is selected.
  open var selectedImage: UIImage?
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// Makes a tab.
  ///
  ///     let tab = UITabBarItem(title: "Search", image: nil, tag: 1)
  ///     // tab.tag == 1
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - tag: A number to find the tab by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with an image for when it is selected.
  ///
  ///     let tab = UITabBarItem(title: "Search", image: nil, selectedImage: nil)
  ///     // tab.title == "Search"
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - selectedImage: The image while the tab is selected; `nil` for the same.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// A tab whose title and picture the system knows.
  ///
  ///     UITabBarItem(tabBarSystemItem: .search, tag: 2)
  public enum SystemItem: Int, Sendable {
    /// More tabs.
    case more = 0
    /// What a person likes.
    case favorites = 1
    /// What the editors chose.
    case featured = 2
    /// What is liked by many.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// The people of the address book.
    case contacts = 5
    /// What was done.
    case history = 6
    /// Places that are kept.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What was loaded.
    case downloads = 9
    /// What was loaded last.
    case mostRecent = 10
    /// What was seen by many.
    case mostViewed = 11
  }

  /// Makes a tab whose title and picture the system knows.
  ///
  ///     let tab = UITabBarItem(tabBarSystemItem: .search, tag: 2)
  ///     // tab.tag == 2
  ///
  /// - Parameters:
  ///   - systemItem: Which one. It is not kept.
  ///   - tag: A number to find the tab by.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}
