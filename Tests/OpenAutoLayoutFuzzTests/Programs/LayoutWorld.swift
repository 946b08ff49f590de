import OpenAutoLayout

/// A tree of views, what has left it, and the constraints between them, as a program changes them.
@MainActor
final class LayoutWorld {
  /// What a program does, so that each kind can be compared with what is exact for it.
  enum Climate: Int, CaseIterable {
    /// Whole numbers, exact frames.
    case calm
    /// Whole numbers, frames at pixels.
    case pixels
    /// Numbers from 1e-9 to 1e7.
    case wild
    /// As calm, and with guides of margins and safe areas.
    case guided
    /// As guided, and with views that change the tree when they are asked or notified.
    case reactive
    /// As reactive, with reactions to anything, in each other and in trees beside the first.
    case provoked
    /// As calm, and with stack views.
    case stacked
    /// Cells, scroll views, controls, texts, controllers and manual layouts, at any scale.
    case everyday
    /// As everyday, around screens between bars.
    case barred

    var isExact: Bool { self == .calm || self == .stacked || self == .guided || isReactive }
    var isReactive: Bool { self == .reactive || self == .provoked }
    var isEveryday: Bool { self == .everyday || self == .barred }
    var hasGuides: Bool { self == .guided || isReactive || isEveryday }
    /// Whether lengths may lie between two pixels.
    var isBetweenPixels: Bool { self == .pixels || isEveryday }
    /// Whether some heights follow widths. Then no width is made to follow a height.
    var hasTexts: Bool { self == .stacked || isReactive || isEveryday }
  }

  let climate: Climate
  let root: FuzzView
  /// Views outside of the tree, each the topmost of its own.
  var detached: [UIView] = []
  var constraints: [NSLayoutConstraint] = []
  /// What the constraints between distances were made of.
  var distances: [ObjectIdentifier: DistanceRecipe] = [:]
  /// When each constraint was activated last.
  var activations: [ObjectIdentifier: Int] = [:]
  var lastActivation = 0
  /// Whether a constraint was ever measured through sums of origins, or of a guide of margins, or made
  /// by a stack view. Such rows are the engine's own; they stay, and break ties in the order in which
  /// they were needed.
  var tiesFollowHistory = false
  /// Whether a mask was ever read when a part of what it shares out was nothing.
  var hasUnsteadyMask = false
  var madeViews = 0
  var conflicts: [UIView.LayoutConflict] = []
  /// What some views' controllers are, which keep them alive.
  var controllers: [UIViewController] = []
  /// How the views were made that a copy cannot read off, by their names.
  var recipes: [String: ViewRecipe] = [:]
  /// Whether views react to what they hear.
  var isListening = false
  /// How often one did.
  var reactionCount = 0
  /// What they do beside what they have in mind.
  var provocation: Provocation?
  /// Where views are on their way to, which must not come into one of these.
  var destinations: [UIView] = []
  /// The constraints that a change of the tree has to leave active.
  var expectedActive: Set<ObjectIdentifier> = []
  private(set) var complaints: [String] = []

  init(climate: Climate) {
    self.climate = climate
    root = FuzzView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.contentScaleFactor = climate == .pixels ? 3 : .infinity
    root.accessibilityIdentifier = "root"
    recipes["root"] = ViewRecipe(make: { FuzzView() })
    root.layoutConflictHandler = { [unowned self] in
      conflicts.append($0)
      heard(.layoutConflict, at: root)
    }
    // What programs do in layouts comes to an end.
    root.layoutLoopHandler = { [unowned self] in
      // Texts whose widths follow their heights are made by chance.
      if !$0.description.hasPrefix("The height of") { complain("\($0)") }
    }
    root.hear = hearing
  }

  /// What a view of this world does with what it hears.
  var hearing: (@MainActor (FuzzView, Hook) -> Void)? {
    guard climate.isReactive else { return nil }
    return { [unowned self] view, hook in heard(hook, at: view) }
  }

  /// The views of the tree, superviews first, but for those that other views make for themselves.
  var views: [UIView] { root.family.filter(isOfProgram) }

  var allViews: [UIView] { views + detached.flatMap(\.family).filter(isOfProgram) }

  /// Those of the tree that answer as a program says.
  var fuzzViews: [FuzzView] { views.compactMap { $0 as? FuzzView } }

  var allFuzzViews: [FuzzView] { allViews.compactMap { $0 as? FuzzView } }

  func controller(of view: UIView) -> UIViewController? {
    controllers.first { $0.viewIfLoaded === view }
  }

  /// Runs a step, and says so if anything is wrong after it.
  func run(_ words: some Sequence<UInt64>) -> [String] {
    for word in words {
      listening { step(word) }
      noteUnsteadyMasks()
      checkInvariants()
      if !complaints.isEmpty { break }
    }
    if complaints.isEmpty { layOutAndCompare() }
    if complaints.isEmpty { checkInvariants() }
    return complaints
  }

  func complain(_ complaint: String) {
    complaints.append(complaint)
  }

  private func checkInvariants() {
    #if DEBUG
      for top in [root] + detached {
        for problem in top.brokenLayoutInvariants { complain(problem) }
      }
    #endif
  }
}

extension UIView {
  /// The view and all below it, superviews first.
  var family: [UIView] {
    var family = [self]
    var next = 0
    while next < family.count {
      family += family[next].subviews
      next += 1
    }
    return family
  }

  var topmost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

@MainActor
func owningView(of item: AnyObject) -> UIView? {
  (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
}
