// expected: Add the to: argument: constrain(to:)
extension LayoutView {
  func fixWidth() {
    widthAnchor.constrain()
  }
}
