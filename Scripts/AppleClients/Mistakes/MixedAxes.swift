// expected: cannot convert value of type 'NSLayoutXAxisAnchor' to expected argument type 'NSLayoutYAxisAnchor'
extension LayoutView {
  func align(with other: LayoutView) {
    topAnchor.constrain(to: other.leadingAnchor)
  }
}
