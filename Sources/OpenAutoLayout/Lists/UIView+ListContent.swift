import Foundation

extension UIView {
  /// Returns the state of a cell for its configurations.
  func configurationState(_ isSelected: Bool, _ isHighlighted: Bool) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Makes a view that keeps filling its superview by its autoresizing mask.
  ///
  /// - Parameter size: The size of the superview, in points.
  static func filling(_ size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Puts a view back to where it fills this one, but for a room at its sides.
  ///
  /// Its mask keeps it there, unless a subclass moves it in each layout. Then each layout has to begin
  /// with the same frame. A view with constraints of a client is theirs.
  func fill(with view: UIView?, _ room: UIEdgeInsets = .zero) {
    let left = min(room.left, bounds.width)
    let place = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - room.right), height: bounds.height)
    guard let view, view.translatesAutoresizingMaskIntoConstraints, view.frame != place else {
      return
    }
    view.frame = place
  }

  /// Replaces the view behind the content of this one.
  func exchangeBackground(_ old: UIView?, for new: UIView?, behind content: UIView) {
    if old === new { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: content)
  }
}
