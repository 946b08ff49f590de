import OpenAutoLayout
import RandomTestSupport

extension LayoutWorld {
  /// Has a view react to what it hears next.
  func planReaction(_ word: inout StepWord) {
    guard climate.isReactive, let view = word.pick(allFuzzViews),
      let hook = word.pick(Hook.allCases),
      let reaction = word.pick(Reaction.allCases)
    else { return }
    plan(
      PlannedReaction(
        hook: hook, reaction: reaction, word: UInt64(word.number(below: .max))), at: view)
  }

  func plan(_ reaction: PlannedReaction, at view: FuzzView) {
    view.reactions.append(reaction)
    // Most is asked again only if there is a reason to.
    switch reaction.hook {
    case .traitsDidChange: view.traitOverrides.layoutDirection = .rightToLeft
    case .updateProperties: view.setNeedsUpdateProperties()
    case .updateConstraints, .updateViewConstraints: view.setNeedsUpdateConstraints()
    case .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews: view.setNeedsLayout()
    default: view.invalidateIntrinsicContentSize()
    }
  }

  /// Does what another step would, now and then among views of which any reacts to anything, and
  /// lays out the tree and those beside it.
  func provoke(_ word: inout StepWord) {
    let isLaidOut = word.oneIn(2)
    if word.oneIn(3) { provocation = Provocation(seed: UInt64(word.number(below: 1 << 16))) }
    plainStep(&word)
    if isLaidOut {
      for top in [root] + detached { top.layoutIfNeeded() }
    }
  }

  /// Has views react while something is done, and at no other time: checks ask views, too.
  func listening(_ action: () -> Void) {
    let outer = isListening
    isListening = true
    action()
    isListening = outer
  }

  func heard(_ hook: Hook, at view: FuzzView) {
    guard isListening else { return }
    if let provoked = provocation?.next() {
      reactionCount += 1
      noteUnsteadyMasks()
      var word = StepWord(provoked.word)
      provocation?.depth += 1
      perform(provoked.reaction, at: view, &word)
      provocation?.depth -= 1
      return
    }
    guard let index = view.reactions.firstIndex(where: { $0.hook == hook }) else {
      return
    }
    let reaction = view.reactions.remove(at: index)
    reactionCount += 1
    noteUnsteadyMasks()
    var word = StepWord(reaction.word)
    perform(reaction.reaction, at: view, &word)
  }

  private func perform(_ reaction: Reaction, at view: FuzzView, _ word: inout StepWord) {
    switch reaction {
    case .addsAView: addView(&word)
    case .addsItsOwnSubview: addView(to: view, &word)
    case .removesItself: detach(view)
    case .removesItsSuperview: if let superview = view.superview { detach(superview) }
    case .removesAView: detachView(&word)
    case .movesItself: move(view, &word)
    case .movesAView: moveView(&word)
    case .dropsATree: dropDetached(&word)
    case .addsAGuide: addGuide(&word)
    case .movesAGuide: moveGuide(&word)
    case .addsAConstraint: addConstraint(&word)
    case .deactivatesAConstraint: deactivate(&word)
    case .activatesAConstraint: activate(&word)
    case .togglesAConstraint: toggle(&word)
    case .releasesAConstraint: release(&word)
    case .movesAConstraint: moveConstraint(&word)
    case .setsAConstant: changeConstant(&word)
    case .setsAPriority: changePriority(&word)
    case .setsContent: changeContent(&word)
    case .setsTraits: changeTraits(&word)
    case .setsContentPriority: changeContentPriority(&word)
    case .setsAlignment: changeAlignment(&word)
    case .setsMargins: changeMargins(&word)
    case .setsDirection: changeDirection(&word)
    case .setsAFrame: changeFrame(&word)
    case .setsTheRootsSize: changeRootSize(&word)
    case .togglesAMask: changeAutoresizing(&word)
    case .changesAStack: changeStacks(&word)
    case .asksForAll: askForAll(&word)
    case .fits: measure(&word)
    case .fitsItself: measure(view, &word)
    case .laysOut: word.pick(views)?.layoutIfNeeded()
    case .laysOutItself: view.layoutIfNeeded()
    case .laysOutAnotherTree: word.pick(detached)?.layoutIfNeeded()
    case .describes: inspect(&word)
    }
  }

  /// Marks a view for everything that it may be marked for.
  private func askForAll(_ word: inout StepWord) {
    guard let view = word.pick(allViews) else { return }
    view.invalidateIntrinsicContentSize()
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
  }
}
