import OpenAutoLayout
import RandomTestSupport

/// Steps that add views and guides, move them and take them away.
extension LayoutWorld {
  func addView(_ word: inout StepWord) {
    if climate.isEveryday { return addEverydayView(&word) }
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
    if climate.isReactive && word.oneIn(4) {
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

  func moveView(_ word: inout StepWord) {
    guard let view = word.pick(allViews.filter { $0 !== root }) else { return }
    move(view, &word)
  }

  func move(_ view: UIView, _ word: inout StepWord) {
    // What a view is on its way to must not come into that view.
    if view === root || destinations.contains(where: { $0.isDescendant(of: view) }) { return }
    let taken = view.family
    guard let picked = word.pick(views.filter { !taken.contains($0) && $0.host != nil }),
      let target = picked.host
    else { return }
    let reactions = reactionCount
    expectDeactivations(leaving: view, for: target)
    detached.removeAll { $0 === view }
    view.autoresizingMask = []
    add(view, to: target) {
      if let stack = target as? UIStackView, !view.isPlacedByFrame, word.oneIn(2) {
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
    guard let view = word.pick(views.filter { $0.host != nil }), clientGuides(of: view).count < 3
    else { return }
    view.addLayoutGuide(UILayoutGuide())
  }

  func moveGuide(_ word: inout StepWord) {
    guard let guide = word.pick(views.flatMap(clientGuides)), let view = guide.owningView,
      let target = word.pick(views.filter { $0.host != nil })
    else { return }
    if word.oneIn(2) {
      view.removeLayoutGuide(guide)
    } else {
      target.addLayoutGuide(guide)
    }
  }
}
