import Foundation

// What is along an axis.
extension CGSize {
  func length(_ axis: UIAxis) -> CGFloat { axis == .horizontal ? width : height }

  mutating func setLength(_ axis: UIAxis, _ length: CGFloat) {
    if axis == .horizontal { width = length } else { height = length }
  }
}

extension CGRect {
  func moved(along axis: UIAxis, by distance: CGFloat) -> CGRect {
    axis == .vertical ? offsetBy(dx: 0, dy: distance) : offsetBy(dx: distance, dy: 0)
  }
}

extension UIEdgeInsets {
  /// The insets before and after what is along an axis.
  func sides(along axis: UIAxis) -> (before: CGFloat, after: CGFloat) {
    axis == .vertical ? (top, bottom) : (left, right)
  }
}
