public import Foundation

/// An indicator of a fixed size for a task that is in progress.
///
///     let indicator = UIActivityIndicatorView(style: .large)
///     // indicator.intrinsicContentSize == CGSize(width: 37, height: 37)
///     // indicator.isHidden == true
///
/// It is hidden until it animates. While it is hidden, constraints still give it its size.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  ///
  /// ``UIActivityIndicatorView/style`` takes it.
  public enum Style: Int, Sendable {
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101
  }

  /// The size of the indicator.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Makes an indicator with a style, hidden until it animates.
  ///
  ///     let indicator = UIActivityIndicatorView(style: .medium)
  ///     // indicator.bounds.size == CGSize(width: 20, height: 20)
  ///
  /// - Parameter style: The size of the indicator.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    contentPriorities.hugEverywhere()
    sizeToFit()
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities.hugEverywhere()
    isHidden = true
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities.hugEverywhere()
    isHidden = true
  }

  /// Whether the indicator animates.
  public private(set) final var isAnimating = false

  /// Whether the indicator is hidden while it does not animate. The default is `true`.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The color of the indicator. It is stored only.
  open var color: UIColor! = .gray

  /// Starts the indicator, and shows it.
  ///
  ///     let indicator = UIActivityIndicatorView(style: .medium)
  ///     indicator.startAnimating()
  ///     // indicator.isHidden == false
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the indicator, and hides it if ``hidesWhenStopped`` is `true`.
  ///
  ///     let indicator = UIActivityIndicatorView(style: .medium)
  ///     indicator.startAnimating()
  ///     indicator.stopAnimating()
  ///     // indicator.isHidden == true
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
}
