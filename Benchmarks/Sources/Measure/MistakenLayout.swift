import LayoutShapes
import PowerAnchors

/// Layouts that cost too much on purpose, so that every threshold is seen to fail.
@MainActor
let mistakenLayoutShapes = [
  LayoutShape("mistaken layout") { viewCount in
    let root = RootThatComparesItsSubviews(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let views = (0..<viewCount).map { _ in LayoutView() }
    root.addSubviewsUsingAutoLayout(views)
    let edges = views.map { $0.edgeAnchors.constrain(to: root.edgeAnchors) }
    return ShapedLayout(root: root, viewCount: viewCount, edited: edges[0].leading)
  }
]

/// An edit that costs too much on purpose: it has everything laid out anew.
@MainActor
let mistakenEditShapes = [
  EditShape("mistaken edit") { viewCount in
    let root = LayoutView.root(width: 320, height: 480)
    let views = (0..<viewCount).map { _ in LayoutView() }
    root.addSubviewsUsingAutoLayout(views)
    let edges = views.map { $0.edgeAnchors.constrain(to: root.edgeAnchors) }
    return EditedLayout(root: root) { number in
      for edge in edges { edge.leading.constant = CGFloat(number) }
    }
  }
]

/// Its layout grows with the square of the number of subviews.
private final class RootThatComparesItsSubviews: LayoutView {
  private var coveredCount = 0

  #if canImport(AppKit) && !canImport(UIKit)
    override func layout() {
      super.layout()
      compareSubviews()
    }
  #else
    override func layoutSubviews() {
      super.layoutSubviews()
      compareSubviews()
    }
  #endif

  private func compareSubviews() {
    for view in subviews {
      for other in subviews where other !== view && other.frame.contains(view.frame) {
        coveredCount += 1
      }
    }
  }
}
