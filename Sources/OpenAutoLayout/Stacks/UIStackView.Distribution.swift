extension UIStackView {
  /// How arranged views share the room along the axis of their stack.
  ///
  ///     let row = UIStackView(arrangedSubviews: [cancelButton, okButton])
  ///     row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
  ///     row.distribution = .fillEqually
  ///     row.spacing = 8
  ///     row.layoutIfNeeded()
  ///     // okButton.frame == CGRect(x: 104, y: 0, width: 96, height: 44)
  public enum Distribution: Int, Sendable {
    /// They fill the stack. Who grows and who shrinks is decided by hugging and compression
    /// resistance, and among equals by the order.
    case fill = 0
    /// They fill the stack and are as long as each other.
    case fillEqually = 1
    /// They fill the stack in the proportion of their content sizes. Where no view has any, they
    /// are as long as each other; where only some have, the others get nothing.
    case fillProportionally = 2
    /// The gaps between them are as long as each other, and at least ``UIStackView/spacing``.
    case equalSpacing = 3
    /// The distances between their centers are as long as each other as far as
    /// ``UIStackView/spacing`` lets them.
    case equalCentering = 4
  }
}
