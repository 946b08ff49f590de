import Foundation

extension UIView {
  /// The state of a cell, as its configurations read it.
  func configurationState(_ isSelected: Bool, _ isHighlighted: Bool) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Makes a view that is as large as its superview, and stays so by its autoresizing mask.
  static func filling(_ size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Puts a view behind the content of this one, in place of another.
  func exchangeBackground(_ old: UIView?, for new: UIView?, behind content: UIView) {
    if old === new { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: content)
  }
}
