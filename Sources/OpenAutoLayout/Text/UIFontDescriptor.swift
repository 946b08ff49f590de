public import Foundation

/// A description of a font, to make other fonts from.
///
///     let bold = label.font.fontDescriptor.withSymbolicTraits(.traitBold)
///     label.font = bold.map { UIFont(descriptor: $0, size: 0) }
public final class UIFontDescriptor: NSObject, Sendable {
  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
    super.init()
  }

  /// The size of the font, in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The traits of the font: whether it is italic, bold or monospaced.
  public var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits()
    if font.face.isItalic { traits.insert(.traitItalic) }
    if font.face.isBold { traits.insert(.traitBold) }
    if font.face.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with other traits in place of its own.
  ///
  ///     let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
  ///     let both = plain.withSymbolicTraits([.traitBold, .traitItalic])
  ///     // both?.symbolicTraits == [.traitBold, .traitItalic]
  ///
  /// - Parameter symbolicTraits: The traits. A monospaced font stays monospaced even without
  ///   ``SymbolicTraits/traitMonoSpace``.
  /// - Returns: The descriptor, never `nil` here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = font.face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != face.isBold { face.weight = isBold ? .semibold : .regular }
    if symbolicTraits.contains(.traitMonoSpace) { face.design = .monospaced }
    return UIFontDescriptor(font.with(face))
  }

  /// Returns the descriptor with another design. Only ``SystemDesign/monospaced`` changes widths.
  ///
  ///     let code = UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(.monospaced)
  ///     // code?.symbolicTraits == .traitMonoSpace
  ///
  /// - Parameter design: The design.
  /// - Returns: The descriptor, never `nil` here.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var face = font.face
    switch design {
    case .monospaced: face.design = .monospaced
    case .serif: face.design = .serif
    case .rounded: face.design = .rounded
    default: face.design = .standard
    }
    return UIFontDescriptor(font.with(face))
  }

  /// Returns the descriptor with another size.
  ///
  ///     let small = UIFont.systemFont(ofSize: 17).fontDescriptor.withSize(13)
  ///     // small.pointSize == 13
  ///
  /// - Parameter newPointSize: The size in points.
  /// - Precondition: The size is above 0, and finite.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// Returns the descriptor of a text style at the text size of ``UITraitCollection/current``.
  ///
  ///     let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
  ///     // title.pointSize == 28
  ///
  /// - Parameter style: The text style.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style at the text size of a trait collection.
  ///
  ///     let large = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
  ///     let body = UIFontDescriptor.preferredFontDescriptor(
  ///       withTextStyle: .body, compatibleWith: large)
  ///     // body.pointSize == 21
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The traits, or `nil` for ``UITraitCollection/current``.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.font == font
  }

  public override var hash: Int { font.hashValue }
}

extension UIFontDescriptor {
  /// The symbolic traits of a font.
  ///
  ///     let font = UIFont.monospacedSystemFont(ofSize: 15, weight: .bold)
  ///     // font.fontDescriptor.symbolicTraits == [.traitBold, .traitMonoSpace]
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold: its weight is semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is monospaced: all characters have equal widths.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of a system font.
  ///
  /// ``UIFontDescriptor/withDesign(_:)`` takes it.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design, without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A rounded design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A monospaced design: all characters have equal widths.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
