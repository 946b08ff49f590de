import Foundation

/// Where the parts of a section of a compositional layout are, from the section's begin.
///
/// Groups that are alike have the template's frames, and only those with measured items their own.
/// Where measuring decides how many items a group takes, all groups are made one after the other.
@MainActor
struct CompositionalSection {
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
  }

  let section: NSCollectionLayoutSection
  let count: Int
  let axis: UIAxis
  /// The insets of the groups, with those of the safe area.
  let insets: UIEdgeInsets
  /// The size of the collection, and the room of the groups in it.
  let container: CGSize
  let room: CGSize
  let maker: CompositionalGroupMaker
  /// The space above the section in a list.
  let space: CGFloat
  private(set) var boundaries: [Boundary] = []
  private var template = CompositionalGroup(size: .zero, leaves: [])
  private var perGroup = 1
  /// The groups that are not as the template.
  private var own: [Int: CompositionalGroup] = [:]
  /// The first item of each group, if groups take different counts.
  private var starts: [Int]?
  /// The lengths of the groups with the distance to the next.
  private var lengths = ListLengths(count: 0, each: 0)

  init(
    _ section: NSCollectionLayoutSection, count: Int, axis: UIAxis, insets: UIEdgeInsets,
    container: CGSize, space: CGFloat, maker: CompositionalGroupMaker, measured: [Int],
    boundarySize: (Int) -> CGSize?
  ) {
    (self.section, self.count, self.axis, self.insets) = (section, count, axis, insets)
    (self.container, self.space, self.maker) = (container, space, maker)
    room = CGSize(
      width: max(0, container.width - insets.left - insets.right),
      height: max(0, container.height - insets.top - insets.bottom))
    makeGroups(measured)
    makeBoundaries(boundarySize)
  }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// The axis along which groups follow each other.
  private var groupAxis: UIAxis {
    if !isOrthogonal { return axis }
    return axis == .vertical ? .horizontal : .vertical
  }

  // MARK: Groups

  private mutating func makeGroups(_ measured: [Int]) {
    let group = section.group
    template = maker.make(group, in: room, items: nil)
    perGroup = max(1, template.leaves.count)
    if group.takesMeasuredCount {
      makeGroupsInOrder()
      return
    }
    let groups = (count + perGroup - 1) / perGroup
    lengths = ListLengths(count: groups, each: length(of: template))
    for group in Set(measured.map { $0 / perGroup }) where group < groups { remake(group) }
    // The last one may have less.
    if count % perGroup != 0 { remake(groups - 1) }
  }

  private mutating func makeGroupsInOrder() {
    var (first, begins, made) = (0, [Int](), [CompositionalGroup]())
    while first < count {
      let group = maker.make(section.group, in: room, items: first..<count)
      if group.leaves.isEmpty { break }
      begins.append(first)
      made.append(group)
      first += group.leaves.count
    }
    starts = begins
    own = Dictionary(uniqueKeysWithValues: made.enumerated().map { ($0, $1) })
    lengths = ListLengths(made.map(length))
  }

  private mutating func remake(_ group: Int) {
    let first = group * perGroup
    let made = maker.make(
      section.group, in: room, items: first..<min(first + perGroup, count))
    own[group] = made
    lengths.set(length(of: made), at: group)
  }

  /// Takes the size that an item was measured with.
  ///
  /// - Returns: Whether everything is in its place then.
  mutating func takeMeasure(of item: Int) -> Bool {
    if starts != nil || item >= count { return false }
    let extent = groupsExtent
    remake(item / perGroup)
    let change = groupsExtent - extent
    for index in boundaries.indices where boundaries[index].item.alignment.isAtEnd(axis) {
      boundaries[index].frame = boundaries[index].frame.moved(along: axis, by: change)
    }
    return true
  }

  private func length(of group: CompositionalGroup) -> CGFloat {
    group.size.length(groupAxis) + section.interGroupSpacing
  }

  private func group(of item: Int) -> Int {
    guard let starts else { return item / perGroup }
    return starts.indices.partition { starts[$0] > item } - 1
  }

  private func firstItem(of group: Int) -> Int { starts?[group] ?? group * perGroup }

  private func leaves(of group: Int) -> ArraySlice<CompositionalGroup.Leaf> {
    (own[group] ?? template).leaves.prefix(count - firstItem(of: group))
  }

  /// The length of all groups along the way that they follow each other.
  var groupsLength: CGFloat {
    lengths.count == 0 ? 0 : lengths.total - section.interGroupSpacing
  }

  // MARK: Lengths

  private var startBoundaries: CGFloat {
    length(of: boundaries.filter { $0.item.alignment.isAtStart(axis) })
  }
  private var endBoundaries: CGFloat {
    length(of: boundaries.filter { $0.item.alignment.isAtEnd(axis) })
  }

  private func length(of boundaries: [Boundary]) -> CGFloat {
    boundaries.filter(\.item.extendsBoundary).reduce(0) { $0 + $1.frame.size.length(axis) }
  }

  /// Where groups begin along the collection.
  var groupsOrigin: CGFloat {
    space + startBoundaries + (axis == .vertical ? insets.top : insets.left)
  }

  /// The length of what is between the boundary items, without insets.
  var groupsExtent: CGFloat {
    if !isOrthogonal { return groupsLength }
    return count == 0
      ? 0 : own.values.reduce(template.size.length(axis)) { max($0, $1.size.length(axis)) }
  }

  /// The length of the whole section along the collection.
  var length: CGFloat {
    groupsOrigin + groupsExtent + (axis == .vertical ? insets.bottom : insets.right)
      + endBoundaries
  }

  /// The size of what scrolls across, with its insets.
  var scrolledSize: CGSize {
    axis == .vertical
      ? CGSize(width: insets.left + groupsLength + insets.right, height: groupsExtent)
      : CGSize(width: groupsExtent, height: insets.top + groupsLength + insets.bottom)
  }

  /// Where a section that scrolls across stops.
  var stops: SectionStops {
    let (before, after) = insets.sides(along: groupAxis)
    return SectionStops(
      behavior: section.orthogonalScrollingBehavior, groups: lengths,
      spacing: section.interGroupSpacing, before: before, after: after,
      room: container.length(groupAxis))
  }

  // MARK: Frames

  /// The items in a part of the section along the collection, and where they are.
  ///
  /// - Parameters:
  ///   - lower: The begin of the part, from the section's begin.
  ///   - upper: Its end.
  ///   - scrolled: How far the section is scrolled across.
  func items(
    from lower: CGFloat, to upper: CGFloat, scrolled: CGFloat
  ) -> [(item: Int, leaf: CompositionalGroup.Leaf)] {
    if lengths.count == 0 { return [] }
    let groups: Range<Int>
    if isOrthogonal {
      let start = axis == .vertical ? insets.left : insets.top
      let across = container.length(groupAxis)
      groups = lengths.indices(from: scrolled - start, to: scrolled - start + across)
    } else {
      groups = lengths.indices(from: lower - groupsOrigin, to: upper - groupsOrigin)
    }
    return groups.flatMap { group in
      zip(firstItem(of: group)..<count, leaves(of: group)).map { item, leaf in
        (item, placed(leaf, group, scrolled))
      }
    }
  }

  func leaf(_ item: Int, scrolled: CGFloat) -> CompositionalGroup.Leaf? {
    let group = group(of: item)
    guard group >= 0, group < lengths.count else { return nil }
    let leaves = leaves(of: group)
    let index = item - firstItem(of: group)
    return index < leaves.count ? placed(leaves[index], group, scrolled) : nil
  }

  /// An item of a group in the coordinates of the section.
  private func placed(
    _ leaf: CompositionalGroup.Leaf, _ group: Int, _ scrolled: CGFloat
  ) -> CompositionalGroup.Leaf {
    var leaf = leaf
    let along = lengths.offset(of: group)
    var (x, y) = axis == .vertical ? (insets.left, groupsOrigin) : (groupsOrigin, insets.top)
    if groupAxis == .horizontal { x += along } else { y += along }
    if isOrthogonal {
      if groupAxis == .horizontal { x -= scrolled } else { y -= scrolled }
    }
    leaf.frame.origin.x += x
    leaf.frame.origin.y += y
    return leaf
  }

  // MARK: Boundary items

  private mutating func makeBoundaries(_ measured: (Int) -> CGSize?) {
    let follows = section.supplementariesFollowContentInsets
    let cross: UIAxis = axis == .vertical ? .horizontal : .vertical
    let (start, end) = insets.sides(along: cross)
    var inner = container
    if follows {
      inner.setLength(cross, max(0, inner.length(cross) - start - end))
    }
    boundaries = section.boundarySupplementaryItems.enumerated().map { index, item in
      var size = item.layoutSize.size(in: inner)
      let axes = item.layoutSize.estimatedAxes
      if let measured = measured(index) {
        if axes.contains(.horizontal) { size.width = measured.width }
        if axes.contains(.vertical) { size.height = measured.height }
      }
      return Boundary(item: item, frame: CGRect(origin: .zero, size: size))
    }
    placeBoundaries(follows ? start : 0, inner)
  }

  private mutating func placeBoundaries(_ start: CGFloat, _ inner: CGSize) {
    var (before, after) = (space, length - endBoundaries)
    for index in boundaries.indices {
      let item = boundaries[index].item
      let size = boundaries[index].frame.size
      let cross: UIAxis = axis == .vertical ? .horizontal : .vertical
      let side = start + (inner.length(cross) - size.length(cross)) * item.alignment.side(axis)
      let along: CGFloat
      if item.alignment.isAtStart(axis) {
        along = before
        if item.extendsBoundary { before += size.length(axis) }
      } else if item.alignment.isAtEnd(axis) {
        along = item.extendsBoundary ? after : after - size.length(axis)
        if item.extendsBoundary { after += size.length(axis) }
      } else {
        along = groupsOrigin
      }
      boundaries[index].frame.origin = CGPoint(
        x: (axis == .vertical ? side : along) + item.offset.x,
        y: (axis == .vertical ? along : side) + item.offset.y)
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Whether measuring decides how many items the group takes.
  fileprivate var takesMeasuredCount: Bool {
    let isNested = subitems.contains {
      ($0 as? NSCollectionLayoutGroup)?.takesMeasuredCount == true
    }
    guard case .fitting(let axis) = arrangement, !layoutSize.estimatedAxes.contains(axis) else {
      return isNested
    }
    return isNested || subitems.contains { $0.layoutSize.estimatedAxes.contains(axis) }
  }
}
