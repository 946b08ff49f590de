public import Foundation

/// A control for a day or a time. Nobody turns it here: ``date`` is what it is set to.
///
///     let picker = UIDatePicker()
///     picker.preferredDatePickerStyle = .wheels
///     picker.intrinsicContentSize  // 320 × 216
///
/// Wheels are 320 by 216 points, as on phones of all systems. The sizes of the other styles are not
/// recorded: they are chosen.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is picked.
  ///
  ///     let picker = UIDatePicker()
  ///     picker.datePickerMode = .date
  public enum Mode: Int, Sendable {
    /// A time of a day.
    case time = 0
    /// A day.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// A number of hours and minutes.
    case countDownTimer = 3
  }

  /// The day or the time that is picked, within ``minimumDate`` and ``maximumDate``.
  open var date = Date() {
    didSet {
      if let minimumDate { date = max(date, minimumDate) }
      if let maximumDate { date = min(date, maximumDate) }
    }
  }

  /// The earliest that can be picked; `nil` for any.
  open var minimumDate: Date?
  /// The latest that can be picked; `nil` for any.
  open var maximumDate: Date?
  /// The language of the picker; `nil` for the person's.
  open var locale: Locale?
  /// The calendar of the picker; `nil` for the person's.
  open var calendar: Calendar!
  /// The time zone of the picker; `nil` for the person's.
  open var timeZone: TimeZone?
  /// How many minutes are between the times that can be picked.
  open var minuteInterval = 1
  /// What is picked.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How the picker looks, which decides its size.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How the picker looks: compact where ``preferredDatePickerStyle`` leaves it open.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets what is picked. Nothing is animated here.
  ///
  ///     let picker = UIDatePicker()
  ///     picker.setDate(Date(timeIntervalSince1970: 0), animated: true)
  ///     // picker.date.timeIntervalSince1970 == 0
  ///
  /// - Parameters:
  ///   - date: The day or the time.
  ///   - animated: Has no effect.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: datePickerMode == .dateAndTime ? 374 : 330)
    case .compact, .automatic:
      CGSize(width: compactWidth, height: 34)
    }
  }

  private var compactWidth: CGFloat {
    switch datePickerMode {
    case .time, .countDownTimer: 80
    case .date: 120
    case .dateAndTime: 204
    }
  }
}

/// How a date picker looks.
///
///     let picker = UIDatePicker()
///     picker.preferredDatePickerStyle = .inline
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes: compact.
  case automatic = 0
  /// With wheels that turn.
  case wheels = 1
  /// As a label that opens something to pick from.
  case compact = 2
  /// As a calendar.
  case inline = 3
}
