public import Foundation

/// A rectangle in a tree of rectangles, which constraints place.
///
///     let label = UILabel()
///     label.translatesAutoresizingMaskIntoConstraints = false
///     view.addSubview(label)
///     NSLayoutConstraint.activate([
///       label.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
///       label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///     ])
///     view.layoutIfNeeded()
///     // label.frame.minY == 12
///
/// The root view is the frame of reference: its bounds are given, and everything below it is
/// solved for when ``layoutIfNeeded()`` asks. A window is not needed.
// Everything that a subclass may override has to stand in the class body; what it does is in the
// facets beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  /// Keeps what a layout reads and writes of the view.
  final let itemMemory: ItemMemory
  final nonisolated let item: LayoutItem
  final var storedSemanticContentAttribute = UISemanticContentAttribute.unspecified
  final var storedScale: CGFloat = UIView.defaultContentScaleFactor

  /// Makes a view with a rectangle in the coordinates of its future superview, in points.
  public init(frame: CGRect) {
    itemMemory = ItemMemory(isGuide: false)
    item = itemMemory.item
    super.init()
    didInitialize(frame)
  }

  public required init?(coder: NSCoder) {
    itemMemory = ItemMemory(isGuide: false)
    item = itemMemory.item
    super.init()
    didInitialize(.zero)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  // A view that is released elsewhere is taken apart on the main actor all the same.
  @MainActor deinit {
    item.ownerDies()
  }

  /// Views are made in code here: nothing is encoded.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { item.rare?.controller ?? superview }
  open override var traitCollection: UITraitCollection { item.traits }
  override var shownView: UIView? { self }
  override var traitEnvironment: TraitEnvironment? {
    get { item.rare?.traits }
    set { item.makeRare().traits = newValue }
  }

  // MARK: Geometry

  /// The view's rectangle in the coordinates of its superview, in points.
  open var frame: CGRect {
    get { item.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates. Changing the size keeps the center.
  open var bounds: CGRect {
    get { CGRect(origin: item.boundsOrigin, size: item.frame.size) }
    set { setBounds(newValue) }
  }

  /// The middle of the frame, in the coordinates of the superview.
  open var center: CGPoint {
    get { CGPoint(x: item.frame.midX, y: item.frame.midY) }
    set { setCenter(newValue) }
  }

  /// How many pixels a point has. Frames of a whole tree are rounded to the pixels of its root
  /// view; `.infinity` leaves them exact. 3 by default.
  open var contentScaleFactor: CGFloat {
    get { storedScale }
    set { setScale(newValue) }
  }

  /// A point of this view's coordinates in another view's; in the root view's for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view)
  }

  /// A point of another view's coordinates in this view's; of the root view's for `nil`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// A rectangle of this view's coordinates in another view's; in the root view's for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: converted(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's coordinates in this view's; of the root view's for `nil`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: converted(rect.origin, from: view), size: rect.size)
  }

  /// Whether a point in the view's coordinates is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The deepest visible view at a point; later subviews lie on top.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  /// The size that the view would like to have within a given one: its intrinsic size, and its
  /// present one where it has none.
  open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(orElse: bounds.size) }

  /// Gives the view the size that it likes best, at its present origin.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  // MARK: What a view shows, as far as layout and reports read it

  /// A number to find the view by, see ``viewWithTag(_:)``.
  open var tag = 0
  /// Whether the view does not show. A hidden view takes part in layout all the same, but in a
  /// ``UIStackView``.
  open var isHidden = false { didSet { if isHidden != oldValue { hidingChanged() } } }
  /// How opaque the view is, from 0 to 1. Layout does not read it.
  open var alpha: CGFloat = 1
  /// Whether ``hitTest(_:with:)`` finds the view and its subviews.
  open var isUserInteractionEnabled = true
  /// Whether what reaches beyond the bounds does not show. Layout does not read it.
  open var clipsToBounds = false

  /// What the view is filled with. Nothing is drawn here.
  open var backgroundColor: UIColor? {
    get { attachments?.look.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The color of what can be used in the view: that of the superview, unless another one is set.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// Called when the view's own tint was set. Does nothing unless overridden.
  open func tintColorDidChange() {}
  /// The class of ``layer``.
  open class var layerClass: CALayer.Type { CALayer.self }
  /// Called by nobody: nothing is drawn here.
  open func draw(_ rect: CGRect) {}

  /// The name that reports call the view by.
  open var accessibilityIdentifier: String? {
    get { attachments?.accessibility?.identifier }
    set { accessibility.identifier = newValue }
  }

  // MARK: Hierarchy

  /// The view that this one was added to.
  open var superview: UIView? { item.parent?.view }
  /// The views that were added to this one, from the back to the front.
  open var subviews: [UIView] { item.subviews }

  /// The window that the view is in, or the view itself if it is one.
  open var window: UIWindow? {
    item.state.contains(.isInWindow) ? item.root.view as? UIWindow : nil
  }

  /// Adds a view in front of the other subviews. It leaves the view that it was in before.
  ///
  /// - Precondition: `view` is not this view, and does not contain it.
  open func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  /// Adds a view at an index among the subviews; 0 is at the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds a view in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Adds a view behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Exchanges two subviews. Their order does not change the layout.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  /// Takes the view out of its superview. Constraints between its subtree and the rest of the tree
  /// are deactivated; those inside the subtree stay.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Whether the view is in another one, or is that view.
  open func isDescendant(of view: UIView) -> Bool { item.isDescendant(of: view.item) }

  /// The first view with a tag, among this view and all views inside it.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  /// Called when a subview was added. Does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. Does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view is added to another view, or removed. Does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view was added to another view, or removed. Does nothing unless overridden.
  open func didMoveToSuperview() {}
  /// Called before the view enters or leaves a window. Does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view entered or left a window. Does nothing unless overridden.
  open func didMoveToWindow() {}

  // MARK: Anchors

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: itemMemory, attribute: .leading) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: itemMemory, attribute: .trailing) }
  /// The left edge, whatever the reading direction.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: itemMemory, attribute: .left) }
  /// The right edge, whatever the reading direction.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: itemMemory, attribute: .right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: itemMemory, attribute: .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: itemMemory, attribute: .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(item: itemMemory, attribute: .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(item: itemMemory, attribute: .height) }
  /// The middle between the left and the right edge.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: itemMemory, attribute: .centerX) }
  /// The middle between the upper and the lower edge.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: itemMemory, attribute: .centerY) }
  /// The baseline of the first line of text; the upper edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: itemMemory, attribute: .firstBaseline)
  }
  /// The baseline of the last line of text; the lower edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: itemMemory, attribute: .lastBaseline)
  }

  // MARK: Constraints

  /// The constraints that the view holds, in the order of their addition.
  ///
  /// After them come the system's own: those of the intrinsic content size, once a layout has used
  /// it, and those of the guides for margins and safe areas, once one is used.
  open var constraints: [NSLayoutConstraint] { listedConstraints }

  /// Adds a constraint to the view, which activates it. One that another view holds moves here.
  ///
  /// - Precondition: Its items are the view itself, its descendants, or their guides.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  /// Adds constraints in order, as ``addConstraint(_:)`` does each.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint from the view, which deactivates it. One that the view does not hold is
  /// left alone.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  /// Removes constraints in order, as ``removeConstraint(_:)`` does each.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the view's frame and autoresizing mask act as required constraints.
  ///
  /// `true` by default; set it to `false` for every view that constraints of your own place, or they
  /// contradict the frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { item.state.contains(.translatesMask) }
    set { setTranslatesMask(newValue) }
  }

  /// Whether the class only works with constraints. Nothing here reads it.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What changes when the size of the superview does. Nothing, by default: the frame stays.
  ///
  /// It counts while ``translatesAutoresizingMaskIntoConstraints`` is `true`.
  open var autoresizingMask: AutoresizingMask {
    get { item.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Whether a change of the view's size moves the subviews whose mask is translated.
  open var autoresizesSubviews: Bool {
    get { !item.state.contains(.leavesSubviewsAlone) }
    set { setAutoresizesSubviews(newValue) }
  }

  // MARK: Content

  /// The size of the view's content, in points; ``UIView/noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The height of content that follows the width: that of lines which wrap. `nil`, by default, for a
  /// view whose ``intrinsicContentSize`` says all.
  ///
  /// OpenAutoLayout's own, for views such as a row of tags that wraps. A layout asks for the height once
  /// it knows the widths, those of all such views together, and then finds the heights. So do fitting
  /// sizes. The answer takes the place of the intrinsic height, with the same priorities. Whoever is
  /// `nil` for one width is `nil` for all, until the view invalidates its content size.
  ///
  /// - Parameter width: The width that the layout gives the view's alignment rectangle, in points;
  ///   `.infinity` while none is known.
  open func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Makes the next layout ask for ``intrinsicContentSize`` again.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
  }

  /// -1: stands for "no size of its own" in ``intrinsicContentSize``.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// A target for ``systemLayoutSizeFitting(_:)``: as small as possible.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// A target for ``systemLayoutSizeFitting(_:)``: as large as possible.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// How strongly the view resists being larger than its content. 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities[.hugging, axis]
  }

  /// Sets how strongly the view resists being larger than its content.
  ///
  /// - Precondition: The priority is 0 to 1000; 0 switches it off.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, .hugging, axis)
  }

  /// How strongly the view resists being smaller than its content. 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities[.compressionResistance, axis]
  }

  /// Sets how strongly the view resists being smaller than its content.
  ///
  /// - Precondition: The priority is 0 to 1000; 0 switches it off.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, .compressionResistance, axis)
  }

  /// The size that the view's own constraints and those of its subtree want, near a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the view's own constraints and those of its subtree want, where the target's
  /// width and height are optional constraints of given priorities.
  ///
  ///     cell.systemLayoutSizeFitting(
  ///       CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
  ///       verticalFittingPriority: .fittingSizeLevel)
  ///     // 320 wide, and as high as the content is at that width
  ///
  /// Moves nothing.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    MainActor.stopUnlessCurrent()
    return fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Alignment

  /// The part of a frame that constraints align: without ``alignmentRectInsets``.
  ///
  /// Overriding the insets is enough. An override of this overrides ``frame(forAlignmentRect:)``,
  /// too, and takes the same distances off every frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame that has a given alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }

  /// How far decorations such as shadows reach beyond what constraints align. Zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view inside this one whose text gives the first baseline; by default the one for the last.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view inside this one whose text gives the last baseline; by default this one.
  open var forLastBaselineLayout: UIView { self }

  /// The older name of ``forLastBaselineLayout``.
  @available(*, deprecated, renamed: "forLastBaselineLayout")
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: Margins and the safe area

  /// The distances that content keeps from the view's sides, including the safe area's where
  /// ``insetsLayoutMarginsFromSafeArea`` says so. 8 on every side by default.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// The layout margins, of which the horizontal ones follow the view's reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, rightToLeft: isRightToLeft) }
    set { setDirectionalMargins(newValue) }
  }

  /// Whether the margins are at least as wide as what the superview's cover of this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { item.rare?.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }

  /// Whether the margins start at the safe area instead of at the bounds.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { item.rare?.insetsMarginsFromSafeArea ?? true }
    set { changeMargins { $0.insetsMarginsFromSafeArea = newValue } }
  }

  /// Called when the layout margins changed. Does nothing unless overridden.
  open func layoutMarginsDidChange() {}

  /// What bars and the like cover of the view, from each of its sides.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// Called when the safe area changed. Does nothing unless overridden.
  open func safeAreaInsetsDidChange() {}

  /// The rectangle inside ``layoutMargins``.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  /// The rectangle inside the margins that is at most 672 points wide, in the middle.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The rectangle inside ``safeAreaInsets``: what no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The place of the keyboard: the lower edge of the safe area, unless ``layoutKeyboardFrame`` is set.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { trackingKeyboardGuide }

  // MARK: Guides

  /// Adds a guide, which may then take part in constraints. It leaves the view that it was in
  /// before.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    adopt(layoutGuide)
  }

  /// Removes a guide, and deactivates the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    abandon(layoutGuide)
  }

  /// The guides that were added to the view, in the order of their addition.
  open var layoutGuides: [UILayoutGuide] { item.guides.filter { $0.systemProperty == nil } }

  // MARK: Layout passes

  /// Whether the next layout calls ``updateConstraints()``.
  open func needsUpdateConstraints() -> Bool { item.state.contains(.needsUpdateConstraints) }

  /// Makes the next layout call ``updateConstraints()``.
  open func setNeedsUpdateConstraints() {
    item.engine?.hasConstraintUpdates = true
    item.mark(.needsUpdateConstraints)
  }

  /// Changes the view's constraints. An override calls `super` last.
  open func updateConstraints() {}

  /// Calls ``updateConstraints()`` on the views of the subtree that asked for it, subviews first.
  open func updateConstraintsIfNeeded() {
    MainActor.stopUnlessCurrent()
    item.updateConstraintsInSubtree()
  }

  /// Makes the next layout call ``layoutSubviews()``.
  open func setNeedsLayout() {
    item.mark(.needsLayout)
  }

  /// Brings the frames of the view and its subtree up to date.
  open func layoutIfNeeded() {
    MainActor.stopUnlessCurrent()
    item.layoutIfNeeded()
  }

  /// Brings the frames of the view's subviews up to date. Called by a layout, when the view's own
  /// frame is.
  ///
  /// An override calls `super`, before which the subviews are where the last layout left them, and
  /// after which they are where the constraints say:
  ///
  ///     class Columns: UIView {
  ///       var width: NSLayoutConstraint?
  ///
  ///       override func layoutSubviews() {
  ///         width?.constant = bounds.width / 3
  ///         super.layoutSubviews()
  ///         // the subviews follow the constant
  ///       }
  ///     }
  open func layoutSubviews() {
    item.placeChildren()
  }

  // MARK: Debugging

  /// Whether other frames would satisfy the constraints equally well. Expensive.
  open var hasAmbiguousLayout: Bool {
    MainActor.stopUnlessCurrent()
    return item.hasAmbiguousLayout
  }

  /// Does nothing here: an ambiguous layout always comes out the same.
  open func exerciseAmbiguityInLayout() {}

  /// The active constraints that decide the view's place and size along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.constraintsAffectingLayout(for: axis)
  }

  // MARK: Reading direction

  /// Whether the view is mirrored in right-to-left languages. Not inherited by subviews, unlike the
  /// layout direction of ``UIResponder/traitOverrides``.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction in which the constraints that the view holds read leading and trailing.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: inheritedLayoutDirection)
  }

  /// The reading direction of views with an attribute, in an interface that reads from left to
  /// right.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The reading direction of views with an attribute, in an interface that reads in a given one.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The baselines of the view's own text, if it shows any.
  var textBaselines: TextBaselines? { nil }

  /// The text that the view shows, by which reports recognize it.
  var shownText: String? { nil }

  /// Receives the conflicts in the tree of this root view; by default they are written to standard
  /// error. Each conflict is reported once.
  public final var layoutConflictHandler: (@MainActor (LayoutConflict) -> Void)?

  /// What the view measures its text by, in place of fonts, once it is set.
  ///
  /// - Precondition: The width of a character and the height of a line are above 0, the ascent and the
  ///   widths of single characters are not negative, and all are finite.
  public final var textMetrics: TextMetrics {
    get { item.rare?.textMetrics ?? TextMetrics() }
    set { setTextMetrics(newValue) }
  }

  open override nonisolated var description: String {
    described(by: { "<\(type(of: self)): \(item.name); frame = \(item.frame)>" })
  }
}
