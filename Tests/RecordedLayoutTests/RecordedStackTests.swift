import LayoutTestSupport
import Testing
import UIKitNames

#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  /// Frames of stacks that were recorded on iOS 26, at 2 pixels a point.
  @Suite(.listingDifferences) @MainActor
  struct RecordedStackTests {
    private let scene = Scene(320, 300, scale: 2)

    private func views(_ sizes: (CGFloat, CGFloat)...) -> [ContentView] {
      sizes.map { width, height in
        let view = ContentView()
        view.content = CGSize(width: width, height: height)
        return view
      }
    }

    private func stack(
      _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0,
      _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill
    ) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: views)
      (stack.axis, stack.spacing) = (axis, spacing)
      (stack.distribution, stack.alignment) = (distribution, alignment)
      return stack
    }

    private func layout(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) {
      stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
      scene.root.addSubview(stack)
      scene.layout()
    }

    private func expect(
      _ stack: UIStackView, _ frames: Frame..., within tolerance: CGFloat = 0.001,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(frames.count == stack.arrangedSubviews.count, sourceLocation: sourceLocation)
      for (view, frame) in zip(stack.arrangedSubviews, frames) {
        #expect(
          frame.matches(view.frame, within: tolerance), "\(Frame(view.frame)) instead of \(frame)",
          sourceLocation: sourceLocation)
      }
    }

    @Test func s1AColumnFitsItsContents() {
      let stack = stack(
        .vertical, views((33.5, 20.5), (89, 20.5), (39.5, 20.5)), spacing: 8, .fill, .leading)
      stack.contentScaleFactor = 2
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 89, height: 77.5))
      layout(stack, size.width, size.height)
      expect(stack, Frame(0, 0, 33.5, 20.5), Frame(0, 28.5, 89, 20.5), Frame(0, 57, 39.5, 20.5))
    }

    @Test func s5OfEqualsTheFirstIsSqueezed() {
      let stack = stack(.horizontal, views((126, 20.5), (151, 20.5), (39.5, 20.5)), spacing: 8)
      layout(stack, 288, 24)
      expect(stack, Frame(0, 0, 81.5, 24), Frame(89.5, 0, 151, 24), Frame(248.5, 0, 39.5, 24))
    }

    @Test func s9AHiddenViewLiesInTheGap() {
      let views = views((50.5, 20.5), (58, 20.5), (37.5, 20.5))
      let stack = stack(.horizontal, views, spacing: 8)
      stack.setCustomSpacing(24, after: views[0])
      views[1].isHidden = true
      layout(stack, 200, 24)
      expect(stack, Frame(0, 0, 138.5, 24), Frame(150.5, 0, 0, 24), Frame(162.5, 0, 37.5, 24))
    }

    @Test func s11TheLastTakesWhatProportionsLeave() {
      let stack = stack(
        .vertical, views((40, 33.5), (28.5, 20.5), (29.5, 14.5)), spacing: 4, .fillProportionally,
        .leading)
      layout(stack, 120, 60)
      expect(stack, Frame(0, 0, 40, 26.5), Frame(0, 30.5, 28.5, 16), Frame(0, 50.5, 29.5, 9.5))
    }

    @Test func s15ACenteredRow() {
      let box = UIView()
      box.pinSize(40, 40)
      let stack = stack(.horizontal, [box] + views((52, 20.5)), spacing: 8, .fill, .center)
      stack.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(stack)
      scene.activate(
        stack.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
        stack.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 236))
      scene.layout()
      #expect(Frame(204, 236, 100, 40).matches(stack.frame))
      expect(stack, Frame(0, 0, 40, 40), Frame(48, 10, 52, 20.5))
    }

    @Test func s18EqualHeightsAndOwnWidths() {
      let stack = stack(
        .vertical, views((71.5, 20), (167, 17), (97.5, 14)), spacing: 4, .fillEqually, .leading)
      layout(stack, 266, 96)
      expect(
        stack, Frame(0, 0, 71.5, 29.33), Frame(0, 33.33, 167, 29.33), Frame(0, 66.67, 97.5, 29.33),
        within: 0.5)
    }

    @Test func s20FourPlainViews() {
      let stack = stack(.vertical, (0..<4).map { _ in UIView() }, .fillEqually)
      layout(stack, 300, 176)
      expect(
        stack, Frame(0, 0, 300, 44), Frame(0, 44, 300, 44), Frame(0, 88, 300, 44),
        Frame(0, 132, 300, 44))
    }

    @Test func s22Proportions() {
      let stack = stack(.horizontal, views((25, 20), (75, 20)), .fillProportionally)
      layout(stack, 200, 20)
      expect(stack, Frame(0, 0, 50, 20), Frame(50, 0, 150, 20))
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func s29WithinMargins(_ axis: NSLayoutConstraint.Axis) {
      let stack = stack(axis, [UIView()])
      stack.isLayoutMarginsRelativeArrangement = true
      layout(stack, 100, 100)
      expect(stack, Frame(8, 8, 84, 84))
    }

    @Test func aViewWithoutContentTakesTheRoom() {
      let stack = stack(.horizontal, views((50, 20)) + [UIView()] + views((30, 20)))
      layout(stack, 200, 20)
      expect(stack, Frame(0, 0, 50, 20), Frame(50, 0, 120, 20), Frame(170, 0, 30, 20))
    }

    @Test func aPlainViewInACenteredRowHasNoHeight() {
      let stack = stack(.horizontal, [UIView()] + views((50, 20)), .fill, .center)
      layout(stack, 200, 40)
      expect(stack, Frame(0, 20, 150, 0), Frame(150, 10, 50, 20))
    }

    @Test func aTopAlignedStackInAStackKeepsItsContentsHeight() {
      let inner = stack(.horizontal, views((30, 20), (40, 30)), .fill, .top)
      let stack = stack(.horizontal, [inner] + views((50, 60)), .fill, .top)
      layout(stack, 120, 100)
      expect(stack, Frame(0, 0, 70, 30), Frame(70, 0, 50, 60))
      expect(inner, Frame(0, 0, 30, 20), Frame(30, 0, 40, 30))
    }
  }
#endif
