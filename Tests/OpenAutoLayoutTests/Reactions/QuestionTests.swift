import OpenAutoLayout
import Testing

/// Views that build a part of their tree, or change constraints, when a layout asks them something.
@MainActor
struct QuestionTests {
  /// Makes its label when it is first asked how large it is.
  private final class Badge: UIView {
    lazy var label: UILabel = {
      let label = UILabel()
      label.text = "12"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5).isActive = true
      label.topAnchor.constraint(equalTo: topAnchor, constant: 5).isActive = true
      return label
    }()

    override var intrinsicContentSize: CGSize {
      CGSize(width: label.intrinsicContentSize.width + 10, height: 30)
    }
  }

  @Test(arguments: [false, true])
  func aLabelMadeInTheContentSizeIsLaidOut(isRootLaidOut: Bool) {
    let scene = Scene(300, 200)
    var conflicts = 0
    scene.root.layoutConflictHandler = { _ in conflicts += 1 }
    if isRootLaidOut { scene.layout() }
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(badge)
    scene.activate(
      badge.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 40))
    scene.layout()
    let text = badge.label.intrinsicContentSize
    #expect(Frame(40, 0, text.width + 10, 30).matches(badge.frame))
    #expect(badge.label.frame.origin == CGPoint(x: 5, y: 5))
    #expect(abs(badge.label.frame.width - text.width) < 0.5)
    #expect(scene.root.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(conflicts == 0)
  }

  @Test func aSubviewWithOneConstraintMadeInTheContentSizeIsLaidOut() {
    let scene = Scene(300, 200)
    var conflicts = 0
    scene.root.layoutConflictHandler = { _ in conflicts += 1 }
    scene.layout()
    let badge = scene.reactingView(20, 20)
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    badge.whenAskedForContent = once { [unowned badge] in
      badge.addSubview(dot)
      dot.topAnchor.constraint(equalTo: badge.topAnchor, constant: 5).isActive = true
    }
    scene.activate(badge.topAnchor.constraint(equalTo: scene.root.topAnchor))
    scene.layout()
    #expect(dot.frame.minY == 5)
    #expect(conflicts == 0)
  }

  /// Becomes longer in the first question for its content, and lays itself out or measures itself there.
  private final class Growing: UIView {
    var length: CGFloat = 10
    var whenGrown: () -> Void = {}
    var openQuestions = 0
    var mostOpenQuestions = 0

    override var intrinsicContentSize: CGSize {
      openQuestions += 1
      mostOpenQuestions = max(mostOpenQuestions, openQuestions)
      let answer = CGSize(width: length, height: length)
      if length == 10 {
        length = 25
        invalidateIntrinsicContentSize()
        whenGrown()
      }
      openQuestions -= 1
      return answer
    }
  }

  /// Asked again in its own question, it would give the newer answer first, and the older one would stay.
  @Test(arguments: [false, true])
  func aViewThatChangesInItsQuestionIsAskedAgainAfterIt(isMeasured: Bool) {
    let scene = Scene(300, 200)
    let view = Growing()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    view.pinOrigin()
    view.whenGrown = { [unowned view] in
      if isMeasured { _ = view.systemLayoutSizeFitting(.zero) } else { view.layoutIfNeeded() }
    }
    scene.layout()
    #expect(view.frame.size == CGSize(width: 25, height: 25))
    #expect(view.mostOpenQuestions == 1)
  }

  enum Question: CaseIterable {
    case alignmentRectInsets
    case safeAreaInsetsDidChange
    case layoutMarginsDidChange
  }

  /// Adds a bar when it is first asked one question.
  private final class Panel: UIView {
    var awaited: Question?
    var bar: UIView?
    var safeTop: CGFloat = 0

    private func hear(_ question: Question) {
      guard question == awaited else { return }
      awaited = nil
      let bar = UIView()
      self.bar = bar
      bar.translatesAutoresizingMaskIntoConstraints = false
      addSubview(bar)
      bar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7).isActive = true
      bar.topAnchor.constraint(equalTo: topAnchor, constant: 9).isActive = true
      bar.pinSize(11, 13)
    }

    override var alignmentRectInsets: UIEdgeInsets {
      hear(.alignmentRectInsets)
      return .zero
    }
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0)
    }
    override func safeAreaInsetsDidChange() { hear(.safeAreaInsetsDidChange) }
    override func layoutMarginsDidChange() { hear(.layoutMarginsDidChange) }
  }

  @Test(arguments: Question.allCases)
  func aBarMadeInAnotherQuestionIsLaidOut(question: Question) throws {
    let scene = Scene(300, 300)
    let panel = Panel(frame: scene.root.bounds)
    scene.root.addSubview(panel)
    let child = scene.view(in: panel)
    scene.activate(
      child.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor))
    scene.layout()
    panel.awaited = question
    panel.safeTop = 30
    panel.layoutMargins.left = 20
    if question == .alignmentRectInsets {
      // Asked anew where a view comes into a tree.
      panel.removeFromSuperview()
      scene.root.addSubview(panel)
    }
    scene.root.setNeedsLayout()
    panel.setNeedsLayout()
    scene.layout()
    scene.layout()
    let bar = try #require(panel.bar)
    #expect(bar.frame == CGRect(x: 7, y: 9, width: 11, height: 13))
  }

  /// Switches a constraint off and on while its own margin is read.
  private final class Toggling: UIView {
    var toggled: NSLayoutConstraint?

    override var layoutMargins: UIEdgeInsets {
      get {
        let constraint = toggled
        toggled = nil
        constraint?.isActive = false
        constraint?.isActive = true
        return super.layoutMargins
      }
      set { super.layoutMargins = newValue }
    }
  }

  @Test func aConstraintToggledWhileItsMarginIsReadCountsOnce() {
    let root = Toggling(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var conflicts = 0
    root.layoutConflictHandler = { _ in conflicts += 1 }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let margin = relation(view, .left, root, .leftMargin, plus: 5)
    margin.isActive = true
    root.toggled = margin
    root.layoutIfNeeded()
    #expect(root.toggled == nil)
    #expect(view.frame.minX == 13)
    margin.isActive = false
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 100)
    #expect(conflicts == 0)

    view.removeFromSuperview()
    root.layoutIfNeeded()
    let next = UIView()
    next.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(next)
    next.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    #expect(next.frame.minX == 3)
  }
}
