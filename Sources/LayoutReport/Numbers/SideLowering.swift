public import LayoutSolver

/// A side of a constraint as a sum: a place of an item's alignment rectangle, and a distance from there.
public struct MeasuredSide<Item> {
  public var item: Item
  public var place: LayoutFacts.Place
  public var distance: Double

  @inlinable
  public init(_ item: Item, _ place: LayoutFacts.Place, distance: Double = 0) {
    self.item = item
    self.place = place
    self.distance = distance
  }
}

/// What turns sides of constraints into terms of rows.
///
/// Positions are measured in the coordinates of a space: the view that holds the constraint, or the scroll
/// view that it ties to its content. The starts of that view's children are columns already. For what is one
/// level deeper, the superview's start is added; for what is deeper still, the difference of two origins in
/// the root, so that no row gets longer with the depth of the tree.
public protocol SideLowering {
  associatedtype Item: Equatable

  // By this and not by a method: what is called through a protocol is not inlined.
  /// Has the columns, in the order of the parts, and the row being made.
  var solver: Solver { get }
  var root: Item { get }
  /// Whether scroll views are among the items. If not, no row looks for them.
  var hasScrollViews: Bool { get }

  func parent(of item: Item) -> Item?
  func isItem(_ item: Item, in ancestor: Item) -> Bool
  /// How far the alignment rectangle begins after the frame.
  func alignmentInset(_ part: RectanglePart, of item: Item) -> Double
  func scrolls(_ item: Item) -> Bool

  func block(of item: Item) -> Solver.Block
  /// The columns for the origin of a view's bounds in the root. There are rows that define it, which may
  /// be made after the present one.
  func originBlock(of item: Item) -> Solver.Block
  /// Says that rows of others measure across an item.
  func carry(_ item: Item)

  /// Adds how far a view is scrolled, and returns that if it is known already.
  func addContentOffset(_ coefficient: Double, _ part: RectanglePart, of item: Item) -> Double
}

// Inlinable, so that the engine has them as if they were written for its own items: they are made for each
// side of each constraint.
extension SideLowering {
  /// Adds one side of a constraint to the row being made.
  ///
  /// - Parameters:
  ///   - coefficient: The factor of the side.
  ///   - side: What the side was measured at.
  ///   - space: The view in whose coordinates the constraint is measured.
  ///   - other: What the other side was measured at.
  /// - Returns: The part of the side that is known already, such as insets and margins.
  @inlinable
  public func addSide(
    _ coefficient: Double, _ side: MeasuredSide<Item>, in space: Item, besides other: Item?
  ) -> Double {
    let (item, place) = (side.item, side.place)
    let (known, block) = (coefficient * side.distance, block(of: item))
    if place.lengthShare != 0 {
      solver.addTerm(coefficient * place.lengthShare, block[place.length.rawValue])
    }
    guard let start = place.start else { return known }
    // Seen from the space's frame, its alignment rectangle starts at the inset, wherever the frame is.
    if item == space { return known + coefficient * alignmentInset(start, of: item) }
    solver.addTerm(coefficient, block[start.rawValue])
    guard let parent = parent(of: item), parent != space else { return known }
    var scrolled = 0.0
    if hasScrollViews, let other {
      scrolled = addContentOffsets(coefficient, start, around: item, in: space, besides: other)
    }
    return known + scrolled + addOrigin(coefficient, start, of: parent, in: space)
  }

  /// Subtracts how far an item is scrolled past the other side of a constraint: by the scroll views around
  /// it that do not have the other side in them. So what is tied to a view outside keeps its place there.
  @inlinable @inline(never)
  func addContentOffsets(
    _ coefficient: Double, _ part: RectanglePart, around item: Item, in space: Item,
    besides other: Item
  ) -> Double {
    var known = 0.0
    var next = parent(of: item)
    while let view = next, view != space {
      if scrolls(view) {
        // It has both sides in it, as do all around it.
        if isItem(other, in: view) { break }
        known += addContentOffset(-coefficient, part, of: view)
      }
      next = parent(of: view)
    }
    return known
  }

  /// Adds where a view that the space has in it begins, for an item in that view.
  ///
  /// - Returns: The part of it that is known already.
  // Out of line, since most constraints are between a view and its children.
  @inlinable @inline(never)
  func addOrigin(
    _ coefficient: Double, _ part: RectanglePart, of view: Item, in space: Item
  ) -> Double {
    if parent(of: view) == space {
      carry(view)
      solver.addTerm(coefficient, block(of: view)[part.rawValue])
      return -coefficient * alignmentInset(part, of: view)
    }
    solver.addTerm(coefficient, originBlock(of: view)[part.rawValue])
    if space != root { solver.addTerm(-coefficient, originBlock(of: space)[part.rawValue]) }
    return 0
  }

  /// Adds the terms of the row that defines the origin of a view's bounds in the root by that of the view
  /// around it. The root's is 0.
  ///
  /// - Returns: The constant of the row, an equation.
  @inlinable
  public func addOriginTerms(_ part: RectanglePart, of item: Item) -> Double {
    solver.addTerm(1, originBlock(of: item)[part.rawValue])
    solver.addTerm(-1, block(of: item)[part.rawValue])
    if let parent = parent(of: item), parent != root {
      solver.addTerm(-1, originBlock(of: parent)[part.rawValue])
    }
    return -alignmentInset(part, of: item)
  }

  /// The items from one upward whose origins are not defined yet, the outermost first.
  @inlinable
  public func itemsWithoutOrigin(upwardsFrom item: Item, _ hasOrigin: (Item) -> Bool) -> [Item] {
    var missing: [Item] = []
    var next: Item? = item
    while let current = next, current != root, !hasOrigin(current) {
      missing.append(current)
      next = parent(of: current)
    }
    return missing.reversed()
  }
}
