import OpenAutoLayout
import Testing

/// Finite input of any size gives finite frames.
@MainActor
struct HugeNumberTests {
  private func isFinite(_ frame: CGRect) -> Bool {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
  }

  @Test func aHugeContentSizeGivesFiniteFrames() {
    let scene = Scene(100, 10)
    let view = scene.view(.greatestFiniteMagnitude, 5)
    scene.activate(view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 3))
    scene.layout()
    #expect(isFinite(view.frame))
  }

  @Test func aChainOfHugeMultipliersGivesFiniteFrames() {
    let scene = Scene(100, 10)
    var last = scene.root
    for _ in 0..<40 {
      let view = scene.view()
      scene.activate(view.widthAnchor.constraint(equalTo: last.widthAnchor, multiplier: 1e9))
      last = view
    }
    scene.layout()
    #expect(scene.root.subviews.allSatisfy { isFinite($0.frame) })
  }

  @Test func hugeMarginsGiveFiniteFrames() {
    let scene = Scene(100, 10)
    let view = scene.view()
    scene.root.layoutMargins.left = .greatestFiniteMagnitude
    scene.root.layoutMargins.right = -.greatestFiniteMagnitude
    scene.activate(
      relation(view, .left, scene.root, .leftMargin),
      relation(view, .right, scene.root, .rightMargin))
    scene.root.layoutConflictHandler = { _ in }
    scene.layout()
    #expect(isFinite(view.frame))
  }

  @Test func hugeAlignmentInsetsGiveFiniteFrames() {
    let scene = Scene(100, 10)
    let view = scene.view(10, 10)
    view.insets = UIEdgeInsets(
      top: .greatestFiniteMagnitude, left: .greatestFiniteMagnitude, bottom: 1e300, right: 1e300)
    scene.activate(view.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
    scene.layout()
    #expect(isFinite(view.frame))
  }

  @Test func aHugeTargetGivesAFiniteFittingSize() {
    let view = UIView()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
    #expect(size.width.isFinite)
    #expect(size.height.isFinite)
  }

  @Test(arguments: [.greatestFiniteMagnitude, .infinity, 1e300, 1e19] as [CGFloat])
  func aLabelInUnboundedRoomHasOneLine(room: CGFloat) {
    let label = UILabel()
    label.text = "two words"
    let oneLine = label.intrinsicContentSize
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: room, height: room)) == oneLine)
    label.preferredMaxLayoutWidth = room
    #expect(label.intrinsicContentSize == oneLine)
  }
}
