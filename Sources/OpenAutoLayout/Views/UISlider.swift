public import Foundation

/// A control, 34 points high, whose value is where a knob stands.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Where the knob stands, from ``minimumValue`` to ``maximumValue``.
  open var value: Float = 0
  /// What the value is at the leading end.
  open var minimumValue: Float = 0
  /// What the value is at the trailing end.
  open var maximumValue: Float = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities[.hugging, .vertical] = .defaultHigh
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities[.hugging, .vertical] = .defaultHigh
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}
