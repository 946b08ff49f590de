extension LayoutItemAnchors {
  /// Makes a constraint for each anchor with the closure of its side, in the order of the set.
  ///
  /// An anchor that is not in the set is not asked for. The arrays of the most frequent sets have a
  /// known length, so that they can be on the stack.
  @inlinable @inline(__always)
  package func makeConstraints(
    top: () -> NSLayoutConstraint, leading: () -> NSLayoutConstraint,
    bottom: () -> NSLayoutConstraint, trailing: () -> NSLayoutConstraint,
    rest: (inout [NSLayoutConstraint]) -> Void
  ) -> [NSLayoutConstraint] {
    switch names {
    case .fourEdges: return [top(), leading(), bottom(), trailing()]
    case .leadingAndTrailing: return [leading(), trailing()]
    case .topAndBottom: return [top(), bottom()]
    case [.leading, .bottom, .trailing]: return [leading(), bottom(), trailing()]
    case [.top, .leading, .trailing]: return [top(), leading(), trailing()]
    default:
      var all: [NSLayoutConstraint] = []
      all.reserveCapacity(names.rawValue.nonzeroBitCount)
      if names.contains(.top) { all.append(top()) }
      if names.contains(.leading) { all.append(leading()) }
      if names.contains(.bottom) { all.append(bottom()) }
      if names.contains(.trailing) { all.append(trailing()) }
      if !names.isSubset(of: .fourEdges) { rest(&all) }
      return all
    }
  }

  /// Makes the constraints of all anchors to those of another item.
  @inlinable @inline(__always)
  package func makeConstraints(
    _ relation: NSLayoutConstraint.Relation, to other: any LayoutItem,
    insetBy insets: NSDirectionalEdgeInsets, _ traits: ConstraintTraits
  ) -> [NSLayoutConstraint] {
    traits.callSite?.check(insets, of: names)
    // On the far sides, inward is the negative direction. Not -inset, which prints as -0.0 if it is 0.
    let far = relation.reversed
    return makeConstraints(
      top: {
        item.topAnchor.makeConstraint(relation, to: other.topAnchor, with: insets.top, traits)
      },
      leading: {
        item.leadingAnchor.makeConstraint(
          relation, to: other.leadingAnchor, with: insets.leading, traits)
      },
      bottom: {
        item.bottomAnchor.makeConstraint(
          far, to: other.bottomAnchor, with: 0 - insets.bottom, traits)
      },
      trailing: {
        item.trailingAnchor.makeConstraint(
          far, to: other.trailingAnchor, with: 0 - insets.trailing, traits)
      },
      rest: { all in
        add(.left, { $0.leftAnchor }, relation, to: other, with: insets.leading, traits, &all)
        add(.right, { $0.rightAnchor }, far, to: other, with: 0 - insets.leading, traits, &all)
        let callSite = traits.callSite
        add(
          .firstBaseline, { $0.viewWithBaselines(callSite).firstBaselineAnchor }, relation,
          to: other, traits, &all)
        add(
          .lastBaseline, { $0.viewWithBaselines(callSite).lastBaselineAnchor }, relation,
          to: other, traits, &all)
        add(.centerX, { $0.centerXAnchor }, relation, to: other, traits, &all)
        add(.centerY, { $0.centerYAnchor }, relation, to: other, traits, &all)
        add(.width, { $0.widthAnchor }, relation, to: other, traits, &all)
        add(.height, { $0.heightAnchor }, relation, to: other, traits, &all)
      })
  }

  /// Adds the constraint of an anchor if it is in the set.
  @inlinable @inline(__always)
  func add<Anchor: LayoutAnchor>(
    _ name: LayoutAnchorSet, _ anchor: (any LayoutItem) -> Anchor,
    _ relation: NSLayoutConstraint.Relation, to other: any LayoutItem, with constant: CGFloat = 0,
    _ traits: ConstraintTraits, _ all: inout [NSLayoutConstraint]
  ) {
    guard names.contains(name) else { return }
    all.append(anchor(item).makeConstraint(relation, to: anchor(other), with: constant, traits))
  }
}

extension LayoutItem {
  /// The item itself, which is a view.
  @usableFromInline @inline(never)
  package func viewWithBaselines(_ callSite: CallSite?) -> LayoutView {
    if let view = self as? LayoutView { return view }
    callSite.stopAlways("A guide has no baselines. Constrain the baselines of views.")
  }
}
