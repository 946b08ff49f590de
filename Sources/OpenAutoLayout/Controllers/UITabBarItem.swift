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
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
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
}
