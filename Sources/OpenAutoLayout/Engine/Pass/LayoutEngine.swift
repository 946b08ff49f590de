import Foundation
import LayoutSolver

/// Lays out one tree: asks its views, has rows made of the answers, solves them, and knows which items
/// have moved.
///
/// The root view owns it. It is made by the first layout, and from then on hears of every change, so
/// that a layout costs what has changed.
///
/// The phases of an update do not mix. `ask()` runs client code until nothing is left to ask. `rows` is
/// not isolated to the main actor, so client code cannot be called from there.
@MainActor
final class LayoutEngine {
  /// The root, whose size is given and whose coordinates are everyone's.
  let root: LayoutItem

  // A pass reads these for each view. Noting each access at run time took 8 % of a layout of
  // independent views.
  @exclusivity(unchecked) var rows: LayoutRows

  /// The topmost items of subtrees that are not entered yet.
  @exclusivity(unchecked) var entering: [ItemMemory]
  /// The columns of items that have to be asked, or of items that have left since.
  @exclusivity(unchecked) var unasked: [Solver.Block] = []
  /// The views whose answers are outstanding, the innermost last.
  @exclusivity(unchecked) var viewsBeingAsked: [LayoutItem] = []
  /// How often views of the tree have asked for `updateProperties` or `updateConstraints`, and how many
  /// of these requests were served.
  @exclusivity(unchecked) var updateRequests = 0
  @exclusivity(unchecked) var servedUpdateRequests = 0
  /// The topmost items of subtrees whose traits may have changed.
  @exclusivity(unchecked) var unsettledTraits: [ItemMemory] = []
  /// Whether a view of the tree has, or has had, other traits than its superview.
  @exclusivity(unchecked) var hasTraitOverrides = false
  /// Items whose safe area or margins, or those of whose subviews, may have changed.
  @exclusivity(unchecked) var unsettledInsets: [ItemMemory]
  /// How often insets were settled, by which a question knows that client code in it laid out the tree.
  var settledInsetsCount = 0
  /// Whether any view has insets that depend on frames.
  @exclusivity(unchecked) var insetsDependOnFrames = false
  /// The searches of the update that is going on.
  @exclusivity(unchecked) var heightSearches: [LayoutItem: HeightSearch] = [:]
  /// How much more the layout that is going on may take.
  @exclusivity(unchecked) var patience = Patience(viewCount: 0)
  /// The view that was asked last, by which rounds without an end are reported.
  @exclusivity(unchecked) var lastAsked: ItemMemory?
  /// The view that is having its last turn in this layout.
  @exclusivity(unchecked) var recording: UnsettledView?
  /// The views that did not settle when they were last laid out.
  @exclusivity(unchecked) var unsettledViews: [UnsettledView] = []
  /// Those of them that were not reported yet.
  @exclusivity(unchecked) var unreportedLoops: [UnsettledView] = []
  /// How many layouts are going on, one in the client code that another one has called.
  @exclusivity(unchecked) private(set) var depth = 0

  /// Whether the tree has another root by now, so that the engine lays nothing out any more.
  @exclusivity(unchecked) private(set) var isDissolved = false
  /// How often items have left, by which a pass knows that the one in hand may be gone.
  @exclusivity(unchecked) private(set) var departures = 0
  /// What was reported, so that it is reported once.
  var reports = ReportLog()

  init(root: LayoutItem) {
    self.root = root
    rows = LayoutRows(root: root)
    entering = [root.memory]
    unsettledInsets = [root.memory]
  }

  /// Whether anything has changed since the last update.
  var needsUpdate: Bool { needsUpdateBeforeNextView || hasInsetsToSettle }

  /// Whether insets may have changed. A layout in the client code of another one leaves them to that: it
  /// may be called before the views around it are placed.
  var hasInsetsToSettle: Bool { depth <= 1 && !unsettledInsets.isEmpty }

  /// Whether anything but insets has changed. Insets wait until all views of a pass are placed: those of
  /// a subview that has not followed its superview yet would be wrong, and may move both again.
  var needsUpdateBeforeNextView: Bool { hasQuestions || rows.hasWork }

  /// How many pixels a point has.
  var scale: CGFloat { root.view?.storedScale ?? .infinity }

  /// Asks, lowers and solves until nothing is out of date. Marks the items that have moved.
  func update() { update(settlingInsets: true) }

  /// Updates all but insets.
  func updateBeforeNextView() {
    if needsUpdateBeforeNextView { update(settlingInsets: false) }
  }

  private func update(settlingInsets: Bool) {
    if heightSearches.isEmpty {
      updateRows(settlingInsets: settlingInsets)
      if !heightSearches.isEmpty { heightSearches = [:] }
    } else {
      // An update in client code that another one asks has searches of its own.
      let searches = heightSearches
      heightSearches = [:]
      updateRows(settlingInsets: settlingInsets)
      heightSearches = searches
    }
  }

  private func updateRows(settlingInsets: Bool) {
    var heightRounds = 0
    var hasNewConflicts = false
    while !isDissolved, settlingInsets ? needsUpdate : needsUpdateBeforeNextView {
      ask(settlingInsets: settlingInsets)
      if isDissolved { return }
      let missing = rows.lower()
      reportNumbersOutOfReach()
      if !missing.isEmpty {
        askForRows(missing)
        if !patience.isExhausted { continue }
      }
      if rows.needsSolve {
        rows.solve()
        if !rows.solver.isExact { reportInexactness() }
        if rows.conflictsChanged { hasNewConflicts = true }
      }
      if !rows.searched.isEmpty { rows.resumeSearches() }
      if !rows.resized.isEmpty {
        heightRounds += 1
        searchHeights(inRound: heightRounds)
      }
      // While heights are open, a conflict may be one of heights that nobody has asked for. And a search
      // that has begun anew may have taken back rows of the conflict.
      if hasNewConflicts && !hasHeightsToAsk && !rows.hasWork {
        hasNewConflicts = false
        reportConflicts()
      }
      if patience.isExhausted { return }
    }
  }

  /// Whether client code runs that a layout has called.
  var isLayingOut: Bool { depth > 0 }

  /// Has client code run by a layout of this engine, however deep.
  func laysOut(_ body: () -> Void) {
    // Deeper, only endless recursion gets. Its innermost layouts do nothing, and the outer ones have a
    // last turn.
    if depth == 100 { return }
    if depth == 0 { patience = Patience(viewCount: rows.itemCount) }
    depth += 1
    body()
    depth -= 1
    if depth > 0 { return }
    lastAsked = nil
    reportLoops()
  }
}

// MARK: Who is laid out

extension LayoutEngine {
  /// Has a subtree entered by the next update.
  func willEnter(_ item: LayoutItem) { entering.append(item.memory) }

  func enterSubtrees() {
    while let memory = entering.popLast() {
      // The list may have been the last to hold it.
      enterSubtree(memory.item)
      extendLifetime(memory)
    }
  }

  private func enterSubtree(_ top: LayoutItem) {
    guard case .outside = top.entry, top == root || top.parent?.isEntered(in: self) ?? false else {
      return
    }
    let items = top.subtree
    if top == root { patience.expect(viewCount: items.count) }
    if top == root, let fit = rows.measurement(of: items.count) {
      rows.enter(measuredBy: fit, of: self)
    } else {
      rows.enter(items, of: self)
    }
    // What they asked for before, no engine has counted.
    updateRequests += 1
    var concernsTraits = hasTraitOverrides
    for item in items where !item.isPlain || item.state.contains(.isRightToLeft) {
      noteEntry(of: item)
      if item.concernsTraits { concernsTraits = true }
    }
    if concernsTraits { unsettledTraits.append(top.memory) }
    if insetsDependOnFrames { unsettledInsets.append(top.memory) }
  }

  private func noteEntry(of item: LayoutItem) {
    if item.state.contains(.isUnasked) { willAsk(item) }
    guard let rare = item.rare else { return }
    if item.overridesTraits { hasTraitOverrides = true }
    if rare.preservesSuperviewMargins || rare.keyboardFrame != nil { insetsDependOnFrames = true }
    // Insets may have been set before there was an engine to notify.
    if !rare.systemGuides.isEmpty || rare.margins != nil || rare.controller != nil {
      unsettledInsets.append(item.memory)
    }
  }

  /// Takes items out, with the rows of the constraints that their views hold.
  func remove(_ items: [LayoutItem]) {
    departures += 1
    rows.leave(items)
  }

  /// Takes all items out, because the tree has another root from now on.
  func dissolve() {
    departures += 1
    isDissolved = true
    rows.dissolve()
    entering = []
    unasked.removeAll()
    unsettledTraits = []
    unsettledInsets = []
    servedUpdateRequests = updateRequests
  }
}

// MARK: What has changed

extension LayoutEngine {
  func constantChanged(of constraint: NSLayoutConstraint) {
    rows.constantChanged(of: constraint)
    reportNumbersOutOfReach()
  }

  func wait(_ constraint: NSLayoutConstraint) { rows.wait(constraint) }

  func remove(_ constraint: NSLayoutConstraint) { rows.remove(constraint) }
}

@MainActor
extension LayoutItem {
  /// The engine that lays the item out.
  var engine: LayoutEngine? {
    guard case .entered(let engine, _) = entry else { return nil }
    return engine.takeUnretainedValue()
  }

  /// The engine of the root.
  func makeEngine() -> LayoutEngine {
    if let engine = rare?.ownEngine { return engine }
    let made = LayoutEngine(root: self)
    makeRare().ownEngine = made
    return made
  }
}

extension LayoutItem {
  func isEntered(in engine: LayoutEngine) -> Bool {
    guard case .entered(let entered, _) = entry else { return false }
    return entered.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }

  /// The columns in the running engine.
  var block: Solver.Block? {
    guard case .entered(_, let block) = entry else { return nil }
    return block
  }

  /// Whether constraints, content or a mask place the item, and not only its frame.
  var isLaidOut: Bool { isPlacedBySolver || !isGuide && state.contains(.translatesMask) }

  /// Whether the item is where the solver has it. What a mask places follows the frame of its superview,
  /// which may be rounded.
  var isPlacedBySolver: Bool {
    // A guide has no mask.
    if state.contains(.translatesMask) { return false }
    return !references.isEmpty || !isGuide && isPlacedWithoutConstraints
  }

  // Out of line: each view that has moved looks, and nearly all have constraints.
  @inline(never)
  private var isPlacedWithoutConstraints: Bool {
    state.contains(.carriesOthers)
      || content.map { !$0.rows.horizontal.isEmpty || !$0.rows.vertical.isEmpty } ?? false
  }
}
