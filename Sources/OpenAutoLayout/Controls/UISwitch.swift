public import Foundation

/// A switch of a fixed size, 66 × 30 points for constraints.
///
/// Its frame is 2 points wider at the right (recorded on iOS 26). On earlier systems, a switch is
/// 51 × 31 points.
///
///     let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
///     // toggle.frame.size == CGSize(width: 68, height: 30)
///     // toggle.intrinsicContentSize == CGSize(width: 66, height: 30)
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on. The default is `false`.
  open var isOn = false

  /// The color of the track while the switch is on. It is stored only.
  open var onTintColor: UIColor?
  /// The color of the thumb. It is stored only.
  open var thumbTintColor: UIColor?

  /// Makes a switch at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.frameSize))
    contentPriorities.hugEverywhere()
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities.hugEverywhere()
  }

  /// The frame of the switch, in points. Its size is always 68 × 30.
  open override var frame: CGRect {
    get { super.frame }
    set { setFrame(newValue) { _ in Self.frameSize } }
  }

  /// Turns the switch on or off. Nothing is animated here.
  ///
  ///     let toggle = UISwitch()
  ///     toggle.setOn(true, animated: true)
  ///     // toggle.isOn == true
  ///
  /// - Parameters:
  ///   - on: Whether the switch is on.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 66, height: 30) }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.frameSize }

  private static var frameSize: CGSize { CGSize(width: 68, height: 30) }

  /// The style of a switch.
  ///
  /// ``UISwitch/preferredStyle`` takes it. Nothing is drawn here.
  public enum Style: Int, Sendable {
    /// The style that the system chooses.
    case automatic = 0
    /// A checkbox.
    case checkbox = 1
    /// A sliding switch.
    case sliding = 2
  }

  /// The style that the switch is to have. It is stored only.
  open var preferredStyle = Style.automatic
  /// The style of the switch: always ``Style/sliding`` here.
  open var style: Style { .sliding }
  /// The text beside a checkbox. It is stored only.
  open var title: String?
}
