public import Foundation

/// A rectangle that takes part in layout and draws nothing.
///
///     let gap = UILayoutGuide()
///     view.addLayoutGuide(gap)
///     gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
///     // gap.layoutFrame.width == view.bounds.width / 2, after a layout
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// Keeps the guide's data that a layout reads and writes.
  final let itemMemory = ItemMemory(isGuide: true)
  final nonisolated let item: LayoutItem
  /// The rectangle that the last layout gave the guide.
  private(set) final var placedFrame = CGRect.zero
  /// The view's property that returns the guide, if the view made it for its margins and the like.
  final var systemProperty: String?

  public override init() {
    item = itemMemory.item
    super.init()
    item.setOwner(self)
  }

  public required init?(coder: NSCoder) {
    item = itemMemory.item
    super.init()
    item.setOwner(self)
  }

  deinit {
    itemMemory.ownerDies()
  }

  open func encode(with coder: NSCoder) {}

  /// Whether nothing determines the guide, so that its rectangle may be ambiguous without a report.
  var isLeftToItself: Bool { false }

  /// Sets the rectangle that a layout found.
  ///
  /// - Returns: Whether it is another one.
  func place(_ frame: CGRect) -> Bool {
    if frame == placedFrame { return false }
    placedFrame = frame
    return true
  }

  /// The guide's rectangle in the coordinates of its owning view, in points. It is up to date after
  /// a layout.
  open var layoutFrame: CGRect { currentFrame }

  /// The view that owns the guide. Setting it moves the guide to another view, or removes it for
  /// `nil`.
  open var owningView: UIView? {
    get { item.parent?.view }
    set { setOwningView(newValue) }
  }

  /// The name of the guide in reports.
  open var identifier: String = ""

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

  /// Returns the active constraints that affect the guide's rectangle along an axis, for debugging.
  ///
  ///     let gap = UILayoutGuide()
  ///     view.addLayoutGuide(gap)
  ///     NSLayoutConstraint.activate([
  ///       gap.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  ///       gap.widthAnchor.constraint(equalToConstant: 20),
  ///     ])
  ///     // gap.constraintsAffectingLayout(for: .horizontal).count == 2
  ///
  /// - Parameter axis: `.horizontal` for the guide's x and width, `.vertical` for its y and height.
  /// - Returns: The constraints of the guide, and those of the items that these relate it to, up to
  ///   the views that hold them. They are in no particular order.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.constraintsAffectingLayout(for: axis)
  }

  /// Whether another rectangle would satisfy the constraints equally well. It is expensive, and
  /// meant for debugging.
  open var hasAmbiguousLayout: Bool {
    MainActor.stopUnlessCurrent()
    return item.hasAmbiguousLayout
  }
}

extension UILayoutGuide {
  private func setOwningView(_ view: UIView?) {
    if let view {
      view.addLayoutGuide(self)
    } else {
      owningView?.removeLayoutGuide(self)
    }
  }

  /// The rectangle that the last layout gave the guide. A guide that a view made follows the view
  /// without a layout.
  private var currentFrame: CGRect {
    guard systemProperty != nil, let view = owningView else { return placedFrame }
    // The constraints say how large a root without a mask is, so they say it of its guides, too.
    let isSizedByConstraints =
      view.superview == nil && !view.item.state.contains(.translatesMask)
      && view.item.engine != nil
    guard let made = view.item.systemGuide(self), !isSizedByConstraints || !made.isUsed else {
      return placedFrame
    }
    return made.frame(in: view)
  }
}
