import Foundation

/// The scroll view of a section that scrolls across the collection.
final class SectionScroller: UIScrollView {
  private weak var collection: UICollectionView?

  init(in collection: UICollectionView?) {
    self.collection = collection
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { collection?.setNeedsLayout() } }
  }

  /// Takes a place and the size of the items. New, it is at its begin, which is at the right in a
  /// right-to-left collection.
  func take(_ place: CGRect, content: CGSize, beginsAtRight: Bool) {
    let isNew = contentSize == .zero
    if frame != place { frame = place }
    if contentSize != content { contentSize = content }
    if isNew, beginsAtRight { contentOffset.x = max(0, content.width - place.width) }
  }

  /// Scrolls until an item is at a place.
  func show(_ path: IndexPath, at position: UICollectionView.ScrollPosition) {
    guard let frame = collection?.attributes(of: .cell(path))?.frame else { return }
    let inner = frame.offsetBy(
      dx: contentOffset.x - self.frame.minX, dy: contentOffset.y - self.frame.minY)
    let offset = offset(showing: inner, at: position)
    if offset != contentOffset { contentOffset = offset }
  }
}
