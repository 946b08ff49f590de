import OpenAutoLayout
import Testing

@MainActor
struct LayoutRegionTests {
  private func screen() -> UIViewController {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    controller.view.contentScaleFactor = 2
    return controller
  }

  private func filled(_ region: UIView.LayoutRegion, of view: UIView) -> UIView {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let guide = view.layoutGuide(for: region)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    view.layoutIfNeeded()
    return inner
  }

  @Test func rowR2TheSafeAreaWithoutBars() {
    let controller = screen()
    let inner = filled(.safeArea(), of: controller.view)
    #expect(controller.view.edgeInsets(for: .safeArea()) == .zero)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
  }

  @Test func theSafeAreaOfAControllerWithBars() {
    let controller = screen()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 5)
    let inner = filled(.safeArea(cornerAdaptation: .vertical), of: controller.view)
    #expect(inner.frame == CGRect(x: 0, y: 20, width: 315, height: 250))
  }

  @Test func marginsAreTheRootViews() {
    let controller = screen()
    let inner = filled(.margins(), of: controller.view)
    #expect(controller.view.edgeInsets(for: .margins()).left == 16)
    #expect(inner.frame == CGRect(x: 16, y: 0, width: 288, height: 300))
  }

  @Test func readableContentIsNotTooWide() {
    let controller = screen()
    controller.view.frame.size.width = 1000
    let inner = filled(.readableContent(), of: controller.view)
    #expect(inner.frame.width == 672)
    let insets = controller.view.edgeInsets(for: .readableContent())
    #expect(insets.left == 164 && insets.right == 164)
  }

  @Test func equalRegionsHaveOneGuide() {
    let view = UIView()
    #expect(view.layoutGuide(for: .margins()) === view.layoutGuide(for: .margins()))
    #expect(view.layoutGuide(for: .margins()) !== view.layoutGuide(for: .safeArea()))
    #expect(UIView.LayoutRegion.margins() == .margins())
    #expect(UIView.LayoutRegion.margins() != .margins(cornerAdaptation: .horizontal))
  }

  @Test func directionalInsetsFollowTheReadingDirection() {
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let insets = view.directionalEdgeInsets(for: .margins())
    #expect(insets.leading == 2 && insets.trailing == 4)
    view.semanticContentAttribute = .forceRightToLeft
    let mirrored = view.directionalEdgeInsets(for: .margins())
    #expect(mirrored.leading == 4 && mirrored.trailing == 2)
    #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
  }
}
