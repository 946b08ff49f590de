import OpenAutoLayout
import Testing

/// Views that change the tree when they are asked something in the middle of a layout.
@MainActor
struct QuestionReentrancyTests {
  /// What a layout asks of a view, and a view may answer in its own way.
  enum Question: CaseIterable {
    case updateConstraints
    case intrinsicContentSize
    case hugging
    case margins
    case baseline
    case direction
    case alignment
  }

  /// What the view does when it is asked.
  enum Reaction: CaseIterable {
    case takesOutItself
    case takesOutTheOther
    case deactivatesItsConstraints
    case deactivatesTheOthersConstraints
    case addsAView
    case putsTheRootIntoAnotherView
    case takesOutAllSubviews
  }

  /// Reacts to one question, once.
  final class Asked: UIView {
    var question: Question?
    var react: () -> Void = {}

    private func hear(_ heard: Question) {
      guard heard == question else { return }
      question = nil
      react()
    }

    override func updateConstraints() {
      hear(.updateConstraints)
      super.updateConstraints()
    }
    override var intrinsicContentSize: CGSize {
      hear(.intrinsicContentSize)
      return CGSize(width: 30, height: 20)
    }
    override func contentHuggingPriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
      hear(.hugging)
      return super.contentHuggingPriority(for: axis)
    }
    override var layoutMargins: UIEdgeInsets {
      get {
        hear(.margins)
        return UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      set { super.layoutMargins = newValue }
    }
    override var forFirstBaselineLayout: UIView {
      hear(.baseline)
      return self
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      hear(.direction)
      return .leftToRight
    }
    override var alignmentRectInsets: UIEdgeInsets {
      hear(.alignment)
      return .zero
    }
  }

  /// A root with a view that is asked, and another one beside it, each with a child.
  @MainActor
  private final class Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let asked = Asked()
    let other = UIView()
    let neighbor = UIView()
    var askedConstraints: [NSLayoutConstraint] = []
    var otherConstraints: [NSLayoutConstraint] = []

    init() {
      let inner = UIView()
      for view in [other, asked, neighbor] { root.addSubview(view) }
      asked.addSubview(inner)
      for view in [asked, other, neighbor, inner] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      askedConstraints = [
        inner.leadingAnchor.constraint(equalTo: asked.layoutMarginsGuide.leadingAnchor),
        NSLayoutConstraint(
          item: inner, attribute: .top, relatedBy: .equal, toItem: asked, attribute: .topMargin,
          multiplier: 1, constant: 0),
        asked.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        asked.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        inner.widthAnchor.constraint(equalToConstant: 7),
        inner.heightAnchor.constraint(equalToConstant: 8),
      ]
      otherConstraints = [
        other.leadingAnchor.constraint(equalTo: asked.trailingAnchor, constant: 10),
        other.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        other.widthAnchor.constraint(equalToConstant: 20),
        other.heightAnchor.constraint(equalToConstant: 20),
      ]
      NSLayoutConstraint.activate(askedConstraints)
      NSLayoutConstraint.activate(otherConstraints)
      NSLayoutConstraint.activate([
        neighbor.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
        neighbor.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
        neighbor.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -50),
        neighbor.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      ])
    }

    func react(_ reaction: Reaction, in outer: UIView) {
      switch reaction {
      case .takesOutItself: asked.removeFromSuperview()
      case .takesOutTheOther: other.removeFromSuperview()
      case .deactivatesItsConstraints: NSLayoutConstraint.deactivate(askedConstraints)
      case .deactivatesTheOthersConstraints: NSLayoutConstraint.deactivate(otherConstraints)
      case .addsAView:
        let added = UIView()
        added.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(added)
        added.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
      case .putsTheRootIntoAnotherView: outer.addSubview(root)
      case .takesOutAllSubviews:
        for view in root.subviews { view.removeFromSuperview() }
      }
      // What was let go of is not needed any more, and the layout must not need it either.
      askedConstraints = []
      otherConstraints = []
    }
  }

  @Test(arguments: Question.allCases, Reaction.allCases)
  func aViewMayChangeTheTreeWhenItIsAsked(question: Question, reaction: Reaction) {
    check(question, reaction) { $0.layoutIfNeeded() }
  }

  @Test(arguments: Question.allCases, Reaction.allCases)
  func aViewMayChangeTheTreeWhenItIsAskedForAFittingSize(question: Question, reaction: Reaction) {
    check(question, reaction) { root in
      _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }

  @Test(arguments: Question.allCases, Reaction.allCases)
  func aViewMayChangeTheTreeWhenItIsAskedAgain(question: Question, reaction: Reaction) {
    check(question, reaction, isLaidOut: true) { root in
      for view in root.subviews {
        view.setNeedsUpdateConstraints()
        view.invalidateIntrinsicContentSize()
        view.semanticContentAttribute = .forceLeftToRight
        view.layoutMargins.top += 1
      }
      root.semanticContentAttribute = .playback
      root.layoutIfNeeded()
    }
  }

  private func check(
    _ question: Question, _ reaction: Reaction, isLaidOut: Bool = false,
    asking: (UIView) -> Void
  ) {
    let scene = Scene()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    if isLaidOut { scene.root.layoutIfNeeded() }
    scene.asked.question = question
    scene.asked.react = { [unowned scene] in scene.react(reaction, in: outer) }
    asking(scene.root)
    // Not everything is asked each time; what was not yet is now.
    outer.layoutIfNeeded()
    scene.root.layoutIfNeeded()
    let hasReacted = scene.asked.question == nil
    scene.asked.question = nil
    scene.asked.react = {}
    if !isLaidOut { #expect(hasReacted) }
    guard hasReacted else { return }
    if reaction != .takesOutAllSubviews {
      #expect(scene.neighbor.frame == CGRect(x: 50, y: 60, width: 100, height: 30))
    }
    if reaction == .takesOutItself || reaction == .takesOutAllSubviews {
      #expect(scene.asked.superview == nil)
    } else if reaction != .deactivatesItsConstraints {
      #expect(scene.asked.frame == CGRect(x: 5, y: 40, width: 30, height: 20))
      #expect(scene.asked.subviews[0].frame == CGRect(x: 2, y: 1, width: 7, height: 8))
    }
    if reaction == .addsAView || reaction == .putsTheRootIntoAnotherView {
      #expect(scene.other.frame == CGRect(x: 45, y: 10, width: 20, height: 20))
    }
    #if DEBUG
      let topmost = scene.root.superview ?? scene.root
      #expect(topmost.brokenLayoutInvariants == [])
    #endif
  }

  /// A view whose last baseline is asked for takes out the view that has given the first one.
  private final class Captioned: UIView {
    var caption: UIView? = UIView(frame: CGRect(x: 0, y: 7, width: 10, height: 5))
    var removes = false

    override var forFirstBaselineLayout: UIView { caption ?? self }
    override var forLastBaselineLayout: UIView {
      if removes {
        caption?.removeFromSuperview()
        caption = nil
      }
      return self
    }
  }

  @Test(arguments: [false, true])
  func aViewThatGaveABaselineMayLeave(isMeasured: Bool) {
    let scene = OpenAutoLayoutTests.Scene()
    let captioned = Captioned()
    captioned.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(captioned)
    if let caption = captioned.caption { captioned.addSubview(caption) }
    let other = scene.view(10, 20)
    captioned.pinOrigin()
    captioned.pinSize(40, 30)
    scene.activate(
      other.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      other.topAnchor.constraint(equalTo: captioned.firstBaselineAnchor))
    captioned.removes = true
    if isMeasured {
      _ = scene.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    scene.layout()
    #expect(captioned.subviews.isEmpty)
    // The first baseline of a view without text is its top.
    #expect(other.frame.minY == 0)
  }
}
