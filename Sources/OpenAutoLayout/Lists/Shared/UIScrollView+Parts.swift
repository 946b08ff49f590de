import Foundation

/// Where scrolling puts a part of the content along an axis.
enum PartPlace {
  case start
  case center
  case end
  /// As near as shows the whole part.
  case nearest
}

extension UIScrollView {
  /// The offset along an axis that shows a part of the content at a place, as far as the content goes.
  ///
  /// - Parameters:
  ///   - start: Where the part begins in the content.
  ///   - end: Where it ends.
  func offset(showing start: CGFloat, _ end: CGFloat, at place: PartPlace, _ axis: UIAxis)
    -> CGFloat
  {
    let (before, after) = adjustedContentInset.sides(along: axis)
    let now = axis == .vertical ? contentOffset.y : contentOffset.x
    let room = bounds.size.length(axis)
    let (first, last) = (start - before, end + after - room)
    let offset =
      switch place {
      case .start: first
      case .center: (start + end) / 2 - (room + before - after) / 2
      case .end: last
      case .nearest: min(max(now, last), first)
      }
    return self.offset(nearest: offset, axis)
  }
}
