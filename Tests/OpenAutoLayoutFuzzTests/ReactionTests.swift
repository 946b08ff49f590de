import OpenAutoLayout
import RandomTestSupport
import Testing

/// Each reaction to each hook, in a small tree, which then is laid out as a fresh one is.
///
/// Debug builds try every other reaction to a hook, in one moment only.
@MainActor
struct ReactionTests {
  /// When a view reacts.
  enum Moment: Int, CaseIterable {
    case inTheFirstLayout
    case inALaterLayout
    case inAFit

    /// Whether it is this moment's turn in the list of reactions to a hook.
    func isTried(for index: Int, to hook: Hook) -> Bool {
      #if DEBUG
        (index + (Hook.allCases.firstIndex(of: hook) ?? 0)) % (2 * Self.allCases.count) == rawValue
      #else
        true
      #endif
    }
  }

  @Test(arguments: Hook.allCases, Moment.allCases)
  func aViewMayDoAnythingWhenItHearsSomething(hook: Hook, moment: Moment) {
    for (index, reaction) in Reaction.allCases.enumerated()
    where moment.isTried(for: index, to: hook) {
      var random = SplitMix64(seed: UInt64(index))
      let planned = PlannedReaction(hook: hook, reaction: reaction, word: random.next())
      let world = SmallWorld()
      if moment != .inTheFirstLayout { #expect(world.world.run([]) == []) }
      world.react(planned, inAFit: moment == .inAFit)
      let complaints = world.world.run([])
      if !complaints.isEmpty { Issue.record("\(planned): \(complaints.joined(separator: "\n"))") }
    }
  }

  @Test func eachHookIsHeard() {
    let unheard = Hook.allCases.filter { hook in
      !Moment.allCases.contains { moment in
        let world = SmallWorld()
        if moment != .inTheFirstLayout { _ = world.world.run([]) }
        world.react(
          PlannedReaction(hook: hook, reaction: .describes, word: 0), inAFit: moment == .inAFit)
        _ = world.world.run([])
        return world.world.reactionCount > 0
      }
    }
    #expect(unheard == [])
  }
}

/// A panel with a controller, two views in it, two beside it, and a tree of its own.
@MainActor
private struct SmallWorld {
  let world = LayoutWorld(climate: .reactive)
  private let panel: FuzzView
  private let conflict: NSLayoutConstraint
  private let controller = FuzzController()

  init() {
    let world = world
    func makeView(in superview: UIView?) -> FuzzView {
      let view = FuzzView()
      world.madeViews += 1
      view.accessibilityIdentifier = "v\(world.madeViews)"
      view.hear = world.hearing
      view.translatesAutoresizingMaskIntoConstraints = false
      superview?.addSubview(view)
      return view
    }
    let root = world.root
    panel = makeView(in: root)
    controller.view = panel
    world.controllers = [controller]
    let (inner, text) = (makeView(in: panel), makeView(in: panel))
    let (other, placed) = (makeView(in: root), makeView(in: root))
    placed.translatesAutoresizingMaskIntoConstraints = true
    placed.frame = CGRect(x: 200, y: 300, width: 50, height: 40)
    let spare = makeView(in: nil)
    let inSpare = makeView(in: spare)
    world.detached = [spare]
    panel.content = CGSize(width: 120, height: 90)
    text.content = CGSize(width: 40, height: 18)
    other.content = CGSize(width: 60, height: 30)
    conflict = other.widthAnchor.constraint(equalToConstant: 77)
    let inactive = other.heightAnchor.constraint(equalToConstant: 33)
    let constraints = [
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      panel.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 9),
      panel.lastBaselineAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor, constant: 3),
      inner.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 21),
      text.firstBaselineAnchor.constraint(equalTo: inner.lastBaselineAnchor, constant: 30),
      text.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 4),
      other.leadingAnchor.constraint(equalTo: panel.trailingAnchor, constant: 10),
      other.topAnchor.constraint(equalTo: placed.bottomAnchor, constant: 5),
      inSpare.leadingAnchor.constraint(equalTo: spare.leadingAnchor, constant: 2),
      inSpare.topAnchor.constraint(equalTo: spare.topAnchor, constant: 2),
      other.widthAnchor.constraint(equalToConstant: 66), conflict, inactive,
    ]
    constraints.forEach(world.enter)
    inactive.isActive = false
  }

  /// Gives the panel, or the root if it alone hears it, something to react to.
  func react(_ reaction: PlannedReaction, inAFit: Bool) {
    let view = reaction.hook == .layoutConflict ? world.root : panel
    world.plan(reaction, at: view)
    world.listening {
      panel.layoutMargins.left += 4
      panel.alignment.top += 1
      controller.additionalSafeAreaInsets.top += 5
      panel.semanticContentAttribute = .forceRightToLeft
      world.root.frame.size.width += 20
      switch reaction.hook {
      case .willMove, .didMove:
        world.detach(panel)
        world.root.addSubview(panel)
        world.noteDetached(panel)
      case .didAddSubview:
        let added = FuzzView()
        added.accessibilityIdentifier = "added"
        panel.addSubview(added)
      case .willRemoveSubview:
        (panel.subviews.first as? FuzzView).map(world.detach)
      case .frame:
        panel.frame.size.width += 1
      case .layoutConflict where conflict.isActive:
        conflict.isActive = false
        world.root.layoutIfNeeded()
        conflict.isActive = true
        world.noteActivation(of: conflict)
      case .systemLayoutSizeFitting:
        _ = panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      default:
        break
      }
      if inAFit { _ = world.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    }
  }
}
