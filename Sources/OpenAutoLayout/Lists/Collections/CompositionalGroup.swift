import Foundation

/// Where the items of a group are, as values.
struct CompositionalGroup {
  struct Leaf {
    /// The frame in the group. Sizes and positions are not at pixels yet.
    var frame: CGRect
    let estimatedAxes: UIAxis
    let zIndex: Int
    let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  }

  var size: CGSize
  var leaves: [Leaf]
}

/// Places the items of a group.
@MainActor
struct CompositionalGroupMaker {
  /// The measured size of an item, by its place in the section.
  let measured: (Int) -> CGSize?
  let environment: (CGSize) -> any NSCollectionLayoutEnvironment
  /// Called with the name of what has no size.
  let rejectSize: (NSCollectionLayoutSize) -> Never

  /// Places as many items as a group takes.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: What the group is in.
  ///   - items: The places in the section of the items that are left, or `nil` for a group that stands
  ///     for all full ones, of which nothing is measured.
  func make(
    _ group: NSCollectionLayoutGroup, in container: CGSize, items: Range<Int>?
  ) -> CompositionalGroup {
    stopUnlessLarge(group.layoutSize)
    let size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var made: CompositionalGroup
    switch group.arrangement {
    case .custom(let provider):
      let leaves = provider(environment(inner)).prefix(items?.count ?? .max).map {
        CompositionalGroup.Leaf(
          frame: $0.frame, estimatedAxes: [], zIndex: $0.zIndex, supplementaryItems: [])
      }
      made = CompositionalGroup(size: inner, leaves: leaves)
    case .fitting(let axis), .repeating(let axis, _), .sharing(let axis, _):
      made = line(group, axis, inner, items)
    }
    let estimated = group.layoutSize.estimatedAxes
    made.size = CGSize(
      width: estimated.contains(.horizontal)
        ? made.size.width + insets.leading + insets.trailing : size.width,
      height: estimated.contains(.vertical)
        ? made.size.height + insets.top + insets.bottom : size.height)
    for index in made.leaves.indices {
      made.leaves[index].frame.origin.x += insets.leading
      made.leaves[index].frame.origin.y += insets.top
    }
    return made
  }

  // MARK: Rows and columns

  /// An item or a group in a line, with its place along the line before what is left is shared.
  private struct Slot {
    var made: CompositionalGroup
    let spacing: AxisSpacing
    var start: CGFloat
    /// How many flexible distances are before it.
    let flexibleBefore: Int
  }

  private func line(
    _ group: NSCollectionLayoutGroup, _ axis: UIAxis, _ inner: CGSize, _ items: Range<Int>?
  ) -> CompositionalGroup {
    let isEstimated = group.layoutSize.estimatedAxes.contains(axis)
    let room = inner.length(axis)
    let gap = group.interItemSpacing
    var slots: [Slot] = []
    var (cursor, flexible, taken, index) = (CGFloat(0), 0, 0, 0)
    while !group.subitems.isEmpty {
      if let limit = limit(of: group, isEstimated: isEstimated), index >= limit { break }
      let subitem = group.subitems[index % group.subitems.count]
      let left = items?.dropFirst(taken)
      let isMissing = left?.isEmpty == true
      // What a partly filled group lacks counts only for what is left of its room.
      if isMissing, isEstimated || slots.isEmpty { break }
      var made = make(subitem, in: inner, items: isMissing ? nil : left)
      if case .sharing(_, let count) = group.arrangement, !isEstimated {
        let gaps = CGFloat(max(0, count - 1)) * (gap?.spacing ?? 0)
        made.stretch(axis, to: max(0, (room - gaps) / CGFloat(max(1, count))))
      }
      let spacing = AxisSpacing(subitem.edgeSpacing, axis)
      let begin = index == 0 ? 0 : cursor + (gap?.spacing ?? 0)
      let length = spacing.before + made.size.length(axis) + spacing.after
      if case .fitting = group.arrangement, index > 0, !isEstimated,
        begin + length > room + .lostInThirds || length <= 0 && index >= group.subitems.count
      {
        break
      }
      flexible +=
        (index > 0 && gap?.isFlexible == true ? 1 : 0) + (spacing.isBeforeFlexible ? 1 : 0)
      if !isMissing {
        slots.append(
          Slot(
            made: made, spacing: spacing, start: begin + spacing.before, flexibleBefore: flexible))
        taken += made.leaves.count
      }
      flexible += spacing.isAfterFlexible ? 1 : 0
      cursor = begin + length
      index += 1
    }
    let rest = isEstimated || flexible == 0 ? 0 : max(0, room - cursor) / CGFloat(flexible)
    return placed(slots, axis, inner, rest: rest, end: cursor, group)
  }

  /// Moves the items of a line to their places.
  private func placed(
    _ slots: [Slot], _ axis: UIAxis, _ inner: CGSize, rest: CGFloat, end: CGFloat,
    _ group: NSCollectionLayoutGroup
  ) -> CompositionalGroup {
    let cross: UIAxis = axis == .horizontal ? .vertical : .horizontal
    let isEstimated = group.layoutSize.estimatedAxes.contains(cross)
    func extent(_ slot: Slot, _ subitem: NSCollectionLayoutItem) -> CGFloat {
      let spacing = AxisSpacing(subitem.edgeSpacing, cross)
      return spacing.before + slot.made.size.length(cross) + spacing.after
    }
    let subitems = group.subitems
    let longest = slots.indices.map { extent(slots[$0], subitems[$0 % subitems.count]) }.max() ?? 0
    let room = isEstimated ? longest : inner.length(cross)
    var leaves: [CompositionalGroup.Leaf] = []
    for (index, slot) in slots.enumerated() {
      let subitem = subitems[index % subitems.count]
      let spacing = AxisSpacing(subitem.edgeSpacing, cross)
      let left = max(0, room - extent(slot, subitem))
      let share = spacing.isAfterFlexible ? left / 2 : left
      let across = spacing.before + (spacing.isBeforeFlexible ? share : 0)
      let along = slot.start + CGFloat(slot.flexibleBefore) * rest
      for var leaf in slot.made.leaves {
        leaf.frame.origin.x += axis == .horizontal ? along : across
        leaf.frame.origin.y += axis == .horizontal ? across : along
        leaves.append(leaf)
      }
    }
    return CompositionalGroup(
      size: axis == .horizontal
        ? CGSize(width: end, height: room) : CGSize(width: room, height: end),
      leaves: leaves)
  }

  /// How many subitems a group takes at most: without a length, each one once.
  private func limit(of group: NSCollectionLayoutGroup, isEstimated: Bool) -> Int? {
    switch group.arrangement {
    case .repeating(_, let count), .sharing(_, let count): count
    case .fitting where isEstimated: group.subitems.count
    case .fitting, .custom: nil
    }
  }

  private func make(
    _ subitem: NSCollectionLayoutItem, in container: CGSize, items: Range<Int>?
  ) -> CompositionalGroup {
    if let group = subitem as? NSCollectionLayoutGroup {
      return make(group, in: container, items: items)
    }
    stopUnlessLarge(subitem.layoutSize)
    var size = subitem.layoutSize.size(in: container)
    let axes = subitem.layoutSize.estimatedAxes
    let insets = subitem.contentInsets
    if let measured = items.flatMap({ measured($0.lowerBound) }) {
      if axes.contains(.horizontal) {
        size.width = measured.width + insets.leading + insets.trailing
      }
      if axes.contains(.vertical) { size.height = measured.height + insets.top + insets.bottom }
    }
    let leaf = CompositionalGroup.Leaf(
      frame: CGRect(
        x: insets.leading, y: insets.top,
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom)),
      estimatedAxes: axes, zIndex: 0, supplementaryItems: subitem.supplementaryItems)
    return CompositionalGroup(size: size, leaves: [leaf])
  }

  private func stopUnlessLarge(_ size: NSCollectionLayoutSize) {
    for dimension in [size.widthDimension, size.heightDimension]
    where !(dimension.dimension > 0 && dimension.dimension.isFinite) {
      rejectSize(size)
    }
  }
}

extension CompositionalGroup {
  /// Gives a share of a group to an item.
  fileprivate mutating func stretch(_ axis: UIAxis, to length: CGFloat) {
    let change = length - size.length(axis)
    size.setLength(axis, length)
    for index in leaves.indices {
      var leafSize = leaves[index].frame.size
      leafSize.setLength(axis, max(0, leafSize.length(axis) + change))
      leaves[index].frame.size = leafSize
    }
  }
}

/// The distances of an item from its neighbors along an axis.
private struct AxisSpacing {
  let before: CGFloat
  let after: CGFloat
  let isBeforeFlexible: Bool
  let isAfterFlexible: Bool

  @MainActor
  init(_ spacing: NSCollectionLayoutEdgeSpacing?, _ axis: UIAxis) {
    let start = axis == .horizontal ? spacing?.leading : spacing?.top
    let end = axis == .horizontal ? spacing?.trailing : spacing?.bottom
    (before, after) = (start?.spacing ?? 0, end?.spacing ?? 0)
    (isBeforeFlexible, isAfterFlexible) = (start?.isFlexible ?? false, end?.isFlexible ?? false)
  }
}
