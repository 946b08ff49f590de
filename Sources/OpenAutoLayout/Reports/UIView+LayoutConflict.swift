import Foundation
import LayoutReport

extension UIView {
  /// Required constraints that cannot hold together, and the one of them that a layout left out.
  ///
  ///     root.layoutConflictHandler = { conflict in
  ///       preconditionFailure(conflict.description)
  ///     }
  public struct LayoutConflict {
    /// The root view of the tree.
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
    ConflictSentences(
      root: root.item.name, participants: sources.map(\.sentence),
      leftOut: sources.firstIndex(of: leftOutSource), neverNegative: neverNegative,
      givenSize: givenSize, autoresized: autoresizedViews.map(\.item.name)
    ).text
  }

  /// The root's size is no constraint, but often what the constraints contradict.
  @MainActor private var givenSize: CGSize? {
    let item = root.item
    guard item.state.contains(.translatesMask) else { return nil }
    guard constraints.contains(where: { $0.dependsOnSize(of: item) }) else { return nil }
    return root.bounds.size
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
