public import Foundation

/// A control with a dot for each page.
///
/// It is 26 points high. Its width is 20 points, plus 18 for each page (recorded on iOS 26).
///
///     let pages = UIPageControl()
///     pages.numberOfPages = 3
///     // pages.intrinsicContentSize == CGSize(width: 74, height: 26)
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages. A negative number becomes 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The index of the current page, from 0. An index out of range becomes the nearest one.
  open var currentPage = 0 {
    didSet { currentPage = min(max(0, currentPage), max(0, numberOfPages - 1)) }
  }

  /// Whether the dot of a single page is hidden. It does not change the size.
  open var hidesForSinglePage = false
  /// The color of the dots of the other pages.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?

  /// Whether dragging a finger over the dots changes the page. It is stored only.
  open var allowsContinuousInteraction = true
  /// The style of the background behind the dots. It is stored only.
  open var backgroundStyle = BackgroundStyle.automatic

  /// The style of the background behind the dots of a page control. Nothing is drawn here.
  ///
  /// ``UIPageControl/backgroundStyle`` takes it.
  public enum BackgroundStyle: Int, Sendable {
    /// A background while a finger is on the control.
    case automatic = 0
    /// Always a background.
    case prominent = 1
    /// Never a background.
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

  /// The image to show in place of each dot. It does not change the size here.
  open var preferredIndicatorImage: UIImage?
}
