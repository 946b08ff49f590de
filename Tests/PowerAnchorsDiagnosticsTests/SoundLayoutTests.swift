#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import LayoutTestSupport
  import PowerAnchorsDiagnostics
  import Testing

  /// Layouts in which a careless reader would find mistakes.
  ///
  /// UIKit may break ties otherwise, so that its differences are listed.
  @Suite(.listingDifferences) @MainActor
  struct SoundLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func expectNoProblems(_ location: SourceLocation = #_sourceLocation) {
      let problems = root.layoutProblems(widths: stride(from: 320, through: 1020, by: 100))
      #expect(problems.isEmpty, "\(problems)", sourceLocation: location)
      let differences = root.layoutDifferences(tolerance: 0.4)
      #expect(differences.isEmpty, "\(differences)", sourceLocation: location)
    }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label
    }

    /// A stack at the top of the root, as wide as the root.
    private func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = axis
      stack.spacing = 8
      root.addSubviewsUsingAutoLayout(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return stack
    }

    private let paragraph = "A text of several words that takes more than one line in a narrow view"

    @Test func linesThatWrap() {
      _ = stack(.vertical, [label(paragraph, lines: 0), label(paragraph, lines: 0), label("End")])
      expectNoProblems()
    }

    @Test func aStackSaysWhichOfEqualViewsGivesWay() {
      _ = stack(.horizontal, [label("Title"), label("Detail"), label("Time")])
      expectNoProblems()
    }

    @Test func aSpacerTakesTheRoomOfAStack() {
      _ = stack(.horizontal, [label("Title"), UIView(), label("Time")])
      expectNoProblems()
    }

    @Test func stacksInStacks() {
      let row = UIStackView(arrangedSubviews: [label("Title"), UIView(), label("Time")])
      let column = UIStackView(arrangedSubviews: [row, label(paragraph, lines: 0)])
      column.axis = .vertical
      let outer = stack(.horizontal, [column, label("Badge")])
      outer.alignment = .top
      expectNoProblems()
    }

    @Test(
      arguments: [UIStackView.Distribution.fillEqually, .equalSpacing, .fillProportionally])
    func stacksThatDistribute(_ distribution: UIStackView.Distribution) {
      stack(.horizontal, [label("One"), label("Two"), label("Three")]).distribution = distribution
      expectNoProblems()
    }

    @Test func whatIsInAHiddenViewDoesNotShow() {
      let hidden = UIView()
      let inner = label(paragraph)
      hidden.addSubviewsUsingAutoLayout(inner)
      inner.edgeAnchors.constrain(to: hidden.edgeAnchors)
      _ = stack(.vertical, [label("Title"), hidden, label("End")])
      hidden.isHidden = true
      expectNoProblems()
    }

    @Test func whatIsTransparentDoesNotShow() {
      for text in ["Saved", "Not saved"] {
        let label = label(text)
        root.addSubviewsUsingAutoLayout(label)
        label.centerAnchors.constrain(to: root.centerAnchors)
        label.alpha = text == "Saved" ? 1 : 0
      }
      expectNoProblems()
    }

    @Test func aFormThatScrolls() {
      let scroll = UIScrollView()
      let form = UIView()
      root.addSubviewsUsingAutoLayout(scroll)
      scroll.addSubviewsUsingAutoLayout(form)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      form.edgeAnchors.constrain(to: scroll.edgeAnchors)
      form.widthAnchor.constrain(to: scroll.widthAnchor)
      form.heightAnchor.constrain(to: 2_000)
      expectNoProblems()
    }

    @Test func aFormThatScrollsByGuides() {
      let scroll = UIScrollView()
      let form = UIView()
      root.addSubviewsUsingAutoLayout(scroll)
      scroll.addSubviewsUsingAutoLayout(form)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      form.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      form.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      form.heightAnchor.constrain(to: 2_000)
      expectNoProblems()
    }

    @Test func aScrolledFormWithWhatFloatsAndWhatIsInTheMiddle() {
      let scroll = UIScrollView()
      let (form, badge, spinner, note) = (UIView(), UIView(), UIView(), UIView())
      root.addSubviewsUsingAutoLayout(scroll)
      scroll.addSubviewsUsingAutoLayout(form, badge, spinner)
      form.addSubviewsUsingAutoLayout(note)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      form.edgeAnchors.constrain(to: scroll.layoutMarginsGuide.edgeAnchors)
      form.widthAnchor.constrain(to: scroll.layoutMarginsGuide.widthAnchor)
      form.heightAnchor.constrain(to: 2_000)
      spinner.centerAnchors.constrain(to: scroll.centerAnchors)
      badge.topAnchor.constrain(to: root.topAnchor, with: 10)
      badge.leadingAnchor.constrain(to: root.leadingAnchor, with: 10)
      note.topAnchor.constrain(to: badge.bottomAnchor, with: 10)
      note.leadingAnchor.constrain(to: form.leadingAnchor)
      for view in [badge, spinner, note] {
        view.widthAnchor.constrain(to: 20)
        view.heightAnchor.constrain(to: 20)
      }
      expectNoProblems()
      scroll.contentOffset.y = 700
      expectNoProblems()
    }

    @Test func aScrollViewWhoseClientSetsTheContent() {
      let scroll = UIScrollView()
      root.addSubviewsUsingAutoLayout(scroll)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      scroll.contentSize = CGSize(width: 320, height: 900)
      scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 900)))
      expectNoProblems()
    }

    @Test func viewsInGuidesOfTheKit() {
      for guide in [root.safeAreaLayoutGuide, root.layoutMarginsGuide, root.readableContentGuide] {
        let view = UIView()
        root.addSubviewsUsingAutoLayout(view)
        view.edgeAnchors.constrain(to: guide.edgeAnchors)
      }
      expectNoProblems()
    }

    @Test func textsOnOneBaseline() {
      let (title, detail) = (label("Title"), label("Detail"))
      title.font = .systemFont(ofSize: 28)
      root.addSubviewsUsingAutoLayout(title, detail)
      title.topAnchor.constrain(to: root.topAnchor, with: 16)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      detail.firstBaselineAnchor.constrain(to: title.firstBaselineAnchor)
      detail.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
      let note = label("Note")
      root.addSubviewsUsingAutoLayout(note)
      note.leadingAnchor.constrain(to: title.leadingAnchor)
      note.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: title.bottomAnchor, multiplier: 1
      ).isActive = true
      note.firstBaselineAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: detail.lastBaselineAnchor, multiplier: 1
      ).isActive = true
      let close = note.topAnchor.constraint(equalTo: title.bottomAnchor)
      close.priority = .defaultLow
      close.isActive = true
      expectNoProblems()
    }

    @Test func aButtonPlacesItsTitle() {
      let button = UIButton(type: .system)
      button.setTitle("Continue", for: [])
      button.titleLabel?.font = .systemFont(ofSize: 20)
      root.addSubviewsUsingAutoLayout(button)
      button.centerAnchors.constrain(to: root.centerAnchors)
      expectNoProblems()
    }

    @Test func aTextThatMayBecomeSmaller() {
      let price = label("A long price")
      price.adjustsFontSizeToFitWidth = true
      price.minimumScaleFactor = 0.5
      root.addSubviewsUsingAutoLayout(price)
      price.topAnchor.constrain(to: root.topAnchor)
      price.leadingAnchor.constrain(to: root.leadingAnchor)
      price.widthAnchor.constrain(to: 60)
      expectNoProblems()
    }

    @Test func aBackgroundMayBeCoveredInPart() {
      let (background, caption, button) = (UIView(), label("Caption"), UIButton(type: .system))
      button.setTitle("Share", for: [])
      root.addSubviewsUsingAutoLayout(background, caption, button)
      caption.centerAnchors.constrain(to: root.centerAnchors)
      background.edgeAnchors.constrain(to: caption.edgeAnchors, insetBy: -16)
      button.centerXAnchor.constrain(to: background.centerXAnchor)
      button.topAnchor.constrain(to: caption.bottomAnchor)
      expectNoProblems()
    }

    @Test func aViewBelowOneWhoseFrameIsSet() {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      header.autoresizingMask = .flexibleWidth
      let content = UIView()
      root.addSubview(header)
      root.addSubviewsUsingAutoLayout(content)
      // The frame is set first, and said first.
      header.bottomAnchor.constraint(equalTo: content.topAnchor).isActive = true
      content.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      expectNoProblems()
    }

    @Test func aCellInATable() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      cell.autoresizingMask = .flexibleWidth
      root.addSubview(cell)
      let (title, detail) = (label("Title"), label(paragraph, lines: 0))
      cell.contentView.addSubviewsUsingAutoLayout(title, detail)
      title.edgeAnchors.excluding(.bottom).constrain(
        to: cell.contentView.layoutMarginsGuide.edgeAnchors)
      detail.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      detail.horizontalAnchors.constrain(to: title.horizontalAnchors)
      detail.bottomAnchor.constrain(.lessThanOrEqual, to: cell.contentView.bottomAnchor)
      expectNoProblems()
    }
  }
#endif
