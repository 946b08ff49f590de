// expected: the other anchor is of another kind
extension LayoutView {
  func align(with other: LayoutView) {
    topAnchor.constrain(to: other.leadingAnchor)
  }
}
