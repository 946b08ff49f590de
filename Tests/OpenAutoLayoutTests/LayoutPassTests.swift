import OpenAutoLayout
import Testing

@MainActor
struct LayoutPassTests {
  /// Writes down when it is laid out and updated.
  final class Recorder: UIView {
    let log: Box<[String]>
    let name: String

    init(_ name: String, _ log: Box<[String]>) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.value.append("layout \(name)")
    }

    override func updateConstraints() {
      log.value.append("update \(name)")
      super.updateConstraints()
    }
  }

  @Test func updatesGoUpAndLayoutsGoDown() {
    let log = Box<[String]>([])
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let outer = Recorder("outer", log)
    let inner = Recorder("inner", log)
    root.addSubview(outer)
    outer.addSubview(inner)
    root.layoutIfNeeded()
    #expect(log.value == ["update inner", "update outer", "layout outer", "layout inner"])
    log.value = []
    root.layoutIfNeeded()
    #expect(log.value == [])
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.value == ["layout inner"])
  }

  /// Finds its height in its first layout, as a label does that wraps at its width.
  private final class Growing: UIView {
    private(set) var firstPlace: CGFloat?

    override var intrinsicContentSize: CGSize {
      CGSize(width: 10, height: firstPlace == nil ? 10 : 30)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if firstPlace != nil { return }
      firstPlace = frame.minY
      invalidateIntrinsicContentSize()
    }
  }

  /// With a solve after each, the second would be at 30 in its first layout.
  @Test func viewsWithoutSubviewsHaveTheirTurnsBeforeTheNextSolve() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var top = root.topAnchor
    let views = (0..<3).map { _ in Growing() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      view.topAnchor.constraint(equalTo: top).isActive = true
      top = view.bottomAnchor
    }
    root.layoutIfNeeded()
    #expect(views.map(\.firstPlace) == [0, 10, 20])
    #expect(views.map(\.frame.minY) == [0, 30, 60])
  }

  @Test func aMovedSubviewLaysOutItsSuperview() {
    let log = Box<[String]>([])
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let outer = Recorder("outer", log)
    let inner = Recorder("inner", log)
    root.addSubview(outer)
    outer.addSubview(inner)
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    left.isActive = true
    root.layoutIfNeeded()
    log.value = []
    left.constant = 3
    #expect(inner.frame.minX == 0)
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 3)
    #expect(log.value == ["layout outer"])
  }

  @Test func aLeafBringsItsOwnFrameUpToDate() {
    let scene = Scene()
    let v = scene.view()
    v.pinEdges(1, 2, 3, 4)
    v.layoutIfNeeded()
    #expect(v.frame == CGRect(x: 2, y: 1, width: 394, height: 396))
  }

  private final class Watcher: UIView {
    var width: NSLayoutConstraint?
    var callsSuper = true
    var before: [CGRect] = []
    var after: [CGRect] = []

    override func layoutSubviews() {
      before.append(subviews[0].frame)
      width?.constant = bounds.width / 4
      if callsSuper { super.layoutSubviews() }
      after.append(subviews[0].frame)
    }
  }

  private func watcher() -> Watcher {
    let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    watcher.addSubview(v)
    return watcher
  }

  @Test func framesAreStaleUntilTheDefaultLayoutSubviewsWritesThem() {
    let watcher = watcher()
    watcher.subviews[0].pinEdges(5, 5, 5, 5)
    watcher.layoutIfNeeded()
    #expect(watcher.before == [.zero])
    #expect(watcher.after == [CGRect(x: 5, y: 5, width: 90, height: 90)])
    watcher.frame.size.width = 60
    watcher.layoutIfNeeded()
    #expect(watcher.before.last == CGRect(x: 5, y: 5, width: 90, height: 90))
    #expect(watcher.after.last == CGRect(x: 5, y: 5, width: 50, height: 90))
  }

  @Test func constraintsChangedBeforeTheDefaultLayoutSubviewsCountAfterIt() {
    let watcher = watcher()
    watcher.width = watcher.subviews[0].widthAnchor.constraint(equalToConstant: 1)
    watcher.width?.isActive = true
    watcher.layoutIfNeeded()
    #expect(watcher.after.first == CGRect(x: 0, y: 0, width: 25, height: 0))
    watcher.frame.size.width = 60
    watcher.layoutIfNeeded()
    #expect(watcher.after.allSatisfy { $0.width == 25 || $0.width == 15 })
    #expect(watcher.after.last?.width == 15)
  }

  @Test func anOverrideWithoutSuperLeavesTheFramesToTheRestOfThePass() {
    let watcher = watcher()
    watcher.callsSuper = false
    watcher.subviews[0].pinEdges(5, 5, 5, 5)
    watcher.layoutIfNeeded()
    #expect(watcher.after == [.zero])
    #expect(watcher.subviews[0].frame == CGRect(x: 5, y: 5, width: 90, height: 90))
  }

  @Test func theDefaultLayoutSubviewsOfAViewWithoutLayoutMovesNothing() {
    let watcher = watcher()
    watcher.subviews[0].frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    watcher.layoutSubviews()
    #expect(watcher.after == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test func constraintsChangedInLayoutSubviewsCountInTheSamePass() {
    final class Stack: UIView {
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant = bounds.width / 2
      }
    }
    let stack = Stack(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stack.contentScaleFactor = .infinity
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    stack.addSubview(v)
    stack.width = v.widthAnchor.constraint(equalToConstant: 1)
    stack.width?.isActive = true
    stack.layoutIfNeeded()
    #expect(v.frame.width == 50)
    stack.frame.size.width = 61
    stack.layoutIfNeeded()
    #expect(v.frame.width == 30.5)
  }

  @Test func constraintsMadeInUpdateConstraintsCount() {
    final class Late: UIView {
      var isMade = false
      override func updateConstraints() {
        if !isMade {
          isMade = true
          widthAnchor.constraint(equalToConstant: 33).isActive = true
        }
        super.updateConstraints()
      }
    }
    let scene = Scene()
    let late = Late()
    late.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(late)
    scene.layout()
    #expect(late.frame.width == 33)
    late.setNeedsUpdateConstraints()
    #expect(late.needsUpdateConstraints())
    scene.root.updateConstraintsIfNeeded()
    #expect(!late.needsUpdateConstraints())
  }

  @Test func aViewWithoutConstraintsKeepsItsFrame() {
    let scene = Scene()
    let v = scene.view()
    v.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
    scene.layout()
    #expect(v.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
  }

  /// A frame asks the view and not its superview to be laid out, and the superview's layout applies
  /// constraints.
  @Test func aFrameSetOnAConstrainedViewLastsUntilItsSuperviewIsLaidOut() {
    let scene = Scene()
    let v = scene.view()
    v.pinOrigin()
    v.pinSize(10, 10)
    scene.layout()
    v.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
    scene.layout()
    #expect(v.frame == CGRect(x: 50, y: 50, width: 50, height: 50))
    scene.root.setNeedsLayout()
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func fittingMovesNothing() {
    let scene = Scene()
    let box = scene.view()
    let label = scene.view(120, 20, in: box)
    label.pinEdges(1, 1, 1, 1)
    scene.activate(
      box.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 7),
      box.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5))
    scene.layout()
    let frames = [box.frame, label.frame]
    // The half of the root is outside, and does not count.
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 122, height: 22))
    #expect([box.frame, label.frame] == frames)
    scene.layout()
    #expect([box.frame, label.frame] == frames)
  }

  @Test func fittingWishesForTheTargetAtTheLowestPriority() {
    let scene = Scene()
    let box = scene.view()
    let label = scene.view(120, 20, in: box)
    label.pinEdges()
    label.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    let target = CGSize(width: 200, height: 300)
    #expect(box.systemLayoutSizeFitting(target) == CGSize(width: 200, height: 20))
    #expect(
      box.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: UILayoutPriority(48),
        verticalFittingPriority: .required) == CGSize(width: 120, height: 300))
  }

  @Test func aViewWithoutConstraintsFitsAsItIs() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
  }

  @Test func theTopmostViewsSizeIsGiven() {
    let scene = Scene()
    let v = scene.view()
    v.pinEdges()
    scene.layout()
    scene.root.frame = CGRect(x: 100, y: 100, width: 50, height: 60)
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func aTopmostViewWithoutItsMaskIsSizedByConstraints() {
    let root = UIView(frame: CGRect(x: 3, y: 4, width: 400, height: 400))
    root.translatesAutoresizingMaskIntoConstraints = false
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(v)
    v.pinEdges()
    root.layoutIfNeeded()
    #expect(v.frame == .zero)
    #expect(root.frame == CGRect(x: 3, y: 4, width: 400, height: 400))
    root.widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 3, y: 4, width: 30, height: 400))
    #expect(v.frame.width == 30)
  }

  @Test func theSettersThatASubclassObservesAreCalled() {
    final class Observer: UIView {
      var sizes: [CGSize] = []
      override var bounds: CGRect {
        didSet { sizes.append(bounds.size) }
      }
    }
    let scene = Scene()
    let observer = Observer()
    observer.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(observer)
    observer.pinSize(10, 20)
    scene.layout()
    #expect(observer.sizes == [CGSize(width: 10, height: 20)])
  }

  @Test func contentThatChangesIsMeasuredAgain() {
    let scene = Scene()
    let v = scene.view(10, 20)
    scene.layout()
    #expect(v.frame.size == CGSize(width: 10, height: 20))
    v.content = CGSize(width: 30, height: UIView.noIntrinsicMetric)
    scene.layout()
    #expect(v.frame.size == CGSize(width: 30, height: 0))
  }

  @Test func aTreeInsideAnotherLosesItsOwnFrameOfReference() {
    let inner = Scene(100, 100)
    let v = inner.view()
    v.pinEdges()
    inner.layout()
    #expect(v.frame.width == 100)
    let outer = Scene(300, 300)
    inner.root.translatesAutoresizingMaskIntoConstraints = false
    outer.root.addSubview(inner.root)
    inner.root.pinEdges(10, 10, 10, 10)
    outer.layout()
    #expect(inner.root.frame == CGRect(x: 10, y: 10, width: 280, height: 280))
    #expect(v.frame.width == 280)
    inner.root.removeFromSuperview()
    inner.root.translatesAutoresizingMaskIntoConstraints = true
    inner.root.frame.size = CGSize(width: 50, height: 50)
    inner.layout()
    #expect(v.frame.width == 50)
  }

  @Test func aWindowNeedNotShow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(v)
    v.pinEdges(1, 1, 1, 1)
    window.layoutIfNeeded()
    #expect(v.frame == CGRect(x: 1, y: 1, width: 318, height: 478))
    #expect(v.window === window)
    v.removeFromSuperview()
    #expect(v.window == nil)
  }

  @Test func windowsAndControllersStartWithTheScreen() {
    let controller = UIViewController()
    #expect(controller.view.frame == UIScreen.main.bounds)
    let window = UIWindow()
    #expect(window.frame == UIScreen.main.bounds)
    window.rootViewController = controller
    window.frame.size = CGSize(width: 320, height: 480)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(UIScreen.main.scale == window.contentScaleFactor)
  }

  @Test func anAnimationShowsItsEnd() {
    let scene = Scene()
    let v = scene.view()
    v.pinOrigin()
    let width = v.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    scene.layout()
    var ends: [CGFloat] = []
    for options: UIView.AnimationOptions in [[], .curveEaseIn] {
      width.constant *= 2
      UIView.animate(withDuration: 1, delay: 1, options: options) {
        scene.layout()
      } completion: { finished in
        #expect(finished)
        ends.append(v.frame.width)
      }
    }
    width.constant = 7
    UIView.animate(withDuration: 1) { scene.layout() }
    #expect(ends == [20, 40])
    #expect(v.frame.width == 7)
    width.constant = 9
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
    ) {
      scene.layout()
    } completion: { _ in
      ends.append(v.frame.width)
    }
    #expect(ends == [20, 40, 9])
    width.constant = 8
    UIView.performWithoutAnimation { scene.layout() }
    #expect(v.frame.width == 8)
  }

  @Test func framesAreExactAtAnInfiniteScale() {
    let scene = Scene(scale: .infinity)
    let v = scene.view()
    v.pinEdges(0.123, 0.456, 0, 0)
    scene.layout()
    #expect(v.frame.minX == 0.456)
    #expect(v.frame.minY == 0.123)
    scene.root.contentScaleFactor = 1
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
  }
}
