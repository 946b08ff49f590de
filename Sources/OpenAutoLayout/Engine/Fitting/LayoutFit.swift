import Foundation
import LayoutReport
import LayoutSolver

/// The rows of a subtree by itself, and the sizes that were measured with them.
///
/// It reads the same answers as the running engine, and has columns and a solver of its own. The view
/// that was measured keeps it while the structure of the subtree stays, so that measuring it again
/// solves what has changed: see `LayoutItem.forgetFitRows()`. Not isolated, as `LayoutRows` is not.
final class LayoutFit {
  /// An item of the subtree, and what the fit knows of it.
  private struct Member {
    let item: LayoutItem
    let block: Solver.Block
    var rows = ContentRows()
    /// What the rows of its content say.
    var horizontal: ContentDemand?
    var vertical: ContentDemand?
  }

  /// A member whose height follows its width.
  private struct Follower {
    let member: Int
    /// What the view said last.
    var answer: HeightAnswer?
    /// The search for a height, where the width has followed from it.
    var search: HeightSearch?
  }

  private let maker: RowMaker
  // Unchecked, because each access would be noted at run time, 3,000 instructions for a cell, and
  // nothing that runs during one calls back.
  @exclusivity(unchecked) private var members: [Member] = []
  /// In the order of the members, and of the constraints that each holds.
  @exclusivity(unchecked) private var constraintRows: [LoweredRow] = []
  @exclusivity(unchecked) private var targetRows: (width: Solver.Row?, height: Solver.Row?)
  /// The members whose heights follow their widths.
  @exclusivity(unchecked) private var followers: [Follower] = []
  /// How the guides of views are tied to them.
  private var spans: [SolverSpan] = []
  private var bentSpans = BentSpans()
  /// Whether rows stand for masks. These say where frames are, which layouts round, so they are made
  /// anew each time.
  private var hasMasks = false

  /// What was measured since the last change.
  private(set) var keptSizes: [KeptFit] = []
  /// Whether the rows say what views and constraints do. Client code that is asked for heights may
  /// change that.
  private(set) var isCurrent = true
  /// Whether client code is being asked for heights, which may measure the same view.
  var isInUse = false

  /// Makes the rows of the subtree.
  ///
  /// - Throws: What a view has to be asked first.
  init(of root: LayoutItem) throws(MissingAnswer) {
    // Used by its name here: each use of the property would count references.
    let maker = RowMaker(root: root, columns: .fitting)
    self.maker = maker
    let solver = maker.solver
    let items = root.subtree
    var (constraintCount, contentCount) = (0, 0)
    for item in items {
      constraintCount += item.constraints.count
      if item.content != nil { contentCount += 1 }
      if item.isScrollContent { maker.hasScrollViews = true }
    }
    maker.reserve(items: items.count, constraints: constraintCount, contents: contentCount)
    members.reserveCapacity(items.count)
    constraintRows.reserveCapacity(constraintCount)
    for item in items {
      let block = solver.addBlock(.origin, .origin, .size, .size)
      item.fittingBlock = block
      members.append(Member(item: item, block: block))
    }
    solver.fix(maker.column(.x, of: root), at: 0)
    solver.fix(maker.column(.y, of: root), at: 0)
    for index in members.indices {
      let item = members[index].item
      try Self.checkAnswer(of: item)
      if item != root, let parent = item.maskParent {
        maker.keepFrame(of: parent)
        _ = maker.makeMaskRows(of: item, in: parent)
        hasMasks = true
      }
      refreshContent(of: index)
      try item.constraints.forEach { constraint throws(MissingAnswer) in
        constraintRows.append(try maker.makeRow(of: constraint, heldBy: item))
      }
      if item.state.contains(.hasGuideSpans) { findSpans(of: item) }
      item.state.formUnion([.isCoveredByFit, .hasFitRows])
    }
  }
}

extension LayoutFit {
  /// Whether the rows can be brought up to date.
  var canRefresh: Bool { !isInUse && !hasMasks }

  /// Has the rows say what views and constraints do by now.
  ///
  /// - Throws: What a view has to be asked first.
  func refresh() throws(MissingAnswer) {
    followers.removeAll()
    for index in members.indices {
      let item = members[index].item
      try Self.checkAnswer(of: item)
      refreshContent(of: index)
      item.state.insert(.isCoveredByFit)
    }
    forEachConstraint { constraint, _, lowered in maker.refresh(lowered, of: constraint) }
    maker.refreshContentOffsets()
    keptSizes = []
    isCurrent = true
  }

  /// Notes that something has changed that the rows stand for.
  func noteChange() {
    forgetSizes()
    isCurrent = false
  }

  /// Has the views asked again when the size is wanted again.
  func forgetSizes() { keptSizes = [] }

  /// What views do while they are asked may be to ask for more.
  private static func checkAnswer(of item: LayoutItem) throws(MissingAnswer) {
    if item.canBeAsked { throw MissingAnswer(kind: .content, memory: item.memory) }
  }

  private func refreshContent(of index: Int) {
    let item = members[index].item
    guard let content = item.content else { return }
    var height = item.contentDemand(along: .vertical)
    if height != nil, item.state.contains(.heightFollowsWidth) {
      // Mostly, the width is found that the view was last asked for. Where that followed from the height,
      // it must not decide about it.
      let known = content.widthFollowsHeight ? nil : content.height
      if let known { height?.content.length = known.height }
      followers.append(Follower(member: index, answer: known))
    }
    setContent(item.contentDemand(along: .horizontal), height, at: index)
  }

  private func setContent(
    _ horizontal: ContentDemand?, _ vertical: ContentDemand?, at index: Int
  ) {
    if members[index].horizontal == horizontal && members[index].vertical == vertical { return }
    members[index].horizontal = horizontal
    members[index].vertical = vertical
    maker.refresh(&members[index].rows, horizontal, vertical, in: members[index].block)
  }
}

// MARK: Sizes

extension LayoutFit {
  /// How many fitting sizes of one item are kept.
  private static var sizeLimit: Int { 4 }

  func keptSize(for target: FittingTarget) -> CGSize? {
    keptSizes.first { $0.target == target }?.size
  }

  func keep(_ size: CGSize, for target: FittingTarget) {
    if keptSizes.count == Self.sizeLimit { keptSizes.removeFirst() }
    keptSizes.append(KeptFit(target: target, size: size))
  }

  /// Whether anything is said about sizes.
  var saysAnything: Bool {
    let content = maker.root.content?.answer
    return content?.horizontal != nil || content?.vertical != nil
      || members.contains { !$0.item.references.isEmpty }
  }

  /// The size of the root's alignment rectangle.
  var size: CGSize {
    let block = members[0].block
    return CGRect(
      solvedX: 0, y: 0, width: value(.width, in: block), height: value(.height, in: block)
    ).size
  }

  private func value(_ part: RectanglePart, in block: Solver.Block) -> Double {
    maker.solver.value(of: block[part.rawValue])
  }

  /// Solves the rows near a target.
  func solve(near target: FittingTarget) {
    let block = members[0].block
    maker.refresh(
      &targetRows.width, 1, block[RectanglePart.width.rawValue], .equal, target.size.width,
      target.horizontalPriority.rawValue, author: .client, order: .max)
    maker.refresh(
      &targetRows.height, 1, block[RectanglePart.height.rawValue], .equal, target.size.height,
      target.verticalPriority.rawValue, author: .client, order: .max)
    solve()
  }

  func solve() {
    if spans.isEmpty { return solver.solve() }
    bentSpans.tie(in: solver, find)
    solver.solve()
    bentSpans.leaveEnds(in: solver, find)
    while true {
      for span in spans { bentSpans.note(span, in: solver) }
      if !solver.needsSolve { return }
      solver.solve()
    }
  }
}

// MARK: Guides of views

extension LayoutFit {
  private func find(_ span: GuideSpan) -> SolverSpan? {
    spans.first { $0.span.far === span.far }
  }

  /// Finds the rows of guides of an item, whose constraints were just lowered.
  private func findSpans(of item: LayoutItem) {
    var row = constraintRows.count - item.constraints.count
    item.constraints.forEach { constraint in
      defer { row += 1 }
      guard let span = item.rare?.guideSpans.first(where: { $0.far === constraint }) else { return }
      spans.append(
        SolverSpan(
          span: span, row: constraintRows[row].row, view: maker.column(span.length, of: item),
          guide: maker.column(span.length, of: span.guide)))
    }
  }
}

// MARK: The layout that follows

extension LayoutFit {
  /// Whether the root is laid out at the given size as it was measured last.
  ///
  /// A layout has the same rows, but for the size of the root, which is given there. If that is what was
  /// found here, and nothing else was as good, then a solve would find the same.
  func isLayout(at size: CGSize) -> Bool {
    let block = members[0].block
    return isCurrent && !isInUse && !hasMasks && !maker.hasOrigins && solver.isOnlyAnswer
      && bentSpans.isEmpty && !followers.contains { $0.search?.isOver ?? false }
      && solver.value(of: block[RectanglePart.width.rawValue], is: size.width)
      && solver.value(of: block[RectanglePart.height.rawValue], is: size.height)
  }

  var solver: Solver { maker.solver }

  var itemCount: Int { members.count }

  /// The columns of the items, in a running engine and here.
  var blocks: [(own: Solver.Block, other: Solver.Block)] {
    var blocks: [(own: Solver.Block, other: Solver.Block)] = []
    blocks.reserveCapacity(members.count)
    for member in members {
      if let block = member.item.block { blocks.append((block, member.block)) }
    }
    return blocks
  }

  /// What the views said last whose heights follow their widths.
  var heights: some Sequence<(item: LayoutItem, answer: HeightAnswer?)> {
    followers.lazy.map { (self.members[$0.member].item, $0.answer) }
  }

  /// Gives these answers to the items, and the body each item that had another one.
  func giveHeights(_ body: (LayoutItem) -> Void) {
    for (item, answer) in heights where item.heightAnswer != answer {
      item.content?.height = answer
      body(item)
    }
  }
}

// MARK: The rows of the layout that follows

extension LayoutFit {
  /// Makes rows for a layout, with equal columns, of which those of the root are given.
  func makeLayoutRows(at size: CGSize) -> RowMaker {
    let block = members[0].block
    let inputs = [
      (block[RectanglePart.width.rawValue], Double(size.width)),
      (block[RectanglePart.height.rawValue], Double(size.height)),
    ]
    let targets = [targetRows.width, targetRows.height].compactMap { $0 }
    return RowMaker(copying: maker, Solver(copying: solver, giving: inputs, without: targets))
  }

  /// Calls the body with each item, its columns and the rows of its content.
  func forEachItem(_ body: (LayoutItem, Solver.Block, ContentRows) -> Void) {
    for member in members { body(member.item, member.block, member.rows) }
  }

  /// Calls the body with each constraint, who holds it, and its row.
  func forEachConstraint(_ body: (NSLayoutConstraint, LayoutItem, LoweredRow) -> Void) {
    var lowered = constraintRows.makeIterator()
    for member in members {
      for constraint in member.item.constraints.all {
        guard let lowered = lowered.next() else { return }
        body(constraint, member.item, lowered)
      }
    }
  }

  var carriers: [LayoutItem] { maker.carriers }
}

// MARK: Heights that follow widths

extension LayoutFit {
  /// The views to ask for their height, and at which width: infinity where there is none.
  var openHeights: [(index: Int, memory: ItemMemory, width: Double)] {
    followers.indices.compactMap { index in
      let follower = followers[index]
      let found = value(.width, in: members[follower.member].block)
      let width = found > 0 ? found : .infinity
      if follower.answer?.width == width { return nil }
      return (index, members[follower.member].item.memory, width)
    }
  }

  /// Begins searches, each without a width, where the heights of one round have led to other widths.
  ///
  /// - Returns: Whether there are other rows to solve.
  func searchHeights(
    _ open: [(index: Int, memory: ItemMemory, width: Double)], inRound round: Int
  ) -> Bool {
    var hasRestarted = false
    for (index, memory, _) in open where followers[index].search == nil {
      if round == 1 && !(memory.item.content?.widthFollowsHeight ?? false) { continue }
      followers[index].search = HeightSearch()
      guard let known = followers[index].answer, known.width < .infinity else { continue }
      setHeight(unboundedHeight(of: index), at: index)
      hasRestarted = true
    }
    return hasRestarted
  }

  private func unboundedHeight(of index: Int) -> HeightAnswer {
    let content = members[followers[index].member].item.content
    return HeightAnswer(width: .infinity, height: content?.answer.vertical?.length ?? 0)
  }

  /// Returns what to solve with next, or `nil` where the height follows the width no more.
  func nextHeight(
    at width: Double, of index: Int, _ ask: (Double) -> HeightAnswer?
  ) -> HeightAnswer? {
    guard var search = followers[index].search else { return ask(width) }
    let answer = search.next(
      after: followers[index].answer ?? unboundedHeight(of: index), at: width, ask)
    followers[index].search = search
    if search.isCircular {
      members[followers[index].member].item.content?.widthFollowsHeight = true
    }
    return answer
  }

  /// Has the rows say what a view has answered, and the first layout begin with that. If the view gives
  /// a baseline, that was asked for before the height was known, and the layout asks for both.
  ///
  /// Whoever calls this holds the memory of the item, which may have left the subtree.
  func setHeight(_ answer: HeightAnswer, at index: Int) {
    followers[index].answer = answer
    let number = followers[index].member
    let item = members[number].item
    if case .outside = item.entry, !item.state.contains(.givesBaseline) {
      item.content?.height = answer
    }
    var height = members[number].vertical
    height?.content.length = answer.height
    setContent(members[number].horizontal, height, at: number)
  }
}
