import OpenAutoLayout
import Testing

/// Views that never come to rest: the layout ends with the last frames, and is reported once.
@MainActor
struct EndlessReactionTests {
  private let scene = Scene(300, 200)
  private let loops = Loops()

  init() {
    scene.root.layoutLoopHandler = { [loops] in
      loops.views.append($0.view)
      loops.texts.append($0.description)
    }
  }

  @MainActor
  private final class Loops {
    var views: [UIView] = []
    var texts: [String] = []
  }

  private func expectLoop(of view: UIView, saying change: String) {
    #expect(loops.views == [view])
    #expect(loops.texts.first?.contains(change) == true, "\(loops.texts)")
    #expect(loops.texts.first?.contains("layoutSubviews(), updateConstraints()") == true)
    // The rest of the tree is laid out, and nothing is left to do.
    let other = scene.view(7, 9)
    scene.activate(other.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 5))
    scene.layout()
    #expect(other.frame == CGRect(x: 5, y: 0, width: 7, height: 9))
    #expect(loops.views.count == 1)
  }

  @Test func aViewThatAsksForALayoutInEachLayout() {
    let restless = scene.reactingView(10, 10)
    restless.accessibilityIdentifier = "restless"
    scene.activate(restless.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
    restless.whenLaidOut = { [unowned restless] in restless.setNeedsLayout() }
    scene.layout()
    #expect(restless.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    expectLoop(of: restless, saying: "called setNeedsLayout() of restless")
  }

  @Test func aConstantThatGrowsInEachLayout() {
    let restless = scene.reactingView()
    let inner = scene.view(in: restless)
    inner.accessibilityIdentifier = "inner"
    let width = inner.widthAnchor.constraint(equalToConstant: 0)
    scene.activate(width)
    restless.whenLaidOut = { width.constant += 1 }
    scene.layout()
    #expect(inner.frame.width > 0 && inner.frame.width.isFinite)
    expectLoop(of: restless, saying: "set the constant of inner.width == ")
  }

  @Test func aSizeThatGrowsInEachLayout() {
    let restless = scene.reactingView(10, 10)
    restless.whenLaidOut = { [unowned restless] in
      restless.content.height += 1
      restless.invalidateIntrinsicContentSize()
    }
    scene.activate(restless.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
    scene.layout()
    expectLoop(of: restless, saying: "invalidated the content size")
  }

  @Test func twoViewsThatPushEachOther() {
    let (first, second) = (scene.reactingView(), scene.reactingView())
    let (left, right) = (
      first.widthAnchor.constraint(equalToConstant: 10),
      second.widthAnchor.constraint(equalToConstant: 10)
    )
    scene.activate(left, right)
    first.whenLaidOut = { right.constant += 1 }
    second.whenLaidOut = { left.constant += 1 }
    scene.layout()
    #expect(Set(loops.views) == [first, second])
    #expect(first.frame.width == left.constant && second.frame.width == right.constant)
  }

  @Test func anUpdateOfConstraintsInEachUpdate() {
    let restless = scene.reactingView()
    restless.whenUpdated = { [unowned restless] in restless.setNeedsUpdateConstraints() }
    scene.layout()
    expectLoop(of: restless, saying: "called setNeedsUpdateConstraints() in updateConstraints()")
  }

  @Test func aLayoutInTheContentSizeThatInvalidatesIt() {
    let restless = scene.reactingView(10, 10)
    restless.whenAskedForContent = { [unowned restless] in restless.layoutIfNeeded() }
    restless.whenLaidOut = { [unowned restless] in restless.invalidateIntrinsicContentSize() }
    scene.activate(restless.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
    scene.layout()
    #expect(restless.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func aContentSizeThatInvalidatesItself() {
    let restless = scene.reactingView(10, 10)
    restless.whenAskedForContent = { [unowned restless] in
      restless.content.width += 1
      restless.invalidateIntrinsicContentSize()
    }
    scene.activate(restless.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
    scene.layout()
    expectLoop(of: restless, saying: "invalidated the content size")
  }

  @Test func twoContentSizesThatInvalidateEachOther() {
    let (first, second) = (scene.reactingView(10, 10), scene.reactingView(10, 10))
    first.whenAskedForContent = { [unowned second] in
      second.content.width += 1
      second.invalidateIntrinsicContentSize()
    }
    second.whenAskedForContent = { [unowned first] in
      first.content.width += 1
      first.invalidateIntrinsicContentSize()
    }
    scene.activate(first.leadingAnchor.constraint(equalTo: second.trailingAnchor))
    scene.layout()
    #expect(!loops.views.isEmpty && loops.views.allSatisfy { $0 === first || $0 === second })
  }

  @Test func aContentSizeThatInvalidatesItselfWhileItIsMeasured() {
    let restless = scene.reactingView(10, 10)
    restless.whenAskedForContent = { [unowned restless] in
      restless.content.width += 1
      restless.invalidateIntrinsicContentSize()
    }
    let size = restless.systemLayoutSizeFitting(.zero)
    #expect(size.width > 10 && size.height == 10)
    #expect(loops.views == [restless])
  }

  @Test func aContentSizeThatAddsAViewEachTime() {
    var last: ReactingView?
    var isStopped = false
    @MainActor func addRestless() {
      if isStopped { return }
      let view = scene.reactingView(10, 10)
      view.whenAskedForContent = once { addRestless() }
      view.leadingAnchor.constraint(
        equalTo: last?.trailingAnchor ?? scene.root.leadingAnchor
      ).isActive = true
      last = view
    }
    addRestless()
    scene.layout()
    #expect(loops.views.count == 1)
    isStopped = true
  }

  @Test func aLayoutThatAddsAViewEachTime() {
    final class Nest: UIView {
      static var isStopped = false
      override func layoutSubviews() {
        super.layoutSubviews()
        if !Self.isStopped && subviews.isEmpty { addSubview(Nest()) }
      }
    }
    scene.root.addSubview(Nest())
    scene.layout()
    #expect(loops.views.count == 1)
    Nest.isStopped = true
  }

  @Test func aLoopIsReportedAgainAfterItHasSettled() {
    let restless = scene.reactingView()
    var isRestless = true
    restless.whenLaidOut = { [unowned restless] in
      if isRestless { restless.setNeedsLayout() }
    }
    scene.layout()
    #expect(loops.views.count == 1)
    #expect(scene.root.layoutLoops.count == 1)
    restless.setNeedsLayout()
    scene.layout()
    #expect(loops.views.count == 1)
    isRestless = false
    restless.setNeedsLayout()
    scene.layout()
    #expect(scene.root.layoutLoops.isEmpty)
    isRestless = true
    restless.setNeedsLayout()
    scene.layout()
    #expect(loops.views.count == 2)
  }
}
