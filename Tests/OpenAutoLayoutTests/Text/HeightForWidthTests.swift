import OpenAutoLayout
import Testing

/// Views of any kind may have a height that follows from the width.
@MainActor
struct HeightForWidthTests {
  /// A view with an area, which counts how often it is asked for its height.
  private final class Area: UIView {
    var area: CGFloat = 2_000 {
      didSet { invalidateIntrinsicContentSize() }
    }
    var askedWidths: [CGFloat] = []

    override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
      if width < .infinity { askedWidths.append(width) }
      return area / width
    }
  }

  @Test func aHeightFollowsAWidth() {
    let scene = Scene()
    let area = column(of: 1, in: scene)[0]
    scene.layout()
    #expect(area.frame == CGRect(x: 0, y: 0, width: 400, height: 5))
    area.area = 4_000
    scene.layout()
    #expect(area.frame.height == 10)
    scene.root.frame.size.width = 100
    scene.layout()
    #expect(area.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  /// Never a time: so many questions for each view, however many there are.
  @Test(arguments: [1, 10, 400])
  func allAreAskedTogether(_ count: Int) {
    let scene = Scene()
    let views = column(of: count, in: scene)
    scene.layout()
    #expect(views.allSatisfy { $0.askedWidths == [400] })
    scene.root.frame.size.width = 100
    scene.layout()
    #expect(views.allSatisfy { $0.askedWidths == [400, 100] })
    views[0].area = 1_000
    scene.layout()
    #expect(views[0].askedWidths == [400, 100, 100])
    #expect(views.dropFirst().allSatisfy { $0.askedWidths == [400, 100] })
    #expect(views.last?.frame.maxY == CGFloat(count * 20 - 10))
    let list = views[0].superview
    list?.widthAnchor.constraint(equalToConstant: 200).at(60).isActive = true
    let fit = list?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fit == CGSize(width: 200, height: CGFloat(count * 10 - 5)))
    #if DEBUG
      #expect(scene.root.brokenLayoutInvariants == [])
    #endif
  }

  /// Without a width there is none to wrap at, whatever the width was before.
  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func aWidthThatBecomesNothingLeavesNoHeightBehind(direction: UISemanticContentAttribute) {
    let scene = Scene()
    scene.root.semanticContentAttribute = direction
    let area = column(of: 1, in: scene)[0]
    scene.layout()
    #expect(area.frame.height == 5)
    scene.root.frame.size.width = 0
    scene.layout()
    #expect(area.frame.size == .zero)
    scene.root.frame.size.width = 100
    scene.layout()
    #expect(area.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test func aWidthThatFollowsTheHeightComesToRest() {
    let scene = Scene()
    let area = column(of: 1, in: scene)[0]
    let list = scene.root.subviews[0]
    NSLayoutConstraint.deactivate(list.constraints.filter { $0.firstAttribute == .trailing })
    scene.activate(area.widthAnchor.constraint(equalTo: area.heightAnchor, constant: 10))
    scene.layout()
    #expect(area.askedWidths.count < 20)
    #expect(abs(area.frame.width - area.frame.height - 10) < 0.5)
  }

  @Test func aViewAskedForItsHeightMayMeasure() {
    final class Wrapper: UIView {
      let area = Area()
      override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        if width == .infinity { return 0 }
        return area.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
    }
    let card = UIView()
    let wrapper = Wrapper()
    wrapper.translatesAutoresizingMaskIntoConstraints = false
    wrapper.area.translatesAutoresizingMaskIntoConstraints = false
    wrapper.addSubview(wrapper.area)
    card.addSubview(wrapper)
    wrapper.pinEdges()
    wrapper.widthAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 50, height: 40))
    card.translatesAutoresizingMaskIntoConstraints = false
    card.layoutIfNeeded()
    #expect(wrapper.frame.height == 40)
  }

  @Test func aViewThatStopsFollowingHasItsIntrinsicHeight() {
    final class Fickle: UIView {
      var follows = true {
        didSet { invalidateIntrinsicContentSize() }
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 7) }
      override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        follows ? 30 : nil
      }
    }
    let scene = Scene()
    let view = Fickle()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    view.pinOrigin()
    scene.layout()
    #expect(view.frame.height == 30)
    view.follows = false
    scene.layout()
    #expect(view.frame.height == 7)
    view.follows = true
    scene.layout()
    #expect(view.frame.height == 30)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aHeightThatIsNoNumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let area = Area()
        area.area = .nan
        _ = area.systemLayoutSizeFitting(.zero)
      }
      #expect(result?.says("An intrinsic content size is made of numbers, and that of") == true)
    }
  #endif

  /// Views below one another in a list, which is as wide as the root, and as high as they are.
  private func column(of count: Int, in scene: Scene) -> [Area] {
    let list = UIView()
    list.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(list)
    scene.activate(
      list.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      list.topAnchor.constraint(equalTo: scene.root.topAnchor))
    var top = list.topAnchor
    defer { top.constraint(equalTo: list.bottomAnchor).isActive = true }
    return (0..<count).map { _ in
      let view = Area()
      view.translatesAutoresizingMaskIntoConstraints = false
      list.addSubview(view)
      scene.activate(
        view.leadingAnchor.constraint(equalTo: list.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: list.trailingAnchor),
        view.topAnchor.constraint(equalTo: top))
      top = view.bottomAnchor
      return view
    }
  }
}
