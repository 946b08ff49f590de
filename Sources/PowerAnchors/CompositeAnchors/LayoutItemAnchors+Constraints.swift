extension LayoutItemAnchors {
  /// Makes a constraint for each of the anchors, in the order of the set, without activating it.
  ///
  /// The lengths of most lists are written out: the optimizer puts a list of fixed length on the stack,
  /// and the names in it are known when it compiles a call.
  @inlinable @inline(__always)
  package func makeConstraints(
    _ make: (LayoutAnchorSet) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    let first = names.first, others = names.subtracting(first)
    if others.isEmpty { return names.isEmpty ? [] : [make(first)] }
    let second = others.first, rest = others.subtracting(second)
    if rest.isEmpty { return [make(first), make(second)] }
    let third = rest.first, last = rest.subtracting(third)
    if last.isEmpty { return [make(first), make(second), make(third)] }
    if last == last.first { return [make(first), make(second), make(third), make(last)] }
    return names.each.map(make)
  }

  /// Makes the constraints to the same anchors of another item, without activating them.
  @inlinable @inline(__always)
  package func makeConstraints(
    _ relation: NSLayoutConstraint.Relation, to other: any LayoutItem,
    insetBy insets: NSDirectionalEdgeInsets, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    traits.callSite?.check(insets, of: names)
    return makeConstraints {
      item.makeConstraint(on: $0, relation, to: other, insetBy: insets, traits)
    }
  }
}

extension LayoutItem {
  /// Makes the constraint of one anchor to the same one of another item.
  ///
  /// On the far sides, inward is the negative direction. Not -inset, which prints as -0.0 if it is 0.
  @inlinable @inline(__always)
  package func makeConstraint(
    on name: LayoutAnchorSet, _ relation: NSLayoutConstraint.Relation, to other: any LayoutItem,
    insetBy insets: NSDirectionalEdgeInsets, _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    let far = relation.reversed
    @inline(__always)
    func make<Anchor: LayoutAnchor>(
      _ anchor: Anchor, _ relation: NSLayoutConstraint.Relation, _ other: Anchor,
      _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      anchor.makeConstraint(relation, to: other, with: constant, traits)
    }
    return switch name {
    case .top: make(topAnchor, relation, other.topAnchor, insets.top)
    case .leading: make(leadingAnchor, relation, other.leadingAnchor, insets.leading)
    case .bottom: make(bottomAnchor, far, other.bottomAnchor, 0 - insets.bottom)
    case .trailing: make(trailingAnchor, far, other.trailingAnchor, 0 - insets.trailing)
    case .left: make(leftAnchor, relation, other.leftAnchor, insets.leading)
    case .right: make(rightAnchor, far, other.rightAnchor, 0 - insets.leading)
    case .firstBaseline, .lastBaseline:
      makeConstraint(onBaseline: name, relation, to: other, traits)
    case .centerX: make(centerXAnchor, relation, other.centerXAnchor)
    case .centerY: make(centerYAnchor, relation, other.centerYAnchor)
    case .width: make(widthAnchor, relation, other.widthAnchor)
    default: make(heightAnchor, relation, other.heightAnchor)
    }
  }

  @usableFromInline @inline(never)
  func makeConstraint(
    onBaseline name: LayoutAnchorSet, _ relation: NSLayoutConstraint.Relation,
    to other: any LayoutItem, _ traits: ConstraintTraits
  ) -> NSLayoutConstraint {
    guard let view = self as? LayoutView, let other = other as? LayoutView else {
      traits.callSite.stopAlways("A guide has no baselines. Constrain the baselines of views.")
    }
    return name == .firstBaseline
      ? view.firstBaselineAnchor.makeConstraint(
        relation, to: other.firstBaselineAnchor, with: 0, traits)
      : view.lastBaselineAnchor.makeConstraint(
        relation, to: other.lastBaselineAnchor, with: 0, traits)
  }
}
