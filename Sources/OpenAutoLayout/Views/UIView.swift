public import Foundation

/// A rectangle in a tree of views. Constraints set its frame.
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
/// The bounds of the root view are given. ``layoutIfNeeded()`` sets the frames of all views in it.
/// A window is not needed.
// What a subclass may override must be in the class body. What it does is in the facets beside this
// file. The examples of most methods are in the catalog, in the folder UIView.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  /// The memory that a layout reads and writes.
  final let itemMemory: ItemMemory
  final nonisolated let item: LayoutItem
  final var storedSemanticContentAttribute = UISemanticContentAttribute.unspecified
  final var storedScale: CGFloat = UIView.defaultContentScaleFactor

  /// Makes a view with a frame.
  ///
  ///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     // root.bounds == CGRect(x: 0, y: 0, width: 320, height: 480)
  ///
  /// - Parameter frame: The frame in the coordinates of the future superview, in points. For a view
  ///   that constraints place, it can be `.zero`.
  /// - Precondition: The numbers of the frame are finite.
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

  deinit {
    itemMemory.ownerDies()
  }

  /// Encodes nothing, since views are made in code here.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { item.rare?.controller ?? superview }
  open override var traitCollection: UITraitCollection { item.traits }
  override var shownView: UIView? { self }
  override var traitEnvironment: TraitEnvironment? {
    get { item.rare?.traits }
    set { item.makeRare().traits = newValue }
  }

  // MARK: Geometry

  /// The rectangle of the view in the coordinates of its superview, in points: the smallest one around
  /// the transformed bounds.
  ///
  /// Setting it asks the view to lay itself out, if its size changes, and not its superview. Where
  /// constraints place the view, the next layout of the superview puts it back. Under a ``transform``,
  /// it sets the bounds and the center that the transform takes to the rectangle. A transform that turns
  /// by other than quarters takes none to it, so set ``bounds`` and ``center`` instead.
  open var frame: CGRect {
    get { item.transformedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle of the view in its own coordinates, in points. A change of the size keeps the
  /// center.
  open var bounds: CGRect {
    get { CGRect(origin: item.boundsOrigin, size: item.frame.size) }
    set { setBounds(newValue) }
  }

  /// The center of the view in the coordinates of the superview, in points. Strictly, it is the place
  /// of the ``anchorPoint``, around which the ``transform`` is applied.
  open var center: CGPoint {
    get { item.position }
    set { setCenter(newValue) }
  }

  /// The transform of the view around its ``center``. The default is the identity.
  ///
  ///     let card = UIView(frame: CGRect(x: 60, y: 190, width: 200, height: 100))
  ///     card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
  ///     // card.frame == CGRect(x: 110, y: 215, width: 100, height: 50)
  ///     // card.bounds.size == CGSize(width: 200, height: 100)
  ///
  /// Layout does not see it. Constraints, masks, margins and safe areas measure the untransformed view,
  /// and a transform asks for no layout.
  open var transform: CGAffineTransform {
    get { item.transform.affinePart }
    set { transform3D = CATransform3D(newValue) }
  }

  /// The transform of the view in space. The default is the identity.
  ///
  ///     card.transform3D = CATransform3DMakeScale(2, 2, 1)
  ///     // card.transform == CGAffineTransform(scaleX: 2, y: 2)
  ///
  /// What it does in the plane of the view counts for ``frame`` and for conversions. Perspective does
  /// not.
  open var transform3D: CATransform3D {
    get { item.transform }
    set { item.transform = newValue }
  }

  /// The point of the bounds that lies at the ``center``, in fractions of their size. The default is
  /// the middle.
  ///
  ///     let door = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 80))
  ///     door.anchorPoint = CGPoint(x: 0, y: 0.5)
  ///     // door.center == CGPoint(x: 120, y: 140)
  ///     // door.frame == CGRect(x: 120, y: 100, width: 40, height: 80)
  ///
  /// Setting it keeps the center, so that the view moves. Where constraints place the view, the next
  /// layout of the superview puts it back, with another center.
  open var anchorPoint: CGPoint {
    get { item.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The number of pixels in a point. The default is 3.
  ///
  /// All frames of a tree are rounded to the pixels of its root view. `.infinity` leaves them
  /// exact.
  open var contentScaleFactor: CGFloat {
    get { storedScale }
    set { setScale(newValue) }
  }

  /// Converts a point from this view's coordinates to another view's.
  ///
  ///     let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  ///     let dot = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
  ///     card.addSubview(dot)
  ///     view.addSubview(card)
  ///     // dot.convert(CGPoint.zero, to: view) == CGPoint(x: 25, y: 105)
  ///
  /// Transforms, anchor points and scrolled bounds count. The frames of the root views of two trees lie
  /// in the same coordinates, as windows do on a screen.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates, in points.
  ///   - view: The other view, or `nil` for the window. Without a window, `nil` stands for the
  ///     coordinates around the root view.
  /// - Returns: The same point in the other view's coordinates.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(conversion(to: view))
  }

  /// Converts a point from another view's coordinates to this view's.
  ///
  ///     let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  ///     view.addSubview(card)
  ///     // card.convert(CGPoint(x: 25, y: 105), from: view) == CGPoint(x: 5, y: 5)
  ///
  /// - Parameters:
  ///   - point: The point in the other view's coordinates, in points.
  ///   - view: The other view, or `nil` for the window. Without a window, `nil` stands for the
  ///     coordinates around the root view.
  /// - Returns: The same point in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(conversion(from: view))
  }

  /// Converts a rectangle from this view's coordinates to another view's.
  ///
  ///     let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  ///     view.addSubview(card)
  ///     // card.convert(card.bounds, to: view) == card.frame
  ///
  /// - Parameters:
  ///   - rect: The rectangle in this view's coordinates, in points.
  ///   - view: The other view, or `nil` for the window. Without a window, `nil` stands for the
  ///     coordinates around the root view.
  /// - Returns: The smallest rectangle around it in the other view's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.box(under: conversion(to: view))
  }

  /// Converts a rectangle from another view's coordinates to this view's.
  ///
  ///     let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  ///     view.addSubview(card)
  ///     // card.convert(card.frame, from: view) == card.bounds
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the other view's coordinates, in points.
  ///   - view: The other view, or `nil` for the window. Without a window, `nil` stands for the
  ///     coordinates around the root view.
  /// - Returns: The smallest rectangle around it in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.box(under: conversion(from: view))
  }

  /// Returns whether a point is inside the view's bounds. Override it to make a small control
  /// easier to tap.
  ///
  /// - Parameters:
  ///   - point: The point in the view's own coordinates, in points.
  ///   - event: The event of the test, or `nil` without one. It has no effect here.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns the deepest visible view at a point. Later subviews are in front.
  ///
  /// - Parameters:
  ///   - point: The point in this view's own coordinates, in points.
  ///   - event: The event to pass to ``point(inside:with:)``.
  /// - Returns: The view. It is `nil` if the point is outside of this view, or if this view is
  ///   hidden, takes no touches, or has an ``alpha`` below 0.01.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  /// Returns the size that fits the view: its intrinsic content size, and its current length along
  /// an axis without one.
  ///
  /// It ignores constraints. Use ``UIView/systemLayoutSizeFitting(_:)`` to measure a view by them.
  ///
  /// - Parameter size: The available size, in points. A label of several lines wraps at its width.
  /// - Returns: The size in points. It may be larger than the available size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(orElse: bounds.size) }

  /// Sets the view's size to that of ``sizeThatFits(_:)``, and keeps the origin.
  ///
  ///     let label = UILabel(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
  ///     label.text = "Welcome"
  ///     label.sizeToFit()
  ///     // label.frame == CGRect(origin: CGPoint(x: 20, y: 20), size: label.intrinsicContentSize)
  ///
  /// A view that constraints place does not need it.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if item.layerGeometry == nil { frame.size = size } else { setUntransformedSize(size) }
  }

  // MARK: Appearance

  /// A number to find the view by with ``viewWithTag(_:)``. The default is 0.
  open var tag = 0

  /// Whether the view is hidden. The default is `false`.
  ///
  /// A hidden view keeps its place in a layout, except in a ``UIStackView``.
  open var isHidden = false { didSet { if isHidden != oldValue { hidingChanged() } } }
  /// The opacity of the view, from 0 to 1. The default is 1. Layout does not read it.
  open var alpha: CGFloat = 1
  /// Returns whether a gesture may begin. Nothing calls it here.
  ///
  /// - Parameter gestureRecognizer: The recognizer of the gesture.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Lays out the subviews and sublayers of the view.
  ///
  /// A layout calls it for a view whose ``layer`` was used, and ``layoutSubviews()`` for all others. It
  /// calls ``layoutSubviews()`` itself, so an override calls `super`.
  ///
  /// - Parameter layer: The view's layer.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  /// Whether ``hitTest(_:with:)`` finds the view and its subviews. The default is `true`.
  open var isUserInteractionEnabled = true
  /// Whether the view can have the focus. Nothing moves the focus here.
  open var canBecomeFocused: Bool { false }
  /// Whether subviews are clipped to the bounds. The default is `false`. Layout does not read it.
  open var clipsToBounds = false

  /// The color of the background. It is stored only.
  open var backgroundColor: UIColor? {
    get { attachments?.look.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The tint color. The default is that of the superview.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// Notifies the view that its tint color was set. Does nothing unless overridden.
  ///
  /// Here, it is not called when a superview's tint color was set.
  open func tintColorDidChange() {}
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer of the view, an instance of ``layerClass``. It is made on the first access.
  open var layer: CALayer { madeLayer }

  /// The way that the content fills the bounds. The default is ``ContentMode/scaleToFill``. Layout
  /// ignores it.
  open var contentMode: ContentMode {
    get { attachments?.look.contentMode ?? .scaleToFill }
    set { changeLook { $0.contentMode = newValue } }
  }

  /// Whether the view covers everything behind it. The default is `true`.
  open var isOpaque: Bool {
    get { attachments?.look.isOpaque ?? true }
    set { changeLook { $0.isOpaque = newValue } }
  }

  /// Marks the view for drawing. Does nothing, since nothing is drawn here.
  open func setNeedsDisplay() {}

  /// Marks a part of the view for drawing. Does nothing, since nothing is drawn here.
  ///
  /// - Parameter rect: The rectangle to draw, in the view's own coordinates, in points.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Returns a snapshot of the view. Here, it is an empty view of the same size.
  ///
  /// - Parameter afterUpdates: Whether the snapshot includes changes that are not on the screen
  ///   yet.
  /// - Returns: The snapshot, never `nil` here.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Ends editing in the view and its subviews. Nothing is edited here.
  ///
  /// - Parameter force: Whether editing ends without asking the first responder.
  /// - Returns: Always `true`.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Adds a gesture recognizer, and removes it from its previous view.
  ///
  /// - Parameter gestureRecognizer: The recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    store(gestureRecognizer)
  }

  /// Removes a gesture recognizer.
  ///
  /// - Parameter gestureRecognizer: The recognizer. One that belongs to another view is ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    discard(gestureRecognizer)
  }

  /// Draws the view. Nothing calls it here, since there is no screen.
  ///
  /// - Parameter rect: The part of the bounds to draw, in points.
  open func draw(_ rect: CGRect) {}

  /// The identifier of the view, which is its name in reports.
  open var accessibilityIdentifier: String? {
    get { attachments?.accessibility?.identifier }
    set { accessibility.identifier = newValue }
  }

  // MARK: Hierarchy

  /// The view that contains this one, or `nil` if it is not in any.
  open var superview: UIView? { item.parent?.view }
  /// The subviews of the view, from back to front.
  open var subviews: [UIView] { item.subviews }

  /// The window that the view is in, or the view itself if it is a window. Otherwise, it is `nil`.
  open var window: UIWindow? {
    item.state.contains(.isInWindow) ? item.root.view as? UIWindow : nil
  }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  ///
  /// - Parameter view: The view, which keeps its frame.
  /// - Precondition: `view` is not this view, and does not contain it.
  open func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  /// Inserts a view at an index of the subviews.
  ///
  /// - Parameters:
  ///   - view: The view. It is removed from its previous superview.
  ///   - index: The index, from 0 at the back. An index beyond the last one puts the view in front.
  /// - Precondition: The index is not negative, `view` is not this view, and does not contain it.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view in front of a subview.
  ///
  /// - Parameters:
  ///   - view: The view. It is removed from its previous superview.
  ///   - siblingSubview: The subview behind the view. If it is not a subview of this view, the new
  ///     view is in front of all subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Inserts a view behind a subview.
  ///
  /// - Parameters:
  ///   - view: The view. It is removed from its previous superview.
  ///   - siblingSubview: The subview in front of the view. If it is not a subview of this view, the
  ///     new view is in front of all subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Exchanges two subviews. Their order does not change the layout.
  ///
  /// Where one of the indices has no subview, nothing is exchanged.
  ///
  /// - Parameters:
  ///   - index1: The index of a subview, from 0 at the back.
  ///   - index2: The index of another subview.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  /// Moves a subview in front of the others.
  ///
  /// - Parameter view: The subview. A view that is not a subview of this view is ignored.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  /// Moves a subview behind the others.
  ///
  /// - Parameter view: The subview. A view that is not a subview of this view is ignored.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  /// Removes the view from its superview.
  ///
  /// Constraints between its subtree and the rest of the tree are deactivated. Those inside the
  /// subtree stay active.
  ///
  /// To remove a view for a while and keep its constraints, hide it instead. In a ``UIStackView``,
  /// a hidden view takes no space.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Returns whether the view is another view, or is inside of it.
  ///
  /// - Parameter view: The other view. It may contain this one at any depth.
  open func isDescendant(of view: UIView) -> Bool { item.isDescendant(of: view.item) }

  /// Returns the first view with a tag, among this view and its subtree.
  ///
  /// - Parameter tag: The number to look for.
  /// - Returns: The view, or `nil` if none has the tag. Superviews come before their subviews.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  /// Notifies the view that a subview was added. Does nothing unless overridden.
  ///
  /// - Parameter subview: The view that was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Notifies the view that a subview is about to be removed. Does nothing unless overridden.
  ///
  /// - Parameter subview: The view, which is still a subview.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Notifies the view that its superview is about to change. Does nothing unless overridden.
  ///
  /// - Parameter newSuperview: The future superview, or `nil` if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Notifies the view that its superview has changed. Does nothing unless overridden.
  ///
  /// Override it to make constraints to the superview.
  open func didMoveToSuperview() {}

  /// Notifies the view that its window is about to change. Does nothing unless overridden.
  ///
  /// - Parameter newWindow: The future window, or `nil` if the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Notifies the view that its window has changed. Does nothing unless overridden.
  open func didMoveToWindow() {}

  // MARK: Anchors

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: itemMemory, attribute: .leading) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: itemMemory, attribute: .trailing) }
  /// The anchor of the left edge, in any reading direction.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: itemMemory, attribute: .left) }
  /// The anchor of the right edge, in any reading direction.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: itemMemory, attribute: .right) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: itemMemory, attribute: .top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: itemMemory, attribute: .bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { .init(item: itemMemory, attribute: .width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { .init(item: itemMemory, attribute: .height) }
  /// The anchor of the horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: itemMemory, attribute: .centerX) }
  /// The anchor of the vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: itemMemory, attribute: .centerY) }
  /// The anchor of the first baseline of the text. Without text, it is that of the top edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: itemMemory, attribute: .firstBaseline)
  }
  /// The anchor of the last baseline of the text. Without text, it is that of the bottom edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: itemMemory, attribute: .lastBaseline)
  }

  // MARK: Constraints

  /// The constraints that the view holds, in the order in which they were added.
  ///
  /// Those of the system follow: the constraints of the intrinsic content size, once a layout has
  /// used it, and those of the guides for margins and the safe area, once one is used.
  open var constraints: [NSLayoutConstraint] { listedConstraints }

  /// Adds a constraint to the view, and activates it. If another view holds it, it moves to this
  /// view.
  ///
  /// Set ``NSLayoutConstraint/isActive`` instead, which finds the view.
  ///
  /// - Parameter constraint: The constraint.
  /// - Precondition: Its items are the view itself, its descendants, or their guides.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  /// Adds constraints in order, each with ``addConstraint(_:)``.
  ///
  /// - Parameter constraints: The constraints.
  /// - Precondition: The items of each are the view itself, its descendants, or their guides.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint from the view, and deactivates it.
  ///
  /// - Parameter constraint: The constraint. One that the view does not hold is ignored.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  /// Removes constraints in order, each with ``removeConstraint(_:)``.
  ///
  /// - Parameter constraints: The constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the view's frame and autoresizing mask act as required constraints. The default is
  /// `true`.
  ///
  /// Set it to `false` for each view that your own constraints place. Otherwise, they conflict with
  /// the frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { item.state.contains(.translatesMask) }
    set { setTranslatesMask(newValue) }
  }

  /// Whether the class needs constraints. Nothing reads it here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The margins and lengths that change with the size of the superview. The default is none.
  ///
  /// It has an effect while ``translatesAutoresizingMaskIntoConstraints`` is `true`.
  open var autoresizingMask: AutoresizingMask {
    get { item.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Whether the autoresizing masks of subviews follow the view's size. The default is `true`.
  open var autoresizesSubviews: Bool {
    get { !item.state.contains(.leavesSubviewsAlone) }
    set { setAutoresizesSubviews(newValue) }
  }

  // MARK: Content

  /// The size of the view's content, in points. It is ``UIView/noIntrinsicMetric`` along an axis
  /// without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the height of content that depends on the width, such as lines that wrap.
  ///
  /// UIKit does not have this method. Override it for views such as a row of tags that wraps. The
  /// default is `nil`, for views whose ``intrinsicContentSize`` is enough.
  ///
  /// A layout or a fitting size first finds the widths of all views, then calls this method, and
  /// then finds the heights. The result replaces the height of the intrinsic content size, with the
  /// same priorities. If it is `nil` for one width, the method is not called again until the view
  /// invalidates its content size.
  ///
  /// - Parameter width: The width that the layout gives the view's alignment rectangle, in points;
  ///   `.infinity` while none is known.
  /// - Returns: The height in points, or `nil` if it does not depend on the width.
  open func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Makes the next layout read ``UIView/intrinsicContentSize`` again.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
  }

  /// The number that stands for no length in ``intrinsicContentSize``, -1.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// The target of ``systemLayoutSizeFitting(_:)`` for a size that is as small as possible.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target of ``systemLayoutSizeFitting(_:)`` for a size that is as large as possible.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// Returns the priority with which the view resists being larger than its content.
  ///
  /// - Parameter axis: `.horizontal` for the width, `.vertical` for the height.
  /// - Returns: The priority. The default is 250 for most views.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities[.hugging, axis]
  }

  /// Sets the priority with which the view resists being larger than its content.
  ///
  /// In a row, the view with the lower priority gets the extra space.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: `.horizontal` for the width, `.vertical` for the height.
  /// - Precondition: The priority is from 0 to 1000. With 0, the view does not resist.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, .hugging, axis)
  }

  /// Returns the priority with which the view resists being smaller than its content.
  ///
  /// - Parameter axis: `.horizontal` for the width, `.vertical` for the height.
  /// - Returns: The priority. The default is 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities[.compressionResistance, axis]
  }

  /// Sets the priority with which the view resists being smaller than its content.
  ///
  /// In a row without enough space, the view with the lower priority shrinks.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: `.horizontal` for the width, `.vertical` for the height.
  /// - Precondition: The priority is from 0 to 1000. With 0, the view does not resist.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, .compressionResistance, axis)
  }

  /// Returns the size that fits the constraints of the view and its subtree, as near as they allow
  /// to a target.
  ///
  /// It changes no frame. Text wraps only if its width is required. Use
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` to
  /// require a width.
  ///
  /// - Parameter targetSize: The target in points, usually ``layoutFittingCompressedSize``. Its
  ///   width and height have the priority ``UILayoutPriority/fittingSizeLevel``.
  /// - Returns: The size in points, rounded to whole pixels.
  /// - Precondition: The width and the height of the target are not NaN.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that fits the constraints of the view and its subtree, as near as they allow
  /// to a target whose width and height have priorities.
  ///
  /// It changes no frame.
  ///
  /// - Parameters:
  ///   - targetSize: The target in points.
  ///   - horizontalFittingPriority: The priority of the target's width. Use `.required` for a fixed
  ///     width.
  ///   - verticalFittingPriority: The priority of the target's height.
  /// - Returns: The size in points, rounded to whole pixels.
  /// - Precondition: The width and the height of the target are not NaN.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    MainActor.stopUnlessCurrent()
    return fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Alignment

  /// Returns the alignment rectangle of a frame: the frame without ``alignmentRectInsets``.
  /// Constraints align it.
  ///
  /// It is enough to override the insets. If you override this method, override
  /// ``frame(forAlignmentRect:)``, too, and use the same insets for all frames.
  ///
  /// - Parameter frame: The frame in the coordinates of the superview, in points.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame of an alignment rectangle, the inverse of ``alignmentRect(forFrame:)``.
  ///
  /// - Parameter alignmentRect: The rectangle in the coordinates of the superview, in points.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }

  /// The insets from the frame to the alignment rectangle, in points. The default is zero.
  ///
  /// They leave out decorations such as shadows.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline is that of this view. The default is ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline is that of this view. The default is this view.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the view whose baseline is that of this view. Use ``forLastBaselineLayout`` instead.
  @available(*, deprecated, renamed: "forLastBaselineLayout")
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: Margins and the safe area

  /// The margins of the content, in points. The default is 8 on each side.
  ///
  /// They include the safe area if ``insetsLayoutMarginsFromSafeArea`` is `true`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// The layout margins, in points. The horizontal ones follow the view's reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, rightToLeft: isRightToLeft) }
    set { setDirectionalMargins(newValue) }
  }

  /// Whether the margins contain those of the superview, as far as they reach into this view. The
  /// default is `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { item.rare?.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }

  /// Whether the margins start at the safe area instead of the bounds. The default is `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { item.rare?.insetsMarginsFromSafeArea ?? true }
    set { changeMargins { $0.insetsMarginsFromSafeArea = newValue } }
  }

  /// Notifies the view that its layout margins have changed. Does nothing unless overridden.
  open func layoutMarginsDidChange() {}

  /// The insets of the safe area: what bars cover at each side of the view, in points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// Notifies the view that its safe area has changed. Does nothing unless overridden.
  open func safeAreaInsetsDidChange() {}

  /// The guide for the rectangle inside ``layoutMargins``.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

  /// The guide for the rectangle inside the margins that is narrow enough for text: centered, and
  /// at most 672 points wide.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The guide for the rectangle inside ``safeAreaInsets``, which no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The guide for the rectangle of the keyboard.
  ///
  /// Until ``layoutKeyboardFrame`` is set, it is at the bottom edge of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { trackingKeyboardGuide }

  // MARK: Guides

  /// Adds a guide for constraints, and removes it from its previous view.
  ///
  /// - Parameter layoutGuide: The guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    adopt(layoutGuide)
  }

  /// Removes a guide, and deactivates the constraints that refer to it.
  ///
  /// - Parameter layoutGuide: The guide. One that the view does not own is ignored.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    abandon(layoutGuide)
  }

  /// The guides that were added to the view, in order.
  open var layoutGuides: [UILayoutGuide] { item.guides.filter { $0.systemProperty == nil } }

  // MARK: Layout passes

  /// Returns whether the next layout calls ``updateConstraints()``.
  open func needsUpdateConstraints() -> Bool { item.state.contains(.needsUpdateConstraints) }

  /// Makes the next layout call ``updateConstraints()``.
  open func setNeedsUpdateConstraints() {
    item.needsUpdate(.needsUpdateConstraints)
  }

  /// Updates the view's constraints. A layout calls it after
  /// ``UIView/setNeedsUpdateConstraints()``.
  ///
  /// An override calls `super` last.
  ///
  /// Make a single change where its cause is. Override this method for constraints that depend on
  /// several properties.
  open func updateConstraints() {}

  /// Calls ``updateConstraints()`` on the views of the subtree that need it, subviews first.
  ///
  /// A layout does this by itself.
  open func updateConstraintsIfNeeded() {
    MainActor.stopUnlessCurrent()
    item.updateSubtree(.needsUpdateConstraints)
  }

  /// Makes the next layout call ``layoutSubviews()``.
  ///
  /// A change of a constraint, a frame or a content size does this by itself.
  open func setNeedsLayout() {
    item.engine?.record("called setNeedsLayout() of \(item.name)")
    item.mark(.needsLayout)
  }

  /// Lays out the view and its subtree, if anything has changed.
  ///
  /// No other method lays out views, so call it before you read frames. Conflicts of constraints
  /// are reported to the ``layoutConflictHandler``.
  open func layoutIfNeeded() {
    MainActor.stopUnlessCurrent()
    item.layoutIfNeeded()
  }

  /// Sets the frames of the subviews. A layout calls it when the view's own frame is known.
  ///
  /// An override calls `super`. Before the call, the subviews have the frames of the last layout.
  /// After it, they have those of the constraints, and the override can move them. That asks for no
  /// other layout of this view; another constant does, if it moves something.
  open func layoutSubviews() {
    item.placeChildren()
  }

  // MARK: Debugging

  /// Whether other frames would satisfy the constraints equally well. Use it only for debugging,
  /// since it is slow.
  open var hasAmbiguousLayout: Bool {
    MainActor.stopUnlessCurrent()
    return item.hasAmbiguousLayout
  }

  /// Tries another solution of an ambiguous layout. It has no effect here, since the solution is
  /// always the same.
  open func exerciseAmbiguityInLayout() {}

  /// Returns the active constraints that affect the view's frame along an axis, for debugging.
  ///
  /// - Parameter axis: `.horizontal` for x and width, `.vertical` for y and height.
  /// - Returns: The constraints that refer to the view, and those of the items that these refer to,
  ///   up to the views that hold them. They are in no particular order.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.constraintsAffectingLayout(for: axis)
  }

  // MARK: Reading direction

  /// Whether the view is flipped in right-to-left languages. The default is
  /// ``UISemanticContentAttribute/unspecified``, which flips it.
  ///
  /// Subviews do not inherit it, unlike the reading direction of ``UIResponder/traitOverrides``.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The reading direction of the view. It decides leading and trailing in the constraints that the
  /// view holds.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: inheritedLayoutDirection)
  }

  /// Returns the reading direction of views with an attribute, in a left-to-right interface.
  ///
  /// - Parameter attribute: The attribute, such as that of ``semanticContentAttribute``.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the reading direction of views with an attribute, in an interface with a reading
  /// direction.
  ///
  /// - Parameters:
  ///   - semanticContentAttribute: The attribute.
  ///   - layoutDirection: The reading direction of the interface.
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

  /// The baselines of the view's own text, or `nil` without text.
  var textBaselines: TextBaselines? { nil }

  /// The text that the view shows, which names it in reports.
  var shownText: String? { nil }

  /// The closure that receives the conflicts in the tree of this root view.
  ///
  /// A conflict is reported when it appears, and not again while it stays. Without a closure, it is
  /// written to standard error.
  public final var layoutConflictHandler: (@MainActor (LayoutConflict) -> Void)?

  /// The closure that receives the layouts in the tree of this root view that do not settle.
  ///
  /// A view that asks for another layout in each one is laid out a limited number of times. Then the
  /// layout ends with the last frames, and the loop is reported once. Without a closure, it is written to
  /// standard error.
  public final var layoutLoopHandler: (@MainActor (LayoutLoop) -> Void)? {
    get { item.rare?.layoutLoopHandler }
    set { item.makeRare().layoutLoopHandler = newValue }
  }

  /// The metrics of text in the view, in place of fonts, once they are set.
  ///
  /// - Precondition: The width of a character and the height of a line are above 0, the ascent and
  ///   the widths of single characters are not negative, and all are finite.
  public final var textMetrics: TextMetrics {
    get { item.rare?.textMetrics ?? TextMetrics() }
    set { setTextMetrics(newValue) }
  }

  open override nonisolated var description: String {
    described(by: { "<\(type(of: self)): \(item.name); frame = \(item.transformedFrame)>" })
  }
}
