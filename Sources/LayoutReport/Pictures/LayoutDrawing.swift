import Foundation
import LayoutNames

/// An SVG picture of a laid out tree.
///
/// Labels that find no place in it are listed below it.
package struct LayoutDrawing {
  private static var margin: CGFloat { 24 }
  private static var lineHeight: CGFloat { 12 }
  private static var longestLabel: Int { 32 }
  private static var longestLine: Int { 72 }
  /// The maximum number of labels that are listed below.
  private static var lineLimit: Int { 40 }

  private let facts: LayoutFacts
  private let marks: LayoutMarks
  private let rectangles: [CGRect]
  private let alignment: [CGRect]
  private var body: [String] = []
  private let canvas: CGRect
  private var labels: LabelPlacement
  private var displaced: [String] = []

  package init(of facts: LayoutFacts, marks: LayoutMarks = LayoutMarks()) {
    self.facts = facts
    self.marks = marks
    rectangles = facts.rectangles
    alignment = zip(rectangles, facts.items).map { $0.inset(by: $1.alignmentInsets) }
    var canvas = CGRect(origin: .zero, size: facts.root.frame.size)
    for (item, rectangle) in zip(facts.items, rectangles) where item.isDrawn {
      canvas = canvas.union(rectangle)
    }
    self.canvas = canvas.insetBy(dx: -Self.margin, dy: -Self.margin)
    labels = LabelPlacement(within: self.canvas)
    drawItems()
    for area in marks.areas { body.append(SVG.rectangle(area, "clash")) }
    let shown = facts.constraints.indices.filter { facts.isListed(facts.constraints[$0]) }
      .map { ($0, ConstraintMark(facts.constraints[$0], in: facts, rectangles: alignment)) }
    for (_, mark) in shown where mark.isDot {
      labels.take(CGRect(origin: mark.start, size: .zero).insetBy(dx: -2, dy: -2))
    }
    for (index, mark) in shown {
      let state =
        marks.leftOut.contains(index) ? " left-out" : marks.broken.contains(index) ? " broken" : ""
      draw(mark, state, facts.sentence(of: facts.constraints[index]).stableText)
    }
    for (item, frame) in zip(facts.items, rectangles) where item.isDrawn {
      addLabel(item.name, at: Self.placesForName(of: frame), "name", below: item.name)
    }
  }

  /// The picture as a file.
  package var text: String {
    var paper = canvas
    let notes = linesBelow
    paper.size.height += Self.lineHeight * CGFloat(notes.count)
    let (x, y) = (paper.minX.brief, paper.minY.brief)
    let (width, height) = (paper.width.brief, paper.height.brief)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(x) \(y) \(width) \(height)" \
      width="\(width)" height="\(height)" role="img">
      """,
      "<title>The layout of \(SVG.escaped(facts.root.name))</title>",
      SVG.style, SVG.rectangle(paper, "paper"),
    ]
    lines += body
    for (index, note) in notes.enumerated() {
      let baseline = canvas.maxY - Self.margin / 2 + Self.lineHeight * CGFloat(index)
      lines.append(SVG.text(note, at: CGPoint(x: canvas.minX + 4, y: baseline), "note"))
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private var linesBelow: [String] {
    if displaced.isEmpty { return [] }
    let shown = displaced.prefix(Self.lineLimit)
    let hidden = displaced.count - shown.count
    return ["Without room above:"] + shown + (hidden > 0 ? ["and \(hidden) more."] : [])
  }

  private mutating func drawItems() {
    for (index, item) in facts.items.enumerated() where item.isDrawn {
      let frame = rectangles[index]
      body.append(SVG.rectangle(frame, item.isGuide ? "guide" : "view"))
      let open = marks.openAxes[index] ?? []
      if open.contains(.horizontal) {
        body.append(SVG.line(frame.minX, frame.minY, frame.minX, frame.maxY, "open"))
        body.append(SVG.line(frame.maxX, frame.minY, frame.maxX, frame.maxY, "open"))
      }
      if open.contains(.vertical) {
        body.append(SVG.line(frame.minX, frame.minY, frame.maxX, frame.minY, "open"))
        body.append(SVG.line(frame.minX, frame.maxY, frame.maxX, frame.maxY, "open"))
      }
    }
  }

  /// - Parameter state: The end of the class names of a constraint that does not hold; otherwise
  ///   empty.
  private mutating func draw(_ mark: ConstraintMark, _ state: String, _ sentence: String) {
    let (start, end) = (mark.start, mark.end)
    if mark.isDot {
      body.append(
        "<circle class=\"dot\(state)\" cx=\"\(start.x.brief)\" cy=\"\(start.y.brief)\" r=\"1.5\"/>"
      )
      if state.isEmpty { return }
    }
    let kind = (mark.isRequired ? "required" : "optional") + state
    body.append(SVG.line(start.x, start.y, end.x, end.y, kind))
    let (dx, dy): (CGFloat, CGFloat) = mark.isHorizontal ? (0, 3) : (3, 0)
    for end in [start, end] {
      body.append(
        SVG.line(end.x - dx, end.y - dy, end.x + dx, end.y + dy, "required" + state))
    }
    addLabel(mark.note, at: mark.placesForNote, "note" + state, below: sentence)
  }

  private mutating func addLabel(
    _ words: String, at places: [LabelPlacement.Place], _ kind: String, below sentence: String
  ) {
    let words = words.cut(to: Self.longestLabel)
    guard let place = labels.place(words, at: places) else {
      displaced.append(sentence.cut(to: Self.longestLine))
      return
    }
    let kinds =
      switch place.alignment {
      case .start: kind
      case .middle: "\(kind) middle"
      case .end: "\(kind) end"
      }
    body.append(SVG.text(words, at: place.point, kinds))
  }

  /// The corners of a rectangle, then places beside it.
  private static func placesForName(of frame: CGRect) -> [LabelPlacement.Place] {
    let (left, right) = (frame.minX + 3, frame.maxX - 3)
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
}

extension LayoutFacts.Item {
  /// Whether a picture shows the item. It shows no items outside of the tree, and no guides of the
  /// kit.
  var isDrawn: Bool { kind == .view || kind == .guide }
}
