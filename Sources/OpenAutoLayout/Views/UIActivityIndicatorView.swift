public import Foundation

/// A view of a fixed size that shows that something is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the indicator is.
  public enum Style: Int, Sendable {
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101
  }

  /// How large the indicator is.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Makes an indicator of a size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    contentPriorities.hugEverywhere()
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities.hugEverywhere()
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities.hugEverywhere()
  }

  /// Whether the indicator turns.
  public private(set) final var isAnimating = false

  /// Has the indicator turn.
  open func startAnimating() { isAnimating = true }

  /// Has the indicator rest.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
}
