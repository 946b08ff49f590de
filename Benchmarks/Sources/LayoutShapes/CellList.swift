import PowerAnchors

/// A list of cells, each with a label that changes.
@MainActor
struct CellList {
  let root = LayoutView.root(width: 320, height: 480)
  private(set) var cells: [LayoutView] = []
  private(set) var labels: [ChangingView] = []
  /// What holds each cell below the one before, and the first below the root's top.
  private var tops: [NSLayoutConstraint] = []
  /// The heights of the cells, where the labels do not make them.
  private(set) var heights: [NSLayoutConstraint] = []

  init(cellCount: Int, areSelfSizing: Bool) {
    for _ in 0..<cellCount {
      let cell = LayoutView()
      let label = ChangingView()
      root.addSubviewsUsingAutoLayout(cell)
      cell.addSubviewsUsingAutoLayout(label)
      tops.append(cell.topAnchor.constrain(to: cells.last?.bottomAnchor ?? root.topAnchor))
      cell.horizontalAnchors.constrain(to: root.horizontalAnchors)
      label.leadingAnchor.constrain(to: cell.leadingAnchor)
      if areSelfSizing {
        label.topAnchor.constrain(to: cell.topAnchor, with: 8)
        label.bottomAnchor.constrain(to: cell.bottomAnchor, with: -8)
      } else {
        heights.append(cell.heightAnchor.constrain(to: 44))
        label.centerYAnchor.constrain(to: cell.centerYAnchor)
      }
      cells.append(cell)
      labels.append(label)
    }
  }

  /// What holds the first cell below the root's top.
  var firstTop: NSLayoutConstraint { tops[0] }

  /// Adds an empty cell.
  func addCell(below anchor: NSLayoutYAxisAnchor) -> LayoutView {
    let cell = LayoutView()
    root.addSubviewsUsingAutoLayout(cell)
    cell.topAnchor.constrain(to: anchor)
    cell.horizontalAnchors.constrain(to: root.horizontalAnchors)
    cell.heightAnchor.constrain(to: 44)
    return cell
  }
}

/// A view whose content changes its height, as a label does with its text.
final class ChangingView: LayoutView {
  var height: CGFloat = 18 {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: height) }
}
