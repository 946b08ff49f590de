#if os(macOS) || os(Linux) || os(Windows)
  import Foundation
  import OpenAutoLayout
  import Testing

  /// Each broken rule stops with its own sentence.
  @MainActor
  struct ErrorTests {
    private func expect(
      _ result: ExitTest.Result?, says sentence: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains(sentence), sourceLocation: sourceLocation)
    }

    @Test func aForeignItem() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = relation("a string", .width, nil, .notAnAttribute)
      }
      expect(result, says: "A constraint relates views and guides, and String is neither")
    }

    @Test func aFirstAttributeThatIsNone() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = relation(UIView(), .notAnAttribute, nil, .notAnAttribute)
      }
      expect(result, says: "pass an attribute other than .notAnAttribute")
    }

    @Test func aSecondItemWithoutAnAttribute() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = relation(UIView(), .width, UIView(), .notAnAttribute)
      }
      expect(result, says: "A second item comes with an attribute")
    }

    @Test func aLocationSetToAConstant() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = relation(UIView(), .left, nil, .notAnAttribute, plus: 10)
      }
      expect(result, says: "A location cannot be set to a constant, as UIView.left == 10 does")
    }

    @Test func aLocationTimesZero() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = relation(UIView(), .top, UIView(), .top, times: 0)
      }
      expect(result, says: "A location cannot be related to nothing")
    }

    @Test func aLocationWithASize() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = relation(UIView(), .top, UIView(), .height)
      }
      expect(result, says: "A location cannot be related to a size, as UIView.top == UIView.height")
    }

    @Test func leadingWithLeft() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = relation(UIView(), .leading, UIView(), .left)
      }
      expect(result, says: "Leading and trailing cannot be related to left and right")
    }

    @Test func leadingWithLeftAmongAnchors() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = UIView().rightAnchor.constraint(equalTo: UIView().trailingAnchor)
      }
      expect(result, says: "use leading and trailing on both sides, or left and right on both")
    }

    @Test func aConstantThatIsNotANumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
      }
      expect(result, says: "The constant of a constraint is finite, and nan is not")
    }

    @Test func anInfiniteConstantSetLater() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.identifier = "Form.swift:42"
        width.constant = .infinity
      }
      expect(result, says: "The constant of a constraint is finite, and inf is not")
      expect(result, says: "The constraint is Form.swift:42 (UIView.width == 1).")
    }

    @Test func aMultiplierThatIsNotANumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor, multiplier: .nan)
      }
      expect(result, says: "The multiplier of a constraint is finite, and nan is not")
    }

    @Test func anInfiniteMultiplierOfASystemSpacing() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = UIView().topAnchor.constraint(
          equalToSystemSpacingBelow: UIView().bottomAnchor, multiplier: .infinity)
      }
      expect(result, says: "The multiplier of a constraint is finite, and inf is not")
    }

    @Test func priorityZero() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
      }
      expect(
        result, says: "The priority of a constraint is above 0 and at most 1000, and 0.0 is not")
    }

    @Test func priorityAboveRequired() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
      }
      expect(result, says: "and 1001.0 is not")
    }

    @Test func huggingOutOfRange() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIView().setContentHuggingPriority(UILayoutPriority(-1), for: .horizontal)
      }
      expect(result, says: "A hugging or compression resistance priority lies within 0 and 1000")
    }

    @Test func noCommonAncestor() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let a = UIView()
        let b = UIView()
        a.accessibilityIdentifier = "title"
        a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
      }
      expect(result, says: "those of title.top == UIView.top have none: add them to one tree")
    }

    @Test func activatedAgainAfterRemoval() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = Scene()
        let a = scene.view()
        let b = scene.view()
        let constraint = a.topAnchor.constraint(equalTo: b.topAnchor)
        constraint.isActive = true
        b.removeFromSuperview()
        constraint.isActive = true
      }
      expect(result, says: "The items of an active constraint have a common ancestor")
    }

    @Test func aHolderThatIsNoAncestor() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = Scene()
        let a = scene.view()
        let b = scene.view()
        a.addConstraint(a.topAnchor.constraint(equalTo: b.topAnchor))
      }
      expect(result, says: "A view holds constraints between itself and its descendants")
    }

    @Test func aHolderToWhichAnOverrideHandsAConstraint() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let view = Redirecting()
        view.addSubview(UIView())
        view.widthAnchor.constraint(equalToConstant: 1).isActive = true
      }
      expect(result, says: "A view holds constraints between itself and its descendants")
    }

    /// A view that gives its constraints to its subview.
    final class Redirecting: UIView {
      override func addConstraint(_ constraint: NSLayoutConstraint) {
        subviews.first?.addConstraint(constraint)
      }
    }

    @Test func aConstraintOfNothing() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIView().addConstraint(NSLayoutConstraint())
      }
      expect(result, says: "A constraint without items")
    }

    @Test func aViewInsideItself() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
      expect(result, says: "A view cannot be inside itself")
    }

    // As text: what is not finite does not reach an exit test.
    @Test(arguments: ["0", "-1", "inf", "nan"])
    func metricsThatMeasureNothing(_ number: String) async {
      let width = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor [number] in
        UILabel().textMetrics.characterWidth = try #require(Double(number))
      }
      expect(width, says: "The width of a character and the height of a line are above 0")
      let height = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor [number] in
        UILabel().textMetrics.lineHeight = try #require(Double(number))
      }
      expect(height, says: "The width of a character and the height of a line are above 0")
    }

    @Test(arguments: ["-1", "inf", "nan"])
    func anAscentThatIsNone(_ number: String) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor [number] in
        UILabel().textMetrics.ascent = try #require(Double(number))
      }
      expect(result, says: "the ascent is not negative")
    }

    @Test func aControllerThatMakesNoView() async {
      final class Empty: UIViewController {
        override func loadView() {}
      }
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Empty().view.layoutIfNeeded()
      }
      expect(result, says: "loadView() gives a controller its view, and that of Empty does not")
    }

    @Test func aVisualFormatThatCannotBeRead() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[a(>=]", metrics: nil, views: ["a": UIView()])
      }
      expect(result, says: "a name is missing.\nH:|-[a(>=]\n         ^")
    }

    @Test func aVisualFormatWithAnUnknownName() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:[a]-gap-[b]", metrics: ["gap": 3], views: ["a": UIView()])
      }
      expect(result, says: "The visual format names b, which is neither")
    }

    @Test func aVisualFormatThatAlignsAlongItself() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "V:[a][a]", options: .alignAllTop, metrics: nil, views: ["a": UIView()])
      }
      expect(result, says: "A visual format aligns views across its own direction")
    }

    // MARK: What is legal

    @Test func positionsOfBothAxesMayBePaired() {
      let scene = Scene()
      let v = scene.view()
      v.pinSize(10, 10)
      scene.activate(
        relation(v, .left, scene.root, .bottom, times: 0.5),
        relation(v, .bottom, scene.root, .right, plus: -100))
      scene.layout()
      #expect(v.frame == CGRect(x: 200, y: 290, width: 10, height: 10))
    }

    @Test func aSizeTimesZeroIsAConstant() {
      let scene = Scene()
      let v = scene.view()
      scene.activate(relation(v, .width, scene.root, .width, times: 0, plus: 30))
      scene.layout()
      #expect(v.frame.width == 30)
    }

    @Test func aBareConstraintIsHarmless() {
      let constraint = NSLayoutConstraint()
      constraint.constant = 3
      constraint.priority = .defaultLow
      constraint.isActive = false
      #expect(constraint.firstItem == nil)
      #expect(!constraint.isActive)
    }

    @Test func aHugeConstantLeavesFramesFinite() {
      let scene = Scene()
      scene.root.layoutConflictHandler = { _ in }
      let v = scene.view()
      scene.activate(v.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude))
      scene.layout()
      #expect(v.frame.width.isFinite)
    }

    @Test func aPriorityMayCrossRequiredWhileActive() {
      let scene = Scene()
      let v = scene.view()
      let narrow = v.widthAnchor.constraint(equalToConstant: 100)
      let wide = v.widthAnchor.constraint(equalToConstant: 200).at(999)
      scene.activate(narrow, wide)
      scene.layout()
      #expect(v.frame.width == 100)
      wide.priority = .required
      narrow.priority = UILayoutPriority(998)
      scene.layout()
      #expect(v.frame.width == 200)
    }
  }
#endif
