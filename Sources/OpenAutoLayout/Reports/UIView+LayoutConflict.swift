import Foundation
import LayoutReport

extension UIView {
  /// A conflict: required constraints that cannot all hold, and the one that a layout left out.
  ///
  ///     root.layoutConflictHandler = { conflict in
  ///       preconditionFailure(conflict.description)
  ///     }
  public struct LayoutConflict {
    /// The root view of the tree.
    public let root: UIView
    /// The constraints that take part, in the order of their activation. Without any one of them,
    /// the others can hold.
    public let constraints: [NSLayoutConstraint]
    /// The constraint that does not hold, one of ``constraints``. It stays active.
    ///
    /// It is `nil` if the layout left out an autoresizing mask or a required content size instead.
    public let leftOut: NSLayoutConstraint?
    /// The views of the conflict whose autoresizing masks act as constraints.
    public let autoresizedViews: [UIView]

    let sources: [RowSource]
    let leftOutSource: RowSource
    /// Only who asks for the description needs names, which are dear to find.
    let neverNegative: [(item: LayoutItem, isWidth: Bool)]
  }
}

extension UIView.LayoutConflict: @preconcurrency CustomStringConvertible {
  /// A description of the conflict: its constraints, the one that was left out, and what to change.
  @MainActor public var description: String { description(ReportNames()) }

  @MainActor func description(_ names: ReportNames) -> String {
    ConflictSentences(
      root: names.name(of: root.item), participants: sources.map { $0.sentence(names) },
      leftOut: sources.firstIndex(of: leftOutSource),
      neverNegative: neverNegative.map {
        "\(names.name(of: $0.item)).\($0.isWidth ? "width" : "height")"
      },
      givenSize: givenSize, autoresized: autoresizedViews.map { names.name(of: $0.item) }
    ).text
  }

  /// The size of the root view, which is no constraint, but often conflicts with the constraints.
  @MainActor private var givenSize: CGSize? {
    let item = root.item
    guard item.state.contains(.translatesMask) else { return nil }
    guard constraints.contains(where: { $0.dependsOnSize(of: item) }) else { return nil }
    return root.bounds.size
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint refers to a side of the item whose place depends on the item's size.
  fileprivate func dependsOnSize(of item: LayoutItem) -> Bool {
    let rightToLeft = lowered?.isMirrored ?? false
    return [(terms.first, terms.firstAttribute), (terms.second, terms.secondAttribute)].contains {
      side, attribute in
      guard side == item, let place = attribute.fact?.place(rightToLeft: rightToLeft)
      else { return false }
      return place.lengthShare != 0
    }
  }
}
