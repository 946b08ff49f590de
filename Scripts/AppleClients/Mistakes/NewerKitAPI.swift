// expected: 'keyboardLayoutGuide' is only available in iOS 15.0 or newer
extension LayoutView {
  var keyboard: LayoutGuide { keyboardLayoutGuide }
}
