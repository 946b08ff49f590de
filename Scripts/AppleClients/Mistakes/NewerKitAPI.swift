// expected: 'UICalendarView' is only available in iOS 16.0 or newer
extension LayoutView {
  var calendar: LayoutView { UICalendarView() }
}
