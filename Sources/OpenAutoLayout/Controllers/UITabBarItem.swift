import Foundation

/// A tab of a tab bar.
///
/// Every controller has one, ``UIViewController/tabBarItem``. A ``UITabBar`` shows it with its image above
/// its title.
///
///     let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
///     bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
///     bar.layoutIfNeeded()
///     // bar.subviews[0].frame == bar.bounds
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text of the badge.
  open var badgeValue: String?
  /// The color of the badge.
  open var badgeColor: UIColor?
  /// The image while the tab is selected.
  open var selectedImage: UIImage?
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// Makes a tab.
  ///
  ///     let tab = UITabBarItem(title: "Search", image: nil, tag: 1)
  ///     // tab.tag == 1
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - tag: A number to identify the tab.
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
  ///   - selectedImage: The image while the tab is selected, or `nil` for the same image.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// A tab with a title and an image of the system.
  ///
  ///     UITabBarItem(tabBarSystemItem: .search, tag: 2)
  public enum SystemItem: Int, Sendable {
    /// More tabs.
    case more = 0
    /// The user's favorites.
    case favorites = 1
    /// Content that the editors have chosen.
    case featured = 2
    /// Content with the highest ratings.
    case topRated = 3
    /// Content that was used recently.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// The history of the user's actions.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// The most recent content.
    case mostRecent = 10
    /// The content that most users have viewed.
    case mostViewed = 11
  }

  /// Makes a tab of the system. Here, it gets neither a title nor an image.
  ///
  ///     let tab = UITabBarItem(tabBarSystemItem: .search, tag: 2)
  ///     // tab.tag == 2
  ///
  /// - Parameters:
  ///   - systemItem: The kind of tab. It is not kept.
  ///   - tag: A number to identify the tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }

  override func makeContent() -> UIView {
    let button = super.makeContent()
    (button as? UIButton)?.configuration?.imagePlacement = .top
    return button
  }
}
