#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import LayoutTestSupport
  import PowerAnchors
  import Testing

  @MainActor
  struct RegionTests {
    @available(iOS 26, tvOS 26, macCatalyst 26, visionOS 26, macOS 26, *)
    @Test(arguments: ReadingDirection.allCases)
    func aRegionOfTheSuperviewIsAPlace(direction: ReadingDirection) {
      let root = LayoutView.root(reading: direction)
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 30, trailing: 40)
      let view = root.addItem(.view), guide = root.addItem(.guide), some = root.addItem(.view)
      view.edgeAnchors.constrain(to: .region(.margins(cornerAdaptation: .horizontal)), insetBy: 1)
      guide.edgeAnchors.constrain(to: .region(.margins()))
      some.anchors([.top, .leading]).constrain(to: .region(.safeArea()), insetBy: 4)
      some.sizeAnchors.constrain(to: 8)
      #expect(root.frame(of: view) == CGRect(x: 21, y: 11, width: 258, height: 158))
      #expect(root.frame(of: guide) == CGRect(x: 20, y: 10, width: 260, height: 160))
      #expect(root.frame(of: some) == CGRect(x: 4, y: 4, width: 8, height: 8))
    }

    @available(iOS 26, tvOS 26, macCatalyst 26, visionOS 26, macOS 26, *)
    @Test func aRegionIsThatOfTheSuperviewAtTheTimeOfTheCall() {
      let root = LayoutView.root(), other = LayoutView.root()
      let view = LayoutView()
      let margins = LayoutContainer.region(.margins())
      other.addSubviewsUsingAutoLayout(view)
      let made = view.edgeAnchors.constrain(to: margins)
      #expect(made.top.secondItem === other.layoutGuide(for: .margins()))
      root.addSubviewsUsingAutoLayout(view)
      let moved = view.edgeAnchors.constrain(to: margins)
      #expect(moved.top.secondItem === root.layoutGuide(for: .margins()))
    }
  }
#endif
