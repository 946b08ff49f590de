public import Foundation

/// A picture, as far as layout knows it: its size.
@preconcurrency @MainActor
open class UIImage: NSObject {
  /// The size in points.
  public final let size: CGSize

  /// How far decorations of the picture reach beyond what constraints align.
  public final let alignmentRectInsets: UIEdgeInsets

  /// Makes a picture of a given size.
  public init(size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero) {
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
    super.init()
  }
}

/// A view with the size of its image, and without one as long as it has no image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image whose size the view has as its intrinsic size.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Makes a view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
}
