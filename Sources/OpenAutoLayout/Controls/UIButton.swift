public import Foundation

/// A control with a title, an image, or both.
///
///     let button = UIButton(configuration: .filled())
///     button.configuration?.title = "Continue"
///     // 14 points higher and 24 wider than its title in body text
///
/// Without a configuration, a title is in 15 points in the style of the system and in 18 otherwise, and a
/// button is as large as the title, with 6 points above and below (recorded on iOS 26).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style that the button was made with.
  public private(set) final var buttonType = ButtonType.custom
  /// What was set for states.
  final var contents: [UInt: StateContent] = [:]
  /// The views that a client has asked for.
  final var shownViews = ShownViews()

  /// What a button shows in a state.
  struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var image: UIImage?
    var backgroundImage: UIImage?
    var titleColor: UIColor?
  }

  struct ShownViews {
    var title: ButtonTitleLabel?
    var image: UIImageView?
  }

  /// Makes a button of a style.
  ///
  ///     let button = UIButton(type: .system)
  ///     button.setTitle("Edit", for: .normal)
  ///
  /// - Parameter buttonType: The style.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a style with a primary action, whose title and image it shows.
  ///
  ///     let button = UIButton(primaryAction: UIAction(title: "Add") { _ in count += 1 })
  ///     button.sendActions(for: .primaryActionTriggered)
  ///     // count == 1
  ///
  /// - Parameters:
  ///   - buttonType: The style.
  ///   - primaryAction: What is done; `nil` for nothing yet.
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
  ///   - configuration: The look, the size and the content.
  ///   - primaryAction: What is done; `nil` for nothing yet. Its title and image do not replace
  ///     those of the configuration.
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

  /// The look, the size and the content, in place of the insets below.
  open var configuration: Configuration? {
    didSet { contentChanged() }
  }

  /// Updates ``configuration`` before the next layout whenever the state has changed.
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

  /// Updates ``configuration`` for the state: calls ``configurationUpdateHandler``.
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

  /// Whether the image is darker while the button is pressed. It is stored only.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while the button is disabled. It is stored only.
  open var adjustsImageWhenDisabled = true
  /// Whether the primary action selects the button, or ends that. It is stored only.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a pointer changes the button. It is stored only.
  open var isPointerInteractionEnabled = false
  /// What the button is for. It is stored only.
  open var role = Role.normal

  /// What a button is for.
  ///
  /// ``UIButton/role`` takes it.
  public enum Role: Int, Sendable {
    /// Anything.
    case normal = 0
    /// What a person most likely wants.
    case primary = 1
    /// To leave everything as it is.
    case cancel = 2
    /// To delete something.
    case destructive = 3
  }

  /// The menu of the button. It is stored only.
  open var menu: UIMenu?

  /// The insets around the content in points, without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentChanged() }
  }

  /// The offset of the title within the content in points, without a configuration. It changes no
  /// size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The offset of the image within the content in points, without a configuration. It changes no
  /// size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { arrangement(within: .infinity).size }

  /// The height of a title that wraps, which only one of a configuration does.
  open override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
    configuration.flatMap { $0.wrapsTitle ? arrangement(within: width).size.height : nil }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Returns the room of the title and the image in bounds: all of it. Their insets are inside of it.
  ///
  ///     let button = UIButton(type: .system)
  ///     let bounds = CGRect(x: 0, y: 0, width: 100, height: 44)
  ///     // button.contentRect(forBounds: bounds) == bounds
  ///
  /// - Parameter bounds: The bounds of the button.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where the title is. A subclass places it elsewhere by an override.
  ///
  ///     final class LeadingTitle: UIButton {
  ///       override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
  ///         var rect = super.titleRect(forContentRect: contentRect)
  ///         rect.origin.x = contentRect.minX
  ///         return rect
  ///       }
  ///     }
  ///
  /// - Parameter contentRect: The room of the title and the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { rects(in: contentRect).title }

  /// Returns where the image is. A subclass places it elsewhere by an override.
  ///
  ///     final class LargeImage: UIButton {
  ///       override func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  ///     }
  ///
  /// - Parameter contentRect: The room of the title and the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { rects(in: contentRect).image }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  override var textBaselines: TextBaselines? { titleExtent.baselines(isCentered: true) }

  override var shownText: String? { shownTitle?.string }
}
