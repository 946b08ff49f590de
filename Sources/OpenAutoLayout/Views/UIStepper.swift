public import Foundation

/// A control of a fixed size, 94 × 32 points, that counts up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The number that the stepper stands at.
  open var value: Double = 0

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
}
