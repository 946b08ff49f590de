public import Foundation

/// A header or a footer of a table's section, whose content is in its ``contentView``.
///
///     let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
///     let title = UILabel()
///     header.contentView.addSubview(title)
///
/// It is made, measured and laid out as any view: there are no tables here.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let content: UIView
  private let name: String?

  /// Makes a view of 320 by 44 points.
  ///
  ///     let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
  ///     // header.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44)
  ///
  /// - Parameter reuseIdentifier: The name that a table reuses the view by. Nothing here reads it.
  public init(reuseIdentifier: String?) {
    name = reuseIdentifier
    content = UIView.filling(CellMeasures.size)
    super.init(frame: CGRect(origin: .zero, size: CellMeasures.size))
    addSubview(content)
  }

  /// Makes a view without a name to reuse it by, of 320 by 44 points for an empty frame.
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

  /// The name that a table reuses the view by.
  open var reuseIdentifier: String? { name }

  /// Called before the view is reused. Does nothing unless overridden.
  ///
  ///     final class SectionHeader: UITableViewHeaderFooterView {
  ///       let title = UILabel()
  ///       override func prepareForReuse() {
  ///         super.prepareForReuse()
  ///         title.text = nil
  ///       }
  ///     }
  open func prepareForReuse() {}

  /// The view for the subviews, which fills this one by its autoresizing mask. Constraints that hold
  /// it to this view contradict that.
  open var contentView: UIView { content }

  /// The view behind the content, as large as this view.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView, behind: content) }
  }

  // MARK: Configurations

  /// What the view shows. Its view fills the ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { showContent(newValue, in: content) }
  }

  /// How the background looks. It is stored only.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue }
  }

  /// Whether the content follows the state of the view.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether the background follows the state of the view.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Returns an empty content for a header.
  ///
  ///     let cell = UITableViewHeaderFooterView(reuseIdentifier: nil)
  ///     var content = cell.defaultContentConfiguration()
  ///     content.text = "Name"
  ///     cell.contentConfiguration = content
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// The state that the configurations follow.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Makes the next layout call ``updateConfiguration(using:)``.
  ///
  ///     let cell = UITableViewHeaderFooterView(reuseIdentifier: nil)
  ///     cell.setNeedsUpdateConfiguration()
  open func setNeedsUpdateConfiguration() { setNeedsUpdateProperties() }

  /// What ``updateConfiguration(using:)`` calls.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Brings the configurations up to date with a state, before the first layout and after
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
  /// - Parameter state: Whether the view is selected, and the like.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateConfigurations(for: state, in: content)
    configurationUpdateHandler?(self, state)
  }

  open override func updateProperties() {
    super.updateProperties()
    updateConfiguration(using: configurationState)
  }

  /// What brings the configurations up to date, in place of an override.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  /// The size that the content's constraints want, near a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
