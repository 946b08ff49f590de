public import Foundation

/// An image without pixels. Layout needs only its size.
///
///     UIImage.sizes["logo"] = CGSize(width: 120, height: 32)
///     UIImageView(image: UIImage(named: "logo"))  // 120 × 32
open class UIImage: NSObject, @unchecked Sendable {
  /// The colors that an image is drawn in.
  ///
  /// ``UIImage/withRenderingMode(_:)`` takes it. It changes no size, and nothing is drawn here.
  public enum RenderingMode: Int, Sendable {
    /// The mode that the view chooses.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// In the tint color of the view.
    case alwaysTemplate = 2
  }

  /// The size of the image, in points.
  public final let size: CGSize
  /// The insets from the image's edges to the part that constraints align, in points.
  public final let alignmentRectInsets: UIEdgeInsets
  /// The colors that the image is drawn in. It is stored only.
  public final let renderingMode: RenderingMode
  /// The number of pixels in a point. The default is 3.
  public final let scale: CGFloat
  /// The rotation that the pixels are drawn with. The ``size`` is that of the rotated image.
  public final let imageOrientation: Orientation
  /// The name and the configuration of a symbol image, or `nil` for other images.
  let symbol: Symbol?

  /// The name and the configuration of a symbol image.
  struct Symbol: Hashable {
    let name: String
    let configuration: SymbolConfiguration?
  }

  /// Makes an image of a given size, in place of a file.
  ///
  ///     let photo = UIImage(size: CGSize(width: 300, height: 200))
  ///     // UIImageView(image: photo).intrinsicContentSize == CGSize(width: 300, height: 200)
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - alignmentRectInsets: The insets from the image's edges to the part that constraints align,
  ///     in points.
  public convenience init(size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero) {
    self.init(size: size, alignmentRectInsets: alignmentRectInsets, .automatic, nil)
  }

  convenience init(size: CGSize, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      size: size, alignmentRectInsets: .zero, .automatic, nil, scale: scale,
      orientation: orientation)
  }

  /// Makes a copy of an image with other alignment insets and another rendering mode.
  private convenience init(
    _ image: UIImage, alignmentRectInsets: UIEdgeInsets, _ renderingMode: RenderingMode
  ) {
    self.init(
      size: image.size, alignmentRectInsets: alignmentRectInsets, renderingMode, image.symbol,
      scale: image.scale, orientation: image.imageOrientation)
  }

  private init(
    size: CGSize, alignmentRectInsets: UIEdgeInsets, _ renderingMode: RenderingMode,
    _ symbol: Symbol?, scale: CGFloat = UIView.defaultContentScaleFactor,
    orientation: Orientation = .up
  ) {
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
    self.renderingMode = renderingMode
    self.symbol = symbol
    self.scale = scale
    imageOrientation = orientation
    super.init()
  }

  /// Makes an image of zero size.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Makes an image from an asset catalog.
  ///
  ///     UIImage.sizes["wordmark"] = CGSize(width: 120, height: 32)
  ///     // UIImage(named: "wordmark")?.size == CGSize(width: 120, height: 32)
  ///     // UIImage(named: "anything")?.size == CGSize(width: 24, height: 24)
  ///
  /// There are no catalogs here, so each name has an image. Its size is the one that ``sizes`` has
  /// for the name, or else 24 × 24 points.
  ///
  /// - Parameter name: The name in the asset catalog.
  /// - Returns: The image, never `nil` here.
  public convenience init?(named name: String) {
    self.init(imageLiteralResourceName: name)
  }

  /// Makes the image of an image literal, in the same way as ``init(named:)``.
  ///
  ///     // UIImage(imageLiteralResourceName: "logo").size == UIImage(named: "logo")?.size
  ///
  /// - Parameter name: The name of the image.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(size: UIImage.sizes[name] ?? CGSize(width: 24, height: 24))
  }

  /// Makes an image from an asset catalog, in the same way as ``init(named:)``.
  ///
  ///     // UIImage(named: "logo", in: nil, with: nil)?.size == UIImage(named: "logo")?.size
  ///
  /// - Parameters:
  ///   - name: The name in the asset catalog.
  ///   - bundle: Has no effect here.
  ///   - configuration: Has no effect here.
  /// - Returns: The image, never `nil` here.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(imageLiteralResourceName: name)
  }

  /// Makes an image from an asset catalog, in the same way as ``init(named:)``.
  ///
  ///     let icon = UIImage(named: "icon", in: nil, compatibleWith: view.traitCollection)
  ///     // icon?.size == CGSize(width: 24, height: 24)
  ///
  /// - Parameters:
  ///   - name: The name in the asset catalog.
  ///   - bundle: Has no effect here.
  ///   - traitCollection: Has no effect here.
  /// - Returns: The image, never `nil` here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes a symbol image with the size that it has beside text of 17 points.
  ///
  /// That is the size that ``sizes`` has for the name, or else 20 1/3 points square.
  ///
  ///     let star = UIImage(systemName: "star")
  ///     // star?.size.height == 20.333333333333332
  ///
  /// - Parameter name: The name of the symbol. Each name has a symbol here.
  /// - Returns: The symbol, never `nil` here.
  public convenience init?(systemName name: String) {
    self.init(Symbol(name: name, configuration: nil))
  }

  /// Makes a symbol image with a configuration.
  ///
  ///     let large = UIImage.SymbolConfiguration(pointSize: 34)
  ///     let star = UIImage(systemName: "star", withConfiguration: large)
  ///     // star?.symbolConfiguration == large
  ///
  /// - Parameters:
  ///   - name: The name of the symbol. Each name has a symbol here.
  ///   - configuration: The configuration, or `nil` for the size beside text of 17 points.
  /// - Returns: The symbol, never `nil` here.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(Symbol(name: name, configuration: configuration as? SymbolConfiguration))
  }

  convenience init(_ symbol: Symbol) {
    let side = SymbolConfiguration.defaultPointSize * SymbolConfiguration.lineHeight
    let plain = UIImage.sizes[symbol.name] ?? CGSize(width: side, height: side)
    let factor = symbol.configuration?.factor ?? 1
    // Rounds to the pixels of an iPhone, since the products have digits that no image has.
    let size = CGSize(width: plain.width * factor, height: plain.height * factor)
      .rounded(toPixelsAt: UIView.defaultContentScaleFactor)
    self.init(size: size, alignmentRectInsets: .zero, .automatic, symbol)
  }

  /// Makes an image from the data of a PNG file. Only the size is read.
  ///
  ///     // UIImage(data: Data()) == nil
  ///
  /// - Parameter data: The data of the file. Each pixel is a point.
  /// - Returns: The image, or `nil` for data of any other format.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image from the data of a PNG file. Only the size is read.
  ///
  ///     // UIImage(data: Data(), scale: 2) == nil
  ///
  /// - Parameters:
  ///   - data: The data of the file.
  ///   - scale: The number of pixels in a point. 0 counts as 1.
  /// - Returns: The image, or `nil` for data of any other format.
  public convenience init?(data: Data, scale: CGFloat) {
    // A PNG file begins with a signature and its first chunk, whose type is at 12 and whose first two
    // numbers are the width and the height (W3C, Portable Network Graphics, 5.2 and 11.2.1).
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    self.init(width: number(at: 16), height: number(at: 20), scale: scale, orientation: .up)
  }

  /// Whether this is a symbol image.
  public final var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol image, or `nil` for other images.
  public final var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  // MARK: Variants

  /// Returns the image with another rendering mode.
  ///
  ///     let logo = UIImage(size: CGSize(width: 120, height: 32))
  ///       .withRenderingMode(.alwaysTemplate)
  ///     // logo.renderingMode == .alwaysTemplate
  ///
  /// - Parameter renderingMode: The rendering mode. It is stored only.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, alignmentRectInsets: alignmentRectInsets, renderingMode)
  }

  /// Returns the image for a tint color. The color is not stored.
  ///
  ///     let star = UIImage(systemName: "star")?.withTintColor(.systemOrange)
  ///     // star?.size == UIImage(systemName: "star")?.size
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: The rendering mode. It is stored only.
  open func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// Returns the image with other alignment insets.
  ///
  ///     let shadow = UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0)
  ///     let card = UIImage(size: CGSize(width: 100, height: 54)).withAlignmentRectInsets(shadow)
  ///     let photo = UIImageView(image: card)
  ///     // photo.alignmentRect(forFrame: photo.frame).height == 50
  ///
  /// - Parameter alignmentInsets: The insets in points, positive inward.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(self, alignmentRectInsets: alignmentInsets, renderingMode)
  }

  /// Returns a symbol image with another configuration. Other images are returned unchanged.
  ///
  ///     let large = UIImage.SymbolConfiguration(pointSize: 34)
  ///     let star = UIImage(systemName: "star")?.withConfiguration(large)
  ///     // star?.symbolConfiguration == large
  ///
  /// - Parameter configuration: The configuration, which replaces the symbol's own.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let new = configuration as? SymbolConfiguration else { return self }
    return UIImage(Symbol(name: symbol.name, configuration: new))
  }

  /// Returns a symbol image with a configuration applied over its own. Other images are returned
  /// unchanged.
  ///
  ///     let small = UIImage.SymbolConfiguration(pointSize: 12)
  ///     let star = UIImage(systemName: "star", withConfiguration: small)
  ///     let bold = star?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
  ///     // bold?.size == star?.size
  ///
  /// - Parameter configuration: The configuration whose values override the symbol's own.
  /// - Returns: The image, never `nil` here.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return self }
    let merged = symbol.configuration.map { $0.merged(with: configuration) } ?? configuration
    return UIImage(Symbol(name: symbol.name, configuration: merged))
  }

  /// Returns the image with cap insets, the parts that are not stretched. The size is the same.
  ///
  ///     let bubble = UIImage(size: CGSize(width: 40, height: 40))
  ///     let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  ///     // bubble.resizableImage(withCapInsets: caps).size == bubble.size
  ///
  /// - Parameter capInsets: The part at each edge that is not stretched, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns the image with cap insets. The size is the same.
  ///
  ///     let bubble = UIImage(size: CGSize(width: 40, height: 40))
  ///     let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  ///     // bubble.resizableImage(withCapInsets: caps, resizingMode: .stretch).size == bubble.size
  ///
  /// - Parameters:
  ///   - capInsets: The part at each edge that is not stretched, in points.
  ///   - resizingMode: How the rest of the image fills the space. It is not stored.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }

  /// Returns the image with one pixel in the middle that is stretched. The size is the same.
  ///
  ///     let bubble = UIImage(size: CGSize(width: 40, height: 40))
  ///     // bubble.stretchableImage(withLeftCapWidth: 20, topCapHeight: 20).size == bubble.size
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the part at the left that is not stretched, in points.
  ///   - topCapHeight: The height of the part at the top that is not stretched, in points.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }

  /// Returns an image that shows several ones in turn. Here, it shows the first.
  ///
  ///     let dots = [UIImage(size: CGSize(width: 40, height: 10))]
  ///     // UIImage.animatedImage(with: dots, duration: 1)?.size.width == 40
  ///
  /// - Parameters:
  ///   - images: The images.
  ///   - duration: The time of one turn, in seconds. It has no effect here.
  /// - Returns: The first image, or `nil` without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// The images that the image shows in turn: always `nil` here.
  public final var images: [UIImage]? { nil }
  /// The time in which the image shows all of ``images``, in seconds: always 0 here.
  public final var duration: TimeInterval { 0 }

  /// How a resizable image fills a larger space.
  ///
  /// ``UIImage/resizableImage(withCapInsets:resizingMode:)`` takes it.
  public enum ResizingMode: Int, Sendable {
    /// The image is repeated.
    case tile = 0
    /// The image is stretched.
    case stretch = 1
  }

  /// Returns the image for views that flip it in right-to-left layouts. The size is the same.
  ///
  ///     let arrow = UIImage(systemName: "arrow.left")?.imageFlippedForRightToLeftLayoutDirection()
  ///     // arrow?.size == UIImage(systemName: "arrow.left")?.size
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Returns the image mirrored horizontally. The size is the same.
  ///
  ///     let photo = UIImage(size: CGSize(width: 40, height: 40))
  ///     // photo.withHorizontallyFlippedOrientation().size == photo.size
  open func withHorizontallyFlippedOrientation() -> UIImage { self }

  /// Returns a symbol image with a configuration for the values that its own does not set.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    let merged = symbol.configuration.map { configuration.merged(with: $0) } ?? configuration
    return UIImage(Symbol(name: symbol.name, configuration: merged))
  }
}

extension UIImage? {
  /// Whether views of both images have the same sizes, as two images of one name have.
  func isLaidOut(like other: UIImage?) -> Bool {
    self === other
      || self?.size == other?.size && self?.alignmentRectInsets == other?.alignmentRectInsets
        && self?.symbol == other?.symbol
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral(resourceName:)`. The compiler looks for this name.
public typealias _ImageLiteralType = UIImage
