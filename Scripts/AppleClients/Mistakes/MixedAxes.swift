// expected: an anchor of the same axis
extension LayoutView {
  func align(with other: LayoutView) {
    topAnchor.constrain(to: other.leadingAnchor)
  }
}
