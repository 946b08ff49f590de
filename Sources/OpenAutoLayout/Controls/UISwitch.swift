public import Foundation

/// A switch of a fixed size: 66 × 30 points for constraints, and 2 more to the right in its frame
/// (recorded on iOS 26; 51 × 31 before).
///
///     let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
///     // toggle.frame.size == CGSize(width: 68, height: 30)
///     // toggle.intrinsicContentSize == CGSize(width: 66, height: 30)
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false

  /// The color of the track while the switch is on.
  open var onTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// Makes a switch at the origin of a rectangle, whose size does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.frameSize))
    contentPriorities.hugEverywhere()
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities.hugEverywhere()
  }

  /// The rectangle, of whose size a switch takes nothing.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.frameSize) }
  }

  /// Turns the switch on or off. Nothing is animated here.
  ///
  ///     let toggle = UISwitch()
  ///     toggle.setOn(true, animated: true)
  ///     // toggle.isOn == true
  ///
  /// - Parameters:
  ///   - on: Whether it is on.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 66, height: 30) }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.frameSize }

  private static var frameSize: CGSize { CGSize(width: 68, height: 30) }

  /// How a switch looks.
  ///
  /// ``UISwitch/preferredStyle`` takes it. Nothing is drawn here.
  public enum Style: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// As a box with a check mark.
    case checkbox = 1
    /// As a switch.
    case sliding = 2
  }

  /// How the switch is to look.
  open var preferredStyle = Style.automatic
  /// How the switch looks.
  open var style: Style { .sliding }
  /// The text beside a box with a check mark.
  open var title: String?
}
