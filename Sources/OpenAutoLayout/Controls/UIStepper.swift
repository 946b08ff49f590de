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

  /// The value, within ``minimumValue`` and ``maximumValue``.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The minimum value.
  ///
  /// - Precondition: It is not above ``maximumValue``.
  open var minimumValue: Double = 0 {
    didSet { rangeChanged() }
  }

  /// The maximum value.
  ///
  /// - Precondition: It is not below ``minimumValue``.
  open var maximumValue: Double = 100 {
    didSet { rangeChanged() }
  }

  /// The difference that one touch makes.
  open var stepValue: Double = 1
  /// Whether the value continues at the other end.
  open var wraps = false
  /// Whether the value keeps changing while the stepper is touched.
  open var autorepeat = true
  /// Whether the value changes during a touch, and not only at its end.
  open var isContinuous = true

  /// Makes a stepper at the origin of a rectangle, whose size does not count.
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
