extension LayoutConstraintGroup {
  /// The priority of the group's constraints, or of the first one if they differ. Setting it changes
  /// all of them, also those that had another one.
  ///
  /// For a block that is to give way as a whole, as a card that its screen may squeeze:
  ///
  ///     let pins = LayoutConstraintGroup {
  ///       badge.topAnchor.constrain(to: avatar.topAnchor)
  ///       badge.heightAnchor.constrain(to: 16)
  ///     }
  ///     pins.priority = .defaultHigh
  ///     // badge.frame.height == 16, unless a stronger constraint contradicts it
  ///
  /// - Complexity: Linear in the number of constraints.
  public var priority: LayoutPriority {
    get { LayoutConstraints(constraints).priority }
    set { LayoutConstraints(constraints).priority = newValue }
  }

  /// The inset of the items from the views and guides around them, or of the first side if they differ:
  /// positive inward on every side. Setting it moves each side that the group constrains to the same side
  /// of what contains the item, and nothing else. Not for sides at the system's spacing.
  ///
  ///     let block = LayoutConstraintGroup {
  ///       title.edgeAnchors.excluding(.bottom).constrain(to: view)
  ///       subtitle.horizontalAnchors.constrain(to: view)
  ///       subtitle.topAnchor.constrain(to: title.bottomAnchor, with: 8)
  ///     }
  ///     block.inset = 24
  ///     // title.frame.minY == 24, subtitle.frame.minX == 24, subtitle.frame.minY == title.frame.maxY + 8
  ///
  /// - Complexity: Linear in the number of constraints.
  public var inset: CGFloat {
    get { sidesInContainers.inset }
    set { sidesInContainers.inset = newValue }
  }

  private var sidesInContainers: LayoutConstraints {
    LayoutConstraints(constraints.filter(\.isInContainer))
  }
}

extension NSLayoutConstraint {
  /// Whether the second item is around the first one, so that a side's constant is an inset.
  fileprivate var isInContainer: Bool {
    let (first, second) = items
    guard let first, let second, first !== second,
      let view = hostView(of: first), let container = hostView(of: second)
    else { return false }
    return view.isDescendant(of: container)
  }
}
