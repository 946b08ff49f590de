public import Foundation

/// A control with a title, an image, or both.
///
///     let button = UIButton(configuration: .filled())
///     button.configuration?.title = "Continue"
///     // 14 points higher and 24 wider than its title in body text
///
/// Without a configuration, the title is set in 18 points for ``ButtonType/custom`` and in 15
/// points for the other types. The button is as wide as its title, with 6 points above and below it
/// (recorded on iOS 26).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type that the button was made with.
  public private(set) final var buttonType = ButtonType.custom
  /// The content for each state, by the raw value of the state.
  final var contents: [UInt: StateContent] = [:]
  /// The views of the content that a client has asked for.
  final var shownViews = ShownViews()

  /// The content of a button in a state.
  struct StateContent {
    var title: String?
    var attributedTitle: TextContent?
    var image: UIImage?
    var backgroundImage: UIImage?
    var titleColor: UIColor?
  }

  struct ShownViews {
    var title: ButtonTitleLabel?
    var subtitle: UILabel?
    var image: UIImageView?

    var isEmpty: Bool { title == nil && subtitle == nil && image == nil }
  }

  /// Makes a button of a type.
  ///
  ///     let button = UIButton(type: .system)
  ///     button.setTitle("Edit", for: .normal)
  ///
  /// - Parameter buttonType: The type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a type that shows the title and the image of its primary action.
  ///
  ///     let button = UIButton(primaryAction: UIAction(title: "Add") { _ in count += 1 })
  ///     button.sendActions(for: .primaryActionTriggered)
  ///     // count == 1
  ///
  /// - Parameters:
  ///   - buttonType: The type.
  ///   - primaryAction: The action to perform, or `nil` for none yet.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    perform(primaryAction)
  }

  /// Makes a button with a configuration and a primary action.
  ///
  ///     let buy = UIAction { _ in count += 1 }
  ///     let button = UIButton(configuration: .filled(), primaryAction: buy)
  ///     button.configuration?.title = "Buy"
  ///     // button.configuration?.contentInsets.leading == 12
  ///
  /// - Parameters:
  ///   - configuration: The style, the size and the content.
  ///   - primaryAction: The action to perform, or `nil` for none yet. Its title and image do not
  ///     replace those of the configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    perform(primaryAction)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func perform(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// Performs the primary action.
  ///
  ///     let button = UIButton(primaryAction: UIAction { _ in count += 1 })
  ///     button.performPrimaryAction()
  ///     // count == 1
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The style, the size and the content of the button. It replaces ``contentEdgeInsets``.
  open var configuration: Configuration? {
    didSet {
      // The label has the configuration's font, and none of its own to go back to.
      if configuration == nil, oldValue != nil { shownViews.title?.font = standardTitleFont }
      contentMayHaveChanged(!configuration.isLaidOut(like: oldValue))
    }
  }

  /// The closure that updates ``configuration``.
  ///
  /// The next layout calls it after it is set, after traits change, and after
  /// ``setNeedsUpdateConfiguration()``. Call that method after a change of state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Makes the next layout call ``updateConfiguration()``.
  ///
  ///     button.configuration = .plain()
  ///     button.configurationUpdateHandler = { button in
  ///       button.configuration?.showsActivityIndicator = count > 0
  ///     }
  ///     count = 1
  ///     button.setNeedsUpdateConfiguration()
  ///     view.layoutIfNeeded()
  ///     // button.configuration?.showsActivityIndicator == true
  open func setNeedsUpdateConfiguration() { setNeedsUpdateProperties() }

  /// Updates ``configuration`` for the current state by calling ``configurationUpdateHandler``.
  ///
  ///     final class BuyButton: UIButton {
  ///       override func updateConfiguration() {
  ///         configuration = isSelected ? .filled() : .gray()
  ///       }
  ///     }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override func updateProperties() {
    super.updateProperties()
    updateConfiguration()
  }

  /// Whether the image is darker while the button is highlighted. It is stored only.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while the button is disabled. It is stored only.
  open var adjustsImageWhenDisabled = true
  /// Whether the primary action toggles the selection of the button. It is stored only.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the button reacts to a pointer. It is stored only.
  open var isPointerInteractionEnabled = false
  /// The purpose of the button. It is stored only.
  open var role = Role.normal

  /// The purpose of a button.
  ///
  /// ``UIButton/role`` takes it.
  public enum Role: Int, Sendable {
    /// No special purpose.
    case normal = 0
    /// The action that people most likely choose.
    case primary = 1
    /// Cancels, and changes nothing.
    case cancel = 2
    /// Deletes something.
    case destructive = 3
  }

  /// The menu of the button. It is stored only.
  open var menu: UIMenu?

  /// The insets around the content of a button without a configuration, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentMayHaveChanged(contentEdgeInsets != oldValue) }
  }

  /// The insets of the title within its rectangle, in points. They change no size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The insets of the image within its rectangle, in points. They change no size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { arrangement(within: .infinity).size }

  /// Only the title of a configuration wraps, so that only its height depends on the width.
  open override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
    configuration.flatMap { $0.wrapsTitle ? arrangement(within: width).size.height : nil }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !shownViews.isEmpty { placeContent() }
  }

  /// Returns the rectangle for the title, the image and their insets: all of the bounds.
  ///
  ///     let button = UIButton(type: .system)
  ///     let bounds = CGRect(x: 0, y: 0, width: 100, height: 44)
  ///     // button.contentRect(forBounds: bounds) == bounds
  ///
  /// - Parameter bounds: The bounds of the button, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the title. Override it to place the title elsewhere.
  ///
  ///     final class LeadingTitle: UIButton {
  ///       override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
  ///         var rect = super.titleRect(forContentRect: contentRect)
  ///         rect.origin.x = contentRect.minX
  ///         return rect
  ///       }
  ///     }
  ///
  /// - Parameter contentRect: The rectangle that ``contentRect(forBounds:)`` returns, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { rects(in: contentRect).title }

  /// Returns the frame of the image. Override it to place the image elsewhere.
  ///
  ///     final class LargeImage: UIButton {
  ///       override func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  ///     }
  ///
  /// - Parameter contentRect: The rectangle that ``contentRect(forBounds:)`` returns, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { rects(in: contentRect).image }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentMayHaveChanged(true)
  }

  override var textBaselines: TextBaselines? { titleExtent.baselines(isCentered: true) }

  override var shownText: String? { shownTitle?.string }
}
