import Foundation

extension UIView {
  /// Required constraints that cannot hold together, and the one of them that a layout left out.
  ///
  ///     root.layoutConflictHandler = { conflict in
  ///       preconditionFailure(conflict.description)
  ///     }
  public struct LayoutConflict {
    /// The topmost view of the tree.
    public let root: UIView
    /// The constraints that take part, in the order of their activation. None of them may be missing
    /// for the conflict to exist.
    public let constraints: [NSLayoutConstraint]
    /// The one of `constraints` that does not hold; it stays active. `nil` if what contradicts is not
    /// a constraint but an autoresizing mask.
    public let leftOut: NSLayoutConstraint?
    /// The views of the conflict whose autoresizing masks act as constraints.
    public let autoresizedViews: [UIView]

    let sources: [RowSource]
    let leftOutSource: RowSource
    let neverNegative: [String]
  }
}

extension UIView.LayoutConflict: @preconcurrency CustomStringConvertible {
  /// The conflict in words: what contradicts, what was left out, and what to change.
  @MainActor public var description: String {
    var lines = ["These constraints in \(root.item.name) cannot all hold:"]
    for source in sources {
      let mark = source == leftOutSource ? "   <- left out" : ""
      lines.append("  - \(source.sentence)\(mark)")
    }
    for size in neverNegative { lines.append("  - \(size) is never negative") }
    if let given = givenSizes { lines.append("  - \(given)") }
    lines += advice.map { "To mend it, \($0)" }
    return lines.joined(separator: "\n")
  }

  /// The root's size is no constraint, but often what the constraints contradict.
  @MainActor private var givenSizes: String? {
    let size = root.bounds.size
    let item = root.item
    guard item.state.contains(.translatesMask) else { return nil }
    guard constraints.contains(where: { $0.dependsOnSize(of: item) }) else { return nil }
    return "\(item.name) is \(size.width.brief) × \(size.height.brief)"
  }

  @MainActor private var advice: [String] {
    if !autoresizedViews.isEmpty {
      let names = autoresizedViews.map(\.item.name).joined(separator: " and of ")
      return [
        "set translatesAutoresizingMaskIntoConstraints of \(names) to false. As long as it is true, "
          + "frames count as required constraints."
      ]
    }
    return ["deactivate one of them, or give one a priority below 1000."]
  }
}

extension NSLayoutConstraint {
  /// Whether the place of a side of the item, in its own coordinates, follows from the item's size.
  fileprivate func dependsOnSize(of item: LayoutItem) -> Bool {
    let rightToLeft = lowered?.isMirrored ?? false
    return [(terms.first, terms.firstAttribute), (terms.second, terms.secondAttribute)].contains {
      side, attribute in
      guard side == item else { return false }
      switch attribute.resolved(rightToLeft: rightToLeft) {
      case .left, .top, .leftMargin, .topMargin, .firstBaseline: return false
      default: return true
      }
    }
  }
}
