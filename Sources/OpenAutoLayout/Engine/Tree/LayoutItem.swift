import Foundation
import LayoutSolver

/// A view or a guide, as anchors, constraints and the engine see it.
///
/// A handle, and the only way to what a layout reads and writes of an item. A pass over a tree
/// follows links from item to item; with objects each step would count references, which took more
/// time than everything else in a layout. So an item's links, marks and lists are in a record of its
/// own, and a handle is the record's address. It may be used as long as somebody holds the item's
/// `ItemMemory`: its owner does, each anchor, and each constraint. Whoever keeps a handle across a
/// call of client code holds one of these, too.
///
/// Nothing here is isolated to the main actor, and views are. So code that gets handles and is not
/// isolated either can read and write a layout, but cannot call a view: see `LayoutRows`.
// Sendable, so that anchors, which compare equal anywhere, can have one. It is used on the main actor.
struct LayoutItem: Hashable, BitwiseCopyable, @unchecked Sendable {
  private let record: UnsafeMutablePointer<Record>

  /// Makes the record. It has to be given its memory, and to be deallocated in the end.
  init(isGuide: Bool) {
    record = .allocate(capacity: 1)
    record.initialize(to: Record(owner: isGuide ? .goneGuide : .goneView))
  }

  func deallocate() {
    record.deinitialize(count: 1)
    record.deallocate()
  }

  /// Who the item is of.
  enum Owner: BitwiseCopyable {
    case view(Unmanaged<UIView>)
    case guide(Unmanaged<UILayoutGuide>)
    case goneView
    case goneGuide
  }

  /// Whether an engine lays the item out, and in which columns.
  enum Entry: BitwiseCopyable {
    case outside
    case entered(Unmanaged<LayoutEngine>, Solver.Block)
  }

  /// The fields stand in the order of their use, so that those that a pass reads together are in one
  /// cache line, or in two. None of the pointers dangles: whoever leaves a tree, or dies, is first
  /// taken out of all lists.
  private struct Record: ~Copyable {
    /// Set as soon as the record is made.
    var memory: Unmanaged<ItemMemory>?
    var owner: Owner
    var state = LayoutState()
    var pendingCount: Int32 = 0
    var entry = Entry.outside

    var parent: LayoutItem?
    var nextPending: LayoutItem?
    var previousPending: LayoutItem?
    var firstPending: LayoutItem?
    var lastPending: LayoutItem?

    var rare: RareData?
    var frame = CGRect.zero
    var references = [ConstraintReference]()
    var constraints = ConstraintList()
    var content: ItemContent?
    var subviews: [UIView] = []
    var guides: [UILayoutGuide] = []

    var fittingBlock: Solver.Block?
    var indexHint: Int32 = 0
    var turns: (layout: UInt32, count: UInt32) = (0, 0)
    var autoresizingMask = UIView.AutoresizingMask()
    var contentPriorities = ContentPriorities()
    var boundsOrigin = CGPoint.zero
  }
}

// MARK: Owner

extension LayoutItem {
  /// What keeps the record.
  var memory: ItemMemory {
    guard let memory = record.pointee.memory else {
      fatalError("A defect of OpenAutoLayout: an item is made by its ItemMemory.")
    }
    return memory.takeUnretainedValue()
  }

  func setMemory(_ memory: ItemMemory) { record.pointee.memory = .passUnretained(memory) }

  var isGuide: Bool {
    switch record.pointee.owner {
    case .guide, .goneGuide: true
    case .view, .goneView: false
    }
  }

  /// The view, until it dies.
  var view: UIView? {
    guard case .view(let view) = record.pointee.owner else { return nil }
    return view.takeUnretainedValue()
  }

  /// The guide, until it dies.
  var guide: UILayoutGuide? {
    guard case .guide(let guide) = record.pointee.owner else { return nil }
    return guide.takeUnretainedValue()
  }

  var owner: NSObject? { isGuide ? guide : view }

  /// Whether nothing is overridden, and nothing beside the record is known: no client code is to be
  /// called, and nothing to be asked.
  var isPlain: Bool { state.contains(.isPlainView) && rare == nil }

  func setOwner(_ view: UIView) { record.pointee.owner = .view(.passUnretained(view)) }

  func setOwner(_ guide: UILayoutGuide) { record.pointee.owner = .guide(.passUnretained(guide)) }

  /// Forgets the owner, which is about to die.
  func forgetOwner() {
    record.pointee.owner = isGuide ? .goneGuide : .goneView
    state.remove(.isPlainView)
  }
}

// MARK: What the record knows

extension LayoutItem {
  var state: LayoutState {
    get { record.pointee.state }
    nonmutating _modify { yield &record.pointee.state }
  }

  var entry: Entry {
    get { record.pointee.entry }
    nonmutating set { record.pointee.entry = newValue }
  }

  /// The superview, or the view that owns the guide.
  var parent: LayoutItem? {
    get { record.pointee.parent }
    nonmutating set { record.pointee.parent = newValue }
  }

  var nextPending: LayoutItem? {
    get { record.pointee.nextPending }
    nonmutating set { record.pointee.nextPending = newValue }
  }

  var previousPending: LayoutItem? {
    get { record.pointee.previousPending }
    nonmutating set { record.pointee.previousPending = newValue }
  }

  /// The children that a pass has to visit.
  var firstPending: LayoutItem? {
    get { record.pointee.firstPending }
    nonmutating set { record.pointee.firstPending = newValue }
  }

  var lastPending: LayoutItem? {
    get { record.pointee.lastPending }
    nonmutating set { record.pointee.lastPending = newValue }
  }

  var pendingCount: Int32 {
    get { record.pointee.pendingCount }
    nonmutating set { record.pointee.pendingCount = newValue }
  }

  /// What only some items have.
  var rare: RareData? {
    get { record.pointee.rare }
    nonmutating set { record.pointee.rare = newValue }
  }

  /// The view's rectangle in its superview, before any transform: layout reads and writes this one.
  var frame: CGRect {
    get { record.pointee.frame }
    nonmutating set { record.pointee.frame = newValue }
  }

  /// Where the view's own coordinates begin.
  var boundsOrigin: CGPoint {
    get { record.pointee.boundsOrigin }
    nonmutating set { record.pointee.boundsOrigin = newValue }
  }

  /// The active constraints that speak of the item, whoever holds them.
  var references: [ConstraintReference] {
    _read { yield record.pointee.references }
    nonmutating _modify { yield &record.pointee.references }
  }

  /// The constraints that the view holds.
  var constraints: ConstraintList {
    _read { yield record.pointee.constraints }
    nonmutating _modify { yield &record.pointee.constraints }
  }

  var content: ItemContent? {
    get { record.pointee.content }
    nonmutating set { record.pointee.content = newValue }
  }

  var contentPriorities: ContentPriorities {
    get { record.pointee.contentPriorities }
    nonmutating _modify { yield &record.pointee.contentPriorities }
  }

  var autoresizingMask: UIView.AutoresizingMask {
    get { record.pointee.autoresizingMask }
    nonmutating set { record.pointee.autoresizingMask = newValue }
  }

  var subviews: [UIView] {
    _read { yield record.pointee.subviews }
    nonmutating _modify { yield &record.pointee.subviews }
  }

  var guides: [UILayoutGuide] {
    _read { yield record.pointee.guides }
    nonmutating _modify { yield &record.pointee.guides }
  }

  /// Where the view was last seen among its superview's subviews.
  var indexHint: Int {
    get { Int(record.pointee.indexHint) }
    nonmutating set { record.pointee.indexHint = Int32(truncatingIfNeeded: newValue) }
  }

  /// Counts a turn of the view in a layout.
  ///
  /// - Returns: How many it has had in that layout.
  func countTurn(in layout: UInt32) -> Int {
    if record.pointee.turns.layout != layout { record.pointee.turns = (layout, 0) }
    record.pointee.turns.count += 1
    return Int(record.pointee.turns.count)
  }

  func turnCount(in layout: UInt32) -> Int {
    record.pointee.turns.layout == layout ? Int(record.pointee.turns.count) : 0
  }

  /// The columns in the fit that is being solved. Only `LayoutFit` reads it, and only after it has
  /// written it: no client code runs in between.
  var fittingBlock: Solver.Block? {
    get { record.pointee.fittingBlock }
    nonmutating set { record.pointee.fittingBlock = newValue }
  }
}
