import OpenAutoLayout

// A client as it is written for UIKit, in both language modes. In the Swift 5 mode nothing is isolated; in
// the Swift 6 mode, what uses views is. Everything that may be overridden is overridden. Only the name of
// the imported module differs from an app's.

class EverythingView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var frame: CGRect { didSet { record("frame") } }
  override var bounds: CGRect { didSet { record("bounds") } }
  override var center: CGPoint { didSet { record("center") } }
  override var contentScaleFactor: CGFloat {
    get { super.contentScaleFactor }
    set { super.contentScaleFactor = newValue }
  }
  override var next: UIResponder? { super.next }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { record("translates") } }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var autoresizingMask: UIView.AutoresizingMask { didSet { record("mask") } }
  override var autoresizesSubviews: Bool { didSet { record("autoresizes") } }
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: UIView.noIntrinsicMetric) }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
  }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set { super.directionalLayoutMargins = newValue }
  }
  override var preservesSuperviewLayoutMargins: Bool {
    get { super.preservesSuperviewLayoutMargins }
    set { super.preservesSuperviewLayoutMargins = newValue }
  }
  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { super.insetsLayoutMarginsFromSafeArea }
    set { super.insetsLayoutMarginsFromSafeArea = newValue }
  }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { record("semantic") }
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override var isHidden: Bool { didSet { record("hidden") } }
  override var alpha: CGFloat { didSet { record("alpha") } }
  override var tag: Int { didSet { record("tag") } }
  #if swift(>=6)
    nonisolated override var description: String { "everything" }
  #else
    override var description: String { "everything" }
  #endif

  var records: [String] = []
  func record(_ event: String) { records.append(event) }

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    super.convert(point, from: view)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    super.convert(rect, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    super.addConstraints(constraints)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    super.removeConstraint(constraint)
  }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    super.removeConstraints(constraints)
  }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.removeLayoutGuide(layoutGuide)
  }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: axis)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentHuggingPriority(priority, for: axis) }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { super.contentCompressionResistancePriority(for: axis) }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentCompressionResistancePriority(priority, for: axis) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    super.alignmentRect(forFrame: frame)
  }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    super.frame(forAlignmentRect: alignmentRect)
  }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func updateConstraints() { super.updateConstraints() }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func layoutSubviews() { super.layoutSubviews(); record("layout") }
  override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { super.constraintsAffectingLayout(for: axis) }
}

class EverythingConstraint: NSLayoutConstraint {
  var label = ""
  override var priority: UILayoutPriority {
    get { super.priority }
    set { super.priority = newValue }
  }
  override var shouldBeArchived: Bool {
    get { super.shouldBeArchived }
    set { super.shouldBeArchived = newValue }
  }
  override var firstItem: AnyObject? { super.firstItem }
  override var secondItem: AnyObject? { super.secondItem }
  override var firstAttribute: NSLayoutConstraint.Attribute { super.firstAttribute }
  override var secondAttribute: NSLayoutConstraint.Attribute { super.secondAttribute }
  override var firstAnchor: NSLayoutAnchor<AnyObject> { super.firstAnchor }
  override var secondAnchor: NSLayoutAnchor<AnyObject>? { super.secondAnchor }
  override var relation: NSLayoutConstraint.Relation { super.relation }
  override var multiplier: CGFloat { super.multiplier }
  override var constant: CGFloat {
    get { super.constant }
    set { super.constant = newValue }
  }
  override var isActive: Bool {
    get { super.isActive }
    set { super.isActive = newValue }
  }
  override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
}

class EverythingGuide: UILayoutGuide {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var layoutFrame: CGRect { super.layoutFrame }
  override var owningView: UIView? {
    get { super.owningView }
    set { super.owningView = newValue }
  }
  override var identifier: String {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { super.constraintsAffectingLayout(for: axis) }
}

class EverythingController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func loadView() { view = EverythingView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    super.systemMinimumLayoutMargins
  }
  override var viewRespectsSystemMinimumLayoutMargins: Bool { didSet {} }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
}

// What libraries declare for themselves must not clash.
public typealias Edges = UIEdgeInsets
public typealias Constraint = NSLayoutConstraint
public typealias Priority = UILayoutPriority
public typealias Axis = NSLayoutConstraint.Axis
public typealias Relation = NSLayoutConstraint.Relation
public typealias Attribute = NSLayoutConstraint.Attribute
public enum Solver {}
public struct Term {}
public struct Row {}
public protocol LayoutItem: AnyObject {}
extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
extension UILayoutPriority {
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
extension UILayoutPriority: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Float) { self.init(value) }
}
func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
  UILayoutPriority(lhs.rawValue + rhs)
}

func name(of attribute: NSLayoutConstraint.Attribute) -> String {
  switch attribute {
  case .left, .right, .leading, .trailing, .centerX: return "x"
  case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: return "y"
  case .width, .height: return "size"
  case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins:
    return "margin"
  case .notAnAttribute: return "none"
  @unknown default: return "unknown"
  }
}

#if swift(>=6)
  @MainActor
#endif
class Client: NSObject {
  /// Builds a layout the way one does without any isolation in the source.
  func layOut() -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = EverythingView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let guide = EverythingGuide()
    root.addLayoutGuide(guide)
    let width = EverythingConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 20)
    width.priority = .defaultHigh + 1
    NSLayoutConstraint.activate([
      width,
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    let set: Set<UIView> = [view, view]
    precondition(set.count == 1 && view.isEqual(view) && (view as Any) is NSObject)
    return [view.frame, guide.layoutFrame]
  }
}

// Deinitializers as apps have them, without any isolation.

class ObservingView: UIView {
  deinit { NotificationCenter.default.removeObserver(self) }
}

class ObservingStack: UIStackView {
  deinit { NotificationCenter.default.removeObserver(self) }
}

class ObservingController: UIViewController {
  deinit { NotificationCenter.default.removeObserver(self) }
}

class ObservingGuide: UILayoutGuide {
  deinit { NotificationCenter.default.removeObserver(self) }
}
