public import Foundation

/// An item of a bar: a button or a tab.
///
/// Use ``UIBarButtonItem`` or ``UITabBarItem``.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// The title.
  open var title: String? { didSet { if title != oldValue { contentChanged() } } }
  /// The image.
  open var image: UIImage? { didSet { if image !== oldValue { contentChanged() } } }
  /// Whether the item is enabled.
  open var isEnabled = true
  /// A number to identify the item.
  open var tag = 0
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// The image in compact heights.
  open var landscapeImagePhone: UIImage?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var placedView: BarItemView?

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// Makes an item without a title. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Encodes nothing, since items are made in code here.
  open func encode(with coder: NSCoder) {}

  /// Sets the attributes of the title for a state. They are only stored.
  ///
  ///     let save = UIBarButtonItem(title: "Save")
  ///     save.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
  ///
  /// - Parameters:
  ///   - attributes: The attributes, or `nil` to remove them.
  ///   - state: The state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns the attributes of the title for a state.
  ///
  ///     let save = UIBarButtonItem(title: "Save")
  ///     save.setTitleTextAttributes([.kern: 2], for: .normal)
  ///     // save.titleTextAttributes(for: .normal)?.count == 1
  ///
  /// - Parameter state: The state.
  /// - Returns: The attributes, or `nil` if none are set for exactly this state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// What a bar shows of the item, made when a bar asks for it.
  final var shownView: BarItemView {
    if let placedView { return placedView }
    let made = BarItemView(makeContent())
    placedView = made
    return made
  }

  /// Makes the view that a bar shows.
  func makeContent() -> UIView {
    let button = UIButton(configuration: .plain())
    show(in: button)
    return button
  }

  private func show(in button: UIButton) {
    button.configuration?.title = title
    button.configuration?.image = image
  }

  private func contentChanged() {
    if let button = placedView?.content as? UIButton { show(in: button) }
  }

  /// Has another view made when a bar asks for it next.
  final func forgetShownView() {
    let bar = placedView?.superview
    placedView?.removeFromSuperview()
    placedView = nil
    bar?.setNeedsLayout()
  }

  /// Has the bar that shows the item laid out.
  final func roomChanged() { placedView?.superview?.setNeedsLayout() }
}
