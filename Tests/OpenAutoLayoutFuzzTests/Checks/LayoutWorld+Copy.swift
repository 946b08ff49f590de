import OpenAutoLayout

/// A tree like another one, built from nothing, and what in it stands for what.
@MainActor
struct LayoutCopy {
  let root: FuzzView
  private(set) var views: [(original: UIView, copy: UIView)] = []
  private(set) var guides: [(original: UILayoutGuide, copy: UILayoutGuide)] = []
  private(set) var constraints: [(original: NSLayoutConstraint, copy: NSLayoutConstraint)] = []
  private var counterparts: [ObjectIdentifier: AnyObject] = [:]
  private var controllers: [UIViewController] = []

  init(of world: LayoutWorld) {
    root = FuzzView(frame: world.root.frame)
    root.contentScaleFactor = world.root.contentScaleFactor
    for view in world.views {
      let copy = view === world.root ? root : makeCopy(of: view, in: world)
      copyProperties(of: view, to: copy, in: world)
      if let controller = world.controller(of: view) {
        let manual = (controller as? ManualController)?.copy()
        let copied = manual ?? UIViewController()
        if let manual { manual.take(copy) } else { copied.view = copy }
        copied.additionalSafeAreaInsets = controller.additionalSafeAreaInsets
        controllers.append(copied)
      }
      if let superview = view.superview {
        (counterparts[ObjectIdentifier(superview)] as? UIView)?.addSubview(copy)
      }
      counterparts[ObjectIdentifier(view)] = copy
      if let content = view.contentViewOfCell {
        counterparts[ObjectIdentifier(content)] = copy.contentViewOfCell
        // Masks of views in it read their margins off it.
        copy.contentViewOfCell?.frame = content.untransformedFrame
      }
      views.append((view, copy))
      for guide in clientGuides(of: view) {
        let copied = UILayoutGuide()
        copy.addLayoutGuide(copied)
        counterparts[ObjectIdentifier(guide)] = copied
        guides.append((guide, copied))
      }
    }
    for case let stack as UIStackView in views.map(\.original) { arrangeCopies(in: stack) }
    let active = world.constraints.filter { constraint in
      constraint.isActive && world.holder(of: constraint)?.topmost === world.root
    }
    for constraint in active.sorted(by: { world.activation(of: $0) < world.activation(of: $1) }) {
      activateCopy(of: constraint, in: world)
    }
  }

  /// Scrolls what is scrolled in the original: where content is, is not what constraints say.
  func scroll() {
    for case (let original as UIScrollView, let copy as UIScrollView) in views {
      copy.contentOffset = original.contentOffset
    }
    root.layoutIfNeeded()
  }

  /// What views have made for themselves, as the views of a program are.
  func parts() -> [(original: UIView, copy: UIView)] {
    var parts: [(original: UIView, copy: UIView)] = []
    var pairs = views
    while let (original, copy) = pairs.popLast() {
      let own = original.subviews.filter { $0.accessibilityIdentifier == nil }
      let copied = copy.subviews.filter { $0.accessibilityIdentifier == nil }
      guard own.map({ "\(type(of: $0))" }) == copied.map({ "\(type(of: $0))" }) else { continue }
      parts += zip(own, copied).map { ($0, $1) }
      pairs += zip(own, copied).map { ($0, $1) }
    }
    return parts
  }

  /// Whether a conflict is about constraints that views made for themselves.
  ///
  /// Of these, a copy has made some earlier than the original, and the last is left out.
  func involvesParts(_ conflict: UIView.LayoutConflict) -> Bool {
    let own = Set(constraints.map { ObjectIdentifier($0.copy) })
    return conflict.constraints.contains { !own.contains(ObjectIdentifier($0)) }
      || conflict.autoresizedViews.contains { $0.accessibilityIdentifier == nil }
  }

  func constrains(_ guide: UILayoutGuide) -> Bool {
    constraints.contains { $0.copy.firstItem === guide || $0.copy.secondItem === guide }
  }

  private func makeCopy(of view: UIView, in world: LayoutWorld) -> UIView {
    let recipe = view.accessibilityIdentifier.flatMap { world.recipes[$0] }
    switch view {
    case let stack as UIStackView:
      let copy = recipe?.makeView() as? UIStackView ?? UIStackView()
      copy.axis = stack.axis
      copy.distribution = stack.distribution
      copy.alignment = stack.alignment
      copy.spacing = stack.spacing
      copy.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      copy.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
      copy.place(as: stack)
      return copy
    case let label as UILabel where recipe == nil:
      let copy = UILabel()
      copy.place(as: label)
      copy.text = label.text
      copy.numberOfLines = label.numberOfLines
      return copy
    default: break
    }
    let copy = recipe?.makeView() ?? FuzzView()
    // A scroll view's origin is what its bounds begin at.
    copy.place(as: view)
    return copy
  }

  private func arrangeCopies(in stack: UIStackView) {
    guard let copy = counterpart(of: stack) as? UIStackView else { return }
    for view in stack.arrangedSubviews {
      guard let member = counterpart(of: view) as? UIView else { continue }
      copy.addArrangedSubview(member)
      copy.setCustomSpacing(stack.customSpacing(after: view), after: member)
      // The stack has turned it off.
      member.translatesAutoresizingMaskIntoConstraints =
        view.translatesAutoresizingMaskIntoConstraints
    }
  }

  private func copyProperties(of view: UIView, to copy: UIView, in world: LayoutWorld) {
    copy.translatesAutoresizingMaskIntoConstraints =
      view.translatesAutoresizingMaskIntoConstraints
    copy.autoresizingMask = view.autoresizingMask
    copy.semanticContentAttribute = view.semanticContentAttribute
    if world.climate.isEveryday {
      if view === world.root {
        world.recipes["root"]?.settings.forEach { $0.apply(copy) }
      }
    } else {
      // What is read has the safe area in it.
      copy.layoutMargins = view.layoutMargins
      copy.insetsLayoutMarginsFromSafeArea = false
    }
    copy.traitOverrides = view.traitOverrides
    copy.isHidden = view.isHidden
    if let view = view as? FuzzView, let copy = copy as? FuzzView {
      copy.content = view.content
      copy.area = view.area
      copy.alignment = view.alignment
    }
    // Once asked for, the system's guides are there, and have sizes that are never negative.
    let identifiers = view.constraints.compactMap(\.identifier)
    if identifiers.contains(where: { $0.contains("Margin-guide") }) { _ = copy.layoutMarginsGuide }
    if identifiers.contains(where: { $0.contains("SafeAreaLayoutGuide-") }) {
      _ = copy.safeAreaLayoutGuide
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(
        view.contentCompressionResistancePriority(for: axis), for: axis)
    }
  }

  private func counterpart(of item: AnyObject) -> AnyObject? {
    if let known = counterparts[ObjectIdentifier(item)] { return known }
    guard let guide = item as? UILayoutGuide, let original = guide.owningView,
      let view = counterparts[ObjectIdentifier(original)] as? UIView
    else { return nil }
    if let scroll = original as? UIScrollView, let copy = view as? UIScrollView {
      if guide === scroll.contentLayoutGuide { return copy.contentLayoutGuide }
      if guide.identifier.contains("frameLayoutGuide") { return copy.frameLayoutGuide }
    }
    if guide.identifier.contains("Readable") { return view.readableContentGuide }
    return guide === original.safeAreaLayoutGuide
      ? view.safeAreaLayoutGuide : view.layoutMarginsGuide
  }

  private mutating func activateCopy(of constraint: NSLayoutConstraint, in world: LayoutWorld) {
    guard let holder = world.holder(of: constraint).flatMap({ counterpart(of: $0) }) as? UIView,
      let copy = copied(constraint, of: world)
    else {
      world.complain("\(constraint) is active in the tree, but cannot be")
      return
    }
    copy.priority = constraint.priority
    holder.addConstraint(copy)
    constraints.append((constraint, copy))
  }

  private func copied(
    _ constraint: NSLayoutConstraint, of world: LayoutWorld
  ) -> NSLayoutConstraint? {
    if let recipe = world.distances[ObjectIdentifier(constraint)] {
      let ends = world.views(of: constraint).compactMap { counterpart(of: $0) as? UIView }
      guard ends.count == 2 else { return nil }
      let copy = recipe.makeConstraint(ends[0], ends[1])
      copy.constant = constraint.constant
      return copy
    }
    guard let first = constraint.firstItem.flatMap(counterpart) else { return nil }
    let second = constraint.secondItem.flatMap(counterpart)
    if constraint.secondAttribute != .notAnAttribute && second == nil { return nil }
    return NSLayoutConstraint(
      item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
      toItem: second, attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant)
  }
}

extension UIView {
  /// Takes the frame, the anchor point and the transform of another view.
  fileprivate func place(as other: UIView) {
    anchorPoint = other.anchorPoint
    frame = other.untransformedFrame
    transform = other.transform
  }
}

extension LayoutWorld {
  func activation(of constraint: NSLayoutConstraint) -> Int {
    activations[ObjectIdentifier(constraint)] ?? 0
  }
}

extension UIView {
  /// The view of a cell that the cell's subviews belong in.
  fileprivate var contentViewOfCell: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let view as UIVisualEffectView: view.contentView
    default: nil
    }
  }
}
