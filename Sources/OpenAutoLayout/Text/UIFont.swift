public import Foundation

/// A font: the height of its lines and the widths of its characters. Nothing is drawn with it.
///
///     label.font = .systemFont(ofSize: 20, weight: .semibold)
///     label.font = .preferredFont(forTextStyle: .body)
///
/// Every font is measured as the system font of Apple's platforms. A table of advances has its
/// widths, with errors of a few hundredths. For exact numbers or other fonts, use
/// ``UIView/TextMetrics``.
// No NSObject: on Linux, Foundation stops when it compares the attributes of two strings and finds
// objects of a client's subclass in them.
public final class UIFont: Hashable, Sendable, CustomStringConvertible {
  let face: Face
  /// The size of the font, in points.
  public let pointSize: CGFloat
  /// The distance between lines, in points. It is 0 except for text styles.
  public let leading: CGFloat
  let origin: Origin
  private let name: String?

  init(
    _ face: Face, size: CGFloat, leading: CGFloat = 0, origin: Origin = .given, name: String? = nil
  ) {
    if !(size > 0 && size.isFinite) { Violation.stop(fontSize: size) }
    self.face = face
    pointSize = size
    self.leading = leading
    self.origin = origin
    self.name = name
  }

  /// Makes a font with a name. It is measured as the system font in that size.
  ///
  ///     let font = UIFont(name: "Avenir-Book", size: 17)
  ///     // font?.pointSize == 17
  ///
  /// - Parameters:
  ///   - fontName: The name of the font. Each name has a font here.
  ///   - fontSize: The size in points.
  /// - Returns: The font, or `nil` for an empty name.
  /// - Precondition: The size is above 0, and finite.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    self.init(Face(), size: fontSize, name: fontName)
  }

  /// Makes a font from a descriptor.
  ///
  ///     let bold = UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitBold)
  ///     label.font = bold.map { UIFont(descriptor: $0, size: 0) }
  ///     // label.font == .boldSystemFont(ofSize: 20)
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of the font.
  ///   - pointSize: The size in points, or 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.font, size: pointSize == 0 ? descriptor.font.pointSize : pointSize)
  }

  private convenience init(_ other: UIFont, size: CGFloat) {
    let isSame = size == other.pointSize
    self.init(
      other.face, size: size, leading: isSame ? other.leading : 0,
      origin: isSame ? other.origin : .given, name: other.name)
  }

  /// Returns the same font in another size.
  ///
  ///     let small = UIFont.boldSystemFont(ofSize: 20).withSize(13)
  ///     // small == .boldSystemFont(ofSize: 13)
  ///
  /// - Parameter fontSize: The size in points.
  /// - Precondition: The size is above 0, and finite.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(self, size: fontSize) }

  /// Returns the same font with another face.
  func with(_ face: Face) -> UIFont {
    UIFont(face, size: pointSize, leading: leading, origin: origin, name: name)
  }

  /// The name of the font.
  public var fontName: String { name ?? face.name }
  /// The name of the font family.
  public var familyName: String { name ?? ".AppleSystemUIFont" }
  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.face == right.face && left.pointSize == right.pointSize && left.leading == right.leading
      && left.origin == right.origin && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(pointSize)
  }

  /// Returns whether an object is an equal font.
  ///
  ///     // UIFont.systemFont(ofSize: 17).isEqual(UIFont.systemFont(ofSize: 17)) == true
  ///
  /// - Parameter object: The object to compare with.
  public func isEqual(_ object: Any?) -> Bool { object as? UIFont == self }

  public var description: String { "<UIFont: \(fontName), \(pointSize) points>" }
}

extension UIFont {
  /// The origin of the size, which decides how it follows the text size that a person has chosen.
  enum Origin: Hashable, Sendable {
    /// A number.
    case given
    case style(TextStyle)
    /// `UIFontMetrics` has scaled a size as a text style is scaled.
    case scaled(TextStyle, size: CGFloat, limit: CGFloat)
  }

  /// Returns the same font at the text size of other traits.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    switch origin {
    case .given: self
    case .style(let style):
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).with(face)
    case .scaled(let style, let size, let limit):
      UIFontMetrics(forTextStyle: style).scaled(
        UIFont(face, size: size, name: name), limit: limit, traits)
    }
  }
}
