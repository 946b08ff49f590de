public import Foundation

/// Shows a list of controllers beside one another: two columns where the width is regular, and one where it
/// is compact.
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
/// The widths are not recorded: 320 points for the first column, unless its limits say otherwise. A middle
/// column is kept, and does not show.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// A width that the system decides.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// How many columns there are.
  public final let style: Style
  /// What decides about columns. It is not kept alive, and nobody asks it here.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns show. The last one alone hides the first one; all else shows two here.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsChanged() } }
  /// How columns make room for one another. It is stored only.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a swipe shows the first column.
  open var presentsWithGesture = true
  /// The width of the first column in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The width of the first column as a part of all, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsChanged() } }
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The largest width of the first column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The button that shows and hides the first column.
  public final let displayModeButtonItem = UIBarButtonItem()
  private var columns: [Column: UIViewController] = [:]

  /// Makes a controller with columns.
  ///
  ///     // UISplitViewController(style: .doubleColumn).isCollapsed == true
  ///
  /// - Parameter style: How many columns there are.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with two columns.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(style: .unspecified)
  }

  /// Makes a controller with two columns.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether there is one column, because the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The controllers of the first and of the last column.
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
  ///   - vc: The controller; `nil` for none.
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
  /// - Parameter column: The column. Others than the first one are left as they are.
  open func show(_ column: Column) {
    if column == .primary { preferredDisplayMode = .oneBesideSecondary }
  }

  /// Hides a column. Nothing is animated here.
  ///
  ///     let split = UISplitViewController(style: .doubleColumn)
  ///     split.hide(.primary)
  ///     // split.preferredDisplayMode == .secondaryOnly
  ///
  /// - Parameter column: The column. Others than the first one are left as they are.
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
