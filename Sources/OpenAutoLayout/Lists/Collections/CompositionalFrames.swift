import Foundation

/// Where everything of a compositional layout is, as values.
@MainActor
struct CompositionalFrames {
  let axis: UIAxis
  let container: CGSize
  var sections: [CompositionalSection]
  /// Where each section begins.
  var origins: [CGFloat]
  var size: CGSize
  let outer: [CompositionalSection.Boundary]

  /// Takes the size that a cell was measured with, at the cost of its group and of the sections after
  /// it: a feed of ten thousand cells is measured in the time that it takes to scroll.
  ///
  /// - Returns: Whether everything is in its place then.
  mutating func takeMeasure(of element: CollectionElement) -> Bool {
    guard case .cell(let path) = element, sections.indices.contains(path.section),
      !outer.contains(where: { $0.item.alignment.isAtEnd(axis) })
    else { return false }
    let before = sections[path.section].length
    guard sections[path.section].takeMeasure(of: path.item) else { return false }
    let change = sections[path.section].length - before
    if change == 0 { return true }
    for later in (path.section + 1)..<sections.count { origins[later] += change }
    size.setLength(axis, size.length(axis) + change)
    return true
  }
}
