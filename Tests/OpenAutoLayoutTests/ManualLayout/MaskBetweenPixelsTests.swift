import Foundation
import OpenAutoLayout
import Testing

/// Views that their masks place in superviews whose edges lie between pixels: they follow the rounded
/// frame, exactly.
@MainActor
struct MaskBetweenPixelsTests {
  nonisolated private static let places: [(top: CGFloat, height: CGFloat)] = [
    (0.2, 44.2), (0.5, 44.5), (0.31, 60.7), (1 / 3, 100 / 3), (10.9, 0.7),
  ]

  @Test(arguments: [1, 2, 3, CGFloat.infinity], places)
  func aSubviewThatFillsItsSuperview(scale: CGFloat, place: (top: CGFloat, height: CGFloat)) {
    let scene = Scene(320, 480, scale: scale)
    scene.root.layoutLoopHandler = { Issue.record("\($0)") }
    let box = FilledBox()
    box.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(box)
    let top = box.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: place.top)
    let height = box.heightAnchor.constraint(equalToConstant: place.height)
    scene.activate(
      top, height, box.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      box.widthAnchor.constraint(equalTo: scene.root.widthAnchor, constant: -0.1))
    for change in [0, 0.1, -0.2, 7.3, -7.1] {
      top.constant += change
      height.constant += 2 * abs(change)
      scene.root.frame.size.width += change
      scene.layout()
      #expect(box.child.frame == box.bounds)
      #expect(box.grandchild.frame == box.bounds)
    }
  }

  /// A view whose layout sets a filling subview to the bounds, only where it differs.
  private final class FilledBox: UIView {
    let child = UIView()
    let grandchild = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [child, grandchild] {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      addSubview(child)
      child.addSubview(grandchild)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      if child.frame != bounds { child.frame = bounds }
    }
  }

  @Test(arguments: [1, 2, 3, CGFloat.infinity], places)
  func aTableCell(scale: CGFloat, place: (top: CGFloat, height: CGFloat)) {
    let scene = Scene(320, 480, scale: scale)
    scene.root.layoutLoopHandler = { Issue.record("\($0)") }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(cell)
    scene.activate(
      cell.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      cell.widthAnchor.constraint(equalToConstant: 300),
      cell.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: place.top),
      cell.heightAnchor.constraint(equalToConstant: place.height))
    scene.layout()
    #expect(abs(cell.frame.minY - place.top) <= 0.5 / scale + 1e-6)
    #expect(abs(cell.frame.maxY - place.top - place.height) <= 0.5 / scale + 1e-6)
    #expect(cell.contentView.frame == cell.bounds)
  }
}
