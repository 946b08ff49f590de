// expected: missing argument for parameter 'to' in call
extension LayoutView {
  func fixWidth() {
    widthAnchor.constrain()
  }
}
