public import Foundation

/// A controller that shows other controllers in columns: two while its horizontal size class is
/// regular, and otherwise one.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     let (list, detail) = (UIViewController(), UIViewController())
///     split.setViewController(list, for: .primary)
///     split.setViewController(detail, for: .secondary)
///     split.traitOverrides.horizontalSizeClass = .regular
///     split.view.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
///     split.view.layoutIfNeeded()
///     // list.view.frame.width == 320
///     // detail.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768)
///
/// The first column is 320 points wide, unless you set another width or limits. UIKit's widths are
/// not recorded. A middle column is stored, and does not show.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value for a width that the system decides.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// The number of columns.
  public final let style: Style
  /// The delegate. It is not kept alive, and not called here.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred columns to show. Here, ``DisplayMode/secondaryOnly`` hides the first column, and
  /// all other modes show two columns.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { columnsChanged() } }
  }
  /// The background of the first column. It is only stored.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The preferred behavior of columns that do not fit. It is only stored.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a swipe shows the first column. It is only stored.
  open var presentsWithGesture = true
  /// The preferred width of the first column, in points.
  open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { if preferredPrimaryColumnWidth != oldValue { columnsChanged() } }
  }
  /// The preferred width of the first column as a fraction of the whole width, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { if preferredPrimaryColumnWidthFraction != oldValue { columnsChanged() } }
  }
  /// The smallest width of the first column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { if minimumPrimaryColumnWidth != oldValue { columnsChanged() } }
  }
  /// The largest width of the first column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { if maximumPrimaryColumnWidth != oldValue { columnsChanged() } }
  }
  /// The button that shows and hides the first column. It does nothing here.
  public final let displayModeButtonItem = UIBarButtonItem()
  private var columns: [Column: UIViewController] = [:]

  /// Makes a split view controller of a style.
  ///
  ///     // UISplitViewController(style: .doubleColumn).isCollapsed == true
  ///
  /// - Parameter style: The number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a split view controller of the style ``Style/unspecified``, with two columns.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(style: .unspecified)
  }

  /// Makes a split view controller of the style ``Style/unspecified``, with two columns.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether there is only one column, because the horizontal size class is not regular.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The controllers of the first and the last column.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Returns the controller of a column.
  ///
  ///     // UISplitViewController(style: .doubleColumn).viewController(for: .primary) == nil
  ///
  /// - Parameter column: The column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column.
  ///
  ///     let split = UISplitViewController(style: .doubleColumn)
  ///     let list = UIViewController()
  ///     split.setViewController(list, for: .primary)
  ///     // list.splitViewController === split
  ///
  /// - Parameters:
  ///   - vc: The controller, or `nil` for none.
  ///   - column: The column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if columns[column] === vc { return }
    columns[column] = vc
    replaceChildren(by: Column.all.compactMap { columns[$0] })
    columnsChanged()
  }

  /// Shows a column. Nothing is animated here.
  ///
  ///     let split = UISplitViewController(style: .doubleColumn)
  ///     split.show(.primary)
  ///     // split.preferredDisplayMode == .oneBesideSecondary
  ///
  /// - Parameter column: The column. Only the first one can be shown or hidden.
  open func show(_ column: Column) {
    if column == .primary { preferredDisplayMode = .oneBesideSecondary }
  }

  /// Hides a column. Nothing is animated here.
  ///
  ///     let split = UISplitViewController(style: .doubleColumn)
  ///     split.hide(.primary)
  ///     // split.preferredDisplayMode == .secondaryOnly
  ///
  /// - Parameter column: The column. Only the first one can be shown or hidden.
  open func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    placeColumns()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeColumns()
  }

  private func columnsChanged() { viewIfLoaded?.setNeedsLayout() }

  /// The width of the first column.
  private var primaryColumnWidth: CGFloat {
    let all = view.bounds.width
    let automatic = Self.automaticDimension
    let wanted =
      if preferredPrimaryColumnWidth != automatic {
        preferredPrimaryColumnWidth
      } else if preferredPrimaryColumnWidthFraction != automatic {
        all * preferredPrimaryColumnWidthFraction
      } else {
        320 as CGFloat
      }
    let largest = maximumPrimaryColumnWidth == automatic ? all : maximumPrimaryColumnWidth
    return min(all, largest, max(wanted, minimumPrimaryColumnWidth))
  }

  private func placeColumns() {
    var places: [Column: CGRect] = [:]
    let bounds = view.bounds
    if isCollapsed {
      let shown = [Column.compact, .primary, .secondary].first { columns[$0] != nil }
      if let shown { places[shown] = bounds }
    } else if preferredDisplayMode == .secondaryOnly || columns[.primary] == nil {
      places[.secondary] = bounds
    } else {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      var (primary, secondary) = (bounds, bounds)
      primary.size.width = min(primaryColumnWidth, bounds.width)
      secondary.size.width -= primary.width
      if isRightToLeft {
        primary.origin.x += secondary.width
      } else {
        secondary.origin.x += primary.width
      }
      places = [.primary: primary, .secondary: secondary]
    }
    for column in Column.all {
      guard let place = places[column] else {
        columns[column]?.viewIfLoaded?.removeFromSuperview()
        continue
      }
      guard let shown = columns[column]?.view else { continue }
      if shown.superview !== view { view.addSubview(shown) }
      if shown.frame != place { shown.frame = place }
    }
  }
}

extension UISplitViewController.Column {
  fileprivate static let all: [Self] = [.primary, .supplementary, .secondary, .compact]
}
