extension UIControl {
  /// What happens to a control.
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
    /// A finger comes down on it again and again.
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
    /// The touch is interrupted.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// It has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It is used as it is meant to be.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to show.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Its text is about to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is not edited any more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Any editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Anything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
