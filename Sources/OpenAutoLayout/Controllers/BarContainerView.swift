import Foundation

/// The view of a controller with bars, which places them itself.
final class BarContainerView: UIView {
  private weak var container: (any BarContainer)?

  init(_ container: any BarContainer) {
    self.container = container
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.placeBars(in: bounds, within: safeAreaInsets)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// A controller with bars.
@MainActor
protocol BarContainer: AnyObject {
  /// Gives the bars their frames.
  func placeBars(in bounds: CGRect, within safeArea: UIEdgeInsets)
}

extension UIViewController {
  /// Shows a child's view in all of this controller's, below its bars.
  func show(_ child: UIViewController, belowBar bar: UIView) {
    guard let inner = child.view else { return }
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(inner, belowSubview: bar)
  }
}
