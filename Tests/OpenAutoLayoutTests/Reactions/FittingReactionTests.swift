import OpenAutoLayout
import Testing

/// What views do while they are measured, which the running layout hears of as always.
@MainActor
struct FittingReactionTests {
  @Test func aTextSetWhileFittingReachesTheLayout() {
    let scene = Scene(300, 200)
    let card = scene.reactingView()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    label.pinOrigin()
    var text = "ab"
    card.whenAskedForContent = { [unowned card] in
      label.text = text
      card.content = label.intrinsicContentSize
    }
    scene.activate(card.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
    scene.layout()
    text = "abcdefgh"
    card.invalidateIntrinsicContentSize()
    _ = card.systemLayoutSizeFitting(.zero)
    scene.layout()
    #expect(label.text == "abcdefgh")
    #expect(abs(card.frame.width - label.intrinsicContentSize.width) < 0.5)
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.5)
  }

  /// A card with a view of 40 points at its leading edge, and another one 10 points after it.
  @MainActor
  private struct Pair {
    let scene = Scene(300, 200)
    let card: ReactingView
    let first: UIView
    let second: UIView
    let gap: NSLayoutConstraint
    let conflicts = Box(0)

    init() {
      card = scene.reactingView()
      first = scene.view(in: card)
      second = scene.view(in: card)
      gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10)
      scene.activate(
        card.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        first.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        first.widthAnchor.constraint(equalToConstant: 40), gap,
        second.widthAnchor.constraint(equalToConstant: 30))
      scene.root.layoutConflictHandler = { [conflicts] _ in conflicts.value += 1 }
    }
  }

  @Test func aConstantSetWhileFittingReachesTheLayout() {
    let pair = Pair()
    let (card, second, gap) = (pair.card, pair.second, pair.gap)
    pair.scene.activate(second.trailingAnchor.constraint(equalTo: card.trailingAnchor))
    pair.scene.layout()
    card.whenAskedForContent = { gap.constant = 25 }
    _ = card.systemLayoutSizeFitting(.zero)
    pair.scene.layout()
    #expect(second.frame.minX == 65)
    #expect(card.frame.width == 95)
    pair.scene.root.frame.size.width = 500
    pair.scene.layout()
    #expect(second.frame.minX == 65)
    #expect(card.frame.width == 95)
  }

  @Test func aConstraintDeactivatedWhileFittingHoldsNoMore() {
    let pair = Pair()
    let (card, second, gap) = (pair.card, pair.second, pair.gap)
    pair.scene.layout()
    card.whenAskedForContent = { gap.isActive = false }
    _ = card.systemLayoutSizeFitting(.zero)
    second.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 100).isActive = true
    pair.scene.layout()
    #expect(!gap.isActive)
    #expect(second.frame.minX == 100)
    #expect(pair.conflicts.value == 0)
  }

  @Test func aPrioritySetWhileFittingReachesTheLayout() {
    let pair = Pair()
    let (card, second, gap) = (pair.card, pair.second, pair.gap)
    gap.priority = .defaultHigh
    pair.scene.activate(
      second.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 100).at(500))
    pair.scene.layout()
    #expect(second.frame.minX == 50)
    card.whenAskedForContent = { gap.priority = .defaultLow }
    _ = card.systemLayoutSizeFitting(.zero)
    pair.scene.layout()
    #expect(second.frame.minX == 100)
  }

  @Test func aConstraintReleasedWhileFittingIsForgotten() {
    let scene = Scene(300, 200)
    let card = scene.reactingView(40, 20)
    scene.layout()
    var width: NSLayoutConstraint? = card.widthAnchor.constraint(equalToConstant: 77)
    weak let released = width
    width?.isActive = true
    card.whenAskedForContent = {
      width?.isActive = false
      width = nil
    }
    // The constraint has no row yet.
    _ = card.systemLayoutSizeFitting(.zero)
    #expect(released == nil)
    scene.layout()
    #expect(card.frame.size == CGSize(width: 40, height: 20))
  }

  @Test func aViewThatLeavesWhileItIsMeasuredIsLaidOutInItsNextTree() {
    let scene = Scene(300, 200)
    let other = Scene(300, 200)
    let card = scene.view()
    let content = scene.reactingView(40, 20, in: card)
    content.pinEdges()
    scene.layout()
    content.whenAskedForContent = once { [unowned card] in card.removeFromSuperview() }
    content.invalidateIntrinsicContentSize()
    _ = card.systemLayoutSizeFitting(.zero)
    scene.layout()
    other.root.addSubview(card)
    other.activate(card.leadingAnchor.constraint(equalTo: other.root.leadingAnchor, constant: 9))
    other.layout()
    #expect(card.superview === other.root)
    #expect(card.frame == CGRect(x: 9, y: 0, width: 40, height: 20))
    #expect(content.frame.size == card.frame.size)
  }

  @Test func aTableThatLaysItselfOutWhileItsCellIsMeasuredKeepsTheLayoutRight() {
    let scene = Scene(300, 500)
    let cell = scene.view()
    let table = scene.reactingView(in: cell)
    let below = scene.view()
    let inner = scene.view(in: table)
    let height = inner.heightAnchor.constraint(equalToConstant: 120)
    scene.activate(inner.topAnchor.constraint(equalTo: table.topAnchor), height)
    table.whenAskedForContent = { [unowned table, unowned inner] in
      table.layoutIfNeeded()
      table.content = CGSize(width: UIView.noIntrinsicMetric, height: inner.frame.height)
    }
    table.pinEdges()
    scene.activate(
      cell.topAnchor.constraint(equalTo: scene.root.topAnchor),
      cell.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      cell.widthAnchor.constraint(equalTo: scene.root.widthAnchor),
      below.topAnchor.constraint(equalTo: cell.bottomAnchor, constant: 8),
      below.heightAnchor.constraint(equalToConstant: 20))
    scene.layout()
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
    #expect(below.frame.minY == 128)

    height.constant = 200
    table.invalidateIntrinsicContentSize()
    scene.activate(below.leadingAnchor.constraint(equalTo: table.leadingAnchor, constant: 30))
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 200))
    scene.layout()
    #expect(cell.frame.size == size)
    #expect(table.frame.size == size)
    #expect(below.frame == CGRect(x: 30, y: 208, width: 0, height: 20))
    scene.root.frame.size.width = 250
    scene.layout()
    #expect(cell.frame.size == CGSize(width: 250, height: 200))
    #expect(table.frame.size == cell.frame.size)
  }

  /// Containers in each other, each of which measures its content to say how large it is.
  private func nestedContainers(_ depth: Int, in scene: Scene) -> [ReactingView] {
    var containers: [ReactingView] = []
    var superview = scene.root
    for level in 0..<depth {
      let container = scene.reactingView(in: superview)
      let content = scene.view(in: container)
      content.pinEdges()
      if level == 0 { container.pinOrigin() } else { container.pinEdges() }
      container.whenAskedForContent = { [unowned container, unowned content] in
        container.content = content.systemLayoutSizeFitting(.zero)
      }
      containers.append(container)
      superview = content
    }
    superview.pinSize(30, 10)
    return containers
  }

  @Test(arguments: [4, 8, 12])
  func nestedFitsAskAsOftenAsTheSquareOfTheirDepthAtMost(depth: Int) {
    let scene = Scene(300, 500)
    let containers = nestedContainers(depth, in: scene)
    scene.layout()
    #expect(containers[0].frame.size == CGSize(width: 30, height: 10))
    #expect(containers.reduce(0) { $0 + $1.questionCount } <= 4 * depth * depth)
  }

  @Test func aFitWhoseInputsHaveNotChangedAsksNothing() {
    let scene = Scene(300, 500)
    let containers = nestedContainers(3, in: scene)
    scene.layout()
    let size = containers[0].systemLayoutSizeFitting(.zero)
    let questions = containers.map(\.questionCount)
    for _ in 0..<10 { #expect(containers[0].systemLayoutSizeFitting(.zero) == size) }
    #expect(containers.map(\.questionCount) == questions)
  }
}
