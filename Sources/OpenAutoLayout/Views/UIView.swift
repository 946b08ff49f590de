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

  /// Makes a view with a rectangle.
  ///
  ///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     // root.bounds == CGRect(x: 0, y: 0, width: 320, height: 480)
  ///
  /// - Parameter frame: The rectangle in the coordinates of the view's future superview, in points.
  ///   A view that constraints place may start with `.zero`.
  /// - Precondition: All of its numbers are finite.
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

  /// Converts a point from this view's coordinates to another view's.
  ///
  ///     let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  ///     let dot = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
  ///     card.addSubview(dot)
  ///     view.addSubview(card)
  ///     // dot.convert(CGPoint.zero, to: view) == CGPoint(x: 25, y: 105)
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - view: A view of the same tree; `nil` for the root view.
  /// - Returns: The same point in the other view's coordinates.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view)
  }

  /// Converts a point from another view's coordinates to this view's.
  ///
  ///     let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  ///     view.addSubview(card)
  ///     // card.convert(CGPoint(x: 25, y: 105), from: view) == CGPoint(x: 5, y: 5)
  ///
  /// - Parameters:
  ///   - point: The point in the other view's coordinates.
  ///   - view: A view of the same tree; `nil` for the root view.
  /// - Returns: The same point in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// Converts a rectangle from this view's coordinates to another view's.
  ///
  ///     let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  ///     view.addSubview(card)
  ///     // card.convert(card.bounds, to: view) == card.frame
  ///
  /// - Parameters:
  ///   - rect: The rectangle in this view's coordinates.
  ///   - view: A view of the same tree; `nil` for the root view.
  /// - Returns: The same rectangle in the other view's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: converted(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from another view's coordinates to this view's.
  ///
  ///     let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  ///     view.addSubview(card)
  ///     // card.convert(card.frame, from: view) == card.bounds
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the other view's coordinates.
  ///   - view: A view of the same tree; `nil` for the root view.
  /// - Returns: The same rectangle in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: converted(rect.origin, from: view), size: rect.size)
  }

  /// Returns whether a point is inside the view's bounds. Override it to make a small control
  /// easier to hit.
  ///
  ///     final class CloseButton: UIButton {
  ///       override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
  ///         bounds.insetBy(dx: -10, dy: -10).contains(point)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - point: The point in the view's own coordinates.
  ///   - event: What the test belongs to; `nil` outside of an event. It is passed along and not
  ///     read.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns the deepest visible view at a point. Later subviews lie on top.
  ///
  ///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  ///     let ok = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
  ///     root.addSubview(ok)
  ///     // root.hitTest(CGPoint(x: 60, y: 60), with: nil) === ok
  ///     // root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root
  ///
  /// - Parameters:
  ///   - point: The point in this view's own coordinates.
  ///   - event: What is passed to ``point(inside:with:)``.
  /// - Returns: The view; `nil` outside of this view, or if it is hidden, takes no touches or is
  ///   transparent.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  /// Returns the size that the view prefers: its intrinsic size, and its present one along an axis
  /// without one.
  ///
  ///     let label = UILabel()
  ///     label.text = "Welcome"
  ///     // label.sizeThatFits(CGSize(width: 200, height: 100)) == label.intrinsicContentSize
  ///
  /// Constraints do not count here. ``UIView/systemLayoutSizeFitting(_:)`` measures a view by them.
  ///
  /// - Parameter size: The room that there is, in points. A label of several lines wraps in its
  ///   width.
  /// - Returns: The size in points, which may be larger than the room.
  open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(orElse: bounds.size) }

  /// Gives the view the size that it prefers, at its present origin.
  ///
  ///     let label = UILabel(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
  ///     label.text = "Welcome"
  ///     label.sizeToFit()
  ///     // label.frame == CGRect(origin: CGPoint(x: 20, y: 20), size: label.intrinsicContentSize)
  ///
  /// A view that constraints place does not need it.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  // MARK: What a view shows, as far as layout and reports read it

  /// A number to find the view by, see ``viewWithTag(_:)``.
  open var tag = 0

  /// Whether the view is hidden. A hidden view takes part in layout all the same, except in a
  /// ``UIStackView``.
  open var isHidden = false { didSet { if isHidden != oldValue { hidingChanged() } } }
  /// How opaque the view is, from 0 to 1. Layout does not read it.
  open var alpha: CGFloat = 1
  /// Returns whether a gesture may begin. Nobody asks here.
  ///
  ///     final class Card: UIView {
  ///       override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
  ///         !isHidden
  ///       }
  ///     }
  ///
  /// - Parameter gestureRecognizer: The recognizer of the gesture.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Lays out the layers in the view's own on Apple's platforms. Nobody calls it here: it is
  /// ``layoutSubviews()`` that a layout calls.
  ///
  ///     final class Card: UIView {
  ///       let shade = CALayer()
  ///       override func layoutSublayers(of layer: CALayer) {
  ///         super.layoutSublayers(of: layer)
  ///         shade.frame = bounds
  ///       }
  ///     }
  ///
  /// - Parameter layer: The view's layer.
  open func layoutSublayers(of layer: CALayer) {}

  /// Whether ``hitTest(_:with:)`` finds the view and its subviews.
  open var isUserInteractionEnabled = true
  /// Whether subviews are clipped to the bounds. Layout does not read it.
  open var clipsToBounds = false

  /// The color of the background. Nothing is drawn here.
  open var backgroundColor: UIColor? {
    get { attachments?.look.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The tint color: that of the superview, unless another one is set.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// Called when the view's own tint color was set. Does nothing unless overridden.
  ///
  ///     final class Stars: UIView {
  ///       var fill = UIColor.systemBlue
  ///       override func tintColorDidChange() { fill = tintColor }
  ///     }
  open func tintColorDidChange() {}
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }

  /// Draws the view on Apple's platforms. Nothing calls it here: there is no screen.
  ///
  ///     final class Dot: UIView {
  ///       override func draw(_ rect: CGRect) {
  ///         UIBezierPath(ovalIn: bounds).fill()
  ///       }
  ///     }
  ///
  /// - Parameter rect: The part of the bounds that is drawn.
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
  ///     let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 80))
  ///     view.addSubview(card)
  ///     // view.subviews.last === card
  ///
  /// - Parameter view: The view, which keeps its frame.
  /// - Precondition: `view` is not this view, and does not contain it.
  open func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  /// Adds a view at an index among the subviews.
  ///
  ///     let background = UIView()
  ///     view.insertSubview(background, at: 0)
  ///     // view.subviews.first === background
  ///
  /// - Parameters:
  ///   - view: The view. It leaves the view that it was in before.
  ///   - index: Its place, from 0 at the back. An index beyond the last one puts the view in front.
  /// - Precondition: The index is not negative, `view` is not this view, and does not contain it.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds a view in front of one of the subviews.
  ///
  ///     let shade = UIView()
  ///     view.insertSubview(shade, aboveSubview: photo)
  ///
  /// - Parameters:
  ///   - view: The view. It leaves the view that it was in before.
  ///   - siblingSubview: The subview to lie in front of. If it is none of the subviews, the view
  ///     comes in front of all.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Adds a view behind one of the subviews.
  ///
  ///     let shadow = UIView()
  ///     view.insertSubview(shadow, belowSubview: card)
  ///
  /// - Parameters:
  ///   - view: The view. It leaves the view that it was in before.
  ///   - siblingSubview: The subview to lie behind. If it is none of the subviews, the view comes
  ///     in front of all.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Exchanges two subviews. Their order does not change the layout.
  ///
  ///     let root = UIView()
  ///     root.addSubview(first)
  ///     root.addSubview(second)
  ///     root.exchangeSubview(at: 0, withSubviewAt: 1)
  ///     // root.subviews == [second, first]
  ///
  /// - Parameters:
  ///   - index1: The place of a subview, from 0 at the back.
  ///   - index2: The place of another one.
  /// - Precondition: Both are places of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  /// Moves a subview in front of the others.
  ///
  ///     view.bringSubviewToFront(banner)
  ///     // view.subviews.last === banner
  ///
  /// - Parameter view: The subview. A view that is none of the subviews is left alone.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  /// Moves a subview behind the others.
  ///
  ///     view.sendSubviewToBack(photo)
  ///     // view.subviews.first === photo
  ///
  /// - Parameter view: The subview. A view that is none of the subviews is left alone.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  /// Takes the view out of its superview. Constraints between its subtree and the rest of the tree
  /// are deactivated; those inside the subtree stay.
  ///
  ///     let pin = badge.leadingAnchor.constraint(equalTo: view.leadingAnchor)
  ///     pin.isActive = true
  ///     badge.removeFromSuperview()
  ///     // badge.superview == nil
  ///     // pin.isActive == false
  ///
  /// To take a view out for a while and keep its constraints, hide it instead, or put it into a
  /// ``UIStackView``.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Returns whether the view is in another one, or is that view.
  ///
  ///     view.addSubview(card)
  ///     card.addSubview(title)
  ///     // title.isDescendant(of: view) == true
  ///     // view.isDescendant(of: title) == false
  ///
  /// - Parameter view: The view that may contain this one, at any depth.
  open func isDescendant(of view: UIView) -> Bool { item.isDescendant(of: view.item) }

  /// Returns the first view with a tag, among this view and all views inside it.
  ///
  ///     card.tag = 7
  ///     view.addSubview(card)
  ///     // view.viewWithTag(7) === card
  ///
  /// - Parameter tag: The number to look for.
  /// - Returns: The view; `nil` if none has the tag. Superviews come before their subviews.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  /// Called when a subview was added. Does nothing unless overridden.
  ///
  ///     final class Badges: UIView {
  ///       override func didAddSubview(_ subview: UIView) {
  ///         subview.translatesAutoresizingMaskIntoConstraints = false
  ///       }
  ///     }
  ///
  /// - Parameter subview: The view that was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed. Does nothing unless overridden.
  ///
  ///     final class Player: UIView {
  ///       weak var surface: UIView?
  ///       override func willRemoveSubview(_ subview: UIView) {
  ///         if subview === surface { surface = nil }
  ///       }
  ///     }
  ///
  /// - Parameter subview: The view, which is still a subview.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view is added to another view, or removed. Does nothing unless overridden.
  ///
  ///     final class Ticker: UIView {
  ///       var isRunning = true
  ///       override func willMove(toSuperview newSuperview: UIView?) {
  ///         isRunning = newSuperview != nil
  ///       }
  ///     }
  ///
  /// - Parameter newSuperview: The future superview; `nil` if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view was added to another view, or removed. Does nothing unless overridden.
  ///
  /// Here constraints to the superview can be made:
  ///
  ///     final class Banner: UIView {
  ///       override func didMoveToSuperview() {
  ///         guard let superview else { return }
  ///         topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
  ///       }
  ///     }
  open func didMoveToSuperview() {}

  /// Called before the view enters or leaves a window. Does nothing unless overridden.
  ///
  ///     final class Clock: UIView {
  ///       var isTicking = false
  ///       override func willMove(toWindow newWindow: UIWindow?) { isTicking = newWindow != nil }
  ///     }
  ///
  /// - Parameter newWindow: The future window; `nil` if the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view entered or left a window. Does nothing unless overridden.
  ///
  ///     final class Map: UIView {
  ///       override func didMoveToWindow() {
  ///         if window != nil { setNeedsLayout() }
  ///       }
  ///     }
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
  ///     let width = title.widthAnchor.constraint(equalToConstant: 120)
  ///     title.addConstraint(width)
  ///     // width.isActive == true
  ///     // title.constraints.contains(width) == true
  ///
  /// ``NSLayoutConstraint/isActive`` finds the view by itself.
  ///
  /// - Parameter constraint: The constraint.
  /// - Precondition: Its items are the view itself, its descendants, or their guides.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  /// Adds constraints in order, as ``addConstraint(_:)`` does each.
  ///
  ///     let size = [
  ///       icon.widthAnchor.constraint(equalToConstant: 24),
  ///       icon.heightAnchor.constraint(equalToConstant: 24),
  ///     ]
  ///     icon.addConstraints(size)
  ///     // icon.frame.size == CGSize(width: 24, height: 24)
  ///
  /// - Parameter constraints: The constraints.
  /// - Precondition: The items of each are the view itself, its descendants, or their guides.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint from the view, which deactivates it. One that the view does not hold is
  /// left alone.
  ///
  ///     let width = title.widthAnchor.constraint(equalToConstant: 120)
  ///     title.addConstraint(width)
  ///     title.removeConstraint(width)
  ///     // width.isActive == false
  ///
  /// - Parameter constraint: The constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  /// Removes constraints in order, as ``removeConstraint(_:)`` does each.
  ///
  ///     let width = title.widthAnchor.constraint(equalToConstant: 120)
  ///     title.addConstraint(width)
  ///     title.removeConstraints(title.constraints)
  ///     // width.isActive == false
  ///
  /// - Parameter constraints: The constraints.
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

  /// Whether the class only works with constraints. Nothing reads it here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What changes with the size of the superview. Nothing, by default: the frame stays.
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

  /// Returns the height of content that follows the width, such as that of lines which wrap. `nil`,
  /// by default, for a view whose ``intrinsicContentSize`` says all.
  ///
  /// OpenAutoLayout's own, for views such as a row of tags that wraps. A layout asks for the height once
  /// it knows the widths, those of all such views together, and then finds the heights. So do fitting
  /// sizes. The answer takes the place of the intrinsic height, with the same priorities. A view that is
  /// `nil` for one width is `nil` for all, until the view invalidates its content size.
  ///
  ///     final class Tags: UIView {
  ///       let count = 10
  ///       override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
  ///         let columns = max(1, (min(width, 1000) / 80).rounded(.down))
  ///         return (CGFloat(count) / columns).rounded(.up) * 32
  ///       }
  ///     }
  ///     let tags = Tags()
  ///     tags.translatesAutoresizingMaskIntoConstraints = false
  ///     view.addSubview(tags)
  ///     tags.widthAnchor.constraint(equalToConstant: 250).isActive = true
  ///     view.layoutIfNeeded()
  ///     // tags.frame.height == 128
  ///
  /// - Parameter width: The width that the layout gives the view's alignment rectangle, in points;
  ///   `.infinity` while none is known.
  /// - Returns: The height in points; `nil` if it does not follow the width.
  open func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Makes the next layout ask for ``intrinsicContentSize`` again.
  ///
  ///     final class Meter: UIView {
  ///       var steps = 1 { didSet { invalidateIntrinsicContentSize() } }
  ///       override var intrinsicContentSize: CGSize { CGSize(width: 20 * steps, height: 10) }
  ///     }
  ///     let meter = Meter()
  ///     meter.translatesAutoresizingMaskIntoConstraints = false
  ///     view.addSubview(meter)
  ///     view.layoutIfNeeded()
  ///     // meter.frame.width == 20
  ///
  ///     meter.steps = 5
  ///     view.layoutIfNeeded()
  ///     // meter.frame.width == 100
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
  }

  /// -1: stands for "no size of its own" in ``intrinsicContentSize``.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// A target for ``systemLayoutSizeFitting(_:)``: as small as possible.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// A target for ``systemLayoutSizeFitting(_:)``: as large as possible.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// Returns how strongly the view resists being larger than its content.
  ///
  ///     // title.contentHuggingPriority(for: .horizontal) == .defaultLow
  ///
  /// - Parameter axis: `.horizontal` for the width, `.vertical` for the height.
  /// - Returns: The priority; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities[.hugging, axis]
  }

  /// Sets how strongly the view resists being larger than its content.
  ///
  /// In a row, the view with the lower priority gets the room to spare:
  ///
  ///     let row = UIStackView(arrangedSubviews: [title, subtitle])
  ///     row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
  ///     title.text = "Name"
  ///     subtitle.text = "Value"
  ///     title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  ///     row.layoutIfNeeded()
  ///     // title.frame.width == title.intrinsicContentSize.width
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: `.horizontal` for the width, `.vertical` for the height.
  /// - Precondition: The priority is 0 to 1000; 0 switches it off.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, .hugging, axis)
  }

  /// Returns how strongly the view resists being smaller than its content.
  ///
  ///     // title.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh
  ///
  /// - Parameter axis: `.horizontal` for the width, `.vertical` for the height.
  /// - Returns: The priority; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities[.compressionResistance, axis]
  }

  /// Sets how strongly the view resists being smaller than its content.
  ///
  /// In a row without enough room, the view with the lower priority is cut off:
  ///
  ///     let row = UIStackView(arrangedSubviews: [title, subtitle])
  ///     row.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
  ///     title.text = "Name"
  ///     subtitle.text = "A long value"
  ///     title.setContentCompressionResistancePriority(.required, for: .horizontal)
  ///     row.layoutIfNeeded()
  ///     // title.frame.width == title.intrinsicContentSize.width
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: `.horizontal` for the width, `.vertical` for the height.
  /// - Precondition: The priority is 0 to 1000; 0 switches it off.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, .compressionResistance, axis)
  }

  /// Returns the size that the view's own constraints and those of its subtree want, near a target.
  ///
  ///     let box = UIView()
  ///     let icon = UIView()
  ///     box.addSubview(icon)
  ///     icon.translatesAutoresizingMaskIntoConstraints = false
  ///     NSLayoutConstraint.activate([
  ///       icon.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
  ///       icon.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
  ///       icon.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
  ///       icon.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
  ///       icon.widthAnchor.constraint(equalToConstant: 24),
  ///       icon.heightAnchor.constraint(equalToConstant: 24),
  ///     ])
  ///     let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  ///     // size == CGSize(width: 56, height: 40)
  ///
  /// It moves nothing. Text wraps only where a width is required: use
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` for
  /// that.
  ///
  /// - Parameter targetSize: The target in points, which both axes come near to with the priority
  ///   ``UILayoutPriority/fittingSizeLevel``. Mostly ``layoutFittingCompressedSize``.
  /// - Returns: The size in points, in whole pixels.
  /// - Precondition: The target is a number.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the view's own constraints and those of its subtree want, where the
  /// target's width and height are optional constraints of given priorities.
  ///
  ///     cell.systemLayoutSizeFitting(
  ///       CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
  ///       verticalFittingPriority: .fittingSizeLevel)
  ///     // 320 wide, and as high as the content is at that width
  ///
  /// Moves nothing.
  ///
  /// - Parameters:
  ///   - targetSize: The target in points.
  ///   - horizontalFittingPriority: The priority of the target's width; `.required` for a width
  ///     that is given.
  ///   - verticalFittingPriority: The priority of the target's height.
  /// - Returns: The size in points, in whole pixels.
  /// - Precondition: The target is a number.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    MainActor.stopUnlessCurrent()
    return fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Alignment

  /// Returns the part of a frame that constraints align: the frame without ``alignmentRectInsets``.
  ///
  ///     final class Shadowed: UIView {
  ///       override var alignmentRectInsets: UIEdgeInsets {
  ///         UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0)
  ///       }
  ///     }
  ///     let card = Shadowed(frame: CGRect(x: 0, y: 0, width: 100, height: 54))
  ///     // card.alignmentRect(forFrame: card.frame).height == 50
  ///
  /// Overriding the insets is enough. An override of this overrides ``frame(forAlignmentRect:)``,
  /// too, and takes the same distances off every frame.
  ///
  /// - Parameter frame: The frame, in the coordinates of the superview.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame that has a given alignment rectangle, as the reverse of
  /// ``alignmentRect(forFrame:)``.
  ///
  ///     let aligned = CGRect(x: 10, y: 10, width: 100, height: 50)
  ///     // button.alignmentRect(forFrame: button.frame(forAlignmentRect: aligned)) == aligned
  ///
  /// - Parameter alignmentRect: The rectangle, in the coordinates of the superview.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }

  /// How far decorations such as shadows reach beyond what constraints align. Zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view inside this one whose text gives the first baseline; by default the one for the last.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view inside this one whose text gives the last baseline; by default this one.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the view whose text gives the baseline. Use ``forLastBaselineLayout`` instead.
  ///
  ///     // title.forLastBaselineLayout === title
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

  /// Whether the margins are at least as wide as the superview's margins reach into this view.
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
  ///
  ///     final class Article: UIView {
  ///       let text = UIView()
  ///       override func layoutMarginsDidChange() {
  ///         text.frame = bounds.inset(by: layoutMargins)
  ///       }
  ///     }
  open func layoutMarginsDidChange() {}

  /// The insets that bars cover, from each side of the view.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// Called when the safe area changed. Does nothing unless overridden.
  ///
  ///     final class Toolbar: UIView {
  ///       let buttons = UIView()
  ///       override func safeAreaInsetsDidChange() {
  ///         buttons.frame.size.height = bounds.height - safeAreaInsets.bottom
  ///       }
  ///     }
  open func safeAreaInsetsDidChange() {}

  /// The rectangle inside ``layoutMargins``.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

  /// The rectangle inside the margins that is narrow enough to be read: at most 672 points wide, in
  /// the middle.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The rectangle inside ``safeAreaInsets``: what no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The rectangle of the keyboard: the lower edge of the safe area, unless ``layoutKeyboardFrame``
  /// is set.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { trackingKeyboardGuide }

  // MARK: Guides

  /// Adds a guide, which may then take part in constraints. It leaves the view that it was in
  /// before.
  ///
  ///     let half = UILayoutGuide()
  ///     view.addLayoutGuide(half)
  ///     half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
  ///     view.layoutIfNeeded()
  ///     // half.layoutFrame.width == view.bounds.width / 2
  ///
  /// - Parameter layoutGuide: The guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    adopt(layoutGuide)
  }

  /// Removes a guide, and deactivates the constraints that mention it.
  ///
  ///     let half = UILayoutGuide()
  ///     view.addLayoutGuide(half)
  ///     let width = half.widthAnchor.constraint(equalToConstant: 160)
  ///     width.isActive = true
  ///     view.removeLayoutGuide(half)
  ///     // half.owningView == nil
  ///
  /// - Parameter layoutGuide: The guide. One that the view does not own is left alone.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    abandon(layoutGuide)
  }

  /// The guides that were added to the view, in the order of their addition.
  open var layoutGuides: [UILayoutGuide] { item.guides.filter { $0.systemProperty == nil } }

  // MARK: Layout passes

  /// Returns whether the next layout calls ``updateConstraints()``.
  ///
  ///     let panel = UIView()
  ///     panel.setNeedsUpdateConstraints()
  ///     // panel.needsUpdateConstraints() == true
  open func needsUpdateConstraints() -> Bool { item.state.contains(.needsUpdateConstraints) }

  /// Makes the next layout call ``updateConstraints()``.
  ///
  ///     final class Panel: UIView {
  ///       var isWide = false { didSet { setNeedsUpdateConstraints() } }
  ///       lazy var width = widthAnchor.constraint(equalToConstant: 100)
  ///
  ///       override func updateConstraints() {
  ///         width.constant = isWide ? 200 : 100
  ///         width.isActive = true
  ///         super.updateConstraints()
  ///       }
  ///     }
  ///     let panel = Panel()
  ///     panel.translatesAutoresizingMaskIntoConstraints = false
  ///     view.addSubview(panel)
  ///     panel.isWide = true
  ///     view.layoutIfNeeded()
  ///     // panel.frame.width == 200
  open func setNeedsUpdateConstraints() {
    item.needsUpdate(.needsUpdateConstraints)
  }

  /// Changes the view's constraints, before a layout that was asked for with
  /// ``UIView/setNeedsUpdateConstraints()``. An override calls `super` last.
  ///
  ///     final class Panel: UIView {
  ///       var isOpen = true { didSet { setNeedsUpdateConstraints() } }
  ///       lazy var closed = heightAnchor.constraint(equalToConstant: 0)
  ///
  ///       override func updateConstraints() {
  ///         closed.isActive = !isOpen
  ///         super.updateConstraints()
  ///       }
  ///     }
  ///
  /// A change that is made once is made where it arises; this place is for one that many properties
  /// lead to.
  open func updateConstraints() {}

  /// Calls ``updateConstraints()`` on the views of the subtree that asked for it, subviews first.
  ///
  ///     view.setNeedsUpdateConstraints()
  ///     view.updateConstraintsIfNeeded()
  ///     // view.needsUpdateConstraints() == false
  ///
  /// A layout does it by itself.
  open func updateConstraintsIfNeeded() {
    MainActor.stopUnlessCurrent()
    item.updateSubtree(.needsUpdateConstraints)
  }

  /// Makes the next layout call ``layoutSubviews()``.
  ///
  ///     final class Grid: UIView {
  ///       var columns = 3 { didSet { setNeedsLayout() } }
  ///
  ///       override func layoutSubviews() {
  ///         super.layoutSubviews()
  ///         for (index, cell) in subviews.enumerated() {
  ///           cell.frame.origin.x = bounds.width / CGFloat(columns) * CGFloat(index)
  ///         }
  ///       }
  ///     }
  ///
  /// A change of a constraint, a frame or a content does it by itself.
  open func setNeedsLayout() {
    item.mark(.needsLayout)
  }

  /// Lays out the view and its subtree, if anything has changed.
  ///
  ///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     let card = UIView()
  ///     card.translatesAutoresizingMaskIntoConstraints = false
  ///     root.addSubview(card)
  ///     NSLayoutConstraint.activate([
  ///       card.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
  ///       card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
  ///       card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
  ///       card.heightAnchor.constraint(equalToConstant: 44),
  ///     ])
  ///     root.layoutIfNeeded()
  ///     // card.frame == CGRect(x: 16, y: 16, width: 288, height: 44)
  ///
  /// Nothing else lays out: call it before frames are read. Constraints that cannot hold together
  /// are reported, see ``layoutConflictHandler``.
  open func layoutIfNeeded() {
    MainActor.stopUnlessCurrent()
    item.layoutIfNeeded()
  }

  /// Places the view's subviews. A layout calls it once the view's own frame is known.
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

  /// Tries another solution of an ambiguous layout on Apple's platforms. Does nothing here: the
  /// solution is always the same.
  ///
  ///     if view.hasAmbiguousLayout { view.exerciseAmbiguityInLayout() }
  open func exerciseAmbiguityInLayout() {}

  /// Returns the active constraints that decide the view's place and size along an axis, for
  /// debugging.
  ///
  ///     title.widthAnchor.constraint(equalToConstant: 120).isActive = true
  ///     title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  ///     // title.constraintsAffectingLayout(for: .vertical).count == 1
  ///
  /// - Parameter axis: `.horizontal` for x and width, `.vertical` for y and height.
  /// - Returns: The constraints that mention the view, and those of the items that these mention,
  ///   up to the views that hold them. The order says nothing.
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

  /// Returns the reading direction of views with an attribute, in an interface that reads from left
  /// to right.
  ///
  ///     // UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft
  ///
  /// - Parameter attribute: The attribute, as ``semanticContentAttribute`` has it.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the reading direction of views with an attribute, in an interface that reads in a
  /// given direction.
  ///
  ///     let player = UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft)
  ///     let text = UIView.userInterfaceLayoutDirection(
  ///       for: .unspecified, relativeTo: .rightToLeft)
  ///     // player == .leftToRight
  ///     // text == .rightToLeft
  ///
  /// - Parameters:
  ///   - semanticContentAttribute: The attribute.
  ///   - layoutDirection: The direction of the interface around.
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
