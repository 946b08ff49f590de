import Foundation
import LayoutSolver

extension UIView {
  /// The tree below the view as a picture in SVG: frames, names, guides and constraints.
  ///
  ///     try screen.layoutDrawing.write(
  ///       toFile: "screen.svg", atomically: true, encoding: .utf8)
  ///
  /// A point of the layout is a unit of the picture. Constraints are drawn where they measure: a line
  /// between two sides, or along a size; a dashed line may be broken, since its priority is below
  /// 1000. The colors follow the reader's light or dark appearance. Lays the tree out first.
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
  private var labels = LabelPlacement()

  init(of root: UIView) {
    let items = root.item.heldSubtree
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
    for item in items.map(\.item) {
      guard let frame = frames[item] else { continue }
      add(rectangle(frame, item.isGuide ? "guide" : "view"))
    }
    for item in items.map(\.item) {
      for constraint in item.constraints.all {
        if let mark = ConstraintMark(constraint, frames: frames) { draw(mark) }
      }
    }
    for item in items.map(\.item) {
      guard let frame = frames[item] else { continue }
      add(label(item.name, at: Self.placesForName(of: frame), "name"))
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
      .note { fill: #8f2f10 }
      .middle { text-anchor: middle }
      .end { text-anchor: end }
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
    of items: [ItemMemory]
  ) -> [LayoutItem: CGRect] {
    var frames: [LayoutItem: CGRect] = [:]
    for (index, item) in items.map(\.item).enumerated() {
      var frame = item.presentFrame
      if index == 0 {
        frame.origin = .zero
      } else if let parent = item.parent, let outer = frames[parent] {
        frame = frame.offsetBy(dx: outer.minX, dy: outer.minY)
      }
      frames[item] = frame
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
    add(label(mark.note, at: mark.placesForNote, "note"))
  }

  /// The corners of a rectangle, then places beside it.
  private static func placesForName(of frame: CGRect) -> [LabelPlacement.Place] {
    let left = frame.minX + 3, right = frame.maxX - 3
    return [
      .init(point: CGPoint(x: left, y: frame.minY + 9), alignment: .start),
      .init(point: CGPoint(x: right, y: frame.minY + 9), alignment: .end),
      .init(point: CGPoint(x: left, y: frame.maxY - 3), alignment: .start),
      .init(point: CGPoint(x: right, y: frame.maxY - 3), alignment: .end),
      .init(point: CGPoint(x: left, y: frame.minY + 18), alignment: .start),
      .init(point: CGPoint(x: frame.minX, y: frame.minY - 3), alignment: .start),
      .init(point: CGPoint(x: frame.minX, y: frame.maxY + 9), alignment: .start),
      .init(point: CGPoint(x: frame.maxX + 3, y: frame.midY + 3), alignment: .start),
    ]
  }

  private func rectangle(_ rect: CGRect, _ kind: String) -> String {
    "<rect class=\"\(kind)\" x=\"\(rect.minX.brief)\" y=\"\(rect.minY.brief)\" "
      + "width=\"\(rect.width.brief)\" height=\"\(rect.height.brief)\"/>"
  }

  private func line(_ start: CGPoint, _ end: CGPoint, _ kind: String) -> String {
    "<line class=\"\(kind)\" x1=\"\(start.x.brief)\" y1=\"\(start.y.brief)\" "
      + "x2=\"\(end.x.brief)\" y2=\"\(end.y.brief)\"/>"
  }

  private mutating func label(
    _ words: String, at places: [LabelPlacement.Place], _ kind: String
  ) -> String {
    let place = labels.place(words, at: places)
    let kinds =
      switch place.alignment {
      case .start: kind
      case .middle: "\(kind) middle"
      case .end: "\(kind) end"
      }
    return "<text class=\"\(kinds)\" x=\"\(place.point.x.brief)\" y=\"\(place.point.y.brief)\">"
      + "\(words.escaped)</text>"
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
