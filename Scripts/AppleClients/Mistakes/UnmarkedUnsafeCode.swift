// expected: expression uses unsafe constructs but is not marked with 'unsafe'
extension NSLayoutConstraint {
  /// Apple's header declares the item as `assign`.
  var firstView: LayoutView? { firstItem as? LayoutView }
}
