import OpenAutoLayout

// Every signature that is not overridden in Client.swift, named with the labels and the types that
// UIKit has. What differs does not compile.

extension Client {
  func nameConstraintSignatures() {
    typealias Constraint = NSLayoutConstraint
    typealias Make = (
      String, Constraint.FormatOptions, [String: Any]?, [String: Any]
    ) -> [Constraint]
    let _: Make = Constraint.constraints(withVisualFormat:options:metrics:views:)
    let view = UIView()
    _ = Constraint.constraints(withVisualFormat: "[v]", metrics: nil, views: ["v": view])
    let _: ([Constraint]) -> Void = Constraint.activate
    let _: ([Constraint]) -> Void = Constraint.deactivate
    typealias Initializer = (
      Any, Constraint.Attribute, Constraint.Relation, Any?, Constraint.Attribute, CGFloat, CGFloat
    ) -> Constraint
    let _: Initializer = Constraint.init(
      item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    let constraint = Constraint()
    let _: UILayoutPriority = constraint.priority
    let _: Bool = constraint.shouldBeArchived
    let _: AnyObject? = constraint.firstItem
    let _: AnyObject? = constraint.secondItem
    let _: NSLayoutAnchor<AnyObject> = constraint.firstAnchor
    let _: NSLayoutAnchor<AnyObject>? = constraint.secondAnchor
    let _: CGFloat = constraint.multiplier
    let _: String? = constraint.identifier
    constraint.constant = 3
    constraint.isActive = false
  }

  func nameAnchorSignatures() {
    let view = UIView()
    typealias Relate<T: AnyObject> = (NSLayoutAnchor<T>) -> NSLayoutConstraint
    typealias Offset<T: AnyObject> = (NSLayoutAnchor<T>, CGFloat) -> NSLayoutConstraint
    let x: NSLayoutXAxisAnchor = view.leadingAnchor
    let _: Relate<NSLayoutXAxisAnchor> = x.constraint(equalTo:)
    let _: Relate<NSLayoutXAxisAnchor> = x.constraint(greaterThanOrEqualTo:)
    let _: Relate<NSLayoutXAxisAnchor> = x.constraint(lessThanOrEqualTo:)
    let _: Offset<NSLayoutXAxisAnchor> = x.constraint(equalTo:constant:)
    let _: Offset<NSLayoutXAxisAnchor> = x.constraint(greaterThanOrEqualTo:constant:)
    let _: Offset<NSLayoutXAxisAnchor> = x.constraint(lessThanOrEqualTo:constant:)
    let _: (NSLayoutXAxisAnchor) -> NSLayoutDimension = x.anchorWithOffset(to:)
    typealias AfterX = (NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint
    let _: AfterX = x.constraint(equalToSystemSpacingAfter:multiplier:)
    let _: AfterX = x.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
    let _: AfterX = x.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    let y: NSLayoutYAxisAnchor = view.topAnchor
    let _: Relate<NSLayoutYAxisAnchor> = y.constraint(equalTo:)
    let _: Offset<NSLayoutYAxisAnchor> = y.constraint(lessThanOrEqualTo:constant:)
    let _: (NSLayoutYAxisAnchor) -> NSLayoutDimension = y.anchorWithOffset(to:)
    typealias BelowY = (NSLayoutYAxisAnchor, CGFloat) -> NSLayoutConstraint
    let _: BelowY = y.constraint(equalToSystemSpacingBelow:multiplier:)
    let _: BelowY = y.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
    let _: BelowY = y.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    let d: NSLayoutDimension = view.widthAnchor
    let _: (CGFloat) -> NSLayoutConstraint = d.constraint(equalToConstant:)
    let _: (CGFloat) -> NSLayoutConstraint = d.constraint(greaterThanOrEqualToConstant:)
    let _: (CGFloat) -> NSLayoutConstraint = d.constraint(lessThanOrEqualToConstant:)
    typealias Scale = (NSLayoutDimension, CGFloat) -> NSLayoutConstraint
    let _: Scale = d.constraint(equalTo:multiplier:)
    let _: Scale = d.constraint(greaterThanOrEqualTo:multiplier:)
    let _: Scale = d.constraint(lessThanOrEqualTo:multiplier:)
    typealias ScaleAndAdd = (NSLayoutDimension, CGFloat, CGFloat) -> NSLayoutConstraint
    let _: ScaleAndAdd = d.constraint(equalTo:multiplier:constant:)
    let _: ScaleAndAdd = d.constraint(greaterThanOrEqualTo:multiplier:constant:)
    let _: ScaleAndAdd = d.constraint(lessThanOrEqualTo:multiplier:constant:)
    let _: any NSCopying & NSCoding = x
  }

  func nameGuideSignatures() {
    let guide = UIView().keyboardLayoutGuide
    let tracking: UITrackingLayoutGuide = guide
    typealias Track = ([NSLayoutConstraint], NSDirectionalRectEdge) -> Void
    let _: Track = tracking.setConstraints(_:activeWhenNearEdge:)
    let _: Track = tracking.setConstraints(_:activeWhenAwayFrom:)
    let _: (NSDirectionalRectEdge) -> [NSLayoutConstraint] = tracking.constraints(
      activeWhenNearEdge:)
    let _: (NSDirectionalRectEdge) -> [NSLayoutConstraint] = tracking.constraints(
      activeWhenAwayFrom:)
    tracking.removeAllTrackedConstraints()
    let _: Bool = guide.followsUndockedKeyboard
    let _: Bool = guide.usesBottomSafeArea
    let _: CGFloat = guide.keyboardDismissPadding
    let plain: UILayoutGuide = guide
    let _: [NSLayoutXAxisAnchor] = [
      plain.leadingAnchor, plain.trailingAnchor, plain.leftAnchor, plain.rightAnchor,
      plain.centerXAnchor,
    ]
    let _: [NSLayoutYAxisAnchor] = [plain.topAnchor, plain.bottomAnchor, plain.centerYAnchor]
    let _: [NSLayoutDimension] = [plain.widthAnchor, plain.heightAnchor]
    let _: CGRect = plain.layoutFrame
    let _: String = plain.identifier
    let _: UIView? = plain.owningView
    let _: any NSCoding = plain
  }

  func nameViewSignatures() {
    let view = UIView(frame: .zero)
    let _: CGFloat = UIView.noIntrinsicMetric
    let _: [CGSize] = [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize]
    let _: (UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection =
      UIView.userInterfaceLayoutDirection(for:)
    let _:
      (UISemanticContentAttribute, UIUserInterfaceLayoutDirection) ->
        UIUserInterfaceLayoutDirection = UIView.userInterfaceLayoutDirection(for:relativeTo:)
    view.insetsLayoutMarginsFromSafeArea = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.constraints.forEach(view.removeConstraint)
    NSLayoutConstraint.deactivate(view.constraints)
    let _: [UIView] = [
      UILabel(), UIButton(type: .system), UIImageView(image: nil), UIScrollView(), UITextField(),
      UISwitch(), UISlider(), UIStepper(), UIProgressView(), UITextView(),
      UIActivityIndicatorView(style: .medium), UIWindow(frame: UIScreen.main.bounds),
    ]
    view.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    let _: any NSCoding = view
    let _: UIView? = UIView(coder: NSCoder())
  }
}

final class PictureView: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }
  required init?(coder: NSCoder) { nil }
}

final class PlainView: UIView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

/// Values cross isolation.
func nameValues() -> [any Sendable] {
  let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let option: NSLayoutConstraint.FormatOptions = [.alignAllTop, .directionLeftToRight]
  let mask: UIView.AutoresizingMask = [.flexibleWidth]
  return [
    margins, insets, option, mask, UILayoutPriority.required, NSLayoutConstraint.Attribute.top,
    NSLayoutConstraint.Relation.equal, NSLayoutConstraint.Axis.vertical,
    UISemanticContentAttribute.spatial, UIUserInterfaceLayoutDirection.leftToRight,
    NSDirectionalRectEdge.all, UIButton.ButtonType.system, UIControl.State.normal,
  ]
}
