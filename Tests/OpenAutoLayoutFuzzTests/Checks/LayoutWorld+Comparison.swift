import OpenAutoLayout

extension LayoutWorld {
  /// Lays the tree out, and compares it with one that was built like this at once.
  func layOutAndCompare() {
    settle()
    // The rest asks views, and changes nothing.
    let wasListening = isListening
    isListening = false
    defer { isListening = wasListening }
    for view in root.family { checkNumbers(view.untransformedFrame, "a view") }
    for guide in root.family.flatMap(\.layoutGuides) { checkNumbers(guide.layoutFrame, "a guide") }
    if !complaints.isEmpty { return }
    if climate != .wild { checkRest() }
    if !complaints.isEmpty { return }
    let copy = LayoutCopy(of: self)
    var leftOut: Set<ObjectIdentifier> = []
    var areOrdersEqual = true
    copy.root.layoutConflictHandler = { conflict in
      if copy.involvesParts(conflict) { areOrdersEqual = false }
      if let constraint = conflict.leftOut { leftOut.insert(ObjectIdentifier(constraint)) }
    }
    // The handler keeps the copy, which keeps its root.
    defer { copy.root.layoutConflictHandler = nil }
    WarmStarts.forget()
    copy.root.layoutIfNeeded()
    copy.scroll()
    noteUnsteadyMasks()
    if hasTightStack || hasCrushedMask || !areOrdersEqual { return }
    if !hasUnsteadyMask {
      compareFrames(with: copy)
      compareFits(with: copy)
    }
    if climate.isExact || climate.isEveryday && root.contentScaleFactor == .infinity {
      checkRequired(copy, leftOut: leftOut)
    }
  }

  /// Lays the tree out until no view reacts any more.
  private func settle() {
    var reactions: Int
    repeat {
      reactions = reactionCount
      listening { root.layoutIfNeeded() }
    } while reactionCount != reactions
  }

  private func checkNumbers(_ frame: CGRect, _ name: String) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    if !numbers.allSatisfy(\.isFinite) || frame.size.width < 0 || frame.size.height < 0 {
      complain("\(name) has the frame \(frame)")
    }
  }

  /// How far two answers may be apart: rounding, or a pixel that it tipped over.
  private var allowance: Double {
    switch climate {
    case .calm, .guided, .reactive, .provoked, .stacked: 1e-6 * scale
    case .pixels, .everyday, .barred: 1e-6 * scale + 1 / root.contentScaleFactor
    case .wild: 1e-5 * scale
    }
  }

  private var scale: Double {
    constraints.reduce(1000) { max($0, abs($1.constant)) }
  }

  private func compareFrames(with copy: LayoutCopy) {
    let comparesTies = !tiesFollowHistory
    for (index, pair) in (copy.views + copy.parts()).enumerated()
    where (comparesTies || !pair.original.hasAmbiguousLayout)
      && !pair.original.untransformedFrame.isEqual(
        to: pair.copy.untransformedFrame, within: allowance)
    {
      complain(
        "view \(index), \(Self.kind(of: pair.original)), is at \(pair.original.untransformedFrame), "
          + "in a fresh tree at \(pair.copy.untransformedFrame)")
    }
    // A guide that nothing constrains stays where it was, as a view does.
    for pair in copy.guides
    where copy.constrains(pair.copy)
      && (comparesTies || !pair.original.hasAmbiguousLayout)
      && !pair.original.layoutFrame.isEqual(to: pair.copy.layoutFrame, within: allowance)
    {
      complain(
        "a guide is at \(pair.original.layoutFrame), in a fresh tree at \(pair.copy.layoutFrame)")
    }
  }

  /// Measures each view, which keeps what it knows of its subtree for the next time.
  private func compareFits(with copy: LayoutCopy) {
    if tiesFollowHistory { return }
    for (index, pair) in copy.views.enumerated() {
      let size = fit(of: pair.original)
      WarmStarts.forget()
      let fresh = fit(of: pair.copy)
      // Where nothing says anything. Of the original, the system's guides may.
      if fresh == pair.copy.bounds.size { continue }
      if abs(size.width - fresh.width) > allowance || abs(size.height - fresh.height) > allowance {
        complain("view \(index) measures \(size), in a fresh tree \(fresh)")
      }
    }
  }

  private func fit(of view: UIView) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  private func checkRequired(_ copy: LayoutCopy, leftOut: Set<ObjectIdentifier>) {
    for pair in copy.constraints
    where pair.original.priority == .required && !leftOut.contains(ObjectIdentifier(pair.copy)) {
      guard let holder = holder(of: pair.original), isReadable(pair.original, holder) else {
        continue
      }
      let violation = pair.original.violation(heldBy: holder)
      if violation > allowance { complain("\(pair.original) is violated by \(violation)") }
    }
  }
}

extension LayoutWorld {
  /// Whether the frames tell what the constraint's items are: those of the system's guides follow
  /// their view's bounds, and a view that nothing lays out keeps its frame.
  private func isReadable(_ constraint: NSLayoutConstraint, _ holder: UIView) -> Bool {
    for (item, attribute) in [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ] {
      guard let item else { continue }
      // Of a stack or a text, they are somewhere inside.
      if attribute.isBaseline, item is UIView, !(item is FuzzView) { return false }
      if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return false }
      // Its sides are its content's.
      if item is UIScrollView { return false }
      // A frame that a client has set stays, but its alignment rectangle is never less than nothing.
      if let view = item as? FuzzView, view.isSmallerThanItsInsets { return false }
      let other = item === constraint.firstItem ? constraint.secondItem : constraint.firstItem
      let beside = other.flatMap(owningView)
      var view = owningView(of: item)
      while let current = view, current !== holder {
        if !isLaidOut(current) { return false }
        // What is tied to something outside is where that is on the screen.
        if let scroll = current.superview as? UIScrollView, beside?.isDescendant(of: scroll) ?? true
        {
          return false
        }
        view = current.superview
      }
    }
    return true
  }

  private func isLaidOut(_ view: UIView) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints
      || constraints.contains { constraint in
        constraint.isActive && (constraint.firstItem === view || constraint.secondItem === view)
      }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension CGRect {
  func isEqual(to other: CGRect, within allowance: CGFloat) -> Bool {
    let differences = [
      origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
      size.height - other.size.height,
    ]
    return differences.allSatisfy { abs($0) <= allowance }
  }
}

extension FuzzView {
  fileprivate var isSmallerThanItsInsets: Bool {
    bounds.width < alignment.left + alignment.right
      || bounds.height < alignment.top + alignment.bottom
  }
}
