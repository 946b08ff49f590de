import OpenAutoLayout

/// What a client finds out of the anchors of constraints, in the ways in which UIKit's are asked.
@MainActor
struct AnchorCasts {
  let root = UIView()
  let child = UIView()

  init() { root.addSubview(child) }

  /// The kinds of both anchors of constraints along x, along y, and on a size, and of one without a
  /// second anchor. Each line asks in another way.
  func kinds() -> [[String]] {
    let gap = child.leadingAnchor.anchorWithOffset(to: root.trailingAnchor)
    let constraints = [
      child.leadingAnchor.constraint(equalTo: root.trailingAnchor),
      child.topAnchor.constraint(equalTo: root.centerYAnchor),
      child.widthAnchor.constraint(equalTo: root.heightAnchor),
      gap.constraint(equalTo: child.widthAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
      OverridingConstraint(
        item: child, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top,
        multiplier: 1, constant: 0),
    ]
    return [
      constraints.map(bySwitching), constraints.map(byCasting), constraints.map(byAsking),
      constraints.map(throughAnyObject), constraints.map(byPairs), constraints.map(byGenericCasts),
      constraints.map(byGenericTypes), constraints.map(byForcing),
    ]
  }

  private func bySwitching(_ constraint: NSLayoutConstraint) -> String {
    let first =
      switch constraint.firstAnchor {
      case is NSLayoutXAxisAnchor: "x"
      case let y as NSLayoutYAxisAnchor: y == constraint.firstAnchor ? "y" : "?"
      case is NSLayoutDimension: "d"
      default: "?"
      }
    switch constraint.secondAnchor {
    case is NSLayoutXAxisAnchor: return first + "x"
    case .some(let y as NSLayoutYAxisAnchor):
      return y == constraint.secondAnchor ? first + "y" : "?"
    case let size as NSLayoutDimension: return size == constraint.secondAnchor ? first + "d" : "?"
    case nil: return first + "-"
    default: return "?"
    }
  }

  private func byCasting(_ constraint: NSLayoutConstraint) -> String {
    func kind(_ x: NSLayoutXAxisAnchor?, _ y: NSLayoutYAxisAnchor?, _ d: NSLayoutDimension?)
      -> String
    {
      x != nil ? "x" : y != nil ? "y" : d != nil ? "d" : "-"
    }
    return kind(
      constraint.firstAnchor as? NSLayoutXAxisAnchor,
      constraint.firstAnchor as? NSLayoutYAxisAnchor,
      constraint.firstAnchor as? NSLayoutDimension)
      + kind(
        constraint.secondAnchor as? NSLayoutXAxisAnchor,
        constraint.secondAnchor as? NSLayoutYAxisAnchor,
        constraint.secondAnchor as? NSLayoutDimension)
  }

  private func byAsking(_ constraint: NSLayoutConstraint) -> String {
    var kinds = ""
    if constraint.firstAnchor is NSLayoutAnchor<NSLayoutXAxisAnchor> { kinds += "x" }
    if constraint.firstAnchor is NSLayoutAnchor<NSLayoutYAxisAnchor> { kinds += "y" }
    if constraint.firstAnchor is NSLayoutDimension { kinds += "d" }
    if constraint.secondAnchor is NSLayoutXAxisAnchor { kinds += "x" }
    if constraint.secondAnchor is NSLayoutYAxisAnchor { kinds += "y" }
    if constraint.secondAnchor is NSLayoutAnchor<NSLayoutDimension> { kinds += "d" }
    return constraint.secondAnchor == nil ? kinds + "-" : kinds
  }

  private func throughAnyObject(_ constraint: NSLayoutConstraint) -> String {
    func kind(_ object: AnyObject?) -> String {
      if (object as? NSLayoutXAxisAnchor) != nil { return "x" }
      if object is NSLayoutYAxisAnchor { return "y" }
      return object is NSLayoutDimension ? "d" : "-"
    }
    let second = constraint.secondAnchor as AnyObject
    let isDimension = constraint.firstAnchor as AnyObject is NSLayoutDimension
    return (isDimension ? "d" : kind(constraint.firstAnchor)) + kind(second)
  }

  private func byPairs(_ constraint: NSLayoutConstraint) -> String {
    switch (constraint.firstAnchor, constraint.secondAnchor) {
    case (is NSLayoutXAxisAnchor, is NSLayoutXAxisAnchor): "xx"
    case (let first as NSLayoutYAxisAnchor, let second as NSLayoutYAxisAnchor):
      first == second ? "?" : "yy"
    case (is NSLayoutDimension, nil): "d-"
    case (is NSLayoutDimension, _ as NSLayoutDimension): "dd"
    default: "?"
    }
  }

  private func byGenericCasts(_ constraint: NSLayoutConstraint) -> String {
    func cast<T: NSObject>(_ object: NSObject?, to type: T.Type) -> T? { object as? T }
    func kind(_ object: NSObject?) -> String {
      if cast(object, to: NSLayoutXAxisAnchor.self) != nil { return "x" }
      if cast(object, to: NSLayoutYAxisAnchor.self) != nil { return "y" }
      return cast(object, to: NSLayoutDimension.self) != nil ? "d" : "-"
    }
    return kind(constraint.firstAnchor) + kind(constraint.secondAnchor)
  }

  private func byGenericTypes(_ constraint: NSLayoutConstraint) -> String {
    func isFirst<T: AnyObject>(_ type: T.Type) -> Bool {
      constraint.firstAnchor is NSLayoutAnchor<T>
    }
    func isSecond<T: AnyObject>(_ type: T.Type) -> Bool { constraint.secondAnchor is T }
    let first =
      isFirst(NSLayoutXAxisAnchor.self)
      ? "x" : isFirst(NSLayoutYAxisAnchor.self) ? "y" : isFirst(NSLayoutDimension.self) ? "d" : "-"
    return first
      + (isSecond(NSLayoutXAxisAnchor.self)
        ? "x"
        : isSecond(NSLayoutYAxisAnchor.self) ? "y" : isSecond(NSLayoutDimension.self) ? "d" : "-")
  }

  // swift-format-ignore: NeverForceUnwrap
  private func byForcing(_ constraint: NSLayoutConstraint) -> String {
    switch constraint.firstAttribute {
    case .leading:
      let first = constraint.firstAnchor as! NSLayoutXAxisAnchor
      return first == constraint.secondAnchor as! NSLayoutXAxisAnchor ? "?" : "xx"
    case .top:
      let first = constraint.firstAnchor as! NSLayoutYAxisAnchor
      return first == constraint.secondAnchor as! NSLayoutYAxisAnchor ? "?" : "yy"
    default:
      let first = constraint.firstAnchor as! NSLayoutDimension
      guard let second = constraint.secondAnchor else { return "d-" }
      return first == second as! NSLayoutDimension ? "?" : "dd"
    }
  }

  /// Whether anchors of constraints can be compared, and are what UIKit's declaration promises.
  func areAnchors() -> Bool {
    let constraint = child.topAnchor.constraint(equalTo: root.bottomAnchor)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    let first: NSLayoutAnchor<AnyObject> = constraint.firstAnchor
    let second: NSLayoutAnchor<AnyObject>? = constraint.secondAnchor
    let edges = Edges(first: constraint.firstAnchor, second: constraint.secondAnchor)
    let anchors = [constraint, width].map(\.firstAnchor)
    return constraint.firstAnchor == child.topAnchor && child.topAnchor == constraint.firstAnchor
      && constraint.firstAnchor != root.topAnchor && constraint.firstAnchor != child.widthAnchor
      && constraint.firstAnchor.isEqual(first) && edges.first == first && edges.second == second
      && constraint.secondAnchor == root.bottomAnchor && constraint.secondAnchor != nil
      && constraint.secondAnchor?.isEqual(root.bottomAnchor) == true && width.secondAnchor == nil
      && constraint.firstAnchor.constraint(equalTo: edges.first).secondItem === child
      && Set(anchors).contains(child.widthAnchor)
      && anchors.compactMap { $0 as? NSLayoutDimension } == [child.widthAnchor]
  }

  private struct Edges {
    var first: NSLayoutAnchor<AnyObject>
    var second: NSLayoutAnchor<AnyObject>?
  }
}

/// A subclass declares the anchors as UIKit does.
private final class OverridingConstraint: NSLayoutConstraint {
  override var firstAnchor: NSLayoutAnchor<AnyObject> { super.firstAnchor }
  override var secondAnchor: NSLayoutAnchor<AnyObject>? { super.secondAnchor }
}
