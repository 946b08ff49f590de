import OpenAutoLayout

/// A view that runs what a test gives it in one of its overrides, each time unless it says `once`.
final class ReactingView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var whenAskedForContent: () -> Void = {}
  var whenResized: () -> Void = {}
  var whenUpdated: () -> Void = {}
  var whenLaidOut: () -> Void = {}

  /// How often the view was asked for its content size.
  private(set) var questionCount = 0

  override var intrinsicContentSize: CGSize {
    questionCount += 1
    whenAskedForContent()
    return content
  }

  override var bounds: CGRect {
    didSet { whenResized() }
  }

  override func updateConstraints() {
    whenUpdated()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut()
  }
}

/// The action, which does nothing from the second call on.
@MainActor
func once(_ action: @escaping () -> Void) -> () -> Void {
  var next: (() -> Void)? = action
  return {
    // Reacting may lead to the same override again.
    let action = next
    next = nil
    action?()
  }
}

extension Scene {
  /// Adds a view without an autoresizing mask that runs what a test gives it.
  func reactingView(
    _ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric,
    in container: UIView? = nil
  ) -> ReactingView {
    let view = ReactingView()
    view.content = CGSize(width: width, height: height)
    view.translatesAutoresizingMaskIntoConstraints = false
    (container ?? root).addSubview(view)
    return view
  }
}
