extension LayoutItemAnchors {
  /// Makes a constraint for each anchor with the closure of its side, in the order of the set.
  ///
  /// An anchor that is not in the set is not asked for. The arrays of the most frequent sets have a
  /// known length, so that they can be on the stack.
  @inlinable @inline(__always)
  package func makeConstraints(
    to other: any LayoutItem,
    top: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    leading: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint,
    bottom: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    trailing: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint,
    rest: (inout [NSLayoutConstraint]) -> Void
  ) -> [NSLayoutConstraint] {
    switch names {
    case .edges:
      return [
        top(item.topAnchor, other.topAnchor), leading(item.leadingAnchor, other.leadingAnchor),
        bottom(item.bottomAnchor, other.bottomAnchor),
        trailing(item.trailingAnchor, other.trailingAnchor),
      ]
    case .horizontal:
      return [
        leading(item.leadingAnchor, other.leadingAnchor),
        trailing(item.trailingAnchor, other.trailingAnchor),
      ]
    case .vertical:
      return [
        top(item.topAnchor, other.topAnchor), bottom(item.bottomAnchor, other.bottomAnchor),
      ]
    case [.leading, .bottom, .trailing]:
      return [
        leading(item.leadingAnchor, other.leadingAnchor),
        bottom(item.bottomAnchor, other.bottomAnchor),
        trailing(item.trailingAnchor, other.trailingAnchor),
      ]
    case [.top, .leading, .trailing]:
      return [
        top(item.topAnchor, other.topAnchor), leading(item.leadingAnchor, other.leadingAnchor),
        trailing(item.trailingAnchor, other.trailingAnchor),
      ]
    default:
      var all: [NSLayoutConstraint] = []
      all.reserveCapacity(names.rawValue.nonzeroBitCount)
      if names.contains(.top) { all.append(top(item.topAnchor, other.topAnchor)) }
      if names.contains(.leading) { all.append(leading(item.leadingAnchor, other.leadingAnchor)) }
      if names.contains(.bottom) { all.append(bottom(item.bottomAnchor, other.bottomAnchor)) }
      if names.contains(.trailing) {
        all.append(trailing(item.trailingAnchor, other.trailingAnchor))
      }
      if !names.isSubset(of: .edges) { rest(&all) }
      return all
    }
  }

  /// Adds the constraints of the anchors that are no edges.
  @usableFromInline
  func addConstraints(
    _ relation: NSLayoutConstraint.Relation, to other: any LayoutItem, insetBy inset: CGFloat,
    _ traits: ConstraintTraits, into all: inout [NSLayoutConstraint]
  ) {
    func add<Anchor: LayoutAnchor>(
      _ name: LayoutAnchorSet, _ relation: NSLayoutConstraint.Relation, with constant: CGFloat,
      _ anchor: (any LayoutItem) -> Anchor
    ) {
      guard names.contains(name) else { return }
      all.append(
        anchor(item).makeConstraint(relation, to: anchor(other), with: constant, traits))
    }
    add(.left, relation, with: inset) { $0.leftAnchor }
    // Not -inset, which prints as -0.0 if the inset is 0.
    add(.right, relation.reversed, with: 0 - inset) { $0.rightAnchor }
    add(.firstBaseline, relation, with: 0) {
      $0.viewWithBaselines(traits.callSite).firstBaselineAnchor
    }
    add(.lastBaseline, relation, with: 0) {
      $0.viewWithBaselines(traits.callSite).lastBaselineAnchor
    }
    add(.centerX, relation, with: 0) { $0.centerXAnchor }
    add(.centerY, relation, with: 0) { $0.centerYAnchor }
    add(.width, relation, with: 0) { $0.widthAnchor }
    add(.height, relation, with: 0) { $0.heightAnchor }
  }
}

extension LayoutItem {
  /// The item itself, which is a view.
  fileprivate func viewWithBaselines(_ callSite: CallSite?) -> LayoutView {
    if let view = self as? LayoutView { return view }
    callSite.stopAlways("A guide has no baselines. Constrain the baselines of views.")
  }
}
