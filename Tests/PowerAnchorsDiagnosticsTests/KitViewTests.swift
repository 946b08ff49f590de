// tvOS has neither toolbars nor pickers.
#if (canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout) && !os(tvOS)
  import LayoutTestSupport
  import PowerAnchorsDiagnostics
  import Testing

  // Doubles of private views of UIKit, which has them by these names.
  private final class _UIToolbarContentView: UIView {}
  private final class _UIButtonBarStackView: UIView {}
  private final class _UIModernBarButton: UIView {}

  private final class Badge: UIView {}

  private final class MyBar: UIToolbar {
    let line = UIView()
  }

  /// What the kit's views are made of is no business of the client.
  @MainActor
  struct KitViewTests {
    private let root = LayoutView.root(width: 320, height: 480)

    private func addBar(_ bar: UIToolbar = UIToolbar()) -> UIToolbar {
      root.addSubviewsUsingAutoLayout(bar)
      bar.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      bar.heightAnchor.constrain(to: 44)
      return bar
    }

    private func problems() -> [String] {
      root.silenceConflicts()
      return root.layoutProblems(of: .all).map(\.summary)
    }

    @Test func aBarThatHasNoWidthYetContradictsItself() {
      let bar = addBar()
      let content = _UIToolbarContentView(), stack = _UIButtonBarStackView()
      let button = _UIModernBarButton(), space = UIView()
      bar.addSubview(content)
      for (view, superview) in [(stack, content), (button, stack), (space, stack)]
        as [(UIView, UIView)]
      {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
      }
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        button.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 8),
        button.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -8),
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
        content.widthAnchor.constraint(lessThanOrEqualTo: stack.layoutMarginsGuide.widthAnchor),
      ])
      let weak = space.widthAnchor.constraint(equalTo: button.widthAnchor, constant: 50)
      weak.priority = .defaultLow
      weak.isActive = true
      #expect(problems() == [])
      #expect(root.layoutDifferences().isEmpty)
    }

    @Test func partsMayReachOutAndOverlap() {
      let bar = addBar()
      let picker = UIPickerView()
      root.addSubviewsUsingAutoLayout(picker)
      picker.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      picker.heightAnchor.constrain(to: 200)
      root.layoutIfNeeded()
      for superview in [bar, picker] as [UIView] {
        for x in [-20, -10] as [CGFloat] {
          let label = UILabel(frame: CGRect(x: x, y: -5, width: 40, height: 10))
          label.text = "A text that is cut off"
          superview.addSubview(label)
        }
      }
      #expect(problems() == [])
    }

    @Test func whatAClientAddsToABarIsJudged() {
      let bar = MyBar()
      _ = addBar(bar)
      bar.addSubviewsUsingAutoLayout(bar.line)
      bar.line.edgeAnchors.excluding([.leading, .bottom]).constrain(to: bar.edgeAnchors)
      bar.line.heightAnchor.constrain(to: 1)
      let badge = Badge()
      bar.addSubviewsUsingAutoLayout(badge)
      badge.anchors([.top, .leading]).constrain(to: .superview)
      badge.sizeAnchors.constrain(to: CGSize(width: 10, height: 70))
      let found = root.layoutProblems
      #expect(found.map(\.kind) == [.ambiguity, .outsideSuperview])
      #expect(found.map(\.view) == [bar.line, badge])
    }

    @Test func aClientsViewIsJudgedFromTheInsideWhereTheKitPlacesIt() {
      let bar = addBar()
      let content = _UIToolbarContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let badge = Badge(frame: CGRect(x: 300, y: 0, width: 40, height: 44))
      let label = UILabel()
      bar.addSubview(content)
      content.addSubview(badge)
      badge.addSubviewsUsingAutoLayout(label)
      label.edgeAnchors.excluding(.trailing).constrain(to: badge.edgeAnchors)
      label.widthAnchor.constrain(to: 60)
      #expect(root.layoutProblems.map(\.view) == [label])
    }

    @Test func whatClientsFillIsJudged() {
      let effect = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 100, width: 320, height: 100)
      let button = UIButton(type: .system), control = UIControl()
      button.frame = CGRect(x: 0, y: 200, width: 320, height: 100)
      control.frame = CGRect(x: 0, y: 300, width: 320, height: 100)
      let holders = [effect, cell, button, control]
      let labels = holders.map { holder in
        let label = UILabel()
        root.addSubview(holder)
        holder.addSubviewsUsingAutoLayout(label)
        label.anchors([.top, .trailing]).constrain(to: .superview)
        label.sizeAnchors.constrain(to: CGSize(width: 330, height: 10))
        return label
      }
      let found = root.layoutProblems
      #expect(found.allSatisfy { $0.kind == .outsideSuperview })
      // In a debug build, the line that makes all of them too wide is one problem.
      let items = found.flatMap(\.items)
      for label in labels { #expect(items.contains { $0 === label }) }
    }

    #if !canImport(UIKit) || OpenAutoLayout
      // UIKit places a controller when its window appears, and there is none.
      @Test func aScreenInAContainerIsJudged() {
        let controller = UIViewController(), label = UILabel()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        label.text = "A text"
        controller.view.addSubviewsUsingAutoLayout(label)
        label.topAnchor.constrain(to: controller.view.topAnchor, with: 100)
        #expect(navigation.view.layoutProblems.map(\.view) == [label])
      }
    #endif

    @Test func constraintsOfClientsAreReadWhateverTheyAreCalled() {
      let view = UIView()
      root.addSubviewsUsingAutoLayout(view)
      view.anchors([.top, .leading]).constrain(
        to: root, identifier: "UIView+LayoutGuide-constraints.swift:12")
      view.widthAnchor.constrain(to: 30, identifier: "NSView-LayoutGuide-1.swift:13")
      view.heightAnchor.constrain(
        to: root.safeAreaLayoutGuide.heightAnchor, identifier: "UIView-guide-constraint")
      #expect(problems() == [])
    }
  }
#endif
