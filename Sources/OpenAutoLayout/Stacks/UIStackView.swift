public import Foundation

/// A view that lays out its arranged subviews in a row or a column, with constraints that it makes.
///
///     let row = UIStackView(arrangedSubviews: [icon, title])
///     row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
///     row.spacing = 8
///     row.alignment = .center
///     row.layoutIfNeeded()
///     // title.frame.minX == icon.frame.maxX + 8
///
/// Its size comes from these constraints and from the content sizes of the arranged views, which
/// need no other constraints. If there is too little space, the view with the lowest compression
/// resistance shrinks. If there is too much, the view with the lowest content hugging grows. Among
/// equals, it is the first one.
///
/// The next layout or fitting size makes and changes the constraints, and only those that differ.
/// If they conflict with constraints of a client, the client's are left out.
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var arranged: [ArrangedView] = []
  /// The constraints that belong to no single arranged view.
  final var ties = StackTies()
  /// What the constraints of all arranged views follow from.
  final var tiedSettings: StackArrangement.Settings?
  /// The guide around baseline-aligned views.
  final var spanner: UILayoutGuide?

  /// Makes a stack view without arranged views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame. Unlike that of other views, it
  /// cannot fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a stack view with arranged views, which become its subviews.
  ///
  ///     let column = UIStackView(arrangedSubviews: rows)
  ///     column.frame = CGRect(x: 0, y: 0, width: 100, height: 90)
  ///     column.axis = .vertical
  ///     column.distribution = .fillEqually
  ///     column.layoutIfNeeded()
  ///     // rows[1].frame == CGRect(x: 0, y: 30, width: 100, height: 30)
  ///
  /// - Parameter views: The views in order, from the leading side or from the top. They no longer
  ///   translate their autoresizing masks into constraints.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views that the stack arranges, in order, with the hidden ones.
  ///
  /// All of them are subviews. The order of ``UIView/subviews``, from back to front, may differ.
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }

  /// Adds a view after the other arranged views, and as a subview unless it is one.
  ///
  /// The view no longer translates its autoresizing mask into constraints. A view that is already
  /// arranged in this stack moves to the end.
  ///
  ///     let row = UIStackView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
  ///     icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
  ///     row.addArrangedSubview(icon)
  ///     row.addArrangedSubview(title)
  ///     row.layoutIfNeeded()
  ///     // title.frame == CGRect(x: 24, y: 0, width: 96, height: 40)
  ///
  /// - Parameter view: The view, which leaves its superview unless that is the stack.
  /// - Precondition: `view` is not this view, and does not contain it.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: nil)
  }

  /// Inserts a view at an index of the arranged views, and adds it as a subview unless it is one.
  ///
  ///     let row = UIStackView(arrangedSubviews: [title, button])
  ///     row.insertArrangedSubview(icon, at: 0)
  ///     // row.arrangedSubviews == [icon, title, button]
  ///
  /// - Parameters:
  ///   - view: The view, which leaves its superview unless that is the stack.
  ///   - stackIndex: The index among the arranged views, with the hidden ones.
  /// - Precondition: The index is at least 0 and at most the number of the other arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arranged views. It stays a subview, without the stack's constraints.
  ///
  /// Call ``UIView/removeFromSuperview()`` instead to remove the view altogether.
  ///
  ///     let row = UIStackView(arrangedSubviews: [icon, title])
  ///     row.removeArrangedSubview(icon)
  ///     // row.arrangedSubviews == [title]
  ///     // icon.superview === row
  ///
  /// - Parameter view: The view. One that is not arranged is ignored.
  open func removeArrangedSubview(_ view: UIView) {
    endArrangement(of: view)
  }

  // MARK: Settings

  /// The axis that the views are arranged along. The default is horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// The distribution of the views along the axis. The default is ``Distribution/fill``.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// The alignment of the views across the axis. The default is ``Alignment/fill``.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The distance between neighbors, in points. The default is 0.
  ///
  /// In ``Distribution/equalSpacing`` and ``Distribution/equalCentering``, it is the minimum
  /// distance. With a negative distance, the views overlap.
  ///
  /// - Precondition: The distance is finite.
  open var spacing: CGFloat = 0 {
    didSet {
      if !spacing.isFinite { Violation.spacingNotFinite(self, spacing).stop() }
      if spacing != oldValue { arrangementChanged() }
    }
  }

  /// Whether a vertical stack measures ``spacing`` from the last baseline of a view to the first
  /// baseline of the next one. The default is `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Whether the views are laid out within the layout margins instead of the bounds. The default is
  /// `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Sets the distance between an arranged view and the next visible one.
  ///
  ///     let row = UIStackView(arrangedSubviews: rows)
  ///     row.frame = CGRect(x: 0, y: 0, width: 148, height: 40)
  ///     row.distribution = .fillEqually
  ///     row.spacing = 8
  ///     row.setCustomSpacing(20, after: rows[0])
  ///     row.layoutIfNeeded()
  ///     // rows[1].frame.minX == rows[0].frame.maxX + 20
  ///     // rows[2].frame.minX == rows[1].frame.maxX + 8
  ///
  /// A view that is not arranged in this stack is ignored.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points. With a negative one, the views overlap.
  ///     ``spacingUseDefault`` restores ``UIStackView/spacing``.
  ///   - arrangedSubview: The view before the distance.
  /// - Precondition: `spacing` is finite.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }

  /// Returns the distance that was set after an arranged view.
  ///
  ///     let row = UIStackView(arrangedSubviews: [icon, title])
  ///     row.setCustomSpacing(20, after: icon)
  ///     // row.customSpacing(after: icon) == 20
  ///     // row.customSpacing(after: title) == UIStackView.spacingUseDefault
  ///
  /// - Parameter arrangedSubview: The view before the distance.
  /// - Returns: The distance in points. It is ``spacingUseDefault`` if none was set, or if the view
  ///   is not arranged.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    record(of: arrangedSubview)?.customSpacing ?? UIStackView.spacingUseDefault
  }

  /// The custom spacing that stands for the stack's ``spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing that stands for the system's distance between views, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  // MARK: Layout

  open override func updateConstraints() {
    updateTies()
    super.updateConstraints()
  }

  /// The view whose first baseline is the stack's: in a row, the visible view with the tallest
  /// content, and in a column, the first visible view.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? firstVisibleView : tallestVisibleView)?.forFirstBaselineLayout ?? self
  }

  /// The view whose last baseline is the stack's: in a row, the visible view with the tallest
  /// content, and in a column, the last visible view.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? lastVisibleView : tallestVisibleView)?.forLastBaselineLayout ?? self
  }
}
