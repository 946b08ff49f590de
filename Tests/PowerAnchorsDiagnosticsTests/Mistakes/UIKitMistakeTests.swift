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
          """
          The height of scroll.contentLayoutGuide is ambiguous: nothing ties UIView #0, the last view in it, \
          to its bottom edge, so scroll cannot tell how high its content is.
          """
        ])
      #expect(problems.first?.view === scroll)
      form.bottomAnchor.constrain(to: scroll.bottomAnchor)
      #expect(root.layoutProblems.isEmpty)
    }

    @Test func aContentWithoutAWidth() throws {
      let scroll = UIScrollView()
      let form = UIView()
      form.accessibilityIdentifier = "form"
      scroll.accessibilityIdentifier = "scroll"
      root.addSubviewsUsingAutoLayout(scroll)
      scroll.addSubviewsUsingAutoLayout(form)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      form.edgeAnchors.constrain(to: scroll.edgeAnchors)
      form.heightAnchor.constrain(to: 900)
      let problems = root.layoutProblems
      #expect(problems.map(\.kind) == [.ambiguity])
      #expect(problems.first?.view === form)
      #expect(
        problems.first?.remedy
          == "tie the width of form to that of scroll.frameLayoutGuide, or give it a width.")
      form.widthAnchor.constrain(to: scroll.widthAnchor)
      #expect(root.layoutProblems.isEmpty)
    }

    @Test func aLabelThatIsTooLowForItsLines() throws {
      let note = UILabel()
      note.text = "A text of several words that does not fit into two lines"
      note.numberOfLines = 3
      root.addSubviewsUsingAutoLayout(note)
      note.topAnchor.constrain(to: root.topAnchor)
      note.leadingAnchor.constrain(to: root.leadingAnchor)
      note.widthAnchor.constrain(to: 120)
      // Three lines are meant to cut the text, and two cut these.
      let height = note.heightAnchor.constrain(to: 42)
      let problems = root.layoutProblems
      #expect(problems.map(\.kind) == [.clippedText])
      #expect(problems.first?.sides == [.height])
      #expect(problems.first?.constraints.first === height)
      height.isActive = false
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
      root.addSubviewsUsingAutoLayout(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let height = stack.heightAnchor.constrain(to: 30)
      let problems = root.layoutProblems
      #expect(problems.count == 1)
      #expect(problems.first?.constraints.first === height)
      height.isActive = false
      // A negative spacing is meant.
      stack.spacing = -8
      #expect(root.layoutProblems.isEmpty)
    }
  }
#endif
