import Foundation

/// Where the parts of a flow layout are, as a value that knows no views.
///
/// Items fill lines across the axis that scrolls, and lines follow each other along it. A section of
/// equally large items is arithmetic: nothing is stored for an item, and a question costs the same
/// for any count.
struct FlowLayout {
  /// A size by axes.
  struct Extent: Equatable {
    var along: CGFloat
    var across: CGFloat
  }

  /// The sizes of the items of a section.
  enum Items: Equatable {
    case equal(count: Int, Extent)
    case each([Extent])

    var count: Int {
      switch self {
      case .equal(let count, _): count
      case .each(let extents): extents.count
      }
    }

    subscript(index: Int) -> Extent {
      switch self {
      case .equal(_, let extent): extent
      case .each(let extents): extents[index]
      }
    }
  }

  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The insets of the items: before and after them along the axis, at both ends across it.
    var before: CGFloat = 0
    var after: CGFloat = 0
    var start: CGFloat = 0
    var end: CGFloat = 0
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    var items: Items
  }

  /// Items that stand side by side.
  private struct Line {
    let items: Range<Int>
    let origin: CGFloat
    let length: CGFloat
  }

  /// How the lines of a section are found.
  private enum Lines {
    case equal(perLine: Int, count: Int, length: CGFloat)
    case each([Line])

    var count: Int {
      switch self {
      case .equal(_, let count, _): count
      case .each(let lines): lines.count
      }
    }
  }

  let axis: UIAxis
  /// The room across the axis, with the insets of sections.
  let across: CGFloat
  /// Positions are at pixels of this scale.
  let scale: CGFloat
  let sections: [Section]
  /// Where each section begins, and where the last one ends.
  private let origins: [CGFloat]
  private let lines: [Lines]

  init(axis: UIAxis, across: CGFloat, scale: CGFloat, sections: [Section]) {
    (self.axis, self.across, self.scale) = (axis, across, scale)
    self.sections = sections
    lines = sections.map { Self.lines(of: $0, room: across - $0.start - $0.end) }
    var origins: [CGFloat] = [0]
    for (section, lines) in zip(sections, lines) {
      let length =
        section.header + section.before + Self.length(of: lines, section) + section.after
        + section.footer
      origins.append(origins[origins.count - 1] + length)
    }
    self.origins = origins
  }

  /// The size of everything.
  var size: CGSize { rect(0, 0, origins[origins.count - 1], across).size }

  // MARK: Frames

  func header(_ section: Int) -> CGRect {
    rect(origins[section], 0, sections[section].header, across)
  }

  func footer(_ section: Int) -> CGRect {
    let length = sections[section].footer
    return rect(origins[section + 1] - length, 0, length, across)
  }

  /// The whole section, with its header and footer.
  func frame(section: Int) -> CGRect {
    rect(origins[section], 0, origins[section + 1] - origins[section], across)
  }

  func frame(item: Int, section: Int) -> CGRect {
    let line = line(of: item, section)
    return frames(line, section)[item - line.items.lowerBound]
  }

  /// The sections of which a part is between two offsets along the axis.
  func sections(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    let first = sections.indices.partition { origins[$0 + 1] > lower }
    return first..<(first..<sections.count).partition { origins[$0] >= upper }
  }

  /// The items of a section in a rectangle, and where they are.
  func items(_ section: Int, in area: CGRect) -> [(item: Int, frame: CGRect)] {
    let (lower, upper) = interval(area)
    let first = (0..<lines[section].count).partition {
      let line = line($0, section)
      return line.origin + line.length > lower
    }
    var items: [(Int, CGRect)] = []
    for index in first..<lines[section].count {
      let line = line(index, section)
      if line.origin >= upper { break }
      for (item, frame) in zip(line.items, frames(line, section)) where frame.intersects(area) {
        items.append((item, frame))
      }
    }
    return items
  }

  /// The part of the axis that a rectangle takes.
  func interval(_ area: CGRect) -> (lower: CGFloat, upper: CGFloat) {
    axis == .vertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
  }

  // MARK: Lines

  private static func lines(of section: Section, room: CGFloat) -> Lines {
    switch section.items {
    case .equal(let count, let extent):
      let perLine = capacity(extent.across, section.itemSpacing, room, count)
      return .equal(
        perLine: perLine, count: (count + perLine - 1) / perLine, length: extent.along)
    case .each(let extents):
      var lines: [Line] = []
      var (first, width, length) = (0, CGFloat(0), CGFloat(0))
      func end(at index: Int) {
        let origin = lines.last.map { $0.origin + $0.length + section.lineSpacing } ?? 0
        lines.append(Line(items: first..<index, origin: origin, length: length))
      }
      for (index, extent) in extents.enumerated() {
        let wider = index == first ? extent.across : width + section.itemSpacing + extent.across
        if index > first, wider > room + .lostInThirds {
          end(at: index)
          (first, width, length) = (index, extent.across, extent.along)
        } else {
          (width, length) = (wider, max(length, extent.along))
        }
      }
      if first < extents.count { end(at: extents.count) }
      return .each(lines)
    }
  }

  private static func length(of lines: Lines, _ section: Section) -> CGFloat {
    switch lines {
    case .equal(_, let count, let length):
      CGFloat(count) * length + CGFloat(max(0, count - 1)) * section.lineSpacing
    case .each(let lines): lines.last.map { $0.origin + $0.length } ?? 0
    }
  }

  /// How many items of a width fit into a line: at least one.
  private static func capacity(
    _ width: CGFloat, _ spacing: CGFloat, _ room: CGFloat, _ count: Int
  ) -> Int {
    guard width + spacing > 0 else { return max(1, count) }
    let fitting = (room + spacing + .lostInThirds) / (width + spacing)
    return max(1, Int(min(fitting, CGFloat(max(1, count)) + 1)))
  }

  /// A line with its origin in the content.
  private func line(_ index: Int, _ section: Int) -> Line {
    let (values, begin) = (sections[section], origins[section])
    let first = begin + values.header + values.before
    switch lines[section] {
    case .equal(let perLine, _, let length):
      return Line(
        items: index * perLine..<min((index + 1) * perLine, values.items.count),
        origin: first + CGFloat(index) * (length + values.lineSpacing), length: length)
    case .each(let lines):
      let line = lines[index]
      return Line(items: line.items, origin: first + line.origin, length: line.length)
    }
  }

  private func line(of item: Int, _ section: Int) -> Line {
    switch lines[section] {
    case .equal(let perLine, _, _): return line(item / perLine, section)
    case .each(let lines):
      return line(lines.indices.partition { lines[$0].items.upperBound > item }, section)
    }
  }

  private func frames(_ line: Line, _ section: Int) -> [CGRect] {
    let extents = line.items.map { sections[section].items[$0] }
    let (lead, gap) = spacing(of: extents, line, section)
    var offset = sections[section].start + lead
    return extents.map { extent in
      defer { offset += extent.across + gap }
      return rect(
        line.origin + ((line.length - extent.along) / 2).flooredToPixel(at: scale),
        offset.flooredToPixel(at: scale), extent.along, extent.across)
    }
  }

  /// The space before the first item of a line, and between its items.
  ///
  /// A full line goes from end to end. A last line of equal items has the gaps of a full one, so that
  /// its items are below those. A full line of one item centers it, which is not recorded.
  private func spacing(
    of extents: [Extent], _ line: Line, _ section: Int
  ) -> (lead: CGFloat, gap: CGFloat) {
    let values = sections[section]
    let room = across - values.start - values.end
    let width = extents.reduce(0) { $0 + $1.across }
    if line.items.upperBound < values.items.count {
      guard extents.count > 1 else { return (max(0, room - width) / 2, 0) }
      return (0, (room - width) / CGFloat(extents.count - 1))
    }
    guard let first = extents.first, extents.allSatisfy({ $0.across == first.across }) else {
      return (0, values.itemSpacing)
    }
    let full = Self.capacity(first.across, values.itemSpacing, room, 1 << 30)
    guard full > 1 else {
      return (line.items.lowerBound > 0 ? max(0, room - width) / 2 : 0, 0)
    }
    return (0, (room - CGFloat(full) * first.across) / CGFloat(full - 1))
  }

  private func rect(
    _ origin: CGFloat, _ offset: CGFloat, _ along: CGFloat, _ across: CGFloat
  ) -> CGRect {
    axis == .vertical
      ? CGRect(x: offset, y: origin, width: across, height: along)
      : CGRect(x: origin, y: offset, width: along, height: across)
  }
}

extension CGFloat {
  /// The pixel at a position or before it.
  func flooredToPixel(at scale: CGFloat) -> CGFloat {
    scale == .infinity ? self : (self * scale + .lostInThirds).rounded(.down) / scale
  }
}

extension Range where Bound == Int {
  /// The first index from which a condition holds, or the end of the range.
  func partition(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
