public import Foundation

/// A view that shows an image, with the size of the image.
///
///     let logo = UIImageView(image: UIImage(size: CGSize(width: 120, height: 32)))
///     logo.translatesAutoresizingMaskIntoConstraints = false
///     view.addSubview(logo)
///     view.layoutIfNeeded()
///     // logo.frame.size == CGSize(width: 120, height: 32)
///
/// Constraints can give it another size. ``UIView/contentMode`` does not change it.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image. Its size is the intrinsic content size of the view.
  open var image: UIImage? {
    didSet { if !image.isLaidOut(like: oldValue) { invalidateIntrinsicContentSize() } }
  }

  /// The image to show while the view is highlighted. Its size does not matter.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// Whether the image grows with the accessibility text sizes. It is stored only.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The configuration for symbol images. A symbol's own configuration overrides it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Makes a view with the size of an image.
  ///
  ///     let logo = UIImageView(image: UIImage(size: CGSize(width: 120, height: 32)))
  ///     // logo.frame == CGRect(x: 0, y: 0, width: 120, height: 32)
  ///
  /// - Parameter image: The image, or `nil` for none yet.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view with the size of an image, and another image to show while it is highlighted.
  ///
  ///     let star = UIImage(size: CGSize(width: 20, height: 20))
  ///     let filledStar = UIImage(size: CGSize(width: 20, height: 20))
  ///     let rating = UIImageView(image: star, highlightedImage: filledStar)
  ///     // rating.intrinsicContentSize == star.size
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` for none yet.
  ///   - highlightedImage: The image to show while the view is highlighted, or `nil` for none.
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

  // MARK: Animation, which does not run

  /// The images of the animation, in order. They do not decide the size.
  open var animationImages: [UIImage]?
  /// The duration of the animation, in seconds, or 0 for 1/30 of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// How many times the animation repeats, or 0 for no end.
  open var animationRepeatCount = 0
  /// Whether the animation runs: always `false` here.
  open var isAnimating: Bool { false }

  /// Starts the animation of the images. Nothing is animated here.
  ///
  ///     UIImageView().startAnimating()
  open func startAnimating() {}

  /// Stops the animation of the images. Nothing is animated here.
  ///
  ///     UIImageView().stopAnimating()
  open func stopAnimating() {}
}
