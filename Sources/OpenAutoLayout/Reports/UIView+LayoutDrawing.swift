import Foundation

extension UIView {
  /// The tree below the view as a picture in SVG: frames, names, guides and constraints.
  ///
  ///     try screen.layoutDrawing.write(
  ///       toFile: "screen.svg", atomically: true, encoding: .utf8)
  ///
  /// A point of the layout is a unit of the picture. Constraints are drawn where they measure: a line
  /// between two sides, or along a size; a dashed line may be broken, since its priority is below
  /// 1000. The colours follow the reader's light or dark appearance. Lays the tree out first.
  public var layoutDrawing: String {
    layoutIfNeeded()
    return LayoutDrawing(of: self).text
  }
}

/// An SVG picture of a laid out tree.
@MainActor
private struct LayoutDrawing {
  private static var margin: CGFloat { 24 }

  private(set) var text = ""

  init(of root: UIView) {
    let items = root.item.subtreeItems()
    let frames = Self.frames(of: items)
    let canvas = frames.values.reduce(CGRect(origin: .zero, size: root.bounds.size)) {
      $0.union($1)
    }.insetBy(dx: -Self.margin, dy: -Self.margin)
    add(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(canvas.minX.brief) \(canvas.minY.brief) \
      \(canvas.width.brief) \(canvas.height.brief)" width="\(canvas.width.brief)" \
      height="\(canvas.height.brief)" role="img">
      """)
    add("<title>The layout of \(root.item.name.escaped)</title>")
    add(Self.style)
    add(rectangle(canvas, "paper"))
    for item in items {
      guard let frame = frames[ObjectIdentifier(item)] else { continue }
      add(rectangle(frame, item.isGuide ? "guide" : "view"))
    }
    for item in items {
      for constraint in item.constraints.elements {
        if let mark = ConstraintMark(constraint, frames: frames) { draw(mark) }
      }
    }
    for item in items {
      guard let frame = frames[ObjectIdentifier(item)] else { continue }
      add(label(item.name, at: CGPoint(x: frame.minX + 3, y: frame.minY + 9), "name"))
    }
    add("</svg>")
  }

  private static let style = """
    <style>
      .paper { fill: #ffffff }
      .view { fill: #0a66c2; fill-opacity: 0.08; stroke: #0a66c2; stroke-width: 1 }
      .guide { fill: none; stroke: #1a7f4b; stroke-width: 1; stroke-dasharray: 2 2 }
      .rule { stroke: #b3401a; stroke-width: 1 }
      .wish { stroke: #b3401a; stroke-width: 1; stroke-dasharray: 4 2 }
      .dot { fill: #b3401a }
      text { font: 8px ui-sans-serif, system-ui, sans-serif }
      .name { fill: #0a3d75 }
      .note { fill: #8f2f10; text-anchor: middle }
      .before { text-anchor: end }
      .after { text-anchor: start }
      @media (prefers-color-scheme: dark) {
        .paper { fill: #16181d }
        .view { fill: #6cb2ff; stroke: #6cb2ff }
        .guide { stroke: #5fd39a }
        .rule, .wish { stroke: #ff9a70 }
        .dot { fill: #ff9a70 }
        .name { fill: #b9d9ff }
        .note { fill: #ffc0a3 }
      }
    </style>
    """

  /// The rectangles of the items in the coordinates of the first, which are parents first.
  private static func frames(
    of items: ContiguousArray<LayoutItem>
  ) -> [ObjectIdentifier: CGRect] {
    var frames: [ObjectIdentifier: CGRect] = [:]
    for (index, item) in items.enumerated() {
      var frame = item.presentFrame
      if index == 0 {
        frame.origin = .zero
      } else if let parent = item.parent, let outer = frames[ObjectIdentifier(parent)] {
        frame = frame.offsetBy(dx: outer.minX, dy: outer.minY)
      }
      frames[ObjectIdentifier(item)] = frame
    }
    return frames
  }

  private mutating func add(_ line: String) {
    text += line + "\n"
  }

  private mutating func draw(_ mark: ConstraintMark) {
    let isPoint = abs(mark.start.x - mark.end.x) + abs(mark.start.y - mark.end.y) < 0.5
    if isPoint {
      add(
        "<circle class=\"dot\" cx=\"\(mark.start.x.brief)\" cy=\"\(mark.start.y.brief)\" r=\"1.5\"/>"
      )
      return
    }
    let kind = mark.isRequired ? "rule" : "wish"
    add(line(mark.start, mark.end, kind))
    let (dx, dy): (CGFloat, CGFloat) = mark.isHorizontal ? (0, 3) : (3, 0)
    for end in [mark.start, mark.end] {
      add(
        line(CGPoint(x: end.x - dx, y: end.y - dy), CGPoint(x: end.x + dx, y: end.y + dy), "rule"))
    }
    let middle = CGPoint(
      x: (mark.start.x + mark.end.x) / 2, y: (mark.start.y + mark.end.y) / 2)
    if mark.isHorizontal {
      add(label(mark.note, at: CGPoint(x: middle.x, y: middle.y - 2), "note"))
    } else if mark.isSize {
      // A height stands at the trailing edge; outside it would run into what comes next.
      add(label(mark.note, at: CGPoint(x: middle.x - 4, y: middle.y + 3), "note before"))
    } else {
      add(label(mark.note, at: CGPoint(x: middle.x + 4, y: middle.y + 3), "note after"))
    }
  }

  private func rectangle(_ rect: CGRect, _ kind: String) -> String {
    "<rect class=\"\(kind)\" x=\"\(rect.minX.brief)\" y=\"\(rect.minY.brief)\" "
      + "width=\"\(rect.width.brief)\" height=\"\(rect.height.brief)\"/>"
  }

  private func line(_ start: CGPoint, _ end: CGPoint, _ kind: String) -> String {
    "<line class=\"\(kind)\" x1=\"\(start.x.brief)\" y1=\"\(start.y.brief)\" "
      + "x2=\"\(end.x.brief)\" y2=\"\(end.y.brief)\"/>"
  }

  private func label(_ words: String, at point: CGPoint, _ kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(point.x.brief)\" y=\"\(point.y.brief)\">\(words.escaped)</text>"
  }
}

/// Where a constraint measures, and what it says there.
@MainActor
private struct ConstraintMark {
  var start: CGPoint
  var end: CGPoint
  var isHorizontal: Bool
  /// Whether it measures the item itself, and not the way to another one.
  var isSize: Bool
  var isRequired: Bool
  var note: String

  init?(_ constraint: NSLayoutConstraint, frames: [ObjectIdentifier: CGRect]) {
    guard let first = constraint.first, let frame = frames[ObjectIdentifier(first)] else {
      return nil
    }
    let attribute = constraint.storedFirstAttribute
    let rightToLeft = constraint.holder?.view?.isRightToLeft ?? false
    isHorizontal = attribute.isHorizontal
    isSize = !attribute.isLocation
    isRequired = constraint.storedPriority == .required
    let inset: CGFloat = 5
    if isSize {
      let y = frame.maxY - inset
      let x = frame.maxX - inset
      start = isHorizontal ? CGPoint(x: frame.minX, y: y) : CGPoint(x: x, y: frame.minY)
      end = isHorizontal ? CGPoint(x: frame.maxX, y: y) : CGPoint(x: x, y: frame.maxY)
      note = constraint.sizeNote
      return
    }
    guard let second = constraint.second, let other = frames[ObjectIdentifier(second)] else {
      return nil
    }
    let here = frame.position(of: attribute.resolved(rightToLeft: rightToLeft))
    let there = other.position(
      of: constraint.storedSecondAttribute.resolved(rightToLeft: rightToLeft))
    if isHorizontal {
      let y = Self.middle(frame.minY...frame.maxY, other.minY...other.maxY)
      start = CGPoint(x: there, y: y)
      end = CGPoint(x: here, y: y)
    } else {
      let x = Self.middle(frame.minX...frame.maxX, other.minX...other.maxX)
      start = CGPoint(x: x, y: there)
      end = CGPoint(x: x, y: here)
    }
    note = constraint.distanceNote
  }

  /// The middle of what two ranges share, or of the first if they share nothing.
  private static func middle(
    _ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>
  ) -> CGFloat {
    let lower = max(first.lowerBound, second.lowerBound)
    let upper = min(first.upperBound, second.upperBound)
    if lower > upper { return (first.lowerBound + first.upperBound) / 2 }
    return (lower + upper) / 2
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "≤ "
    case .greaterThanOrEqual: "≥ "
    }
  }
}

extension NSLayoutConstraint {
  /// The distance between the sides, which is never negative: `trailing <= x - 12` keeps 12 or more.
  fileprivate var distanceNote: String {
    guard storedConstant < 0 else { return storedRelation.sign + storedConstant.brief }
    let reversed =
      switch storedRelation {
      case .equal: Relation.equal
      case .lessThanOrEqual: Relation.greaterThanOrEqual
      case .greaterThanOrEqual: Relation.lessThanOrEqual
      }
    return reversed.sign + (-storedConstant).brief
  }

  fileprivate var sizeNote: String {
    guard let second else { return storedRelation.sign + storedConstant.brief }
    var note = storedRelation == .equal ? "= " : storedRelation.sign
    if storedMultiplier != 1 { note += "\(storedMultiplier.brief) × " }
    note += "\(second.name).\(storedSecondAttribute)"
    if storedConstant > 0 { note += " + \(storedConstant.brief)" }
    if storedConstant < 0 { note += " - \((-storedConstant).brief)" }
    return note
  }
}

extension CGRect {
  /// The place of a physical side or centre; margins and baselines count as their sides.
  fileprivate func position(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: minX
    case .right, .rightMargin: maxX
    case .centerX, .centerXWithinMargins: midX
    case .top, .topMargin, .firstBaseline: minY
    case .bottom, .bottomMargin, .lastBaseline: maxY
    default: midY
    }
  }
}

extension String {
  /// The text with what means something in XML replaced.
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
