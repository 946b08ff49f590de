public import Foundation

/// A picture, as far as layout knows it: its size.
///
///     UIImage.sizes["logo"] = CGSize(width: 120, height: 32)
///     UIImageView(image: UIImage(named: "logo"))  // 120 × 32
open class UIImage: NSObject, @unchecked Sendable {
  /// How a picture would be drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the place says.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// In the tint of the view.
    case alwaysTemplate = 2
  }

  /// The size in points.
  public final let size: CGSize
  /// How far decorations of the picture reach beyond what constraints align.
  public final let alignmentRectInsets: UIEdgeInsets
  /// How the picture would be drawn.
  public final let renderingMode: RenderingMode
  /// The name of a symbol, and how it was asked for; `nil` for other pictures.
  let symbol: Symbol?

  /// A symbol by name.
  struct Symbol: Hashable {
    let name: String
    let configuration: SymbolConfiguration?
  }

  /// Makes a picture of a given size.
  public convenience init(size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero) {
    self.init(size: size, alignmentRectInsets: alignmentRectInsets, .automatic, nil)
  }

  private init(
    size: CGSize, alignmentRectInsets: UIEdgeInsets, _ renderingMode: RenderingMode,
    _ symbol: Symbol?
  ) {
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
    self.renderingMode = renderingMode
    self.symbol = symbol
    super.init()
  }

  /// Makes a picture without a size.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// The picture of a catalog, with the size that ``sizes`` has for the name, or 24 × 24 points.
  ///
  /// There are no catalogs here, so each name has a picture.
  public convenience init?(named name: String) {
    self.init(size: UIImage.sizes[name] ?? CGSize(width: 24, height: 24))
  }

  /// The picture of a catalog. Neither the bundle nor the traits matter here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// A symbol of the system, as large as text of 17 points: 20 1/3 points square, or what ``sizes`` has
  /// for the name.
  public convenience init?(systemName name: String) {
    self.init(Symbol(name: name, configuration: nil))
  }

  /// A symbol of the system in a configuration.
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

  /// Whether the picture is a symbol of the system.
  public final var isSymbolImage: Bool { symbol != nil }

  /// How many pixels a point has.
  public final var scale: CGFloat { UIView.defaultContentScaleFactor }

  /// The configuration of a symbol.
  public final var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  // MARK: Variants

  /// The picture, drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, alignmentRectInsets: alignmentRectInsets, renderingMode, symbol)
  }

  /// The picture in a color, which is not kept.
  open func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The picture with another distance to what constraints align.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(size: size, alignmentRectInsets: alignmentInsets, renderingMode, symbol)
  }

  /// The symbol in another configuration; any other picture as it is.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let new = configuration as? SymbolConfiguration else { return self }
    return UIImage(Symbol(name: symbol.name, configuration: new))
  }

  /// The symbol with a configuration over its own; any other picture as it is.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return self }
    let merged = symbol.configuration.map { $0.merged(with: configuration) } ?? configuration
    return UIImage(Symbol(name: symbol.name, configuration: merged))
  }

  /// The picture, of which only the middle is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The picture, mirrored where a view reads from right to left. The size is the same.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// The symbol with what it does not say itself.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    let merged = symbol.configuration.map { configuration.merged(with: $0) } ?? configuration
    return UIImage(Symbol(name: symbol.name, configuration: merged))
  }
}
