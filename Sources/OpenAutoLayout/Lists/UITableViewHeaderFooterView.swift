public import Foundation

/// A header or a footer of a section of a table. Its subviews belong in its ``contentView``.
///
///     let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
///     let title = UILabel()
///     header.contentView.addSubview(title)
///
/// A ``UITableView`` asks its delegate for it. It can also be made, measured and laid out alone, as any
/// other view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let content: UIView
  private let name: String?
  private var title: UILabel?

  /// Makes a view of 320 × 44 points.
  ///
  ///     let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
  ///     // header.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44)
  ///
  /// - Parameter reuseIdentifier: The identifier that a table view reuses the view by.
  public init(reuseIdentifier: String?) {
    name = reuseIdentifier
    content = UIView.filling(CellMeasures.size)
    super.init(frame: CGRect(origin: .zero, size: CellMeasures.size))
    addSubview(content)
  }

  /// Makes a view without a reuse identifier. For a zero frame, its size is 320 × 44 points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Makes a view with an empty frame.
  public required init?(coder: NSCoder) {
    name = nil
    content = UIView.filling(.zero)
    super.init(coder: coder)
    addSubview(content)
  }

  /// The identifier that a table view reuses the view by.
  open var reuseIdentifier: String? { name }

  /// Prepares the view to be reused. Does nothing unless overridden. A table calls it before it gives
  /// the view out again.
  ///
  ///     final class SectionHeader: UITableViewHeaderFooterView {
  ///       let title = UILabel()
  ///       override func prepareForReuse() {
  ///         super.prepareForReuse()
  ///         title.text = nil
  ///       }
  ///     }
  open func prepareForReuse() {}

  /// The view for the subviews.
  ///
  /// It fills this view by its autoresizing mask. Do not add constraints between it and this view:
  /// they conflict with the mask.
  open var contentView: UIView { content }

  /// The label of the title, made when it is first read. A table gives the titles of its data source
  /// to it.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel(frame: content.bounds.insetBy(dx: CellMeasures.inset, dy: 0))
    label.numberOfLines = 0
    label.font = UIListContentConfiguration.plainHeader().textProperties.font
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(label)
    title = label
    return label
  }

  /// The text of the ``textLabel``, if there is one and nothing else gives the content a height.
  final var titleAlone: String? { content.item.constraints.isEmpty ? title?.text : nil }

  /// The view behind the content. It is as large as this view.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView, behind: content) }
  }

  /// Places the ``contentView`` and the ``backgroundView``, which fill the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fill(with: content)
    fill(with: backgroundView)
  }

  // MARK: Configurations

  /// The configuration of the content. Its view fills the ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { showContent(newValue, in: content) }
  }

  /// The configuration of the background. It is stored only.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue }
  }

  /// Whether the content configuration follows the state of the view. The default is `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether the background configuration follows the state of the view. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Returns a configuration for a header, without content.
  ///
  ///     let cell = UITableViewHeaderFooterView(reuseIdentifier: nil)
  ///     var content = cell.defaultContentConfiguration()
  ///     content.text = "Name"
  ///     cell.contentConfiguration = content
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// The current state of the view: its traits.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Makes the next layout call ``updateConfiguration(using:)``.
  ///
  ///     let cell = UITableViewHeaderFooterView(reuseIdentifier: nil)
  ///     cell.setNeedsUpdateConfiguration()
  open func setNeedsUpdateConfiguration() { setNeedsUpdateProperties() }

  /// The closure that updates the configurations. ``updateConfiguration(using:)`` calls it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the configurations for a state.
  ///
  /// It is called before the first layout, and before the next one after
  /// ``setNeedsUpdateConfiguration()``.
  ///
  ///     final class Row: UITableViewHeaderFooterView {
  ///       override func updateConfiguration(using state: UIViewConfigurationState) {
  ///         super.updateConfiguration(using: state)
  ///         var content = UIListContentConfiguration.cell().updated(for: state)
  ///         content.text = state.isSelected ? "Yes" : "No"
  ///         contentConfiguration = content
  ///       }
  ///     }
  ///
  /// - Parameter state: The state of the view, such as its traits.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateConfigurations(for: state, in: content)
    configurationUpdateHandler?(self, state)
  }

  open override func updateProperties() {
    super.updateProperties()
    updateConfiguration(using: configurationState)
  }

  /// The type of the closure that updates the configurations.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  /// Returns the size that fits the constraints of the content, as near as they allow to a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
