public import Foundation

/// A button in a bar.
///
/// A ``UINavigationItem`` or a bar shows it: its custom view, or else a button with its title and image
/// that is at least 44 points wide and high. That is what Apple's guidelines ask of anything to tap, since
/// the sizes of iOS 26 are not recorded.
///
///     let save = UIBarButtonItem(customView: UISwitch())
///     let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 48))
///     bar.items = [.flexibleSpace(), save, .flexibleSpace()]
///     bar.layoutIfNeeded()
///     // The switch is in the middle of the bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The action of the button.
  open var primaryAction: UIAction?
  /// The menu of the button.
  open var menu: UIMenu?
  /// A view to show instead of the button.
  ///
  /// A view with a frame keeps its size. One without, or one that
  /// ``UIView/translatesAutoresizingMaskIntoConstraints`` is off for, has the size of its content and its
  /// constraints.
  open var customView: UIView? {
    didSet { if customView !== oldValue { customViewChanged(from: oldValue) } }
  }
  /// The tint color of the button.
  open var tintColor: UIColor?
  /// The width in points, or 0 for the width of the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { roomChanged() } } }
  /// The style of the button.
  open var style = Style.plain
  /// What the item is in a row of items.
  final var kind = Kind.button

  enum Kind {
    case button, fixedSpace, flexibleSpace
  }

  /// The style of a button.
  ///
  /// ``UIBarButtonItem/style`` takes it.
  public enum Style: Int, Sendable {
    /// The style of any button.
    case plain = 0
    /// The style of a button that finishes a task.
    case done = 2
  }

  /// Makes a button with a title or an image.
  ///
  ///     let save = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in count += 1 })
  ///     // save.title == "Save"
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for that of the action.
  ///   - image: The image, or `nil` for that of the action.
  ///   - primaryAction: The action of the button.
  ///   - menu: The menu of the button.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button that shows a view.
  ///
  ///     let item = UIBarButtonItem(customView: UISwitch())
  ///     // item.customView is UISwitch
  ///
  /// - Parameter customView: The view to show instead of the button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  override func makeContent() -> UIView {
    if let customView { return customView }
    let button = super.makeContent()
    button.addConstraints(
      [button.widthAnchor, button.heightAnchor].map {
        let least = $0.constraint(greaterThanOrEqualToConstant: 44)
        // A bar may be lower.
        least.priority = .defaultHigh
        return least
      })
    (button as? UIButton)?.addAction(
      UIAction { [weak self] _ in
        if let action = self?.primaryAction { action.perform(by: self) }
      }, for: .primaryActionTriggered)
    return button
  }

  private func customViewChanged(from old: UIView?) {
    if let old, old.superview is BarItemView { old.removeFromSuperview() }
    forgetShownView()
  }
}
