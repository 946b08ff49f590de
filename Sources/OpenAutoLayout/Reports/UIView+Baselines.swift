import Foundation

extension UIView {
  /// Returns where a baseline lies that a constraint names, from the top of the view's bounds.
  ///
  /// - Returns: `nil` if no constraint names one.
  package func laidOutBaseline(isFirst: Bool) -> CGFloat? {
    guard let answer = isFirst ? item.rare?.firstBaseline : item.rare?.lastBaseline,
      let shown = answer.item.view, shown.isDescendant(of: self)
    else { return nil }
    let frame = shown.alignmentRect(forFrame: shown.bounds)
    let (top, bottom) =
      answer.centeredHeight.map { (frame.midY - $0 / 2, frame.midY + $0 / 2) }
      ?? (frame.minY, frame.maxY)
    let y = isFirst ? top + answer.distance : bottom - answer.distance
    return convert(CGPoint(x: 0, y: y), from: shown).y
  }
}
