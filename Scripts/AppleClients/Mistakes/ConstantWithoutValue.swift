// expected: missing argument
extension LayoutView {
  func fixWidth() {
    widthAnchor.constrain()
  }
}
