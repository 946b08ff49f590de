import Foundation
import LayoutSolver

extension UIView {
  /// The tree below the view in words: frames, guides, the constraints that each view holds, and
  /// what is ambiguous or overlaps.
  ///
  /// ```text
  /// screen  0, 0  320 × 480
  ///   │ logo.top == screen.top + 12
  ///   ├ logo  135, 12  50 × 50
  ///   └ dismiss  12, 436  296 × 44
  /// Ambiguous: the x of dismiss.
  /// ```
  ///
  /// Lays the tree out first. For debugging: to find what is ambiguous, it solves the tree several
  /// times for each view. Of overlaps, the first 20 are named and the others counted; below 20 levels,
  /// a number says the level.
  public var layoutDescription: String {
    layoutIfNeeded()
    var lines = LayoutOutline(of: self).lines
    let findings = LayoutFindings(in: self)
    if !findings.ambiguous.isEmpty {
      lines.append("Ambiguous: \(findings.ambiguous.joined(separator: ", ")).")
    }
    lines += findings.overlaps.lines
    return lines.joined(separator: "\n")
  }
}

@MainActor
extension LayoutItem {
  /// The rectangle of the item in the view that it is in.
  var presentFrame: CGRect { guide?.layoutFrame ?? view?.frame ?? .zero }
}

/// What is doubtful in a tree: what could lie elsewhere, and what lies on top of something else.
@MainActor
struct LayoutFindings {
  /// The sides that the constraints leave open, such as "the x of dismiss".
  private(set) var ambiguous: [String] = []
  private(set) var overlaps = LayoutOverlaps()

  init(in view: UIView) {
    var determined: Set<LayoutItem> = []
    for item in view.item.heldSubtree.map(\.item) {
      // To ask the solver costs a solve of all that hangs together.
      let sides = item.followsSuperviewAlone(in: determined) ? [] : item.ambiguousSides
      if sides.isEmpty { determined.insert(item) }
      for side in sides { ambiguous.append("the \(side) of \(item.name)") }
      overlaps.find(among: item.subviews)
    }
  }
}

@MainActor
extension LayoutItem {
  /// Whether a mask decides all of the view from a superview that has one rectangle only.
  fileprivate func followsSuperviewAlone(in determined: Set<LayoutItem>) -> Bool {
    guard let parent, determined.contains(parent) else { return false }
    return state.contains(.translatesMask) && references.isEmpty && !isGuide
  }

  fileprivate var ambiguousSides: [String] {
    guard let engine, isLaidOut || parent == nil, guide?.isLeftToItself != true else { return [] }
    let sides: [(RectanglePart, String)] = [
      (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"),
    ]
    return sides.filter {
      !engine.rows.isDetermined($0.0, of: self)
    }.map(\.1)
  }
}
