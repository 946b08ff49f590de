// expected: Say what to hold this anchor to: constrain(to:)
extension LayoutView {
  func fixWidth() {
    widthAnchor.constrain()
  }
}
