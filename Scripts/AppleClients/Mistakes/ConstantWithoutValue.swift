// expected: Write constrain(.atLeast, to: 44
extension LayoutView {
  func fixWidth() {
    widthAnchor.constrain()
  }
}
