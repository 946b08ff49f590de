import OpenAutoLayout
import RandomTestSupport

extension LayoutWorld {
  /// Does what a number says.
  func step(_ word: UInt64) {
    var word = StepWord(word)
    if climate == .stacked, word.oneIn(3) { return changeStacks(&word) }
    switch word.number(below: 64) {
    case 0..<8: addView(&word)
    case 8..<10: addGuide(&word)
    case 10..<22: addConstraint(&word)
    case 22: addConstraintsByFormat(&word)
    case 23: addDistanceConstraint(&word)
    case 24..<27: deactivate(&word)
    case 27..<29: activate(&word)
    case 29..<33: changeConstant(&word)
    case 33..<35: changePriority(&word)
    case 35..<37: changeContent(&word)
    case 37: changeContentPriority(&word)
    case 38: changeDirection(&word)
    case 39: changeMargins(&word)
    case 40..<42: changeFrame(&word)
    case 42: changeAutoresizing(&word)
    case 43: changeRootSize(&word)
    case 44..<46: moveView(&word)
    case 46: detachView(&word)
    case 47: dropDetached(&word)
    case 48: moveGuide(&word)
    case 49: moveConstraint(&word)
    case 50: scheduleDuringLayout(&word)
    case 51: scheduleDuringUpdate(&word)
    case 52: measure(&word)
    case 53: inspect(&word)
    case 54: word.pick(views)?.layoutIfNeeded()
    case 55: word.pick(allViews)?.setNeedsUpdateConstraints()
    case 56: changeAlignment(&word)
    case 57..<61 where climate == .reactive: planReaction(&word)
    case 61 where climate == .reactive:
      if word.oneIn(4) { changeArea(&word) } else { changeTraits(&word) }
    case 62 where climate == .reactive: changeStacks(&word)
    default: layOutAndCompare()
    }
  }

  // MARK: Views

  func addView(_ word: inout StepWord) {
    guard let superview = word.pick(views) else { return }
    addView(to: superview, &word)
  }

  func addView(to superview: UIView, _ word: inout StepWord) {
    guard allViews.count < 24 else { return }
    let view = makeView()
    if word.oneIn(6) {
      // Placed by its frame.
      view.frame = CGRect(
        x: word.points(0...50), y: word.points(0...50), width: word.points(20...120),
        height: word.points(20...120))
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if word.oneIn(6) { view.alignment = insets(&word) }
    if climate == .reactive && word.oneIn(4) {
      let controller = FuzzController()
      controller.view = view
      controllers.append(controller)
    }
    add(view, to: superview) { superview.addSubview(view) }
    if word.oneIn(2) { pinOrigin(of: view, &word) }
  }

  func makeView() -> FuzzView {
    let view = FuzzView()
    view.hear = hearing
    name(view)
    return view
  }

  func name(_ view: UIView) {
    madeViews += 1
    view.accessibilityIdentifier = "v\(madeViews)"
  }

  /// Has a view come to be in another one, while no view that hears of it may move that one in.
  func add(_ view: UIView, to superview: UIView, by adding: () -> Void) {
    destinations.append(superview)
    adding()
    destinations.removeLast()
    noteDetached(view)
  }

  /// Places a view in its superview. Without this, few would ever have a place.
  func pinOrigin(of view: UIView, _ word: inout StepWord) {
    guard let superview = view.superview, !view.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    enter(
      view.leadingAnchor.constraint(
        equalTo: superview.leadingAnchor, constant: word.points(0...40)))
    enter(
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: word.points(0...40)))
  }

  func changeContent(_ word: inout StepWord) {
    guard let view = word.pick(allFuzzViews) else { return }
    view.content = CGSize(
      width: word.oneIn(3) ? UIView.noIntrinsicMetric : word.points(0...150),
      height: word.oneIn(3) ? UIView.noIntrinsicMetric : word.points(0...150))
  }

  func changeArea(_ word: inout StepWord) {
    heightsFollowWidths = true
    word.pick(allFuzzViews)?.area = word.oneIn(3) ? nil : word.points(1...100) * 200
  }

  func changeContentPriority(_ word: inout StepWord) {
    guard let view = word.pick(allViews) else { return }
    let axis: NSLayoutConstraint.Axis = word.oneIn(2) ? .horizontal : .vertical
    let priority = UILayoutPriority([0, 250, 251, 500, 750, 1000][word.number(below: 6)])
    if word.oneIn(2) {
      view.setContentHuggingPriority(priority, for: axis)
    } else {
      view.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  func changeDirection(_ word: inout StepWord) {
    // The root's direction is most of what matters.
    let view = word.oneIn(2) ? root : word.pick(allViews)
    view?.semanticContentAttribute = word.oneIn(2) ? .forceRightToLeft : .unspecified
  }

  func changeTraits(_ word: inout StepWord) {
    let view = word.oneIn(2) ? root : word.pick(allViews)
    let directions: [UITraitEnvironmentLayoutDirection?] = [.rightToLeft, .leftToRight, nil]
    if let direction = directions[word.number(below: 3)] {
      view?.traitOverrides.layoutDirection = direction
    } else {
      view?.traitOverrides.remove(UITraitLayoutDirection.self)
    }
  }

  func changeMargins(_ word: inout StepWord) {
    guard let view = word.pick(allViews) else { return }
    if let controller = controller(of: view), word.oneIn(2) {
      controller.additionalSafeAreaInsets = insets(&word)
    } else if word.oneIn(2) {
      view.layoutMargins = UIEdgeInsets(
        top: word.points(0...20), left: word.points(0...20), bottom: word.points(0...20),
        right: word.points(0...20))
    } else {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: word.points(0...20), leading: word.points(0...20), bottom: word.points(0...20),
        trailing: word.points(0...20))
    }
  }

  func changeAlignment(_ word: inout StepWord) {
    guard let view = word.pick(allFuzzViews), view !== root else { return }
    view.alignment = insets(&word)
  }

  func insets(_ word: inout StepWord) -> UIEdgeInsets {
    UIEdgeInsets(
      top: word.points(0...5), left: word.points(0...5), bottom: word.points(0...5),
      right: word.points(0...5))
  }

  func changeFrame(_ word: inout StepWord) {
    let placed = allViews.filter {
      $0 !== root && $0.translatesAutoresizingMaskIntoConstraints
    }
    word.pick(placed)?.frame = CGRect(
      x: word.points(-20...100), y: word.points(-20...100), width: word.points(0...200),
      height: word.points(0...200))
  }

  func changeRootSize(_ word: inout StepWord) {
    let sizes: [CGFloat] = [0, 1, 320, 375, 400, 480, 1000]
    root.frame.size = CGSize(
      width: sizes[word.number(below: sizes.count)], height: sizes[word.number(below: sizes.count)])
  }

  // MARK: The tree

  func moveView(_ word: inout StepWord) {
    guard let view = word.pick(allViews.filter { $0 !== root }) else { return }
    move(view, &word)
  }

  func move(_ view: UIView, _ word: inout StepWord) {
    // What a view is on its way to must not come into that view.
    if view === root || destinations.contains(where: { $0.isDescendant(of: view) }) { return }
    let taken = view.family
    guard let target = word.pick(views.filter { !taken.contains($0) }) else { return }
    let reactions = reactionCount
    expectDeactivations(leaving: view, for: target)
    detached.removeAll { $0 === view }
    view.autoresizingMask = []
    add(view, to: target) {
      if let stack = target as? UIStackView, word.oneIn(2) {
        arrange(view, in: stack, &word)
      } else if view.superview !== target || word.oneIn(2) {
        target.addSubview(view)
      } else {
        target.insertSubview(view, at: 0)
      }
    }
    if reactionCount == reactions { checkActivations() }
  }

  func detachView(_ word: inout StepWord) {
    guard let view = word.pick(views.dropFirst()) else { return }
    detach(view)
  }

  func detach(_ view: UIView) {
    if view === root { return }
    let reactions = reactionCount
    expectDeactivations(leaving: view, for: nil)
    view.removeFromSuperview()
    noteDetached(view)
    if reactionCount == reactions { checkActivations() }
  }

  /// Keeps a view that has come to be a root, and those that have not alone.
  func noteDetached(_ view: UIView) {
    detached.removeAll { $0 === view || $0.superview != nil }
    if view.superview == nil { detached.append(view) }
  }

  /// Lets go of a tree, in the middle of everything.
  func dropDetached(_ word: inout StepWord) {
    guard !detached.isEmpty else { return }
    let dropped = detached.remove(at: word.number(below: detached.count)).family
    controllers.removeAll { controller in dropped.contains { $0 === controller.viewIfLoaded } }
    if word.oneIn(2) { forgetInactiveConstraints() }
  }

  func addGuide(_ word: inout StepWord) {
    guard let view = word.pick(views), clientGuides(of: view).count < 3 else { return }
    view.addLayoutGuide(UILayoutGuide())
  }

  func moveGuide(_ word: inout StepWord) {
    guard let guide = word.pick(views.flatMap(clientGuides)), let view = guide.owningView,
      let target = word.pick(views)
    else { return }
    if word.oneIn(2) {
      view.removeLayoutGuide(guide)
    } else {
      target.addLayoutGuide(guide)
    }
  }

  // MARK: Passes

  /// Has a later step happen in the middle of a layout.
  func scheduleDuringLayout(_ word: inout StepWord) {
    guard let view = word.pick(fuzzViews) else { return }
    let later = UInt64(word.number(below: .max))
    view.layoutActions.append { [unowned self] in changeDuringPass(later) }
    view.setNeedsLayout()
  }

  func scheduleDuringUpdate(_ word: inout StepWord) {
    guard let view = word.pick(fuzzViews) else { return }
    let later = UInt64(word.number(below: .max))
    view.updateActions.append { [unowned self] in changeDuringPass(later) }
    view.setNeedsUpdateConstraints()
  }

  func changeDuringPass(_ word: UInt64) {
    var word = StepWord(word)
    switch word.number(below: 12) {
    case 0..<2: addView(&word)
    case 2..<4: addConstraint(&word)
    case 4: deactivate(&word)
    case 5..<8: changeConstant(&word)
    case 8: changeContent(&word)
    case 9: detachView(&word)
    case 10: moveView(&word)
    default: dropDetached(&word)
    }
  }

  /// Asks what moves nothing.
  func measure(_ word: inout StepWord) {
    guard let view = word.pick(views) else { return }
    measure(view, &word)
  }

  func measure(_ view: UIView, _ word: inout StepWord) {
    let size = view.systemLayoutSizeFitting(
      word.oneIn(2)
        ? UIView.layoutFittingCompressedSize
        : CGSize(width: word.points(0...300), height: word.points(0...300)),
      withHorizontalFittingPriority: UILayoutPriority([1000, 999, 50][word.number(below: 3)]),
      verticalFittingPriority: UILayoutPriority([1000, 999, 50][word.number(below: 3)]))
    if !size.width.isFinite || !size.height.isFinite || size.width < 0 || size.height < 0 {
      complain("a fitting size is \(size)")
    }
  }

  func inspect(_ word: inout StepWord) {
    guard let view = word.pick(views) else { return }
    _ = view.hasAmbiguousLayout
    _ = view.constraintsAffectingLayout(for: word.oneIn(2) ? .horizontal : .vertical)
    _ = view.description
  }
}
