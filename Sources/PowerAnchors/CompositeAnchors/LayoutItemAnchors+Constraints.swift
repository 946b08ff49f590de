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
  @inlinable @inline(__always)
  func addConstraints(
    _ relation: NSLayoutConstraint.Relation, to other: any LayoutItem, insetBy inset: CGFloat,
    _ traits: ConstraintTraits, into all: inout [NSLayoutConstraint]
  ) {
    if names.contains(.left) {
      all.append(
        item.leftAnchor.makeConstraint(relation, to: other.leftAnchor, with: inset, traits))
    }
    if names.contains(.right) {
      all.append(
        item.rightAnchor.makeConstraint(
          farSide: relation, to: other.rightAnchor, insetBy: inset, traits))
    }
    if names.contains(.firstBaseline) {
      all.append(
        item.viewWithBaselines(traits.callSite).firstBaselineAnchor.makeConstraint(
          relation, to: other.viewWithBaselines(traits.callSite).firstBaselineAnchor, with: 0,
          traits))
    }
    if names.contains(.lastBaseline) {
      all.append(
        item.viewWithBaselines(traits.callSite).lastBaselineAnchor.makeConstraint(
          relation, to: other.viewWithBaselines(traits.callSite).lastBaselineAnchor, with: 0,
          traits))
    }
    if names.contains(.centerX) {
      all.append(
        item.centerXAnchor.makeConstraint(relation, to: other.centerXAnchor, with: 0, traits))
    }
    if names.contains(.centerY) {
      all.append(
        item.centerYAnchor.makeConstraint(relation, to: other.centerYAnchor, with: 0, traits))
    }
    if names.contains(.width) {
      all.append(item.widthAnchor.makeConstraint(relation, to: other.widthAnchor, with: 0, traits))
    }
    if names.contains(.height) {
      all.append(
        item.heightAnchor.makeConstraint(relation, to: other.heightAnchor, with: 0, traits))
    }
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
