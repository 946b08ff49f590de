/// The lines of an outline of a tree, without recursion.
@MainActor
struct LayoutOutline {
  private(set) var lines: [String] = []

  /// Deeper items are not indented further, and their level is written as a number: else the text of
  /// a deep tree would grow with the square of its depth.
  private static var indentedLevels: Int { 20 }

  /// An item still to be written, and what the lines before and below it are led by.
  private struct Entry {
    var item: ItemMemory
    var level: Int
    var branch: String
    var trunk: String
  }

  init(of view: UIView) {
    var waiting = [Entry(item: view.itemMemory, level: 0, branch: "", trunk: "")]
    while let entry = waiting.popLast() {
      let item = entry.item.item
      lines.append("\(entry.branch)\(item.name)  \(item.frameInWords)")
      let children = item.guides.map(\.itemMemory) + item.subviews.map(\.itemMemory)
      for constraint in item.constraints.all {
        let bar = children.isEmpty ? "  " : "│ "
        lines.append("\(entry.trunk)  \(bar)\(constraint.sentence)")
      }
      for (index, child) in children.enumerated().reversed() {
        waiting.append(Self.entry(child, below: entry, isLast: index == children.count - 1))
      }
    }
  }

  private static func entry(_ item: ItemMemory, below parent: Entry, isLast: Bool) -> Entry {
    let level = parent.level + 1
    if level > indentedLevels {
      return Entry(
        item: item, level: level, branch: "\(parent.trunk)  \(level): ", trunk: parent.trunk)
    }
    return Entry(
      item: item, level: level, branch: parent.trunk + (isLast ? "  └ " : "  ├ "),
      trunk: parent.trunk + (isLast ? "    " : "  │ "))
  }
}

@MainActor
extension LayoutItem {
  fileprivate var frameInWords: String {
    let frame = presentFrame
    return "\(frame.minX.brief), \(frame.minY.brief)  "
      + "\(frame.width.brief) × \(frame.height.brief)\(isGuide ? "  guide" : "")"
  }
}
