extension UIControl {
  /// The events of a control.
  ///
  ///     let toggle = UISwitch()
  ///     toggle.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
  ///     toggle.sendActions(for: .valueChanged)
  ///     // count == 1
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger taps the control repeatedly.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger is dragged inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger is dragged outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger is dragged into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger is dragged out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control is triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of the text has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of the text has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key has ended the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
