import OpenAutoLayout
import Testing

/// Views that move while they are asked how much of them is unsafe.
@MainActor
struct InsetReactionTests {
  private final class Panel: UIView {
    /// Whether the view reacts before it has its answer, or after.
    var reactsFirst = true
    var whenAsked: () -> Void = {}

    override var safeAreaInsets: UIEdgeInsets {
      if reactsFirst { whenAsked() }
      let answer = super.safeAreaInsets
      if !reactsFirst { whenAsked() }
      return answer
    }
  }

  @Test(arguments: [true, false])
  func aViewThatMovesWhileItIsAskedForItsSafeAreaIsAskedAgain(reactsFirst: Bool) {
    let scene = Scene(300, 200)
    let controller = UIViewController()
    controller.view = scene.root
    controller.additionalSafeAreaInsets.left = 5
    let panel = Panel()
    panel.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(panel)
    let child = scene.view(in: panel)
    let x = panel.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10)
    scene.activate(
      x, panel.topAnchor.constraint(equalTo: scene.root.topAnchor),
      child.leftAnchor.constraint(equalTo: panel.layoutMarginsGuide.leftAnchor),
      child.topAnchor.constraint(equalTo: panel.topAnchor))
    scene.layout()
    #expect(child.frame.minX == 8)

    panel.reactsFirst = reactsFirst
    panel.whenAsked = once {
      x.constant = 0
      scene.root.layoutIfNeeded()
    }
    controller.additionalSafeAreaInsets.left = 6
    scene.layout()
    #expect(panel.frame.minX == 0)
    #expect(child.frame.minX == 14)
  }

  /// The bar stays where it is. What its mask makes higher is around it, and no client has set its frame.
  @Test(arguments: 1...3)
  func aViewInWhatAMaskResizesHasItsNewSafeArea(fillers: Int) {
    let scene = Scene(300, 200, scale: 1)
    let controller = UIViewController()
    controller.view = scene.root
    controller.additionalSafeAreaInsets.bottom = 20
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    scene.root.addSubview(card)
    var filler = card
    for _ in 0..<fillers {
      let next = UIView(frame: filler.bounds)
      next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      filler.addSubview(next)
      filler = next
    }
    let bar = scene.view(in: filler)
    let label = scene.view(in: bar)
    scene.activate(
      bar.topAnchor.constraint(equalTo: filler.topAnchor, constant: 50),
      bar.heightAnchor.constraint(equalToConstant: 50),
      label.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor))
    scene.layout()
    #expect(label.frame.maxY == 30)

    card.frame.size.height = 110
    scene.layout()
    #expect(bar.safeAreaInsets.bottom == 10)
    #expect(label.frame.maxY == 40)
  }

  /// Asks for a guide of its own whenever it is asked for its margins or its safe area.
  private final class Curious: UIView {
    var ask: (Curious) -> Void = { _ in }

    override var layoutMargins: UIEdgeInsets {
      get {
        ask(self)
        return super.layoutMargins
      }
      set { super.layoutMargins = newValue }
    }

    override var safeAreaInsets: UIEdgeInsets {
      ask(self)
      return super.safeAreaInsets
    }
  }

  @Test func aGuideThatAViewAsksForWhileItIsMadeIsThere() {
    let guides: [(CGFloat, (UIView) -> UILayoutGuide)] = [
      (8, { $0.layoutMarginsGuide }), (8, { $0.readableContentGuide }),
      (0, { $0.safeAreaLayoutGuide }), (0, { $0.keyboardLayoutGuide }),
    ]
    for (inset, guide) in guides {
      let view = Curious(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      var asked: [UILayoutGuide] = []
      view.ask = { asked.append(guide($0)) }
      let made = guide(view)
      #expect(!asked.isEmpty)
      #expect(asked.allSatisfy { $0 === made })
      view.layoutIfNeeded()
      #expect(guide(view) === made)
      #expect(made.layoutFrame.minX == inset)
      #expect(made.layoutFrame.maxX == 100 - inset)
    }
  }
}
