public import Foundation

/// An item of a bar: a button or a tab.
///
/// Use ``UIBarButtonItem`` or ``UITabBarItem``.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
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
  /// The image where there is little height.
  open var landscapeImagePhone: UIImage?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// Makes an item without a title. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Items are made in code here: nothing is encoded.
  open func encode(with coder: NSCoder) {}

  /// Sets attributes of the title in a state. Nothing is drawn.
  ///
  ///     let save = UIBarButtonItem(title: "Save")
  ///     save.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
  ///
  /// - Parameters:
  ///   - attributes: The attributes, by their names.
  ///   - state: The state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns the attributes of the title in a state.
  ///
  ///     let save = UIBarButtonItem(title: "Save")
  ///     save.setTitleTextAttributes([.kern: 2], for: .normal)
  ///     // save.titleTextAttributes(for: .normal)?.count == 1
  ///
  /// - Parameter state: The state.
  /// - Returns: The attributes; `nil` if none were set for just this state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
}
