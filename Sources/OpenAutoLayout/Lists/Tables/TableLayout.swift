import Foundation

/// A part of a table from its top to its bottom.
enum TablePart: Hashable {
  case header(Int)
  case row(Int, Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .row(let section, _), .footer(let section): section
    }
  }
}

/// Where the parts of a table are, as values: without views, from known and estimated heights.
struct TableLayout {
  struct Section {
    /// Above the header, in plain tables.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: ListLengths
    var footer: CGFloat = 0

    var total: CGFloat { padding + header + rows.total + footer }
  }

  private(set) var sections: [Section]
  /// The heights of whole sections.
  private var totals: ListLengths
  /// The height of the view above all sections.
  var top: CGFloat
  /// The height of the view below all sections.
  var bottom: CGFloat
  var width: CGFloat
  /// The distance of the sections from both sides.
  var inset: CGFloat

  init(
    sections: [Section], top: CGFloat = 0, bottom: CGFloat = 0, width: CGFloat = 0,
    inset: CGFloat = 0
  ) {
    self.sections = sections
    self.top = top
    self.bottom = bottom
    self.width = width
    self.inset = inset
    totals = ListLengths(sections.map(\.total))
  }

  var counts: [Int] { sections.map(\.rows.count) }
  var height: CGFloat { top + totals.total + bottom }
  /// Where the view below all sections begins.
  var bottomOrigin: CGFloat { top + totals.total }
  var roomOfRows: CGFloat { max(0, width - 2 * inset) }

  // MARK: Places

  func origin(section: Int) -> CGFloat { top + totals.offset(of: section) }

  func rect(section: Int) -> CGRect {
    CGRect(x: 0, y: origin(section: section), width: width, height: totals[section])
  }

  /// Where the rows of a section begin and end.
  func rowsRange(section: Int) -> (begin: CGFloat, end: CGFloat) {
    let own = sections[section]
    let begin = origin(section: section) + own.padding + own.header
    return (begin, begin + own.rows.total)
  }

  func origin(_ part: TablePart) -> CGFloat {
    switch part {
    case .header(let section): origin(section: section) + sections[section].padding
    case .row(let section, let row):
      rowsRange(section: section).begin + sections[section].rows.offset(of: row)
    case .footer(let section): rowsRange(section: section).end
    }
  }

  func length(_ part: TablePart) -> CGFloat {
    switch part {
    case .header(let section): sections[section].header
    case .row(let section, let row): sections[section].rows[row]
    case .footer(let section): sections[section].footer
    }
  }

  func rect(_ part: TablePart) -> CGRect {
    CGRect(x: inset, y: origin(part), width: roomOfRows, height: length(part))
  }

  mutating func setLength(_ length: CGFloat, of part: TablePart) {
    let section = part.section
    switch part {
    case .header: sections[section].header = length
    case .row(_, let row): sections[section].rows.set(length, at: row)
    case .footer: sections[section].footer = length
    }
    totals.set(sections[section].total, at: section)
  }

  mutating func setPadding(_ padding: CGFloat, section: Int) {
    sections[section].padding = padding
    totals.set(sections[section].total, at: section)
  }

  // MARK: From one to the next

  /// The part at an offset, or the nearest one. It is `nil` without sections.
  func part(at offset: CGFloat) -> TablePart? {
    guard let section = totals.index(at: offset - top) else { return nil }
    let (begin, end) = rowsRange(section: section)
    if offset < begin { return .header(section) }
    if offset >= end { return .footer(section) }
    return sections[section].rows.index(at: offset - begin).map { .row(section, $0) }
  }

  func part(after part: TablePart) -> TablePart? {
    let section = part.section
    switch part {
    case .header where sections[section].rows.count > 0: return .row(section, 0)
    case .row(_, let row) where row + 1 < sections[section].rows.count:
      return .row(section, row + 1)
    case .header, .row: return .footer(section)
    case .footer: return section + 1 < sections.count ? .header(section + 1) : nil
    }
  }

  func part(before part: TablePart) -> TablePart? {
    let section = part.section
    switch part {
    case .header: return section > 0 ? .footer(section - 1) : nil
    case .row(_, let row): return row > 0 ? .row(section, row - 1) : .header(section)
    case .footer:
      let count = sections[section].rows.count
      return count > 0 ? .row(section, count - 1) : .header(section)
    }
  }

  /// The rows of which a part is between two offsets.
  func rows(from lower: CGFloat, to upper: CGFloat) -> [IndexPath] {
    guard upper > lower, let first = totals.index(at: max(0, lower - top)) else { return [] }
    var paths: [IndexPath] = []
    var section = first
    while section < sections.count, origin(section: section) < upper {
      let begin = rowsRange(section: section).begin
      let rows = sections[section].rows.indices(from: lower - begin, to: upper - begin)
      paths += rows.map { IndexPath(row: $0, section: section) }
      section += 1
    }
    return paths
  }

  // MARK: What stays in view

  /// Where a header is that stays at the top until the end of its rows pushes it out.
  func pinnedHeader(_ section: Int, top: CGFloat) -> CGRect {
    var rect = rect(.header(section))
    let last = rowsRange(section: section).end - rect.height
    rect.origin.y = max(rect.minY, min(top, last))
    return rect
  }

  /// Where a footer is that stays at the bottom until the begin of its rows pushes it out.
  func pinnedFooter(_ section: Int, bottom: CGFloat) -> CGRect {
    var rect = rect(.footer(section))
    let first = rowsRange(section: section).begin
    rect.origin.y = min(rect.minY, max(bottom - rect.height, first))
    return rect
  }
}
