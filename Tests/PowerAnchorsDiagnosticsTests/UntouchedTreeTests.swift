#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import PowerAnchors
  import PowerAnchorsDiagnostics
  import Testing

  /// Looking for problems leaves a tree as it was.
  @MainActor
  struct UntouchedTreeTests {
    private func state(_ root: UIView) -> [String] {
      var state: [String] = []
      var open = [root]
      while let view = open.popLast() {
        state.append(
          "\(view.frame) \(view.bounds) \(view.layoutGuides.count) \(view.constraints.count)")
        open += view.subviews
      }
      return state
    }

    @Test func problemsAreReadWithoutATrace() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let (title, note) = (UILabel(), UILabel())
      root.addSubviewsUsingAutoLayout(title, note)
      title.text = "Title"
      note.text = "A text that reaches out of the screen, since nothing says where it ends"
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor)
      note.firstBaselineAnchor.constrain(to: title.firstBaselineAnchor)
      note.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
      root.layoutIfNeeded()
      let before = state(root)
      #expect(root.layoutProblems.count == 1)
      #expect(root.layoutProblems(widths: [320, 375]).count == 1)
      #expect(state(root) == before)
    }

    /// UIKit makes the label of a button's title when it is first read.
    @Test func aButtonsTitleIsReadWithoutATrace() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let key = UIButton(type: .system)
      key.setTitle("i", for: [])
      root.addSubviewsUsingAutoLayout(key)
      key.anchors([.top, .leading]).constrain(to: .superview)
      key.widthAnchor.constrain(to: 24)
      key.heightAnchor.constrain(to: 44)
      root.layoutIfNeeded()
      let before = state(root)
      #expect(!root.layoutProblems.contains { $0.kind == .clippedText })
      #expect(state(root) == before)
    }
  }
#endif
