import Foundation

/// The scroll view of a section that scrolls across the collection.
///
/// Nothing scrolls by itself here. So an offset that code sets is where a drag would have let go, and
/// it ends where the section stops.
final class SectionScroller: UIScrollView {
  private weak var collection: UICollectionView?
  private let axis: UIAxis
  private var stops: SectionStops?
  private var beginsAtEnd = false

  init(in collection: UICollectionView?, _ axis: UIAxis) {
    (self.collection, self.axis) = (collection, axis)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) {
    axis = .horizontal
    super.init(coder: coder)
  }

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { collection?.setNeedsLayout() } }
  }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      let asked = axis == .horizontal ? newValue.x : newValue.y
      scrolled = stops?.stop(near: mirrored(asked)) ?? mirrored(asked)
    }
  }

  /// How far the section is scrolled, from where reading begins.
  var scrolled: CGFloat {
    get { mirrored(axis == .horizontal ? bounds.minX : bounds.minY) }
    set {
      let origin = mirrored(newValue)
      bounds.origin =
        axis == .horizontal ? CGPoint(x: origin, y: 0) : CGPoint(x: 0, y: origin)
    }
  }

  /// An offset from the other end, in a right-to-left collection.
  private func mirrored(_ offset: CGFloat) -> CGFloat {
    beginsAtEnd
      ? contentSize.length(axis) - bounds.size.length(axis) - offset : offset
  }

  /// Takes a place, the size of the items and where they stop. New, it is at its begin, and then it
  /// stays at the group where it is.
  func take(_ place: CGRect, content: CGSize, stops: SectionStops, beginsAtRight: Bool) {
    let old = self.stops
    if old == stops, frame == place, contentSize == content, beginsAtEnd == beginsAtRight { return }
    let before = scrolled
    self.stops = stops
    beginsAtEnd = beginsAtRight
    if frame != place { frame = place }
    if contentSize != content { contentSize = content }
    let (start, end) = (stops.insets.before, stops.insets.after)
    let (first, last) = beginsAtRight ? (end, start) : (start, end)
    contentInset =
      axis == .horizontal
      ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
      : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
    let after = old.map { stops.stop(at: before, of: $0) } ?? stops.range.lowerBound
    if after != scrolled { scrolled = after }
  }

  /// Scrolls until an item is at a place, or as near as the section stops.
  func show(_ path: IndexPath, at position: UICollectionView.ScrollPosition) {
    guard let stops, let frame = collection?.attributes(of: .cell(path))?.frame else { return }
    let inner = frame.offsetBy(
      dx: contentOffset.x - self.frame.minX, dy: contentOffset.y - self.frame.minY)
    let asked = offset(showing: inner, at: position)
    if asked == contentOffset { return }
    let start =
      axis == .vertical
      ? inner.minY : beginsAtEnd ? contentSize.width - inner.maxX : inner.minX
    let end = stops.stop(
      showing: start, from: mirrored(axis == .horizontal ? asked.x : asked.y))
    if end != scrolled { scrolled = end }
  }
}
