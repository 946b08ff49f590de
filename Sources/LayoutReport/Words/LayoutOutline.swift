import Foundation

/// The lines of an outline of a tree, without recursion.
package struct LayoutOutline {
  package private(set) var lines: [String] = []
  private let facts: LayoutFacts
  private let isStable: Bool

  /// The number of levels that are indented. Deeper items have the number of their level, since
  /// otherwise the text of a deep tree would grow with the square of its depth.
  private static var indentedLevels: Int { 20 }

  /// An item that is not written yet, with the prefixes of its line and of the lines below it.
  private struct Entry {
    var item: Int
    var level: Int
    var branch: String
    var trunk: String
  }

  /// - Parameters:
  ///   - facts: The facts of the tree.
  ///   - notes: The notes after the sentences of some constraints, by the index of the constraint.
  ///   - isStable: Whether call sites and the order of constraints are left out.
  package init(of facts: LayoutFacts, notes: [Int: String] = [:], isStable: Bool = false) {
    self.facts = facts
    self.isStable = isStable
    let children = facts.children
    var held = [[String]](repeating: [], count: facts.items.count)
    for (index, constraint) in facts.constraints.enumerated() where facts.isListed(constraint) {
      let sentence = facts.sentence(of: constraint)
      held[constraint.holder].append(
        (isStable ? sentence.stableText : sentence.text) + (notes[index] ?? ""))
    }
    // The order in which constraints were made says nothing about the layout.
    if isStable { for item in held.indices { held[item].sort() } }
    var waiting = [Entry(item: 0, level: 0, branch: "", trunk: "")]
    while let entry = waiting.popLast() {
      let item = facts.items[entry.item]
      lines.append("\(entry.branch)\(item.name)  \(frameInWords(of: item))")
      let children = children[entry.item]
      let bar = children.isEmpty ? "  " : "│ "
      for sentence in held[entry.item] { lines.append("\(entry.trunk)  \(bar)\(sentence)") }
      for child in children.reversed() {
        waiting.append(Self.entry(child, below: entry, isLast: child == children.last))
      }
    }
  }

  private static func entry(_ item: Int, below parent: Entry, isLast: Bool) -> Entry {
    let level = parent.level + 1
    if level > indentedLevels {
      return Entry(
        item: item, level: level, branch: "\(parent.trunk)  \(level): ", trunk: parent.trunk)
    }
    return Entry(
      item: item, level: level, branch: parent.trunk + (isLast ? "  └ " : "  ├ "),
      trunk: parent.trunk + (isLast ? "    " : "  │ "))
  }

  private func frameInWords(of item: LayoutFacts.Item) -> String {
    item.frame.brief + (item.isGuide ? "  guide" : "")
  }
}
