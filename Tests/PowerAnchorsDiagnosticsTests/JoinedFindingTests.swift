#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import LayoutTestSupport
  import PowerAnchors
  import PowerAnchorsDiagnostics
  import Testing

  /// What has one cause is one problem, and no problem hides another one.
  @MainActor
  struct JoinedFindingTests {
    private let root = screen()
    private let row = plain("row")

    private func addRow(of height: CGFloat) {
      root.addSubviewsUsingAutoLayout(row)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      row.heightAnchor.constrain(to: height)
    }

    private func add(_ name: String, of size: CGFloat, at leading: CGFloat) {
      let label = text("Text")
      label.accessibilityIdentifier = name
      label.font = .systemFont(ofSize: size)
      row.addSubviewsUsingAutoLayout(label)
      label.topAnchor.constrain(to: row.topAnchor)
      label.bottomAnchor.constrain(to: row.bottomAnchor)
      label.leadingAnchor.constrain(to: row.leadingAnchor, with: leading)
    }

    @Test func theRemedyIsEnoughForAllThatHaveTheCause() throws {
      addRow(of: 20)
      add("small", of: 30, at: 0)
      add("large", of: 60, at: 100)
      let problems = root.layoutProblems
      #expect(problems.count == 1, "\(problems)")
      let problem = try #require(problems.first)
      #expect(problem.summary.contains("It concerns large, too."), "\(problem)")
      let height = try #require(
        row.constraints.first { $0.firstAttribute == .height && $0.firstItem === row })
      let words = problem.remedy.split(separator: " ").map { $0.filter(\.isNumber) }
      height.constant = try #require(words.compactMap { Double($0) }.first.map { CGFloat($0) })
      #expect(root.layoutProblems.isEmpty, "\(problem)")
    }

    /// As in the sample screen of the article: the heights are open because of the inequality.
    @Test func anOverlapThatAnInequalityHoldsIsNoAmbiguity() throws {
      let (welcome, dismiss) = (text("Welcome"), text("Dismiss"))
      welcome.accessibilityIdentifier = "welcome"
      root.addSubviewsUsingAutoLayout(welcome, dismiss)
      dismiss.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      welcome.topAnchor.constrain(to: root.topAnchor, with: 74)
      welcome.bottomAnchor.constrain(.atLeast, to: dismiss.topAnchor, with: 12)
      welcome.horizontalAnchors.constrain(to: dismiss.horizontalAnchors)
      let problems = root.layoutProblems
      #expect(problems.count == 1, "\(problems)")
      let problem = try #require(problems.first)
      #expect(problem.kind == .overlap, "\(problem)")
      #expect(problem.remedy.contains("turn the relation"), "\(problem)")
    }

    /// A picture may be smaller than its content, which scales.
    @Test func aPictureIsToldHowMuchRoomToLeave() throws {
      let (photo, title) = (
        UIImageView(image: UIImage(size: CGSize(width: 280, height: 40))), text("Title")
      )
      root.addSubviewsUsingAutoLayout(photo, title)
      for view in [photo, title] { view.topAnchor.constrain(to: root.topAnchor, with: 16) }
      photo.leadingAnchor.constrain(to: root.leadingAnchor)
      photo.widthAnchor.constrain(to: 300)
      title.text = "A walk around the harbor"
      title.leadingAnchor.constrain(to: photo.trailingAnchor)
      title.trailingAnchor.constrain(to: root.trailingAnchor)
      let problems = root.layoutProblems
      #expect(try #require(problems.first).remedy.contains("at most 183"), "\(problems)")
    }

    /// As in a release build, no line says that both lengths are one.
    @Test func theRemedyForLengthsWithoutLinesIsEnoughForAllTextSizes() throws {
      let (less, value, more) = (button("Less"), label("100 percent"), button("More"))
      root.addSubviewsUsingAutoLayout(less, value, more)
      for view in [less, value, more] { view.topAnchor.constrain(to: root.topAnchor, with: 30) }
      less.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      more.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let widths = [less, more].map { $0.widthAnchor.constraint(equalToConstant: 110) }
      NSLayoutConstraint.activate(widths)
      value.leadingAnchor.constrain(to: less.trailingAnchor, with: 8)
      more.leadingAnchor.constrain(to: value.trailingAnchor, with: 8)
      let problems = root.layoutProblems(
        widths: [320], textSizes: [.large, .accessibilityLarge])
      #expect(problems.count == 1, "\(problems)")
      #expect(try #require(problems.first).remedy.contains("at most 49 each"), "\(problems)")
    }

    @Test func contraryNeedsOfOneConstraintAreTwoProblems() {
      addRow(of: 40)
      add("large", of: 60, at: 0)
      // The row would have to be lower for the box to stay inside.
      let (panel, box) = (plain("panel"), plain("box"))
      root.addSubviewsUsingAutoLayout(panel)
      panel.addSubviewsUsingAutoLayout(box)
      panel.horizontalAnchors.constrain(to: root.horizontalAnchors)
      panel.topAnchor.constrain(to: root.topAnchor, with: 200)
      panel.bottomAnchor.constrain(to: root.topAnchor, with: 260)
      box.topAnchor.constrain(to: panel.topAnchor, with: 30)
      box.leadingAnchor.constrain(to: panel.leadingAnchor)
      box.widthAnchor.constrain(to: 10)
      box.heightAnchor.constrain(to: row.heightAnchor)
      #expect(Set(root.layoutProblems.map(\.kind)) == [.clippedText, .outsideSuperview])
    }

    @Test func aContentThatDoesNotGrowIsToldToHugLess() throws {
      let check = button("OK")
      root.addSubviewsUsingAutoLayout(check)
      root.layoutConflictHandler = { _ in }
      check.edgeAnchors.excluding([.trailing, .bottom]).constrain(to: root.edgeAnchors, insetBy: 16)
      check.setContentHuggingPriority(.required, for: .horizontal)
      check.widthAnchor.constrain(.greaterThanOrEqual, to: 200)
      let problem = try #require(root.layoutProblems.first)
      #expect(problem.kind == .conflict)
      #expect(problem.remedy.contains("content hugging below 1000"), "\(problem)")
    }

    /// Adds labels below each other, in a loop.
    private func addColumn(_ place: (UILabel) -> Void) -> [UILabel] {
      var top = root.topAnchor
      return ["One", "Two", "Three"].map { word in
        let label = text(word)
        root.addSubviewsUsingAutoLayout(label)
        label.topAnchor.constrain(to: top, with: 8)
        place(label)
        top = label.bottomAnchor
        return label
      }
    }

    /// In a release build, the views made alike say what no line says.
    private func expectOne(
      _ kind: LayoutProblem.Kind, of labels: [UILabel],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let problems = root.layoutProblems
      #expect(problems.map(\.kind) == [kind], "\(problems)", sourceLocation: sourceLocation)
      let items = try #require(problems.first).items
      for label in labels {
        #expect(items.contains { $0 === label }, sourceLocation: sourceLocation)
      }
    }

    @Test func aWrongSignOfOneLineIsOneProblem() throws {
      let labels = addColumn { label in
        label.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        label.trailingAnchor.constrain(to: root.trailingAnchor, with: 16)
      }
      try expectOne(.outsideSuperview, of: labels)
    }

    @Test func whatOneLineLeavesOpenIsOneProblem() throws {
      let boxes = addColumn { label in
        label.leadingAnchor.constrain(.greaterThanOrEqual, to: root.leadingAnchor, with: 16)
      }
      try expectOne(.ambiguity, of: boxes)
    }

    @Test func theSameMistakeAtTwoLinesIsTwoProblems() {
      let (first, second) = (text("First"), text("Second"))
      for view in [first, second] { root.addSubviewsUsingAutoLayout(view) }
      first.topAnchor.constrain(to: root.topAnchor, with: 20)
      second.topAnchor.constrain(to: first.bottomAnchor, with: 20)
      for view in [first, second] {
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
      first.trailingAnchor.constrain(to: root.trailingAnchor, with: 16)
      second.trailingAnchor.constrain(to: root.trailingAnchor, with: 16)
      // Without lines, two labels that say the same are taken for those of a loop.
      #expect(root.layoutProblems.map(\.view) == (isDebugBuild ? [first, second] : [first]))
      #expect(root.layoutProblems.last?.items.contains { $0 === second } == true)
    }

    @Test func aViewThatCoversSeveralIsOneProblem() throws {
      let (first, second, over) = (text("First"), text("Second"), button("Over"))
      for view in [first, second, over] { root.addSubviewsUsingAutoLayout(view) }
      first.topAnchor.constrain(to: root.topAnchor, with: 20)
      second.topAnchor.constrain(to: first.bottomAnchor)
      over.topAnchor.constrain(to: root.topAnchor, with: 30)
      for view in [first, second, over] {
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
      let problems = root.layoutProblems
      #expect(problems.map(\.kind) == [.overlap], "\(problems)")
      #expect(try #require(problems.first).items.contains { $0 === second })
    }
  }
#endif
