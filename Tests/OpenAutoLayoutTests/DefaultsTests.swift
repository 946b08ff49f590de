import OpenAutoLayout
import Testing

/// What everything is before a client changes it, and the raw values that archives and options share.
@MainActor
struct DefaultsTests {
  @Test func aConstraint() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.priority == .required)
    #expect(!constraint.shouldBeArchived)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
    #expect(constraint.relation == .equal)
  }

  @Test func aView() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.autoresizesSubviews)
    #expect(view.autoresizingMask == [])
    #expect(view.constraints == [] && view.layoutGuides == [])
    #expect(!UIView.requiresConstraintBasedLayout)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
    #expect(view.alignmentRectInsets == .zero)
    #expect(view.forLastBaselineLayout === view && view.forFirstBaselineLayout === view)
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(view.safeAreaInsets == .zero)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(view.needsUpdateConstraints())
  }

  @Test func aGuide() {
    let guide = UILayoutGuide()
    #expect(guide.identifier == "")
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
  }

  @Test func theKeyboardsGuide() {
    let guide = UIView().keyboardLayoutGuide
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.usesBottomSafeArea)
    #expect(guide.keyboardDismissPadding == 0)
  }

  @Test func aController() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded)
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    #expect(!controller.isViewLoaded)
    #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func relationsAndAxes() {
    let relations: [NSLayoutConstraint.Relation] = [
      .lessThanOrEqual, .equal, .greaterThanOrEqual,
    ]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0)
    #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
  }

  @Test func priorities() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority(rawValue: 3) == UILayoutPriority(3))
  }

  @Test func optionsOfVisualFormats() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let alignments: [Options] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096])
    #expect(Options.alignmentMask.rawValue == 0xFFFF)
    let directions: [Options] = [
      .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .directionMask,
    ]
    #expect(directions.map(\.rawValue) == [0, 1 << 16, 2 << 16, 3 << 16])
    let spacings: [Options] = [.spacingEdgeToEdge, .spacingBaselineToBaseline, .spacingMask]
    #expect(spacings.map(\.rawValue) == [0, 1 << 19, 1 << 19])
  }

  @Test func masksAndDirections() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let attributes: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(attributes.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UIUserInterfaceLayoutDirection.leftToRight.rawValue == 0)
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
  }
}
