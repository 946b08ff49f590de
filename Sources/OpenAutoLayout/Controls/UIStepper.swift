public import Foundation

/// A stepper of a fixed size, 94 × 32 points.
///
///     let copies = UIStepper()
///     copies.minimumValue = 1
///     copies.value = 0
///     // copies.value == 1
///     // copies.intrinsicContentSize == CGSize(width: 94, height: 32)
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var storedValue: Double = 0

  /// The value, limited to ``minimumValue`` and ``maximumValue``. The default is 0.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The minimum value. The default is 0.
  ///
  /// - Precondition: It is not above ``maximumValue``.
  open var minimumValue: Double = 0 {
    didSet { rangeChanged() }
  }

  /// The maximum value. The default is 100.
  ///
  /// - Precondition: It is not below ``minimumValue``.
  open var maximumValue: Double = 100 {
    didSet { rangeChanged() }
  }

  /// The amount that one step changes the value by. The default is 1. It is stored only.
  open var stepValue: Double = 1
  /// Whether a step beyond one end continues at the other. It is stored only.
  open var wraps = false
  /// Whether a long touch repeats the step. It is stored only.
  open var autorepeat = true
  /// Whether the stepper sends events during a touch. It is stored only.
  open var isContinuous = true

  /// Makes a stepper at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    contentPriorities.hugEverywhere()
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities.hugEverywhere()
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  private static var size: CGSize { CGSize(width: 94, height: 32) }

  private func rangeChanged() {
    if minimumValue > maximumValue { Violation.stop(rangeOf: self) }
    value = storedValue
  }
}
