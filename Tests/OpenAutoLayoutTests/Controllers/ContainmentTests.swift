import OpenAutoLayout
import Testing

@MainActor
struct ContainmentTests {
  private final class Screen: UIViewController {
    var log: [String] = []
    override func viewDidLoad() { log.append("load") }
    override func willMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "will leave" : "will enter")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "left" : "entered")
    }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { log.append("appearing") }
    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
    override func viewWillLayoutSubviews() { log.append("will lay out") }
    override func viewDidLayoutSubviews() { log.append("laid out") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      let view = view
      coordinator.animate(
        alongsideTransition: { [weak self] _ in
          self?.log.append("\(Int(size.width)): \(Int(view?.bounds.width ?? 0))")
        }, completion: nil)
    }
  }

  @Test func aChildHearsOfItsParent() {
    let parent = UIViewController()
    let child = Screen()
    parent.addChild(child)
    #expect(child.parent === parent && parent.children == [child])
    #expect(child.log == ["will enter"])
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.parent == nil && parent.children == [])
    #expect(child.log == ["will enter", "entered", "will leave", "left"])
  }

  @Test func aChildOfAnotherParentLeavesThat() {
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [] && child.parent === second)
    second.addChild(child)
    #expect(second.children == [child])
  }

  @Test func aScreenComesAndGoes() {
    let window = UIWindow()
    let screen = Screen()
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(
      screen.log == ["load", "will appear", "appearing", "appeared", "will lay out", "laid out"])
    screen.log = []
    window.rootViewController = nil
    #expect(screen.log == ["will disappear", "disappeared"])
  }

  @Test func aWindowOfAnotherSizeAnnouncesIt() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = Screen()
    window.rootViewController = screen
    window.layoutIfNeeded()
    screen.log = []
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(screen.log.first == "480: 480")
    #expect(screen.view.frame.size == CGSize(width: 480, height: 320))
  }

  @Test func aParentHearsOfAChildsSize() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let parent = Parent()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.sizes == [CGSize(width: 10, height: 20)])
  }

  @Test func aChildsSafeAreaIsWhatItsPlaceLeaves() {
    let parent = UIViewController()
    parent.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let child = UIViewController()
    child.additionalSafeAreaInsets.bottom = 7
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 20, width: 300, height: 580)
    child.didMove(toParent: parent)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(inner)
    let safeArea = child.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: safeArea.topAnchor),
      inner.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    parent.view.layoutIfNeeded()
    #expect(inner.frame.minY == 30 && inner.frame.maxY == 543)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aControllerInsideItselfIsReported() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let outer = UIViewController()
          let inner = UIViewController()
          outer.addChild(inner)
          inner.addChild(outer)
        }
      }
      #expect(result?.says("A controller cannot be inside itself") == true)
    }
  #endif
}
