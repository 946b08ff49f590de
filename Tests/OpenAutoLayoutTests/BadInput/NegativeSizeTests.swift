import OpenAutoLayout
import Testing

/// No frame and no fitting size is less than nothing.
@MainActor
struct NegativeSizeTests {
  /// `CGRect.width` is never negative, so the sizes are looked at.
  private func isSize(_ size: CGSize) -> Bool { size.width >= 0 && size.height >= 0 }

  @Test func anAlignmentRectangleBeyondAnEmptyFrameLeavesASize() {
    let scene = Scene(300, 200)
    let view = scene.view()
    view.insets = UIEdgeInsets(top: -4, left: -4, bottom: -4, right: -4)
    scene.activate(
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor))
    scene.layout()
    #expect(isSize(view.frame.size))
    #expect(isSize(view.systemLayoutSizeFitting(.zero)))
  }

  @Test(arguments: [0, 3, 7.9] as [CGFloat])
  func anAlignmentRectangleBeyondASmallFrameLeavesASize(length: CGFloat) {
    let scene = Scene(300, 200)
    let view = scene.view()
    view.insets = UIEdgeInsets(top: -4, left: -4, bottom: -4, right: -4)
    view.pinOrigin()
    view.widthAnchor.constraint(equalToConstant: length).isActive = true
    view.heightAnchor.constraint(lessThanOrEqualToConstant: length).isActive = true
    scene.root.layoutConflictHandler = { _ in }
    scene.layout()
    #expect(isSize(view.frame.size))
    #expect(isSize(view.systemLayoutSizeFitting(.zero)))
  }

  @Test func aRootWithAnAlignmentRectangleBeyondItsFrameHasASize() {
    let root = ContentView()
    root.insets = UIEdgeInsets(top: -4, left: -4, bottom: -4, right: -4)
    root.translatesAutoresizingMaskIntoConstraints = false
    root.pinSize(2, 3)
    root.layoutIfNeeded()
    #expect(isSize(root.frame.size))
    #expect(isSize(root.systemLayoutSizeFitting(.zero)))
  }
}
