public import Foundation

/// A rectangle that takes part in layout and draws nothing.
///
///     let gap = UILayoutGuide()
///     view.addLayoutGuide(gap)
///     gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
///     // gap.layoutFrame.width == view.bounds.width / 2, after a layout
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// Keeps what a layout reads and writes of the guide.
  final let itemMemory = ItemMemory(isGuide: true)
  final nonisolated let item: LayoutItem
  /// What the last layout gave the guide.
  private(set) final var placedFrame = CGRect.zero
  /// The property by which the guide is asked for, if a view made it for its margins and the like.
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

  /// Whether nobody has said anything about the guide, so that it need not have one rectangle only.
  var isLeftToItself: Bool { false }

  /// Takes the rectangle that a layout found.
  func place(_ frame: CGRect) {
    placedFrame = frame
  }

  /// The guide's rectangle in the coordinates of its owning view, up to date after a layout.
  open var layoutFrame: CGRect { currentFrame }

  /// The view in whose coordinates the guide lives. Setting it moves the guide.
  open var owningView: UIView? {
    get { item.parent?.view }
    set { setOwningView(newValue) }
  }

  /// A name that reports call the guide by.
  open var identifier: String = ""

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

  /// Returns the active constraints that decide the guide's rectangle along an axis, for debugging.
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
  /// - Returns: The constraints that mention the guide, and those of the items that these mention,
  ///   up to the views that hold them. The order says nothing.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.constraintsAffectingLayout(for: axis)
  }

  /// Whether another rectangle would satisfy the constraints equally well. Expensive; for debugging.
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

  /// What the last layout gave the guide; a system's guide follows its view without one.
  private var currentFrame: CGRect {
    guard systemProperty != nil, let view = owningView else { return placedFrame }
    // The constraints say how large a root without a mask is, so they say it of its guides, too.
    if view.superview == nil, !view.item.state.contains(.translatesMask), view.item.engine != nil {
      return placedFrame
    }
    return view.item.rare?.systemGuides.values.first { $0.guide === self }?.frame(in: view)
      ?? placedFrame
  }
}
