import OpenAutoLayout
import RandomTestSupport

extension LayoutWorld {
  typealias Attribute = NSLayoutConstraint.Attribute

  private static let horizontal: [[Attribute]] = [
    [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin],
    [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
  ]
  private static let vertical: [[Attribute]] = [
    [
      .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline,
      .lastBaseline,
    ]
  ]
  private static let priorities: [Float] = [1000, 1000, 1000, 999, 750, 500, 250.5, 250, 1]

  /// Activates a constraint that the program keeps.
  func enter(_ constraint: NSLayoutConstraint) {
    // A view that reacts may have taken out another one meanwhile.
    guard isUsable(constraint) else { return }
    constraints.append(constraint)
    constraint.isActive = true
    noteActivation(of: constraint)
  }

  func forgetInactiveConstraints() {
    for constraint in constraints where !constraint.isActive {
      // Another constraint may come to live where this one did.
      distances[ObjectIdentifier(constraint)] = nil
      activations[ObjectIdentifier(constraint)] = nil
    }
    constraints.removeAll { !$0.isActive }
  }

  func noteActivation(of constraint: NSLayoutConstraint) {
    lastActivation += 1
    activations[ObjectIdentifier(constraint)] = lastActivation
    if needsOwnRows(constraint) { tiesFollowHistory = true }
  }

  private func item(_ word: inout StepWord) -> AnyObject? {
    guard let view = word.pick(climate == .provoked ? allViews : views) else { return nil }
    switch word.number(below: 12) {
    case 0..<2: return word.pick(clientGuides(of: view)) ?? view
    case 2: return climate.hasGuides ? view.layoutMarginsGuide : view
    case 3: return climate.hasGuides ? view.safeAreaLayoutGuide : view
    case 4 where climate.isEveryday: return (view as? UIScrollView)?.contentLayoutGuide ?? view
    case 5 where climate.isEveryday: return (view as? UIScrollView)?.frameLayoutGuide ?? view
    default: return view
    }
  }

  /// The item, or one of those that a layout relates it to: its superview or a sibling.
  private func neighbor(of item: AnyObject, _ word: inout StepWord) -> AnyObject? {
    guard !word.oneIn(5), let view = owningView(of: item), let superview = view.superview else {
      return self.item(&word)
    }
    return word.oneIn(2) ? superview : word.pick(superview.subviews.filter(isOfProgram))
  }

  private func constant(_ word: inout StepWord) -> Double {
    if climate.isBetweenPixels { return length(-40...160, &word) }
    guard climate == .wild else { return word.points(-40...160) }
    let magnitudes = [0, 1e-9, 1e-6, 1e-3, 1, 10, 1e3, 1e5, 1e7]
    let sign: Double = word.oneIn(3) ? -1 : 1
    return sign * magnitudes[word.number(below: magnitudes.count)] * word.points(1...9)
  }

  func addConstraint(_ word: inout StepWord) {
    guard constraints.count < 80, let first = item(&word) else { return }
    let relation =
      NSLayoutConstraint.Relation(rawValue: max(-1, word.number(below: 5) - 3)) ?? .equal
    let priority = UILayoutPriority(Self.priorities[word.number(below: Self.priorities.count)])
    let kind = word.number(below: 10)
    let attributes: (Attribute, Attribute)
    var second: AnyObject?
    var multiplier = 1.0
    if kind < 4 {
      let sizes: [Attribute] = [.width, .height]
      let size = sizes[word.number(below: 2)]
      attributes = (size, climate.hasTexts ? size : sizes[word.number(below: 2)])
      if kind < 2 {
        second = neighbor(of: first, &word)
        multiplier = [1, 1, 0.5, 2, 1.5, 0, -1][word.number(below: 7)]
      }
    } else {
      let lists = kind < 7 ? Self.horizontal : Self.vertical
      let list = lists[word.number(below: lists.count)]
      attributes = (list[word.number(below: list.count)], list[word.number(below: list.count)])
      second = neighbor(of: first, &word)
      if word.oneIn(8) { multiplier = [0.5, 2, -1][word.number(below: 3)] }
      guard second != nil else { return }
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attributes.0, relatedBy: relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : attributes.1, multiplier: multiplier,
      constant: constant(&word))
    constraint.priority = priority
    enter(constraint)
  }

  func addConstraintsByFormat(_ word: inout StepWord) {
    guard constraints.count < 80, let superview = word.pick(views),
      let first = word.pick(superview.subviews.filter(isOfProgram)),
      let second = word.pick(superview.subviews.filter(isOfProgram))
    else { return }
    let axis = word.oneIn(2) ? "H" : "V"
    let formats = [
      "\(axis):|-[a]", "\(axis):[a(>=20,<=90)]-(8@750)-[b]", "\(axis):|[a(b)]-(>=4)-|",
      "\(axis):[a]-[b]-|",
    ]
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: formats[word.number(below: formats.count)],
      options: axis == "H" && word.oneIn(2) ? .alignAllTop : [], metrics: nil,
      views: ["a": first, "b": second])
    made.forEach(enter)
  }

  func addDistanceConstraint(_ word: inout StepWord) {
    guard constraints.count < 80, let superview = word.pick(views),
      let first = word.pick(superview.subviews), let second = word.pick(superview.subviews),
      first !== second
    else { return }
    let recipe = DistanceRecipe(
      first: first, second: second, isFirstWidth: word.oneIn(2), constant: word.points(0...30))
    let constraint = recipe.makeConstraint(first, second)
    constraint.priority = UILayoutPriority(
      Self.priorities[word.number(below: Self.priorities.count)])
    distances[ObjectIdentifier(constraint)] = recipe
    enter(constraint)
  }

  func deactivate(_ word: inout StepWord) {
    word.pick(constraints.filter(\.isActive))?.isActive = false
  }

  func activate(_ word: inout StepWord) {
    guard let constraint = word.pick(constraints.filter { !$0.isActive && isUsable($0) }) else {
      return
    }
    constraint.isActive = true
    if constraint.isActive { noteActivation(of: constraint) }
  }

  func toggle(_ word: inout StepWord) {
    guard let constraint = word.pick(constraints.filter(\.isActive)) else { return }
    constraint.isActive = false
    guard isUsable(constraint) else { return }
    constraint.isActive = true
    noteActivation(of: constraint)
  }

  /// Deactivates a constraint that nothing else keeps alive.
  func release(_ word: inout StepWord) {
    deactivate(&word)
    forgetInactiveConstraints()
  }

  /// Has another common ancestor hold a constraint.
  func moveConstraint(_ word: inout StepWord) {
    guard let constraint = word.pick(constraints.filter(\.isActive)),
      let holder = holder(of: constraint), let superview = holder.superview
    else { return }
    superview.addConstraint(constraint)
    noteActivation(of: constraint)
  }

  func changeConstant(_ word: inout StepWord) {
    word.pick(constraints)?.constant = constant(&word)
  }

  func changePriority(_ word: inout StepWord) {
    word.pick(constraints)?.priority =
      UILayoutPriority(Self.priorities[word.number(below: Self.priorities.count)])
  }

  // MARK: What leaving a tree does to constraints

  /// Remembers which constraints stay active when a view leaves its superview: those that reach out
  /// of its subtree do not.
  func expectDeactivations(leaving view: UIView, for target: UIView?) {
    guard view.superview != nil, view.superview !== target else {
      expectedActive = Set(constraints.filter(\.isActive).map(ObjectIdentifier.init))
      return
    }
    let leaving = Set(view.family.map(ObjectIdentifier.init))
    expectedActive = Set(
      constraints.filter { constraint in
        guard let holder = holder(of: constraint) else { return false }
        if leaving.contains(ObjectIdentifier(holder)) { return true }
        return views(of: constraint).allSatisfy { !leaving.contains(ObjectIdentifier($0)) }
      }.map(ObjectIdentifier.init))
  }

  func checkActivations() {
    let active = Set(constraints.filter(\.isActive).map(ObjectIdentifier.init))
    if active != expectedActive {
      complain(
        "leaving a superview deactivated \(expectedActive.count) - \(active.count) constraints")
    }
  }
}

/// A distance between two views, as a constraint speaks of it. It cannot be read back.
@MainActor
struct DistanceRecipe {
  weak var first: UIView?
  weak var second: UIView?
  var isFirstWidth: Bool
  var constant: Double

  func makeConstraint(_ first: UIView, _ second: UIView) -> NSLayoutConstraint {
    let distance = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    return isFirstWidth
      ? distance.constraint(equalTo: first.widthAnchor, multiplier: 1)
      : distance.constraint(equalToConstant: constant)
  }
}

extension LayoutWorld {
  /// The views that the constraint speaks of, or in which its guides are.
  func views(of constraint: NSLayoutConstraint) -> [UIView] {
    if let recipe = distances[ObjectIdentifier(constraint)] {
      return [recipe.first, recipe.second].compactMap { $0 }
    }
    return [constraint.firstItem, constraint.secondItem].compactMap { $0 }.compactMap {
      owningView(of: $0)
    }
  }

  /// The view that holds the constraint.
  func holder(of constraint: NSLayoutConstraint) -> UIView? {
    var candidate = views(of: constraint).first
    while let view = candidate {
      if view.constraints.contains(constraint) { return view }
      candidate = view.superview
    }
    return nil
  }

  /// Whether the engine needs rows of its own for the constraint: an item is more than two levels
  /// below the view that holds it, or a guide that the system made.
  private func needsOwnRows(_ constraint: NSLayoutConstraint) -> Bool {
    let guides = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UILayoutGuide }
    if guides.contains(where: { !$0.identifier.isEmpty }) { return true }
    guard let holder = holder(of: constraint) else { return false }
    return views(of: constraint).contains { view in
      view !== holder && view.superview !== holder
        && (!guides.isEmpty || view.superview?.superview !== holder)
    }
  }

  /// Whether the items are alive and in one tree, and the constraint follows no offset that follows it.
  private func isUsable(_ constraint: NSLayoutConstraint) -> Bool {
    let views = views(of: constraint)
    let isUnary = constraint.firstItem != nil && constraint.secondAttribute == .notAnAttribute
    guard let first = views.first, views.count == (isUnary ? 1 : 2) else { return false }
    return views.allSatisfy { $0.topmost === first.topmost }
      && !views.contains { leavesCenteringScroll(from: $0, to: views) }
  }

  /// Whether a constraint ties what is in a scroll view that centers its content to a view outside.
  ///
  /// The content is where the offset has it on the screen, the offset follows the height of the scroll view, and
  /// that may follow the constraint: the larger it is, the smaller it has to be, on Apple's platforms, too.
  private func leavesCenteringScroll(from view: UIView, to others: [UIView]) -> Bool {
    var next = view.superview
    while let superview = next {
      if (superview as? ManualScroll)?.setsItsInset == true,
        !others.allSatisfy({ $0.isDescendant(of: superview) })
      {
        return true
      }
      next = superview.superview
    }
    return false
  }
}
