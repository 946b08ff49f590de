import Foundation
import LayoutNames

/// An SVG picture of a laid out tree.
///
/// Labels that find no place in it are listed below it.
package struct LayoutDrawing {
  static var margin: CGFloat { 24 }
  static var lineHeight: CGFloat { 12 }
  private static var longestLabel: Int { 32 }
  private static var longestLine: Int { 72 }
  /// The maximum number of labels that are listed below.
  static var lineLimit: Int { 40 }
  /// Half the width of the cross that stands for a view of no size.
  private static var crossRadius: CGFloat { 4 }
  private static var badgeRadius: CGFloat { 6 }

  let facts: LayoutFacts
  let marks: LayoutMarks
  private let isRightToLeft: Bool
  private let rectangles: [CGRect]
  private let alignment: [CGRect]
  private(set) var body: [String] = []
  let canvas: CGRect
  private var labels: LabelPlacement
  private(set) var displaced: [String] = []

  package init(
    of facts: LayoutFacts, marks: LayoutMarks = LayoutMarks(), isRightToLeft: Bool = false
  ) {
    self.facts = facts
    self.marks = marks
    self.isRightToLeft = isRightToLeft
    let reach = CGRect.reach(ofPictureOf: facts.root.frame.size)
    rectangles = facts.rectangles.map { $0.clamped(to: reach) }
    alignment = zip(rectangles, facts.items).map { rectangle, item in
      let inner = rectangle.inset(by: item.alignmentInsets)
      // Insets may be larger than the view.
      return inner.width < 0 || inner.height < 0 ? rectangle : inner.clamped(to: reach)
    }
    var canvas = CGRect(origin: .zero, size: facts.root.frame.size).clamped(to: reach)
    for (item, rectangle) in zip(facts.items, rectangles) where item.isDrawn {
      canvas = canvas.union(rectangle)
    }
    self.canvas = canvas.insetBy(dx: -Self.margin, dy: -Self.margin)
    labels = LabelPlacement(within: self.canvas)
    drawItems()
    for area in marks.areas { body.append(SVG.rectangle(area.clamped(to: reach), "clash")) }
    drawTexts()
    let badges = placeBadges()
    drawConstraints()
    drawNames()
    body += badges
  }

  private mutating func drawItems() {
    for (index, item) in facts.items.enumerated() where item.isDrawn {
      let frame = rectangles[index]
      body.append(SVG.rectangle(frame, item.isGuide ? "guide" : "view"))
      if frame.width == 0 && frame.height == 0 && !item.isGuide { drawCross(at: frame.origin) }
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

  /// Draws a view of no size.
  private mutating func drawCross(at point: CGPoint) {
    let radius = Self.crossRadius
    for slope: CGFloat in [-1, 1] {
      body.append(
        SVG.line(
          point.x - radius, point.y - radius * slope, point.x + radius, point.y + radius * slope,
          "empty"))
    }
    labels.take(CGRect(origin: point, size: .zero).insetBy(dx: -radius, dy: -radius))
  }

  private mutating func drawTexts() {
    for (index, item) in facts.items.enumerated() where item.isDrawn && !item.isHidden {
      let frame = rectangles[index]
      guard let text = ShownText(of: item, in: frame, isRightToLeft: isRightToLeft) else {
        continue
      }
      body.append(SVG.cut(to: frame, text.elements))
      labels.take(text.extent.offsetBy(dx: frame.minX, dy: frame.minY))
    }
  }

  private mutating func drawConstraints() {
    let shown = facts.constraints.indices.filter { facts.isListed(facts.constraints[$0]) }
      .map { ($0, ConstraintMark(facts.constraints[$0], in: facts, rectangles: alignment)) }
    for (_, mark) in shown where mark.isDot {
      labels.take(CGRect(origin: mark.start, size: .zero).insetBy(dx: -2, dy: -2))
    }
    // The red ones lie on top of the others, and their labels find a place first.
    let (plain, red) = (shown.filter { !isMistaken($0.0) }, shown.filter { isMistaken($0.0) })
    for (index, mark) in plain + red { drawLine(mark, state(of: index)) }
    for (index, mark) in red + plain where !mark.isDot || !state(of: index).isEmpty {
      let sentence = facts.sentence(of: facts.constraints[index]).stableText
      addLabel(mark.note, at: mark.placesForNote, "note" + state(of: index), below: sentence)
    }
  }

  private func isMistaken(_ constraint: Int) -> Bool {
    marks.leftOut.contains(constraint) || marks.partners.contains(constraint)
  }

  /// The end of the class names of a constraint that is part of a problem; otherwise empty.
  private func state(of constraint: Int) -> String {
    if marks.leftOut.contains(constraint) { return " left-out" }
    if marks.partners.contains(constraint) { return " partner" }
    return marks.broken.contains(constraint) ? " broken" : ""
  }

  private mutating func drawLine(_ mark: ConstraintMark, _ state: String) {
    let (start, end) = (mark.start, mark.end)
    if mark.isDot {
      body.append(SVG.circle(start, 1.5, "dot\(state)"))
      if state.isEmpty { return }
    }
    let kind = (mark.isRequired ? "required" : "optional") + state
    body.append(SVG.line(start.x, start.y, end.x, end.y, kind))
    let (dx, dy): (CGFloat, CGFloat) = mark.isHorizontal ? (0, 3) : (3, 0)
    for end in [start, end] {
      body.append(
        SVG.line(end.x - dx, end.y - dy, end.x + dx, end.y + dy, "required" + state))
    }
  }

  private mutating func drawNames() {
    for (item, frame) in zip(facts.items, rectangles) where item.isDrawn {
      addLabel(item.name, at: Self.placesForName(of: frame), "name", below: item.name)
    }
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

  /// Keeps the places of the numbers of problems free of labels.
  ///
  /// - Returns: The numbers, which lie on top of all else.
  private mutating func placeBadges() -> [String] {
    let reach = CGRect.reach(ofPictureOf: facts.root.frame.size)
    let corners = marks.problems.map { problem in
      badgeCorner(of: problem.area?.clamped(to: reach) ?? rectangles[problem.item])
    }
    return zip(marks.problems, corners).enumerated().flatMap { place, badge -> [String] in
      let (problem, corner) = badge
      // Several at one corner stand beside each other in their order.
      let after = corners[(place + 1)...].filter { $0 == corner }.count
      let before = corners[..<place].filter { $0 == corner }.count
      let distance = CGFloat(isRightToLeft ? before : after) * (2 * Self.badgeRadius + 1)
      let center = CGPoint(
        x: (isRightToLeft ? corner.x + distance : corner.x - distance)
          .clamped(canvas.minX + Self.badgeRadius, canvas.maxX - Self.badgeRadius),
        y: corner.y)
      labels.take(
        CGRect(origin: center, size: .zero).insetBy(dx: -Self.badgeRadius, dy: -Self.badgeRadius))
      return [
        SVG.circle(center, Self.badgeRadius, "badge"),
        SVG.text("\(problem.number)", at: CGPoint(x: center.x, y: center.y + 2.75), "number"),
      ]
    }
  }

  /// The upper corner at the end of a line, or a place beside it if a number would cover all else.
  private func badgeCorner(of frame: CGRect) -> CGPoint {
    let radius = Self.badgeRadius
    let isSmall = max(frame.width, frame.height) < 4 * radius
    let outward = isSmall ? 2 * radius + 1 : 0
    let y = isSmall ? frame.minY - radius - 3 : frame.minY
    return CGPoint(
      x: isRightToLeft ? frame.minX - outward : frame.maxX + outward,
      y: y.clamped(canvas.minY + radius, canvas.maxY - radius))
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
