// expected: Constrain x to x, y to y
extension LayoutView {
  func align(with other: LayoutView) {
    topAnchor.constrain(to: other.leadingAnchor)
  }
}
