import Foundation

/// The view of a controller with bars, which the controller places in each layout.
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
  /// Sets the frames of the bars.
  func placeBars(in bounds: CGRect, within safeArea: UIEdgeInsets)
}

extension UIViewController {
  /// Shows the view of a child below the bars, as large as this controller's view.
  func show(_ child: UIViewController, belowBar bar: UIView) {
    guard let inner = child.view else { return }
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(inner, belowSubview: bar)
  }
}
