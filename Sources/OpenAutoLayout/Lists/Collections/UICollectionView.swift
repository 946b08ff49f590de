public import Foundation

/// Items in sections that scroll, where a layout places them. It asks for and makes what is visible.
///
///     let grid = UICollectionView(
///       frame: CGRect(x: 0, y: 0, width: 320, height: 400),
///       collectionViewLayout: UICollectionViewFlowLayout())
///     grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
///     grid.dataSource = photos
///     grid.layoutIfNeeded()
///
/// Each layout asks the ``UICollectionViewLayout`` for what is visible, lets go what is not, asks the
/// data source for what comes, and measures it where the layout has estimates. What the measuring
/// moves, the offset follows, so that nothing on the screen jumps.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Makes a collection with a layout.
  ///
  ///     UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  ///
  /// - Parameters:
  ///   - frame: The frame in the coordinates of the future superview, in points.
  ///   - layout: The layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection with a flow layout and an empty frame.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Who is asked

  /// The object that knows the items. It is held weakly. Setting it loads them.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { unload() } }
  }

  /// The object that is notified of what is shown and selected, and that a flow layout asks. It is
  /// held weakly.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrolling.delegate as? any UICollectionViewDelegate }
    set {
      if newValue === delegate { return }
      changeScrolling { $0.delegate = newValue }
      collectionViewLayout.invalidateLayout()
    }
  }

  /// The object that learns which items will be needed soon. It is stored only.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether what will be needed soon is asked for. It is stored only.
  open var isPrefetchingEnabled = true
  /// The object that lets items be dragged. It is stored only.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// The object that accepts what is dropped. It is stored only.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged. It is stored only.
  open var dragInteractionEnabled = true

  // MARK: What is shown how

  /// The layout. Setting it places the items anew.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if collectionViewLayout === oldValue { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      letGoAll { if case .cell = $0 { false } else { true } }
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Sets the layout. Nothing is animated here.
  ///
  ///     collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Whether the change is animated. It makes no difference here.
  ///   - completion: Called afterward with `true`.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  /// The view behind the items. It fills the visible part.
  open var backgroundView: UIView? {
    didSet { exchangeListBackground(oldValue, for: backgroundView) }
  }

  /// What measures a cell again. The default is ``SelfSizingInvalidation/enabled``.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether items are being edited. Cells of lists show other accessories then.
  open var isEditing = false {
    didSet {
      if isEditing == oldValue { return }
      for case let cell as UICollectionViewCell in shown.values.map(\.view) {
        cell.isInEditing = isEditing
      }
    }
  }
  /// Whether a person who moves the focus selects. It is stored only.
  open var selectionFollowsFocus = false
  /// Whether the collection remembers its focus. It is stored only.
  open var remembersLastFocusedIndexPath = false
  /// Whether the focus can enter the items. It is stored only.
  open var allowsFocus = true

  // MARK: Selection

  /// Whether items can be selected. The default is `true`.
  open var allowsSelection = true
  /// Whether several items can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while they are edited. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while they are edited. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: What is known

  /// The counts of items by section: `nil` until they are loaded.
  final var counts: [Int]?
  final var shown: [CollectionElement: Shown] = [:]
  final let cells = ReusePool<UICollectionReusableView>()
  /// The supplementary views by kind.
  final var supplementaryViews: [String: ReusePool<UICollectionReusableView>] = [:]
  final var selection: [IndexPath] = []
  final var state = PassState()
  final var batch: ListBatch?

  /// A view that is shown, and the attributes that it has.
  struct Shown {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
  }

  /// What the next layout has to do beside showing what is visible.
  struct PassState {
    var isPlacing = false
    var measuresAgain = false
    var keepsWithinContent = false
    /// The bounds that the layout was asked about last.
    var bounds: CGRect?
    /// What invalidations have added to the offset.
    var adjustment = CGPoint.zero
  }

  /// Loads the counts again, and asks for all cells again.
  ///
  ///     collection.reloadData()
  ///     // the next layout asks the data source for the visible items
  open func reloadData() {
    selection = []
    unload()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showItems()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.forgetMeasures()
    collectionViewLayout.invalidateLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.invalidateLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }
}
