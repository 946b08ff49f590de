import Foundation
import LayoutReport
import LayoutSolver

/// What views are asked, and what follows from their answers.
///
/// Each call here runs client code, which may change anything, the tree above all. So a question is
/// asked at the item, while its view is held, and the answer is stored with the item, wherever that
/// is by then.
@MainActor
extension LayoutItem {
  /// Has the view asked again for its content, its alignment and its direction.
  func markUnasked() {
    forgetFits()
    if state.contains(.isUnasked) || state.contains(.isPlainView) || isGuide { return }
    state.insert(.isUnasked)
    engine?.willAsk(self)
  }

  /// Asks the view for its content, its alignment and its direction.
  func ask() {
    if let view { ask(view) }
  }

  // Out of line: the caller keeps the view alive, once for all questions.
  @inline(never)
  private func ask(_ view: UIView) {
    let engine = engine
    state.remove(.isUnasked)
    state.insert(.isBeingAsked)
    engine?.beginAsking(self)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = view.insetsOfAlignmentRect
    let unbounded = view.heightAnswer(at: .infinity)
    let content = view.contentAnswer(height: unbounded)
    // Where the width follows the height, the last one must not decide about the next one.
    let startsAnew = unbounded != nil && self.content?.widthFollowsHeight ?? false
    let width = unbounded == nil || startsAnew ? .infinity : knownWidth
    let height = width == .infinity ? unbounded : view.heightAnswer(at: width)
    engine?.endAsking()
    state.remove(.isBeingAsked)
    answerDirection(isRightToLeft)
    answerAlignment(insets)
    answerContent(content)
    answerHeight(height)
    forgetBaselines()
    if startsAnew, let block {
      self.content?.hasUnsettledHeight = false
      self.engine?.rows.searched.append(block)
    }
  }

  /// Asks the view for the height of its content at the width that it has been given.
  ///
  /// - Parameter search: The search for a height, where the width follows from it in turn.
  func askHeight(_ search: inout HeightSearch?) {
    guard let view, state.contains(.heightFollowsWidth) else { return }
    let width = knownWidth
    let answer =
      if let known = heightAnswer, search != nil {
        search?.next(after: known, at: width) { view.heightAnswer(at: $0) }
      } else {
        view.heightAnswer(at: width)
      }
    if answerHeight(answer) { forgetBaselines() }
  }

  /// Takes the height of the widest content, with which the search for a height begins.
  func forgetHeight() {
    content?.hasUnsettledHeight = false
    guard let height = unboundedHeight else { return }
    if answerHeight(height) { forgetBaselines() }
  }

  /// The height of the widest content.
  var unboundedHeight: HeightAnswer? {
    (content?.answer.vertical?.length).map { HeightAnswer(width: .infinity, height: $0) }
  }

  private var knownWidth: Double { engine?.rows.knownWidth(of: self) ?? .infinity }

  /// Has rows made without an answer, for a view that was asked too often.
  func goWithout(_ kind: MissingAnswer.Kind) {
    switch kind {
    case .content:
      state.remove(.isUnasked)
    case .margins:
      if rare?.margins == nil { makeRare().margins = .zero }
    case .baselines:
      let rare = makeRare()
      if rare.firstBaseline == nil { rare.firstBaseline = BaselineAnswer(item: self) }
      if rare.lastBaseline == nil { rare.lastBaseline = BaselineAnswer(item: self) }
    }
  }

  /// The views of the subtree that have to be asked, and can be.
  var unaskedViews: [UIView] { subtree.compactMap { $0.canBeAsked ? $0.view : nil } }

  // MARK: Answers

  func answerDirection(_ isRightToLeft: Bool) {
    if isRightToLeft == state.contains(.isRightToLeft) { return }
    if isRightToLeft { state.insert(.isRightToLeft) } else { state.remove(.isRightToLeft) }
    forgetFitRows()
    if let engine {
      for constraint in constraints.all where constraint.terms.followsReadingDirection {
        engine.rows.lowerAgain(constraint)
      }
    }
    surroundingsChanged()
    mark(.needsLayout)
  }

  private func answerAlignment(_ insets: UIEdgeInsets) {
    if insets == alignmentInsets { return }
    makeRare().alignmentInsets = insets
    forgetFitRows()
    guard let engine else { return }
    // The view's own constraints measure from its alignment rectangle, and those of its superview
    // measure across it to its children.
    for constraint in constraints.all { engine.rows.lowerAgain(constraint) }
    engine.rows.refresh(self)
    for child in subviews.map(\.item) + guides.map(\.item) {
      for reference in child.references { engine.rows.lowerAgain(reference.constraint) }
      engine.rows.refresh(child)
    }
    engine.rows.refreshOrigin(of: self)
    if parent == nil { engine.rows.rootSizeChanged() } else { markMoved() }
  }

  private func answerContent(_ answer: ContentAnswer) {
    if let content {
      if answer == content.answer { return }
      content.answer = answer
    } else {
      if answer == ContentAnswer() { return }
      content = ItemContent(answer)
    }
    forgetFits()
    engine?.rows.refresh(self)
    mark(.needsLayout)
  }

  /// - Returns: Whether it is another height.
  @discardableResult
  private func answerHeight(_ answer: HeightAnswer?) -> Bool {
    // A height is content, so there is one by now.
    guard answer != nil || state.contains(.heightFollowsWidth), let content else { return false }
    if answer == nil {
      state.remove(.heightFollowsWidth)
    } else {
      state.insert(.heightFollowsWidth)
    }
    let isChanged = content.height?.height != answer?.height
    content.height = answer
    if isChanged { engine?.rows.refresh(self) }
    return isChanged
  }

  // MARK: Margins

  /// Asks the view for the margins that constraints measure by, and has those follow.
  ///
  /// - Returns: Whether there are other margins than before.
  @discardableResult
  func askMargins() -> Bool {
    if state.contains(.isAskedForMargins) {
      // The view needs a layout to say its margins. That goes without them.
      if rare?.margins == nil { makeRare().margins = .zero }
      return false
    }
    guard let view else { return false }
    state.insert(.isAskedForMargins)
    let answer = view.layoutMargins.withinReach
    state.remove(.isAskedForMargins)
    let known = rare?.margins
    let margins = insetsToFollow(answer, in: .layoutMargins)
    if margins == known { return false }
    makeRare().margins = margins
    // The first answer is no change: what needed it still waits for it.
    if known == nil { return false }
    referencesChanged(where: \.isWithinMargins)
    // In a scroll view, constraints to the guide are measured as those to the margins.
    if scrollContent != nil {
      rare?.systemGuides[.layoutMargins]?.item.referencesChanged { _ in true }
    }
    return true
  }

  // MARK: Baselines

  /// Asks the view whose text gives its baselines, and that one, downwards, and has constraints follow.
  func askBaselines() {
    let answers = (baselineAnswer(isFirst: true), baselineAnswer(isFirst: false))
    // The second question may have taken out of the view what the first one has found.
    let (first, last) = (noteBaseline(answers.0), noteBaseline(answers.1))
    let rare = makeRare()
    // A layout that a view needed to answer may have gone without.
    let isChanged =
      rare.firstBaseline.map { $0 != first } ?? false
      || rare.lastBaseline.map { $0 != last } ?? false
    rare.firstBaseline = first
    rare.lastBaseline = last
    if isChanged { referencesChanged(where: \.isBaseline) }
  }

  /// What a view answers, and what keeps the view that it has named.
  private func baselineAnswer(isFirst: Bool) -> (memory: ItemMemory, answer: BaselineAnswer) {
    var memory = memory
    // A view that needs a layout to answer is asked by that layout again, which goes without.
    while let view = memory.item.view, !memory.item.state.contains(.isAskedForBaseline) {
      memory.item.state.insert(.isAskedForBaseline)
      let named = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      memory.item.state.remove(.isAskedForBaseline)
      guard named !== view, named.isDescendant(of: view) else { break }
      memory = named.itemMemory
    }
    let baselines = memory.item.view?.textBaselines
    return (
      memory,
      BaselineAnswer(
        item: memory.item, distance: (isFirst ? baselines?.first : baselines?.last) ?? 0,
        centeredHeight: baselines?.centeredHeight.map { Double($0) },
        line: isFirst ? baselines?.firstLine : baselines?.lastLine)
    )
  }

  /// Has the answer forgotten when the view that it names changes, or leaves.
  private func noteBaseline(_ found: (memory: ItemMemory, answer: BaselineAnswer)) -> BaselineAnswer
  {
    guard found.memory.item.isDescendant(of: self) else { return BaselineAnswer(item: self) }
    var next: LayoutItem? = found.memory.item
    while let item = next {
      item.state.insert(.givesBaseline)
      next = item == self ? nil : item.parent
    }
    return found.answer
  }

  /// Has baselines that come from the item, or pass through it, asked for again.
  func forgetBaselines() {
    var next: LayoutItem? = self
    while let item = next, item.state.contains(.givesBaseline) {
      item.rare?.firstBaseline = nil
      item.rare?.lastBaseline = nil
      item.referencesChanged(where: \.isBaseline)
      next = item.parent
    }
  }
}

extension LayoutItem {
  /// Whether the view has to be asked, and is not being asked.
  var canBeAsked: Bool {
    state.contains(.isUnasked) && !state.contains(.isBeingAsked) && view != nil
  }
}

@MainActor
extension LayoutItem {
  /// The constraints that speak of the item's margins or baselines measure anew.
  fileprivate func referencesChanged(where concerns: (NSLayoutConstraint.Attribute) -> Bool) {
    var changed = false
    for reference in references {
      let constraint = reference.constraint
      if concerns(constraint.terms.firstAttribute) || concerns(constraint.terms.secondAttribute) {
        constraint.holder?.forgetFitRows()
        engine?.rows.lowerAgain(constraint)
        changed = true
      }
    }
    if changed { markAffected(engine) }
  }
}
