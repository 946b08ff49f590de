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

  /// Adds views in each other that are as large as the card, and returns the innermost.
  private static func fill(_ card: UIView, with count: Int) -> UIView {
    var filler = card
    for _ in 0..<count {
      let next = UIView(frame: filler.bounds)
      next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      filler.addSubview(next)
      filler = next
    }
    return filler
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
    let filler = Self.fill(card, with: fillers)
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

  /// What a client says of the card, by a frame, by bounds and center, or by constraints.
  nonisolated enum Way: CaseIterable { case frame, bounds, constraints }

  /// A bar in what fills a card, whose label ends where the insets of the bar begin.
  @MainActor
  private struct CardScene {
    let scene: Scene
    let card: UIView
    let label: UIView
    let way: Way
    private let controller = UIViewController()
    private let sides: [NSLayoutConstraint]

    init(_ frame: CGRect, _ way: Way, _ inset: String, fillers: Int, rightToLeft: Bool) {
      scene = Scene(300, 200, scale: 1, rightToLeft: rightToLeft)
      self.way = way
      controller.view = scene.root
      if inset == "keyboard" {
        scene.root.layoutKeyboardFrame = CGRect(x: 0, y: 180, width: 300, height: 20)
      } else {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 25, bottom: 20, right: 30)
      }
      card = UIView(frame: frame)
      scene.root.addSubview(card)
      let filler = InsetReactionTests.fill(card, with: fillers)
      let pinned = scene.view(in: filler)
      pinned.layoutMargins = .zero
      label = scene.view(in: pinned)
      let guide =
        switch inset {
        case "keyboard": pinned.keyboardLayoutGuide
        case "margins": pinned.layoutMarginsGuide
        default: pinned.safeAreaLayoutGuide
        }
      scene.activate(
        pinned.topAnchor.constraint(equalTo: filler.topAnchor, constant: 50),
        pinned.heightAnchor.constraint(equalToConstant: 50),
        pinned.leadingAnchor.constraint(equalTo: filler.leadingAnchor, constant: 10),
        pinned.widthAnchor.constraint(equalToConstant: 270),
        inset == "attribute"
          ? relation(label, .bottom, pinned, .bottomMargin)
          : label.bottomAnchor.constraint(
            equalTo: inset == "keyboard" ? guide.topAnchor : guide.bottomAnchor),
        inset == "attribute"
          ? relation(label, .trailing, pinned, .trailingMargin)
          : label.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
      guard way == .constraints else {
        sides = []
        return
      }
      card.translatesAutoresizingMaskIntoConstraints = false
      sides = [
        card.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: frame.minX),
        card.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: frame.minY),
        card.widthAnchor.constraint(equalToConstant: frame.width),
        card.heightAnchor.constraint(equalToConstant: frame.height),
      ]
      NSLayoutConstraint.activate(sides)
    }

    func change(to frame: CGRect) {
      switch way {
      case .frame: card.frame = frame
      case .bounds:
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY)
      case .constraints:
        let constants = [frame.minX, frame.minY, frame.width, frame.height]
        for (side, constant) in zip(sides, constants) { side.constant = constant }
      }
    }

    /// Lays out, and returns where the label ends.
    func end() -> CGPoint {
      scene.layout()
      return CGPoint(x: label.frame.maxX, y: label.frame.maxY)
    }
  }

  @Test(
    arguments: Way.allCases,
    ["safe area", "margins", "attribute", "keyboard"])
  func whatAMaskResizesHasTheInsetsOfAFreshTree(way: Way, inset: String) {
    let frames = [
      CGRect(x: 0, y: 100, width: 300, height: 100), CGRect(x: 0, y: 100, width: 300, height: 110),
      CGRect(x: 0, y: 100, width: 280, height: 90), CGRect(x: 10, y: 90, width: 290, height: 105),
      CGRect(x: 0, y: 110, width: 300, height: 100), CGRect(x: 0, y: 60, width: 250, height: 140),
    ]
    for rightToLeft in [false, true] {
      for fillers in 1...3 {
        let changed = CardScene(
          frames[0], way, inset, fillers: fillers, rightToLeft: rightToLeft)
        var ends: Set<[CGFloat]> = []
        for frame in frames {
          changed.change(to: frame)
          let fresh = CardScene(frame, way, inset, fillers: fillers, rightToLeft: rightToLeft)
          let end = fresh.end()
          #expect(changed.end() == end, "\(frame), \(fillers) fillers, \(rightToLeft)")
          ends.insert([end.x, end.y])
        }
        #expect(ends.count > 2)
      }
    }
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
