import Foundation

/// A table of text, its columns aligned.
struct MarkdownTable {
  private var rows: [[String]]

  init(_ header: [String]) {
    rows = [header]
  }

  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ row: [String]) -> String {
      let cells = zip(row, widths).enumerated().map { index, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + padding : padding + cell.0
      }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { index, width in
      index == 0
        ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    return ([line(rows[0]), line(rule)] + rows.dropFirst().map(line)).joined(separator: "\n")
  }
}

extension Double {
  func formatted(_ digits: Int) -> String {
    String(format: "%.\(digits)f", self)
  }
}

extension Double? {
  /// The number, or nothing where there is none.
  func formatted(_ digits: Int) -> String {
    map { $0.formatted(digits) } ?? ""
  }
}
