public import Foundation

/// A view that scrolls its content, which can be larger than the view.
///
///     NSLayoutConstraint.activate([
///       form.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
///       form.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
///       form.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
///       form.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
///       form.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
///     ])
///     // scroll.contentSize == form.frame.size, after a layout
///
/// In constraints between the scroll view and what is in it, its edges, margins and baselines are those of
/// the content. Its width, height and centers are those of the view. A view inside that is tied to a view
/// outside of the scroll view keeps its place there while the content scrolls. Nothing scrolls by itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private var frameGuide: ScrollFrameGuide?
  final var followedInset = FollowedContentInset()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    item.makeRare().contentGuide = ScrollContentGuide(in: self)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    item.makeRare().contentGuide = ScrollContentGuide(in: self)
  }

  /// Returns whether a touch in a part of the content may become a drag. Nothing calls it here.
  ///
  ///     final class Buttons: UIScrollView {
  ///       override func touchesShouldCancel(in view: UIView) -> Bool { view is UIButton }
  ///     }
  ///
  /// - Parameter view: The part.
  /// - Returns: Whether it may: as in UIKit, `false` for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The size of the content, in points. A layout sets it if constraints refer to the content's
  /// edges.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { adjustmentMayHaveChanged() } }
  }

  /// The point of the content at the top left corner of the view. It is the origin of the bounds.
  ///
  /// It may be outside of the content. While it is at the top, it follows ``adjustedContentInset``. Every
  /// change calls ``UIScrollViewDelegate/scrollViewDidScroll(_:)``.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The insets around the content that can be scrolled to, in points.
  ///
  /// Constraints do not read them. ``adjustedContentInset`` is what counts for the first ``contentOffset``.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { contentInsetChanged() } }
  }

  /// Called after ``UIScrollView/adjustedContentInset`` has changed. Does nothing unless overridden.
  ///
  ///     final class Chat: UIScrollView {
  ///       override func adjustedContentInsetDidChange() {
  ///         super.adjustedContentInsetDidChange()
  ///         contentOffset.y = contentSize.height + adjustedContentInset.bottom - bounds.height
  ///       }
  ///     }
  open func adjustedContentInsetDidChange() {}

  /// Whether the content can be scrolled. The default is `true`.
  ///
  /// A ``UITextView`` that cannot be scrolled has the size of its text.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Scrolls to a point of the content. Nothing is animated here.
  ///
  ///     let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
  ///     // scroll.bounds.origin == CGPoint(x: 0, y: 100)
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content at the top left corner of the view, in points. It
  ///     may be outside of the content.
  ///   - animated: Whether the change is animated. Then
  ///     ``UIScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)`` is called at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollingAnimationEnded() }
  }

  open override var bounds: CGRect {
    didSet {
      if bounds.origin == oldValue.origin { return }
      frameGuide?.follow(contentOffset)
      contentOffsetChanged()
    }
  }

  /// The guide for the rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide {
    if let guide = item.rare?.contentGuide { return guide }
    let guide = ScrollContentGuide(in: self)
    item.makeRare().contentGuide = guide
    return guide
  }

  /// The guide for the rectangle of the view, which does not scroll with the content.
  open var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = ScrollFrameGuide(in: self)
    frameGuide = guide
    return guide
  }
}
