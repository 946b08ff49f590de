public import Foundation

/// An image, as far as layout knows it: its size.
///
///     UIImage.sizes["logo"] = CGSize(width: 120, height: 32)
///     UIImageView(image: UIImage(named: "logo"))  // 120 × 32
open class UIImage: NSObject, @unchecked Sendable {
  /// How an image is drawn.
  ///
  /// ``UIImage/withRenderingMode(_:)`` takes it. It changes no size, and nothing is drawn here.
  public enum RenderingMode: Int, Sendable {
    /// By the view that it is in.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// In the tint color of the view.
    case alwaysTemplate = 2
  }

  /// The size in points.
  public final let size: CGSize
  /// How far decorations of the image reach beyond what constraints align.
  public final let alignmentRectInsets: UIEdgeInsets
  /// How the image is drawn. It is stored only.
  public final let renderingMode: RenderingMode
  /// The number of pixels in a point: 3 unless something else was asked for.
  public final let scale: CGFloat
  /// How the pixels are turned to be drawn. The ``size`` is that of the turned image.
  public final let imageOrientation: Orientation
  /// The name of a symbol, and how it was asked for; `nil` for other images.
  let symbol: Symbol?

  /// A symbol by name.
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
  ///   - alignmentRectInsets: How far decorations reach beyond what constraints align, in points.
  public convenience init(size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero) {
    self.init(size: size, alignmentRectInsets: alignmentRectInsets, .automatic, nil)
  }

  convenience init(size: CGSize, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      size: size, alignmentRectInsets: .zero, .automatic, nil, scale: scale,
      orientation: orientation)
  }

  /// Makes an image that differs from another one.
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

  /// Makes an image without a size.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Makes the image of an asset catalog, with the size that ``sizes`` has for the name, or 24 × 24
  /// points.
  ///
  ///     UIImage.sizes["wordmark"] = CGSize(width: 120, height: 32)
  ///     // UIImage(named: "wordmark")?.size == CGSize(width: 120, height: 32)
  ///     // UIImage(named: "anything")?.size == CGSize(width: 24, height: 24)
  ///
  /// There are no catalogs here, so each name has an image.
  ///
  /// - Parameter name: The name in the catalog.
  /// - Returns: The image, never `nil` here.
  public convenience init?(named name: String) {
    self.init(imageLiteralResourceName: name)
  }

  /// Makes the image of an image literal, as ``init(named:)`` does.
  ///
  ///     // UIImage(imageLiteralResourceName: "logo").size == UIImage(named: "logo")?.size
  ///
  /// - Parameter name: The name of the image.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(size: UIImage.sizes[name] ?? CGSize(width: 24, height: 24))
  }

  /// Makes the image of a name, as ``init(named:)`` does.
  ///
  ///     // UIImage(named: "logo", in: nil, with: nil)?.size == UIImage(named: "logo")?.size
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: Is not read.
  ///   - configuration: Is not read.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(imageLiteralResourceName: name)
  }

  /// Makes the image of an asset catalog, as ``init(named:)`` does.
  ///
  ///     let icon = UIImage(named: "icon", in: nil, compatibleWith: view.traitCollection)
  ///     // icon?.size == CGSize(width: 24, height: 24)
  ///
  /// - Parameters:
  ///   - name: The name in the catalog.
  ///   - bundle: Where the catalog is. It has no effect here.
  ///   - traitCollection: The traits to choose by. They have no effect here.
  /// - Returns: The image, never `nil` here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes a symbol image, as large as text of 17 points: 20 1/3 points square, or what ``sizes``
  /// has for the name.
  ///
  ///     let star = UIImage(systemName: "star")
  ///     // star?.size.height == 20.333333333333332
  ///
  /// - Parameter name: The name of the symbol. Each name has one here.
  /// - Returns: The symbol, never `nil` here.
  public convenience init?(systemName name: String) {
    self.init(Symbol(name: name, configuration: nil))
  }

  /// Makes a symbol image in a configuration.
  ///
  ///     let large = UIImage.SymbolConfiguration(pointSize: 34)
  ///     let star = UIImage(systemName: "star", withConfiguration: large)
  ///     // star?.symbolConfiguration == large
  ///
  /// - Parameters:
  ///   - name: The name of the symbol. Each name has one here.
  ///   - configuration: How large it is; `nil` for text of 17 points.
  /// - Returns: The symbol, never `nil` here.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(Symbol(name: name, configuration: configuration as? SymbolConfiguration))
  }

  convenience init(_ symbol: Symbol) {
    let side = SymbolConfiguration.defaultPointSize * SymbolConfiguration.lineHeight
    let plain = UIImage.sizes[symbol.name] ?? CGSize(width: side, height: side)
    let factor = symbol.configuration?.factor ?? 1
    // Pixels of a phone: what is finer than them comes from products alone.
    let size = CGSize(width: plain.width * factor, height: plain.height * factor)
      .rounded(toPixelsAt: UIView.defaultContentScaleFactor)
    self.init(size: size, alignmentRectInsets: .zero, .automatic, symbol)
  }

  /// Makes an image of a file's data, of which the sizes of PNG files are read.
  ///
  ///     // UIImage(data: Data()) == nil
  ///
  /// - Parameter data: The data.
  /// - Returns: `nil` for data of another kind.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of a file's data, of which the sizes of PNG files are read.
  ///
  ///     // UIImage(data: Data(), scale: 2) == nil
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - scale: The number of pixels in a point; 0 counts as 1.
  /// - Returns: `nil` for data of another kind.
  public convenience init?(data: Data, scale: CGFloat) {
    // A PNG file begins with a signature and its first chunk, whose type is at 12 and whose first two
    // numbers are the width and the height (W3C, Portable Network Graphics, 5.2 and 11.2.1).
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let pixels = CGImage(width: number(at: 16), height: number(at: 20))
    self.init(cgImage: pixels, scale: scale, orientation: .up)
  }

  /// Whether this is a symbol image.
  public final var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol.
  public final var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  // MARK: Variants

  /// Returns the image with another rendering mode.
  ///
  ///     let logo = UIImage(size: CGSize(width: 120, height: 32))
  ///       .withRenderingMode(.alwaysTemplate)
  ///     // logo.renderingMode == .alwaysTemplate
  ///
  /// - Parameter renderingMode: How it is drawn on Apple's platforms.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, alignmentRectInsets: alignmentRectInsets, renderingMode)
  }

  /// Returns the image in a color, which is not stored.
  ///
  ///     let star = UIImage(systemName: "star")?.withTintColor(.systemOrange)
  ///     // star?.size == UIImage(systemName: "star")?.size
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: How it is drawn on Apple's platforms.
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
  /// - Parameter alignmentInsets: The distances in points, positive inward.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(self, alignmentRectInsets: alignmentInsets, renderingMode)
  }

  /// Returns a symbol image in another configuration; any other image as it is.
  ///
  ///     let large = UIImage.SymbolConfiguration(pointSize: 34)
  ///     let star = UIImage(systemName: "star")?.withConfiguration(large)
  ///     // star?.symbolConfiguration == large
  ///
  /// - Parameter configuration: The configuration, in place of the symbol's own.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let new = configuration as? SymbolConfiguration else { return self }
    return UIImage(Symbol(name: symbol.name, configuration: new))
  }

  /// Returns a symbol image with a configuration over its own; any other image as it is.
  ///
  ///     let small = UIImage.SymbolConfiguration(pointSize: 12)
  ///     let star = UIImage(systemName: "star", withConfiguration: small)
  ///     let bold = star?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
  ///     // bold?.size == star?.size
  ///
  /// - Parameter configuration: What it says goes before what the symbol's own says.
  /// - Returns: The image, never `nil` here.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return self }
    let merged = symbol.configuration.map { $0.merged(with: configuration) } ?? configuration
    return UIImage(Symbol(name: symbol.name, configuration: merged))
  }

  /// Returns the image with cap insets, outside of which it is stretched. The size is the same.
  ///
  ///     let bubble = UIImage(size: CGSize(width: 40, height: 40))
  ///     let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  ///     // bubble.resizableImage(withCapInsets: caps).size == bubble.size
  ///
  /// - Parameter capInsets: What is not stretched at each side, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns the image with cap insets. The size is the same.
  ///
  ///     let bubble = UIImage(size: CGSize(width: 40, height: 40))
  ///     let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  ///     // bubble.resizableImage(withCapInsets: caps, resizingMode: .stretch).size == bubble.size
  ///
  /// - Parameters:
  ///   - capInsets: What is not stretched at each side, in points.
  ///   - resizingMode: How the rest fills the room. It is not stored.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }

  /// How an image fills more room than it has.
  ///
  /// ``UIImage/resizableImage(withCapInsets:resizingMode:)`` takes it.
  public enum ResizingMode: Int, Sendable {
    /// Again and again.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// Returns the image, flipped where a view reads from right to left. The size is the same.
  ///
  ///     let arrow = UIImage(systemName: "arrow.left")?.imageFlippedForRightToLeftLayoutDirection()
  ///     // arrow?.size == UIImage(systemName: "arrow.left")?.size
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Returns the image in a mirror. The size is the same.
  ///
  ///     let photo = UIImage(size: CGSize(width: 40, height: 40))
  ///     // photo.withHorizontallyFlippedOrientation().size == photo.size
  open func withHorizontallyFlippedOrientation() -> UIImage { self }

  /// The symbol with what it does not say itself.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    let merged = symbol.configuration.map { configuration.merged(with: $0) } ?? configuration
    return UIImage(Symbol(name: symbol.name, configuration: merged))
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral(resourceName:)`, by the name that the compiler looks for.
public typealias _ImageLiteralType = UIImage
