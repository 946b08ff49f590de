import Foundation

/// What an attribute of an item comes to along its axis, given what views have answered; a position
/// counts from the origin.
///
/// ```text
/// [origin +] lengthShare × length + distance
/// ```
struct MeasuredAttribute {
  enum Place { case left, right, top, bottom, centerX, centerY, width, height }

  var item: LayoutItem
  let place: Place
  var distance: Double = 0
}

extension MeasuredAttribute.Place {
  /// The origin that a position counts from; `nil` for a length.
  var origin: RectanglePart? {
    switch self {
    case .left, .right, .centerX: .x
    case .top, .bottom, .centerY: .y
    case .width, .height: nil
    }
  }

  /// The length along the axis.
  var length: RectanglePart {
    switch self {
    case .left, .right, .centerX, .width: .width
    case .top, .bottom, .centerY, .height: .height
    }
  }

  /// How far along the length the place is, or how much of the length it is.
  var lengthShare: Double {
    switch self {
    case .left, .top: 0
    case .centerX, .centerY: 0.5
    case .right, .bottom, .width, .height: 1
    }
  }
}

/// A question whose answer a row needs.
struct MissingAnswer: Error {
  enum Kind { case content, margins, baselines }

  let kind: Kind
  let memory: ItemMemory
}

/// A distance between two positions, the view in whose coordinates they are measured, and how it counts.
struct MeasuredDistance {
  let start: MeasuredAttribute
  let end: MeasuredAttribute
  let space: LayoutItem
  let sign: Double
  let isSecondSide: Bool
}

extension RowMaker {
  /// - Returns: `nil` for a side without an item.
  // Inlined, because both sides of each constraint are measured in one place.
  @inline(__always)
  func measure(
    _ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute, in space: LayoutItem,
    _ isSystemMade: Bool, _ rightToLeft: Bool
  ) throws(MissingAnswer) -> MeasuredAttribute? {
    guard let item else { return nil }
    if item == space, !isSystemMade, let content = item.scrollContent {
      return try measure(attribute, of: item, scrolling: content, rightToLeft)
    }
    if item.state.contains(.hasGuideSpans), !isSystemMade,
      let (view, attribute) = attribute.marginOfScrollView(at: item)
    {
      return try measure(
        attribute, of: view, scrolling: view == space ? view.scrollContent : nil, rightToLeft)
    }
    return try measure(attribute, of: item, rightToLeft)
  }

  /// Measures an attribute of a scroll view.
  ///
  /// - Parameter content: The content, if the other side of the constraint is in it. The edges and margins
  ///   then are those of the content, and all else is the view's.
  @inline(never)
  private func measure(
    _ attribute: NSLayoutConstraint.Attribute, of view: LayoutItem,
    scrolling content: LayoutItem?, _ rightToLeft: Bool
  ) throws(MissingAnswer) -> MeasuredAttribute? {
    var measured = try measure(attribute, of: view, rightToLeft)
    // A baseline may be that of a text in the content.
    if let content, attribute.isEdge, measured?.item == view { measured?.item = content }
    return measured
  }

  /// Measures distances, which count in the reading direction between leading and trailing anchors.
  func measure(
    _ distances: ConstraintDistances, heldBy holder: LayoutItem, _ isSystemMade: Bool,
    _ rightToLeft: Bool
  ) throws(MissingAnswer) -> [MeasuredDistance] {
    var found: [MeasuredDistance] = []
    for (distance, isSecond) in [(distances.first, false), (distances.second, true)] {
      guard let distance else { continue }
      let (start, end) = (distance.start, distance.end)
      let space = space(of: start.item, end.item, heldBy: holder)
      guard
        let first = try measure(start.item, start.attribute, in: space, isSystemMade, rightToLeft),
        let last = try measure(end.item, end.attribute, in: space, isSystemMade, rightToLeft)
      else { continue }
      found.append(
        MeasuredDistance(
          start: first, end: last, space: space,
          sign: distance.isDirectional && rightToLeft ? -1 : 1, isSecondSide: isSecond))
    }
    return found
  }

  @inline(__always)
  private func measure(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, _ rightToLeft: Bool
  ) throws(MissingAnswer) -> MeasuredAttribute? {
    switch attribute {
    case .left: MeasuredAttribute(item: item, place: .left)
    case .right: MeasuredAttribute(item: item, place: .right)
    case .leading: MeasuredAttribute(item: item, place: rightToLeft ? .right : .left)
    case .trailing: MeasuredAttribute(item: item, place: rightToLeft ? .left : .right)
    case .top: MeasuredAttribute(item: item, place: .top)
    case .bottom: MeasuredAttribute(item: item, place: .bottom)
    case .width: MeasuredAttribute(item: item, place: .width)
    case .height: MeasuredAttribute(item: item, place: .height)
    case .centerX: MeasuredAttribute(item: item, place: .centerX)
    case .centerY: MeasuredAttribute(item: item, place: .centerY)
    case .firstBaseline, .lastBaseline: try measureBaseline(attribute, of: item)
    case .notAnAttribute: nil
    default: try measureMargin(attribute.resolved(rightToLeft: rightToLeft), of: item)
    }
  }

  private func measureBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem
  ) throws(MissingAnswer) -> MeasuredAttribute {
    let isFirst = attribute == .firstBaseline
    // A guide has no text: its baselines are its edges.
    if item.isGuide { return MeasuredAttribute(item: item, place: isFirst ? .top : .bottom) }
    guard let baseline = isFirst ? item.rare?.firstBaseline : item.rare?.lastBaseline else {
      throw MissingAnswer(kind: .baselines, memory: item.memory)
    }
    // A fit finds the height of several lines only after its rows are made, so they begin at the top.
    let isKnown = columns == .running || !baseline.item.state.contains(.heightFollowsWidth)
    if let height = baseline.centeredHeight, isKnown {
      return MeasuredAttribute(
        item: baseline.item, place: .centerY,
        distance: isFirst ? baseline.distance - height / 2 : height / 2 - baseline.distance)
    }
    return MeasuredAttribute(
      item: baseline.item, place: isFirst ? .top : .bottom,
      distance: isFirst ? baseline.distance : -baseline.distance)
  }

  private func measureMargin(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem
  ) throws(MissingAnswer) -> MeasuredAttribute {
    let margins: UIEdgeInsets
    if item.isGuide {
      margins = .zero
    } else if let known = item.rare?.margins {
      margins = known
    } else {
      throw MissingAnswer(kind: .margins, memory: item.memory)
    }
    let (place, distance): (MeasuredAttribute.Place, CGFloat) =
      switch attribute {
      case .leftMargin: (.left, margins.left)
      case .rightMargin: (.right, -margins.right)
      case .topMargin: (.top, margins.top)
      case .bottomMargin: (.bottom, -margins.bottom)
      case .centerXWithinMargins: (.centerX, (margins.left - margins.right) / 2)
      default: (.centerY, (margins.top - margins.bottom) / 2)
      }
    return MeasuredAttribute(item: item, place: place, distance: distance)
  }
}
