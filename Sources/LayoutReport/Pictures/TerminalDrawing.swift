import Foundation
import LayoutNames

/// A picture of a laid out tree in the characters of a terminal.
package struct TerminalDrawing {
  private var cells: [[Character]]

  /// - Parameters:
  ///   - facts: The facts of the tree.
  ///   - columns: The width of the drawing, in characters.
  package init(of facts: LayoutFacts, columns: Int) {
    let size = facts.root.frame.size
    let unit = size.width.clamped(1, .greatestFiniteMagnitude) / CGFloat(columns - 1)
    // A character is about twice as high as it is wide.
    let rows = min(max(Self.place(size.height / unit / 2), 0), 10 * columns - 1) + 1
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    for (item, rectangle) in zip(facts.items, facts.rectangles)
    where item.isDrawn && !item.isHidden {
      draw(
        item.name, isGuide: item.isGuide, Self.place(rectangle.minX / unit),
        Self.place(rectangle.minY / unit / 2), Self.place(rectangle.maxX / unit),
        Self.place(rectangle.maxY / unit / 2))
    }
  }

  package var text: String {
    cells.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// Returns the number of a cell, limited to a range that an integer can hold.
  private static func place(_ number: CGFloat) -> Int { Int(number.rounded().clamped(-1e6, 1e6)) }

  private mutating func draw(
    _ name: String, isGuide: Bool, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int
  ) {
    guard let canvas = cells.first?.count else { return }
    let (across, down): (Character, Character) = isGuide ? ("╌", "╎") : ("─", "│")
    let columns = max(left, 0)..<max(min(right, canvas - 1) + 1, max(left, 0))
    let rows = max(top, 0)..<max(min(bottom, cells.count - 1) + 1, max(top, 0))
    for column in columns {
      set(across, column, top)
      set(across, column, bottom)
    }
    for row in rows {
      set(down, left, row)
      set(down, right, row)
    }
    for (corner, column, row) in [
      ("┌", left, top), ("┐", right, top), ("└", left, bottom), ("┘", right, bottom),
    ] {
      set(Character(corner), column, row)
    }
    // The name stands within the upper side.
    let room = max(right - left - 1, 0)
    let words = name.count > room ? name.cut(to: max(room - 1, 0)) : name
    for (index, letter) in words.prefix(room).enumerated() { set(letter, left + 1 + index, top) }
  }

  private mutating func set(_ character: Character, _ column: Int, _ row: Int) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    cells[row][column] = character
  }
}
