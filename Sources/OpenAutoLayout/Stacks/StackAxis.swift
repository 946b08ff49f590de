/// The attributes along an axis.
struct StackAxis {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  static let horizontal = StackAxis(
    start: .leading, end: .trailing, center: .centerX, length: .width)
  static let vertical = StackAxis(start: .top, end: .bottom, center: .centerY, length: .height)
}
