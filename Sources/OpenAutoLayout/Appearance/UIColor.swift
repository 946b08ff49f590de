public import Foundation

/// A color, which views store and nothing draws.
///
///     card.backgroundColor = .secondarySystemBackground
///     button.tintColor = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
///     // card.backgroundColor == .secondarySystemBackground
///
/// Colors of the system and of catalogs are equal if their names are. They have no parts here.
// No NSObject: on Linux, Foundation stops when it compares the attributes of two strings and finds
// objects of a client's subclass in them.
open class UIColor: Hashable, @unchecked Sendable {
  private let components: Components
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  private struct Components: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
    /// What distinguishes colors with a meaning, or from a catalog.
    var name: String?
  }

  private init(
    _ components: Components, provider: (@Sendable (UITraitCollection) -> UIColor)? = nil
  ) {
    self.components = components
    self.provider = provider
  }

  /// Makes a color of its components, each from 0 to 1.
  ///
  ///     let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  ///     // orange == .orange
  ///
  /// - Parameters:
  ///   - red: How much red.
  ///   - green: How much green.
  ///   - blue: How much blue.
  ///   - alpha: How opaque the color is.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a gray, from 0 for black to 1 for white.
  ///
  ///     // UIColor(white: 0.5, alpha: 1) == .gray
  ///
  /// - Parameters:
  ///   - white: How light the gray is.
  ///   - alpha: How opaque it is, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a color of its hue, saturation and brightness, each from 0 to 1.
  ///
  ///     // UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red
  ///
  /// - Parameters:
  ///   - hue: The place on the circle of colors, from red over green and blue to red.
  ///   - saturation: How far from gray.
  ///   - brightness: How far from black.
  ///   - alpha: How opaque the color is.
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

  /// Makes a color of an asset catalog, which is known by its name and has no components here.
  ///
  ///     // UIColor(named: "brand") == UIColor(named: "brand")
  ///
  /// - Parameter name: The name in the catalog. There are no catalogs here, so each name has a
  ///   color.
  /// - Returns: The color, never `nil` here.
  public convenience init?(named name: String) {
    self.init(name: name)
  }

  convenience init(name: String) {
    self.init(Components(red: 0, green: 0, blue: 0, alpha: 1, name: name))
  }

  /// Makes a color of an asset catalog, which is known by its name and has no components here.
  ///
  ///     // UIColor(named: "brand", in: nil, compatibleWith: nil) == UIColor(named: "brand")
  ///
  /// - Parameters:
  ///   - name: The name in the catalog. There are no catalogs here, so each name has a color.
  ///   - bundle: Is not read.
  ///   - traitCollection: Is not read.
  /// - Returns: The color, never `nil` here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(name: name)
  }

  /// Makes a color of the wider range of newer screens. Nothing is drawn, so it is a color of the
  /// usual range.
  ///
  ///     // UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) == .red
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: From 0, transparent, to 1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes the color of a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes a dynamic color, which a closure chooses by the traits.
  ///
  ///     let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  ///     // paper.resolvedColor(with: view.traitCollection) == .white
  ///
  /// - Parameter dynamicProvider: Returns the color for traits. It may be called on any thread.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(dynamicProvider(.phone).components, provider: dynamicProvider)
  }

  /// Makes a color from that of a layer.
  ///
  ///     // UIColor(cgColor: UIColor.red.cgColor) == .red
  ///
  /// - Parameter cgColor: The color of the layer.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color.components)
  }

  /// Returns the color for traits.
  ///
  ///     let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  ///     let dark = UITraitCollection(userInterfaceStyle: .dark)
  ///     // ink.resolvedColor(with: dark) == .white
  ///
  /// - Parameter traitCollection: The traits.
  /// - Returns: The color that the closure of a dynamic color chooses; any other color as it is.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// The color as layers store it.
  open var cgColor: CGColor { CGColor(self) }

  /// Returns the color with another opacity.
  ///
  ///     card.backgroundColor = UIColor.black.withAlphaComponent(0.3)
  ///     // card.backgroundColor == UIColor(white: 0, alpha: 0.3)
  ///
  /// - Parameter alpha: How opaque the color is, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var changed = components
    changed.alpha = alpha
    return UIColor(changed)
  }

  /// Writes the components of the color, each from 0 to 1.
  ///
  ///     var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
  ///     let hasParts = UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  ///     // hasParts == true
  ///     // green == 0.5
  ///
  /// - Parameters:
  ///   - red: Where the red goes; `nil` to leave it out.
  ///   - green: Where the green goes.
  ///   - blue: Where the blue goes.
  ///   - alpha: Where the opacity goes.
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

  public static func == (left: UIColor, right: UIColor) -> Bool {
    if left.provider != nil || right.provider != nil { return left === right }
    return left.components == right.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }

  /// Whether an object is an equal color.
  ///
  ///     UIColor.red.isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1))  // true
  ///
  /// - Parameter object: The object to compare.
  public func isEqual(_ object: Any?) -> Bool { object as? UIColor == self }
}

/// A color as layers store it.
///
///     card.layer.borderColor = UIColor.systemRed.cgColor
///     // card.layer.borderColor == UIColor.systemRed.cgColor
public final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }

  /// The parts of the color and how opaque it is, from 0 to 1; `nil` for a color of a catalog, whose
  /// parts are not known.
  public var components: [CGFloat]? {
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    let isKnown = color.getRed(
      &parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    return isKnown ? [parts.red, parts.green, parts.blue, parts.alpha] : nil
  }

  /// The number of ``components``: four.
  public var numberOfComponents: Int { 4 }
  /// How opaque the color is, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
