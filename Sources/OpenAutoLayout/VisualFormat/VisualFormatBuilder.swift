import Foundation
import LayoutSolver

/// Makes the constraints that a visual format describes.
@MainActor
struct VisualFormatBuilder {
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private typealias Attribute = NSLayoutConstraint.Attribute

  func makeConstraints() -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(text)
    let format: VisualFormat
    do {
      format = try reader.read()
    } catch {
      let caret = String(repeating: " ", count: error.offset) + "^"
      Violation.visualFormat(
        "The visual format cannot be read: \(error.reason).\n\(text)\n\(caret)"
      ).stop()
    }
    var constraints: [NSLayoutConstraint] = []
    for (index, element) in format.elements.enumerated() {
      if index > 0 {
        connect(
          format.elements[index - 1], element, format.connections[index - 1], format.axis,
          &constraints)
      }
      if case .view(let name, let sizes) = element {
        for predicate in sizes { constraints.append(size(of: name, predicate, format.axis)) }
      }
    }
    if !options.isDisjoint(with: .alignmentMask) { constraints += alignments(format) }
    return constraints
  }

  // MARK: Sizes and spacings

  private func size(
    of name: String, _ predicate: VisualFormat.Predicate, _ axis: NSLayoutConstraint.Axis
  ) -> NSLayoutConstraint {
    let attribute: Attribute = axis == .horizontal ? .width : .height
    var other: Any?
    var constant: CGFloat = 0
    switch predicate.object {
    case .number(let number): constant = number
    case .name(let name):
      if let metric = metrics[name] {
        constant = number(metric, name)
      } else {
        other = item(name)
      }
    }
    let constraint = NSLayoutConstraint(
      item: item(name), attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    setPriority(of: constraint, predicate)
    return constraint
  }

  private func connect(
    _ left: VisualFormat.Element, _ right: VisualFormat.Element,
    _ connection: VisualFormat.Connection, _ axis: NSLayoutConstraint.Axis,
    _ constraints: inout [NSLayoutConstraint]
  ) {
    let isToSuperview = !left.isView || !right.isView
    var isSystemSpacing = false
    let predicates: [VisualFormat.Predicate]
    var usesMargin = false
    switch connection {
    case .flush:
      predicates = [.init(relation: .equal, object: .number(0))]
    case .systemSpacing:
      usesMargin = isToSuperview
      isSystemSpacing = true
      let spacing: CGFloat = isToSuperview ? 0 : .systemSpacing
      predicates = [.init(relation: .equal, object: .number(spacing))]
    case .lengths(let lengths):
      predicates = lengths
    }
    let before = place(of: left, beside: right, isNear: true, usesMargin, axis)
    let after = place(of: right, beside: left, isNear: false, usesMargin, axis)
    let (first, second) = isReversed(axis) ? (before, after) : (after, before)
    for predicate in predicates {
      let isBetweenLines =
        isSystemSpacing && first.attribute.isBaseline && second.attribute.isBaseline
      let constraint = isBetweenLines ? LineSpacingConstraint() : NSLayoutConstraint()
      constraint.setTerms(
        .memory(of: first.item), first.attribute, predicate.relation, .memory(of: second.item),
        second.attribute, constant: length(predicate))
      constraint.validateNumbers()
      constraint.validatePairing()
      setPriority(of: constraint, predicate)
      constraints.append(constraint)
    }
  }

  /// The side of an element that faces its neighbor.
  ///
  /// A bar is the neighbor's superview, and its inner side counts. A dash without a length ends at
  /// its margin.
  private func place(
    of element: VisualFormat.Element, beside neighbor: VisualFormat.Element, isNear: Bool,
    _ usesMargin: Bool, _ axis: NSLayoutConstraint.Axis
  ) -> (item: Any, attribute: Attribute) {
    let sides = sides(axis)
    if case .view(let name, _) = element {
      if options.contains(.spacingBaselineToBaseline), axis == .vertical, neighbor.isView {
        return (item(name), isNear ? .lastBaseline : .firstBaseline)
      }
      return (item(name), isNear ? sides.end : sides.start)
    }
    let side = isNear ? sides.start : sides.end
    return (superview(of: neighbor), usesMargin ? side.withinMargins : side)
  }

  private func sides(_ axis: NSLayoutConstraint.Axis) -> (start: Attribute, end: Attribute) {
    if axis == .vertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// Whether later elements lie to the left, so that gaps are measured from there.
  private func isReversed(_ axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
  }

  // MARK: Alignment

  /// Returns the constraints that align the attributes in the options, each view to the one before.
  private func alignments(_ format: VisualFormat) -> [NSLayoutConstraint] {
    let names = format.elements.compactMap { element in
      if case .view(let name, _) = element { name } else { nil }
    }
    var constraints: [NSLayoutConstraint] = []
    for raw in 1..<16 where options.rawValue & 1 << UInt(raw) != 0 {
      guard let attribute = Attribute(rawValue: raw) else { continue }
      if attribute.isHorizontal == (format.axis == .horizontal) {
        Violation.visualFormat(
          "A visual format aligns views across its own direction, and alignment by \(attribute) is "
            + "along it: use an option of the other axis.\n\(text)"
        ).stop()
      }
      for (name, before) in zip(names.dropFirst(), names) {
        constraints.append(
          NSLayoutConstraint(
            item: item(name), attribute: attribute, relatedBy: .equal, toItem: item(before),
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return constraints
  }

  // MARK: Names

  private func item(_ name: String) -> Any {
    if let item = views[name] { return item }
    Violation.visualFormat(
      "The visual format names \(name), which is neither in the dictionary of views nor in that of "
        + "metrics: add it to one.\n\(text)"
    ).stop()
  }

  private func superview(of element: VisualFormat.Element) -> Any {
    guard case .view(let name, _) = element else {
      Violation.visualFormat("A superview's bar stands beside a view.\n\(text)").stop()
    }
    let memory = ItemMemory.memory(of: item(name))
    guard let superview = memory.item.parent?.view else {
      Violation.visualFormat(
        "The superview's bar stands for the superview of \(name), which has none: add it to one "
          + "before.\n\(text)"
      ).stop()
    }
    return superview
  }

  private func length(_ predicate: VisualFormat.Predicate) -> CGFloat {
    switch predicate.object {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name] else {
        Violation.visualFormat(
          "The visual format names the metric \(name), which is missing: add it to the "
            + "dictionary.\n\(text)"
        ).stop()
      }
      return number(metric, name)
    }
  }

  private func setPriority(
    of constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) {
    switch predicate.priority {
    case nil: break
    case .number(let number): constraint.priority = UILayoutPriority(Float(number))
    case .name(let name):
      let object = VisualFormat.Predicate.Object.name(name)
      let number = length(.init(relation: .equal, object: object))
      constraint.priority = UILayoutPriority(Float(number))
    }
  }

  private func number(_ metric: Any, _ name: String) -> CGFloat {
    switch metric {
    case let number as CGFloat: return number
    case let number as Double: return number
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return number.doubleValue
    case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
    default:
      Violation.visualFormat(
        "A metric is a number, and \(name) is \(type(of: metric)): pass a CGFloat.\n\(text)"
      ).stop()
    }
  }
}

extension VisualFormat.Element {
  fileprivate var isView: Bool {
    if case .view = self { true } else { false }
  }
}
