public import Foundation

/// A list of rows in sections that scrolls. It asks for, makes and measures what is visible.
///
///     let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
///     table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
///     table.rowHeight = 56
///     table.dataSource = notes
///     table.layoutIfNeeded()
///     // table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 112
///
/// Its rows are values: a `TableLayout` of heights, known or estimated, says where each part is.
/// Loading asks for counts, and for what a section has above and below. A layout walks from what
/// was at its place before, down to the bottom and up to the top of what is visible; each part on
/// the way is asked for and measured once. What the measuring moves, the offset follows, so that
/// nothing on the screen jumps. Updates carry heights and cells from old to new places.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of the table.
  public final let style: Style

  /// Makes a table of a style.
  ///
  ///     UITableView(frame: .zero, style: .insetGrouped)
  ///
  /// - Parameters:
  ///   - frame: The frame in the coordinates of the future superview, in points.
  ///   - style: The style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table with an empty frame.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  // MARK: Who is asked

  /// The object that knows the rows. It is held weakly. Setting it loads them.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetAnswers() } }
  }

  /// The object that is asked for heights and views of sections. It is held weakly.
  open var delegate: (any UITableViewDelegate)? {
    get { scrolling.delegate as? any UITableViewDelegate }
    set {
      if newValue === delegate { return }
      changeScrolling { $0.delegate = newValue }
      forgetAnswers()
    }
  }

  /// The object that learns which rows will be needed soon. It is stored only.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The object that lets rows be dragged. It is stored only.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The object that accepts what is dropped. It is stored only.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged. It is stored only.
  open var dragInteractionEnabled = true
  /// Whether what will be needed soon is asked for. It is stored only.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of all rows, or `automaticDimension`, the default: by their content.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }
  /// The height that counts for a row until it is shown. With 0, heights are asked for at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
  }
  /// The height of all headers, or `automaticDimension`, the default.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }
  /// The height of all footers, or `automaticDimension`, the default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }
  /// The height that counts for a header until it is shown.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { forgetHeights() } }
  }
  /// The height that counts for a footer until it is shown.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { forgetHeights() } }
  }
  /// The space above each header of a plain table. Automatic, it is 22 points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
  }
  /// The height of empty rows below the last one. It is stored only.
  open var fillerRowHeight: CGFloat = 0
  /// What measures a row again. The default is ``SelfSizingInvalidation/enabled``.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Views around the sections

  /// The view above all sections. Its height counts when it is set, and it is as wide as the table.
  open var tableHeaderView: UIView? {
    didSet { exchangeEnd(oldValue, for: tableHeaderView, \.top) }
  }

  /// The view below all sections. Its height counts when it is set, and it is as wide as the table.
  open var tableFooterView: UIView? {
    didSet { exchangeEnd(oldValue, for: tableFooterView, \.bottom) }
  }

  /// The view behind the rows. It fills the visible part.
  open var backgroundView: UIView? {
    didSet { exchangeListBackground(oldValue, for: backgroundView) }
  }

  // MARK: Looks of rows

  /// How rows look at their bottom. Without a line, the automatic height has no point for it.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { measureAgain() } }
  }
  /// The insets of separators, in points. It is stored only.
  open var separatorInset = UIEdgeInsets(top: 0, left: CellMeasures.inset, bottom: 0, right: 0)
  /// What the insets of separators count from. It is stored only.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The color of separators. It is stored only.
  open var separatorColor: UIColor?
  /// The effect of separators. It is stored only.
  open var separatorEffect: UIVisualEffect?
  /// Whether the margins of cells follow the readable width. It is stored only.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content views keep out of the safe area at the sides. It is stored only.
  open var insetsContentViewsToSafeArea = true
  /// From how many rows the section index is shown. It is stored only.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The color of the section index. It is stored only.
  open var sectionIndexColor: UIColor?
  /// The color behind the section index. It is stored only.
  open var sectionIndexBackgroundColor: UIColor?
  /// The color behind the section index while it is touched. It is stored only.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether a person who moves the focus selects. It is stored only.
  open var selectionFollowsFocus = false
  /// Whether the table remembers its focus. It is stored only.
  open var remembersLastFocusedIndexPath = false
  /// Whether the focus can enter the rows. It is stored only.
  open var allowsFocus = true

  // MARK: Selection and editing

  /// Whether rows can be selected. The default is `true`.
  open var allowsSelection = true
  /// Whether several rows can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while they are edited. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while they are edited. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether rows are being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether rows are being edited. Nothing is animated here.
  ///
  ///     table.setEditing(true, animated: true)
  ///     // the content of cells that can be edited is 40 points further in
  ///
  /// - Parameters:
  ///   - editing: Whether rows are being edited.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == self.editing { return }
    self.editing = editing
    for (path, cell) in shownCells { prepareEditing(of: cell, at: path) }
    measureAgain()
  }

  // MARK: What is shown

  private final var editing = false
  /// Where everything is: `nil` until the counts are loaded.
  final var loaded: TableLayout?
  final var shownCells: [IndexPath: UITableViewCell] = [:]
  final var shownHeaders: [Int: UIView] = [:]
  final var shownFooters: [Int: UIView] = [:]
  final let cells = ReusePool<UITableViewCell>()
  final let sectionViews = ReusePool<UITableViewHeaderFooterView>()
  final var selection: [IndexPath] = []
  /// What the data source and the delegate have no own answer for, as the defaults noted.
  final var unanswered: Set<Question> = []
  final var state = PassState()
  final var batch: ListBatch?

  /// What the next layout has to do beside showing what is visible.
  struct PassState {
    var isPlacing = false
    var measuresAgain = false
    var keepsWithinContent = false
    var hasIndex = false
  }

  /// A method of a protocol that has a default, whose answer is the same for all rows.
  enum Question {
    case titleForHeader, titleForFooter, heightForRow, estimatedHeight, heightForHeader
    case heightForFooter, estimatedHeader, estimatedFooter, viewForHeader, viewForFooter
  }

  /// Loads the counts again, and asks for all cells again.
  ///
  ///     notes.sections[0].append("Milk")
  ///     table.reloadData()
  ///     // table.numberOfRows(inSection: 0) is one more
  open func reloadData() {
    selection = []
    unload()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    forgetHeights()
  }
}
