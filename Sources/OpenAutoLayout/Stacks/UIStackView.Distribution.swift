extension UIStackView {
  /// The distribution of arranged views along the axis of their stack.
  ///
  ///     let row = UIStackView(arrangedSubviews: [cancelButton, okButton])
  ///     row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
  ///     row.distribution = .fillEqually
  ///     row.spacing = 8
  ///     row.layoutIfNeeded()
  ///     // okButton.frame == CGRect(x: 104, y: 0, width: 96, height: 44)
  public enum Distribution: Int, Sendable {
    /// The views fill the stack. Content hugging and compression resistance decide which view grows
    /// or shrinks. Among equals, it is the first one.
    case fill = 0
    /// The views fill the stack, and have equal lengths along the axis.
    case fillEqually = 1
    /// The views fill the stack in proportion to their content sizes.
    ///
    /// If no view has a content size, their lengths are equal. If only some have one, nothing is
    /// left for the others.
    case fillProportionally = 2
    /// The gaps between the views are equal, and at least ``UIStackView/spacing``.
    case equalSpacing = 3
    /// The distances between the centers of the views are equal, as far as the gaps can stay at
    /// least ``UIStackView/spacing``.
    case equalCentering = 4
  }
}
