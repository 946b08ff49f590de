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

    /// A finger comes down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger taps it repeatedly.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger is dragged inside of it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger is dragged outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger is dragged into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger is dragged out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside of it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its primary action is triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of its text has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of its text has ended.
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
