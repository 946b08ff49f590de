#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import PowerAnchorsDiagnostics
  import Testing

  /// Mistakes in views that only UIKit has.
  @MainActor
  struct UIKitMistakeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func aContentWithoutAnEnd() throws {
      let scroll = UIScrollView()
      let form = UIView()
      scroll.accessibilityIdentifier = "scroll"
      root.addSubviewsUsingAutoLayout(scroll)
      scroll.addSubviewsUsingAutoLayout(form)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      form.edgeAnchors.excluding(.bottom).constrain(to: scroll.edgeAnchors)
      form.sizeAnchors.constrain(to: CGSize(width: 320, height: 900))
      let problems = root.layoutProblems
      #expect(
        problems.map(\.summary) == [
          "The height of scroll.contentLayoutGuide is ambiguous: nothing says where it ends."
        ])
      #expect(problems.first?.view === scroll)
      form.bottomAnchor.constrain(to: scroll.bottomAnchor)
      #expect(root.layoutProblems.isEmpty)
    }

    @Test func aContentWithoutAWidth() throws {
      let scroll = UIScrollView()
      let form = UIView()
      form.accessibilityIdentifier = "form"
      root.addSubviewsUsingAutoLayout(scroll)
      scroll.addSubviewsUsingAutoLayout(form)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      form.edgeAnchors.constrain(to: scroll.edgeAnchors)
      form.heightAnchor.constrain(to: 900)
      let problems = root.layoutProblems
      #expect(problems.map(\.kind) == [.ambiguity])
      #expect(problems.first?.view === form)
      #expect(problems.first?.remedy == "give form a trailing anchor or a width.")
      form.widthAnchor.constrain(to: scroll.widthAnchor)
      #expect(root.layoutProblems.isEmpty)
    }

    @Test(arguments: [nil, 100 as CGFloat])
    func aTextOfMoreLinesThanItsLabelMayHave(height: CGFloat?) throws {
      let note = UILabel()
      note.text = "A text of several words that does not fit into two lines"
      note.numberOfLines = 2
      root.addSubviewsUsingAutoLayout(note)
      note.topAnchor.constrain(to: root.topAnchor)
      note.leadingAnchor.constrain(to: root.leadingAnchor)
      note.widthAnchor.constrain(to: 120)
      // Room for more lines does not give it more.
      if let height { note.heightAnchor.constrain(to: height) }
      let problems = root.layoutProblems
      #expect(problems.map(\.kind) == [.clippedText])
      #expect(problems.first?.sides == [.height])
      #expect(problems.first?.remedy.hasPrefix("give it more height or lines") == true)
      note.numberOfLines = 0
      #expect(root.layoutProblems.isEmpty)
    }

    @Test func viewsThatAStackPushesTogether() {
      let labels = ["One", "Two"].map { text -> UILabel in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.spacing = -8
      root.addSubviewsUsingAutoLayout(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let problems = root.layoutProblems
      #expect(problems.map(\.kind) == [.overlap])
      #expect(problems.first?.constraints.contains { $0.identifier == "UISV-spacing" } == true)
      stack.spacing = 0
      #expect(root.layoutProblems.isEmpty)
    }
  }
#endif
