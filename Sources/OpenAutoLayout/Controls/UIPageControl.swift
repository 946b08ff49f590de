public import Foundation

/// A control with a dot for each page: 20 points and 18 for each page wide, 26 high (recorded on iOS 26).
///
///     let pages = UIPageControl()
///     pages.numberOfPages = 3
///     // pages.intrinsicContentSize == CGSize(width: 74, height: 26)
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages, at least 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The index of the page that is shown.
  open var currentPage = 0 {
    didSet { currentPage = min(max(0, currentPage), max(0, numberOfPages - 1)) }
  }

  /// Whether the dot of a single page is hidden. The size stays.
  open var hidesForSinglePage = false
  /// The color of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?

  /// Whether a finger may be dragged over the dots.
  open var allowsContinuousInteraction = true
  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic

  /// What is behind the dots. Nothing is drawn here.
  ///
  /// ``UIPageControl/backgroundStyle`` takes it.
  public enum BackgroundStyle: Int, Sendable {
    /// Something while a finger is there.
    case automatic = 0
    /// Always something.
    case prominent = 1
    /// Never anything.
    case minimal = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities[.hugging, .vertical] = .defaultHigh
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentPriorities[.hugging, .vertical] = .defaultHigh
  }

  /// Returns the size for a number of pages.
  ///
  ///     // UIPageControl().size(forNumberOfPages: 5) == CGSize(width: 110, height: 26)
  ///
  /// - Parameter pageCount: The number of pages.
  /// - Returns: The size in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: 20 + 18 * CGFloat(pageCount), height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The image of a page, in place of a dot. It changes no size here.
  open var preferredIndicatorImage: UIImage?
}
