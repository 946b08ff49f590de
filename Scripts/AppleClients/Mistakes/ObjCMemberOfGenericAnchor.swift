// expected: extension of a generic Objective-C class cannot access the class's generic parameters
extension NSLayoutAnchor {
  func pin(to anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor)
  }
}
