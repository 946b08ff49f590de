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
  /// Lays the tree out first. For debugging: telling what is ambiguous solves it several times.
  public var layoutDescription: String {
    layoutIfNeeded()
    var lines = LayoutOutline(of: self).lines
    let findings = LayoutFindings(in: self)
    if !findings.ambiguous.isEmpty {
      lines.append("Ambiguous: \(findings.ambiguous.joined(separator: ", ")).")
    }
    for overlap in findings.overlaps { lines.append("Overlapping: \(overlap).") }
    return lines.joined(separator: "\n")
  }
}

/// The lines of an outline of a tree, without recursion.
@MainActor
private struct LayoutOutline {
  private(set) var lines: [String] = []

  /// An item still to be written, and what the lines before and below it are led by.
  private struct Entry {
    var item: ItemMemory
    var branch: String
    var trunk: String
  }

  init(of view: UIView) {
    var waiting = [Entry(item: view.itemMemory, branch: "", trunk: "")]
    while let entry = waiting.popLast() {
      let item = entry.item.item
      lines.append("\(entry.branch)\(item.name)  \(item.frameInWords)")
      let children = item.guides.map(\.itemMemory) + item.subviews.map(\.itemMemory)
      for constraint in item.constraints.all {
        let bar = children.isEmpty ? "  " : "│ "
        lines.append("\(entry.trunk)  \(bar)\(constraint.sentence)")
      }
      for (index, child) in children.enumerated().reversed() {
        let isLast = index == children.count - 1
        waiting.append(
          Entry(
            item: child, branch: entry.trunk + (isLast ? "  └ " : "  ├ "),
            trunk: entry.trunk + (isLast ? "    " : "  │ ")))
      }
    }
  }
}

@MainActor
extension LayoutItem {
  /// The rectangle of the item in the view that it is in.
  var presentFrame: CGRect { guide?.layoutFrame ?? view?.frame ?? .zero }

  fileprivate var frameInWords: String {
    let frame = presentFrame
    return "\(frame.minX.brief), \(frame.minY.brief)  "
      + "\(frame.width.brief) × \(frame.height.brief)\(isGuide ? "  guide" : "")"
  }
}

/// What is doubtful in a tree: what could lie elsewhere, and what lies on top of something else.
@MainActor
struct LayoutFindings {
  /// The sides that the constraints leave open, such as "the x of dismiss".
  private(set) var ambiguous: [String] = []
  /// The siblings that share an area, such as "welcome and dismiss, by 296 × 8".
  private(set) var overlaps: [String] = []

  init(in view: UIView) {
    for item in view.item.heldSubtree.map(\.item) {
      for side in item.ambiguousSides { ambiguous.append("the \(side) of \(item.name)") }
      findOverlaps(among: item.subviews)
    }
  }

  /// Compares only siblings whose horizontal extents meet, by walking them from the left.
  private mutating func findOverlaps(among views: [UIView]) {
    var open: [UIView] = []
    for view in views.filter({ !$0.isHidden }).sorted(by: { $0.frame.minX < $1.frame.minX }) {
      open.removeAll { $0.frame.maxX <= view.frame.minX }
      for other in open {
        let shared = other.frame.intersection(view.frame)
        if shared.isNull || shared.width <= 0 || shared.height <= 0 { continue }
        overlaps.append(
          "\(other.item.name) and \(view.item.name), by \(shared.width.brief) × "
            + shared.height.brief)
      }
      open.append(view)
    }
  }
}

@MainActor
extension LayoutItem {
  fileprivate var ambiguousSides: [String] {
    guard let engine, isLaidOut || parent == nil, guide?.isLeftToItself != true else { return [] }
    let sides: [(RectanglePart, String)] = [
      (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"),
    ]
    return sides.filter {
      !engine.rows.solver.isDetermined(engine.rows.maker.column($0.0, of: self))
    }.map(\.1)
  }
}
