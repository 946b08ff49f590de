// expected: selectors are added to Apple's classes
extension NSLayoutDimension {
  /// Not final, so that a call is a message, too.
  @objc public func hold(at constant: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: constant)
  }
}
