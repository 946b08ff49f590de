import LayoutTestSupport
import PowerAnchors
import Testing

/// Each misuse stops a debug build with a sentence that says what to change, at the call.
@MainActor
@Suite(.enabled(if: isDebugBuild))
struct MisuseTests {
  @Test func aConstantThatIsNotFinite() async {
    // Inside the macro every line is the macro's.
    let line = #line + 1
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = LayoutView.root()
      root.addItem(.view).topAnchor.constrain(to: root.topAnchor, with: .nan)
    }
    #expect(result.standardError.contains("The constant is nan. Pass a finite number of points."))
    #expect(result.standardError.contains("MisuseTests.swift:\(line):"))
  }

  @Test func aDimensionThatIsNotFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = LayoutView()
      view.widthAnchor.constrain(to: .infinity)
    }
    #expect(result.standardError.contains("The constant is inf. Pass a finite number of points."))
  }

  @Test func anInsetThatIsNotFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = LayoutView.root()
      root.addItem(.view).edgeAnchors.constrain(to: root.edgeAnchors, insetBy: .infinity)
    }
    #expect(result.standardError.contains("Pass a finite number of points."))
  }

  @Test func aRangeThatIsNotFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = LayoutView()
      view.widthAnchor.constrain(within: 0...CGFloat.infinity)
    }
    #expect(result.standardError.contains("The constant is inf. Pass a finite number of points."))
  }

  @Test func aMultiplierThatIsNotFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = LayoutView.root()
      root.addItem(.view).widthAnchor.constrain(to: root.widthAnchor, multiplyBy: .nan)
    }
    #expect(result.standardError.contains("The multiplier is nan. Pass a finite factor."))
  }

  @Test func aMultiplierOfNothingOnAPosition() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = LayoutView.root()
      root.addItem(.view).topAnchor.constrain(to: root.topAnchor, multiplyBy: 0)
    }
    #expect(result.standardError.contains("Pass another factor."))
  }

  @Test func leadingMixedWithLeft() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = LayoutView.root()
      root.addItem(.view).leadingAnchor.constrain(to: root.leftAnchor)
    }
    #expect(result.standardError.contains("Use leading and trailing on both sides."))
  }

  @Test func rightMixedWithTrailing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = LayoutView.root()
      root.addItem(.guide).rightAnchor.constrain(to: root.trailingAnchor)
    }
    #expect(result.standardError.contains("Use leading and trailing on both sides."))
  }

  @Test func noCommonAncestor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = LayoutView(), root = LayoutView.root()
      view.topAnchor.constrain(to: root.topAnchor)
    }
    #expect(result.standardError.contains("share no ancestor. Add both to one hierarchy"))
  }

  @Test func noCommonAncestorInAGroup() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = LayoutView(), root = LayoutView.root()
      _ = LayoutConstraintGroup {
        view.topAnchor.constrain(to: root.topAnchor, identifier: "view.top")
      }
    }
    #expect(result.standardError.contains("view.top"))
    #expect(result.standardError.contains("share no ancestor. Add both to one hierarchy"))
  }

  @Test func aGuideOfNoView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let guide = LayoutGuide(), root = LayoutView.root()
      guide.topAnchor.constrain(to: root.topAnchor)
    }
    #expect(result.standardError.contains("A layout guide belongs to no view."))
  }

  @Test func aMaskThatIsStillTranslated() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = LayoutView.root(), view = LayoutView()
      root.addSubview(view)
      view.topAnchor.constrain(to: root.topAnchor)
    }
    #expect(result.standardError.contains("Add it with addSubviewsUsingAutoLayout(_:)"))
  }

  @Test func aMaskThatIsStillTranslatedBesideASize() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = LayoutView.root(), view = LayoutView()
      root.addSubview(view)
      view.widthAnchor.constrain(to: 100)
    }
    #expect(result.standardError.contains("Add it with addSubviewsUsingAutoLayout(_:)"))
  }

  @Test func aMaskThatIsTranslatedOnPurposeIsLeftAlone() {
    // A root without a superview, a container held by its content, a size that the mask leaves
    // flexible or that is only wished for, and a constraint that is not active yet.
    let root = LayoutView.root(), container = LayoutView(), content = LayoutView()
    root.widthAnchor.constrain(within: 10...)
    root.addSubview(container)
    container.addSubviewsUsingAutoLayout(content)
    container.bottomAnchor.constrain(
      .greaterThanOrEqual, to: content.bottomAnchor, prioritizeAs: .required - 1)
    container.heightAnchor.constrain(to: 44, prioritizeAs: .required - 1)
    container.topAnchor.constrain(to: root.topAnchor, isActive: false)
    #expect(container.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func constraintsMadeInactiveMayComeBeforeTheHierarchy() {
    let root = LayoutView.root(), view = LayoutView()
    let top = view.topAnchor.constrain(to: root.topAnchor, with: 5, isActive: false)
    let group = LayoutConstraintGroup(isActive: false) {
      view.leadingAnchor.constrain(to: root.leadingAnchor, with: 7)
    }
    root.addSubviewsUsingAutoLayout(view)
    top.isActive = true
    group.isActive = true
    #expect(root.frame(of: view).origin == CGPoint(x: 7, y: 5))
  }
}
