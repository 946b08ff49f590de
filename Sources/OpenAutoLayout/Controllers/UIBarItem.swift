public import Foundation

/// An item of a bar: a button or a tab.
///
/// Use ``UIBarButtonItem`` or ``UITabBarItem``.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether the item takes touches.
  open var isEnabled = true
  /// A number to identify the item.
  open var tag = 0
  /// How far the sides of the image are moved in, in points.
  open var imageInsets = UIEdgeInsets.zero

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// Sets attributes of the title in a state. Nothing is drawn, and nothing is kept.
  ///
  ///     let save = UIBarButtonItem(title: "Save")
  ///     save.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
  ///
  /// - Parameters:
  ///   - attributes: The attributes, by their names.
  ///   - state: The state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
