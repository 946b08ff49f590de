import OpenAutoLayout

/// A view of which a program may change everything that a subclass may decide, and that says what it
/// hears.
final class FuzzView: UIView, LayoutCounting {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// What the view's content covers, in square points, where its height follows its width.
  var area: CGFloat? {
    didSet { invalidateIntrinsicContentSize() }
  }
  var alignment = UIEdgeInsets.zero {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// What the next passes do at this view, one thing in each.
  var layoutActions: [@MainActor () -> Void] = []
  var updateActions: [@MainActor () -> Void] = []
  /// What the view does when it hears something, once each.
  var reactions: [PlannedReaction] = []
  var hear: (@MainActor (FuzzView, Hook) -> Void)?
  private(set) var layoutCount = 0

  private func heard(_ hook: Hook) { hear?(self, hook) }

  // MARK: Questions

  override var intrinsicContentSize: CGSize {
    heard(.intrinsicContentSize)
    return content
  }

  override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
    heard(.intrinsicContentHeight)
    // Wraps as text does: at a whole number of lines.
    return area.map { (max(1, $0 / (max(1, width) * 20)).rounded(.up) * 20) }
  }

  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    heard(.contentHuggingPriority)
    return super.contentHuggingPriority(for: axis)
  }

  override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    heard(.contentCompressionResistancePriority)
    return super.contentCompressionResistancePriority(for: axis)
  }

  override var alignmentRectInsets: UIEdgeInsets {
    heard(.alignmentRectInsets)
    return alignment
  }

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    heard(.alignmentRect)
    return super.alignmentRect(forFrame: frame)
  }

  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    heard(.frameForAlignmentRect)
    return super.frame(forAlignmentRect: alignmentRect)
  }

  override var forFirstBaselineLayout: UIView {
    heard(.firstBaseline)
    return super.forFirstBaselineLayout
  }

  override var forLastBaselineLayout: UIView {
    heard(.lastBaseline)
    return super.forLastBaselineLayout
  }

  override var layoutMargins: UIEdgeInsets {
    get {
      heard(.layoutMargins)
      return super.layoutMargins
    }
    set { super.layoutMargins = newValue }
  }

  override var safeAreaInsets: UIEdgeInsets {
    heard(.safeAreaInsets)
    return super.safeAreaInsets
  }

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    heard(.effectiveDirection)
    return super.effectiveUserInterfaceLayoutDirection
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    get {
      heard(.semanticContentAttribute)
      return super.semanticContentAttribute
    }
    set { super.semanticContentAttribute = newValue }
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    heard(.systemLayoutSizeFitting)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  // MARK: News

  override func updateProperties() {
    heard(.updateProperties)
    super.updateProperties()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    heard(.traitsDidChange)
  }

  override func updateConstraints() {
    updateActions.popLast()?()
    heard(.updateConstraints)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    layoutCount += 1
    super.layoutSubviews()
    layoutActions.popLast()?()
    heard(.layoutSubviews)
  }

  override var bounds: CGRect {
    didSet { heard(.bounds) }
  }

  override var center: CGPoint {
    didSet { heard(.center) }
  }

  override var frame: CGRect {
    didSet { heard(.frame) }
  }

  override func layoutMarginsDidChange() { heard(.layoutMarginsDidChange) }
  override func safeAreaInsetsDidChange() { heard(.safeAreaInsetsDidChange) }
  override func willMove(toSuperview newSuperview: UIView?) { heard(.willMove) }
  override func didMoveToSuperview() { heard(.didMove) }
  override func didAddSubview(_ subview: UIView) { heard(.didAddSubview) }
  override func willRemoveSubview(_ subview: UIView) { heard(.willRemoveSubview) }
}

/// A controller that passes on what it hears to its view.
final class FuzzController: UIViewController {
  private func heard(_ hook: Hook) {
    guard let view = viewIfLoaded as? FuzzView else { return }
    view.hear?(view, hook)
  }

  override func updateViewConstraints() {
    heard(.updateViewConstraints)
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() { heard(.viewWillLayoutSubviews) }
  override func viewDidLayoutSubviews() { heard(.viewDidLayoutSubviews) }
  override func viewLayoutMarginsDidChange() { heard(.viewLayoutMarginsDidChange) }
  override func viewSafeAreaInsetsDidChange() { heard(.viewSafeAreaInsetsDidChange) }
}

extension UIView {
  /// The frame that layout places, before any transform.
  var untransformedFrame: CGRect {
    if transform.isIdentity { return frame }
    return CGRect(
      x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }
}
