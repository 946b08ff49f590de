public import Foundation

/// A progress bar, 4 points high.
///
///     let bar = UIProgressView(progressViewStyle: .default)
///     bar.progress = 0.5
///     // bar.intrinsicContentSize.height == 4
///
/// It has no intrinsic width. Give it a width with constraints.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress bar.
  ///
  /// ``UIProgressView/progressViewStyle`` takes it. Both are 4 points high.
  public enum Style: Int, Sendable {
    /// The style for a progress bar in a view.
    case `default` = 0
    /// The style for a progress bar in a navigation bar or a toolbar.
    case bar = 1
  }

  /// The style of the bar. It changes no size.
  open var progressViewStyle = Style.default
  /// The progress, from 0 to 1. The default is 0.
  open var progress: Float = 0
  /// The color of the completed part.
  open var progressTintColor: UIColor?
  /// The color of the part that is not completed.
  open var trackTintColor: UIColor?

  /// Makes a progress bar of a style.
  ///
  ///     let bar = UIProgressView(progressViewStyle: .bar)
  ///     // bar.frame.height == 4
  ///
  /// - Parameter style: The style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Makes a bar with a frame. The height of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: Self.bar(frame))
    contentPriorities[.hugging, .vertical] = .defaultHigh
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities[.hugging, .vertical] = .defaultHigh
  }

  /// The frame of the bar, in points. Its height is always 4.
  open override var frame: CGRect {
    get { super.frame }
    set { setFrame(newValue) { CGSize(width: $0.width, height: Self.height) } }
  }

  /// Sets the progress. Nothing is animated here.
  ///
  ///     let bar = UIProgressView()
  ///     bar.setProgress(0.75, animated: true)
  ///     // bar.progress == 0.75
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  private static var height: CGFloat { 4 }

  private static func bar(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
  }
}
