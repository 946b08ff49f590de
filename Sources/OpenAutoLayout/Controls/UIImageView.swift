public import Foundation

/// A view with the size of its image.
///
///     let logo = UIImageView(image: UIImage(size: CGSize(width: 120, height: 32)))
///     logo.translatesAutoresizingMaskIntoConstraints = false
///     view.addSubview(logo)
///     view.layoutIfNeeded()
///     // logo.frame.size == CGSize(width: 120, height: 32)
///
/// Constraints may give it another size; ``UIView/contentMode`` does not change it.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image whose size the view has as its intrinsic size.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The image that shows in its place while the view is highlighted. It decides no size.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// Whether the image grows with the size of text. It is stored only.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The configuration of a symbol image that has none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Makes a view with the size of an image.
  ///
  ///     let logo = UIImageView(image: UIImage(size: CGSize(width: 120, height: 32)))
  ///     // logo.frame == CGRect(x: 0, y: 0, width: 120, height: 32)
  ///
  /// - Parameter image: The image; `nil` for none yet.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view with the size of an image, and another image for when it is highlighted.
  ///
  ///     let star = UIImage(size: CGSize(width: 20, height: 20))
  ///     let filledStar = UIImage(size: CGSize(width: 20, height: 20))
  ///     let rating = UIImageView(image: star, highlightedImage: filledStar)
  ///     // rating.intrinsicContentSize == star.size
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for none yet.
  ///   - highlightedImage: The image in its place while the view is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var shownImage: UIImage? { image?.preferring(preferredSymbolConfiguration) }

  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  // MARK: What only stores

  /// The images that follow one another.
  open var animationImages: [UIImage]?
  /// How long they take together, in seconds; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 for ever.
  open var animationRepeatCount = 0
  /// Whether they are shown: never here.
  open var isAnimating: Bool { false }

  /// Begins to show the images one after the other. Nothing is animated here.
  ///
  ///     UIImageView().startAnimating()
  open func startAnimating() {}

  /// Ends to show the images one after the other. Nothing is animated here.
  ///
  ///     UIImageView().stopAnimating()
  open func stopAnimating() {}
}
