public import Foundation

/// A control to pick a date and a time. Here, ``date`` changes only when it is set.
///
///     let picker = UIDatePicker()
///     picker.preferredDatePickerStyle = .wheels
///     picker.intrinsicContentSize  // 320 × 216
///
/// Wheels are 320 × 216 points, as on iPhones with any version of iOS. The sizes of the other
/// styles are chosen, not recorded.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that a date picker picks.
  ///
  ///     let picker = UIDatePicker()
  ///     picker.datePickerMode = .date
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time.
    case dateAndTime = 2
    /// A number of hours and minutes.
    case countDownTimer = 3
  }

  /// The picked date, limited to ``minimumDate`` and ``maximumDate`` when it is set.
  open var date = Date() {
    didSet {
      if let minimumDate { date = max(date, minimumDate) }
      if let maximumDate { date = min(date, maximumDate) }
    }
  }

  /// The earliest date that can be picked, or `nil` for no limit.
  open var minimumDate: Date?
  /// The latest date that can be picked, or `nil` for no limit.
  open var maximumDate: Date?
  /// The locale of the picker, or `nil` for the current one. It is stored only.
  open var locale: Locale?
  /// The calendar of the picker, or `nil` for the current one. It is stored only.
  open var calendar: Calendar!
  /// The time zone of the picker, or `nil` for the current one. It is stored only.
  open var timeZone: TimeZone?
  /// The interval between the times that can be picked, in minutes. The default is 1.
  open var minuteInterval = 1
  /// The kind of value that the picker picks. The default is ``Mode/dateAndTime``.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The style that the picker is to have. It decides the size.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The style of the picker: ``preferredDatePickerStyle``, or compact if that is automatic.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets the picked date. Nothing is animated here.
  ///
  ///     let picker = UIDatePicker()
  ///     picker.setDate(Date(timeIntervalSince1970: 0), animated: true)
  ///     // picker.date.timeIntervalSince1970 == 0
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - animated: Whether the change is animated. It makes no difference here.
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

/// The style of a date picker.
///
///     let picker = UIDatePicker()
///     picker.preferredDatePickerStyle = .inline
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that the system chooses: compact.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens a picker.
  case compact = 2
  /// A calendar in place.
  case inline = 3
}
