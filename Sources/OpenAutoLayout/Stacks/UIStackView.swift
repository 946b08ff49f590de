public import Foundation

/// A view that lays its arranged subviews out in a row or a column, by constraints that it makes.
///
///     let row = UIStackView(arrangedSubviews: [icon, title])
///     row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
///     row.spacing = 8
///     row.alignment = .center
///     row.layoutIfNeeded()
///     // title.frame.minX == icon.frame.maxX + 8
///
/// Its size comes from these constraints and from the arranged views' contents: nothing else has to
/// be said about the arranged views. Too little room is taken from the view whose compression
/// resistance is the lowest, too much is given to the one whose hugging is; of equals, the first.
///
/// The constraints are made and changed when the next layout or fitting size asks for them, and
/// only those that differ. In a conflict those of clients give way.
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var arranged: [ArrangedView] = []
  /// The constraints that are not about one arranged view.
  final var ties = StackTies()
  /// What surrounds baseline-aligned views.
  final var spanner: UILayoutGuide?

  /// Makes a stack view without arranged views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame. Unlike other views', it cannot fail.
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

  /// The views that the stack lays out, in that order, hidden ones included. All of them are
  /// subviews, whose own order from back to front is another.
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }

  /// Arranges a view after the others, and adds it as a subview if it is none.
  ///
  /// The view no longer translates its autoresizing mask into constraints. One that is arranged here
  /// already moves to the end.
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

  /// Arranges a view at an index among the arranged ones; those from there on move up.
  ///
  ///     let row = UIStackView(arrangedSubviews: [title, button])
  ///     row.insertArrangedSubview(icon, at: 0)
  ///     // row.arrangedSubviews == [icon, title, button]
  ///
  /// - Parameters:
  ///   - view: The view, which leaves its superview unless that is the stack.
  ///   - stackIndex: Its place among the arranged views, hidden ones included.
  /// - Precondition: The index is at least 0 and at most the number of the other arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Ends the arrangement of a view, which stays a subview without constraints of the stack's.
  ///
  /// Call `removeFromSuperview()` instead to take the view out altogether.
  ///
  ///     let row = UIStackView(arrangedSubviews: [icon, title])
  ///     row.removeArrangedSubview(icon)
  ///     // row.arrangedSubviews == [title]
  ///     // icon.superview === row
  ///
  /// - Parameter view: The view. One that is not arranged is left alone.
  open func removeArrangedSubview(_ view: UIView) {
    endArrangement(of: view)
  }

  // MARK: Settings

  /// Whether the views stand beside each other, or below each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// How the views share the room along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// How the views lie across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The distance between neighbors, in points: exact, and the least one in
  /// ``Distribution/equalSpacing`` and ``Distribution/equalCentering``. Negative to overlap.
  ///
  /// - Precondition: Finite.
  open var spacing: CGFloat = 0 {
    didSet {
      if !spacing.isFinite { Violation.spacingNotFinite(self, spacing).stop() }
      if spacing != oldValue { arrangementChanged() }
    }
  }

  /// Whether ``spacing`` counts from the last baseline of a view to the first baseline of the next.
  /// Only in vertical stacks.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Whether the views are laid out within the layout margins instead of within the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Sets the distance after an arranged view, if another visible one follows it.
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
  /// A view that is not arranged here takes no spacing.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points; negative to overlap. ``spacingUseDefault`` gives
  ///     ``spacing`` back its place.
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
  /// - Returns: The distance in points; ``spacingUseDefault`` if none was set or the view is not
  ///   arranged.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    record(of: arrangedSubview)?.customSpacing ?? UIStackView.spacingUseDefault
  }

  /// As a custom spacing: the stack's own ``spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// As a spacing: the system's distance between views, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  // MARK: Layout

  open override func updateConstraints() {
    updateTies()
    super.updateConstraints()
  }

  /// Where the first baseline is: in a row, that of the tallest content; in a column, of the first
  /// visible view.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? firstVisibleView : tallestVisibleView)?.forFirstBaselineLayout ?? self
  }

  /// Where the last baseline is: in a row, that of the tallest content; in a column, of the last
  /// visible view.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? lastVisibleView : tallestVisibleView)?.forLastBaselineLayout ?? self
  }
}
