public import Foundation

/// A color, as far as a view may be given one. Nothing is drawn with it.
open class UIColor: NSObject, @unchecked Sendable {
  private let components: Components
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  private struct Components: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
    /// What colors with a meaning, or from a catalog, are told apart by.
    var name: String?
  }

  private init(
    _ components: Components, provider: (@Sendable (UITraitCollection) -> UIColor)? = nil
  ) {
    self.components = components
    self.provider = provider
    super.init()
  }

  /// Makes a color of its parts, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a color of its hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Each part falls by its distance from its own sixth of the circle.
    func part(_ offset: CGFloat) -> CGFloat {
      let sixth = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sixth, 4 - sixth, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Makes a color of a catalog, which is known by its name and has no parts here.
  public convenience init?(named name: String) {
    self.init(name: name)
  }

  convenience init(name: String) {
    self.init(Components(red: 0, green: 0, blue: 0, alpha: 1, name: name))
  }

  /// Makes a color that a closure chooses by the traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(dynamicProvider(.phone).components, provider: dynamicProvider)
  }

  /// Makes a color of a layer's.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color.components)
  }

  /// The color for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// The color as layers take it.
  open var cgColor: CGColor { CGColor(self) }

  /// The color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var changed = components
    changed.alpha = alpha
    return UIColor(changed)
  }

  /// Writes the parts of the color, each from 0 to 1.
  ///
  /// - Returns: Whether the color has parts; a color of a catalog has none here.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if components.name != nil { return false }
    red?.initialize(to: components.red)
    green?.initialize(to: components.green)
    blue?.initialize(to: components.blue)
    alpha?.initialize(to: components.alpha)
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return other.components == components
  }

  open override var hash: Int { components.hashValue }
}

/// A color as layers take it.
public final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
