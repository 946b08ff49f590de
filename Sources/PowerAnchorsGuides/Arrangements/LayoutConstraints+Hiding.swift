extension LayoutConstraints {
  /// Returns two variants of a chain, a column or a row: with an item, and without the room that it takes
  /// along the axis.
  ///
  /// Set `current` whenever you hide or show the item. Variants of several items of one
  /// column can be combined in any way; if all items are hidden, one gap too many is gone. The only item of
  /// a column keeps its room, and across the axis, every hidden item keeps its place. For items that are
  /// never shown together, two groups are simpler.
  ///
  ///     let column = rows.stack(along: .vertical, within: view, with: 8, reachesEnd: false)
  ///     rows.match(on: \.heightAnchor, to: 40)
  ///     let second = column.variants(hiding: rows[1])
  ///     rows[1].isHidden = true
  ///     second.current = rows[1].isHidden
  ///     // rows[2].frame.minY == rows[0].frame.maxY + 8
  ///
  /// - Parameter item: A view or a guide of the chain, the column or the row.
  /// - Returns: The variants, `true` for a hidden item. At first, it is what `isHidden` of a view is.
  /// - Precondition: The item is in the chain, the column or the row. The constraints are active and in
  ///   no group, or the closure of their group is running, which then has the variants inside it. Their
  ///   constants are what they stay.
  /// - Complexity: Linear in the number of constraints.
  public func variants(hiding item: some LayoutItem) -> LayoutVariants<Bool> {
    let shown = LayoutConstraintGroup(), hidden = LayoutConstraintGroup(isActive: false)
    let gaps = gaps.all
    guard
      all.isEmpty || all.contains(where: { $0.items.first === item })
        || gaps.contains(where: { $0.items.second === item })
    else {
      // An optimized build would omit the message of a precondition.
      fatalError(
        """
        \(reportName(of: item)) is not in this chain, column or row. Pass an item that stack or chain was \
        called on.
        """)
    }
    if let gap = gaps.first(where: { $0.items.second === item }), let next = gap.items.first {
      // The next item begins where the hidden one would, which may itself follow a hidden one.
      shown.addFromRecording(gap)
      hidden.add([
        gap.like(item: next, gap.firstAttribute, toItem: item, gap.firstAttribute, constant: 0)
      ])
    } else if let gap = gaps.first(where: { $0.items.first === item }),
      let end = all.first(where: {
        $0.items.first === item && $0.firstAttribute == gap.secondAttribute
      }), let container = end.items.second
    {
      // The item before reaches the end: a gap before the place of the hidden one.
      shown.addFromRecording(end)
      let held = end.like(
        item: item, gap.firstAttribute, toItem: container, end.secondAttribute,
        constant: end.constant + gap.constant)
      // Where every item is hidden, there is no room for this gap.
      if end.priority == .required { held.priority = .required - 1 }
      hidden.add([held])
    }
    let isHidden = (item as? LayoutView)?.isHidden ?? false
    return LayoutVariants([false: shown, true: hidden], current: isHidden)
  }
}

extension NSLayoutConstraint {
  /// Makes a constraint with the relation, the priority and the identifier of this one.
  fileprivate func like(
    item: AnyObject, _ attribute: Attribute, toItem other: AnyObject, _ otherAttribute: Attribute,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    made.priority = priority
    made.identifier = identifier
    return made
  }
}
