public import Foundation

/// A color. Views store it, and nothing is drawn here.
///
///     card.backgroundColor = .secondarySystemBackground
///     button.tintColor = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
///     // card.backgroundColor == .secondarySystemBackground
///
/// System colors and colors of asset catalogs have no components here. Two of them are equal if
/// their names and opacities are equal.
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
    /// The name of a system color or of a color of an asset catalog.
    var name: String?
  }

  private init(
    _ components: Components, provider: (@Sendable (UITraitCollection) -> UIColor)? = nil
  ) {
    self.components = components
    self.provider = provider
  }

  convenience init(_ color: UIColor) {
    self.init(color.components)
  }

  /// Makes a color from its components, each from 0 to 1.
  ///
  ///     let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  ///     // orange == .orange
  ///
  /// - Parameters:
  ///   - red: The red component.
  ///   - green: The green component.
  ///   - blue: The blue component.
  ///   - alpha: The opacity, 0 for transparent.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a gray.
  ///
  ///     // UIColor(white: 0.5, alpha: 1) == .gray
  ///
  /// - Parameters:
  ///   - white: The white component, from 0 for black to 1 for white.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a color from its hue, saturation and brightness, each from 0 to 1.
  ///
  ///     // UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red
  ///
  /// - Parameters:
  ///   - hue: The position on the color wheel, from red over green and blue back to red.
  ///   - saturation: The saturation, 0 for a gray.
  ///   - brightness: The brightness, 0 for black.
  ///   - alpha: The opacity, 0 for transparent.
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

  /// Makes a color of an asset catalog. It has a name and no components here.
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

  /// Makes a color of an asset catalog. It has a name and no components here.
  ///
  ///     // UIColor(named: "brand", in: nil, compatibleWith: nil) == UIColor(named: "brand")
  ///
  /// - Parameters:
  ///   - name: The name in the catalog. There are no catalogs here, so each name has a color.
  ///   - bundle: The bundle of the catalog, which is not read.
  ///   - traitCollection: The traits, which are not read.
  /// - Returns: The color, never `nil` here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(name: name)
  }

  /// Makes a color in the Display P3 color space. Here, it is the same as one in the standard color
  /// space.
  ///
  ///     // UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) == .red
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
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

  /// Makes a dynamic color, which a closure chooses for the traits.
  ///
  ///     let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  ///     // paper.resolvedColor(with: view.traitCollection) == .white
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for traits. It may be called on
  ///   any thread.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(dynamicProvider(.phone).components, provider: dynamicProvider)
  }

  /// Returns the color for the given traits.
  ///
  ///     let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  ///     let dark = UITraitCollection(userInterfaceStyle: .dark)
  ///     // ink.resolvedColor(with: dark) == .white
  ///
  /// - Parameter traitCollection: The traits.
  /// - Returns: The color that the closure of a dynamic color returns, or this color if it is not
  ///   dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// The color as a Core Graphics color, which layers store.
  open var cgColor: CGColor { .showing(self) }

  /// Returns the color with another opacity.
  ///
  ///     card.backgroundColor = UIColor.black.withAlphaComponent(0.3)
  ///     // card.backgroundColor == UIColor(white: 0, alpha: 0.3)
  ///
  /// - Parameter alpha: The opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var changed = components
    changed.alpha = alpha
    return UIColor(changed)
  }

  /// Writes the components of the color to variables, each from 0 to 1.
  ///
  ///     var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
  ///     let hasParts = UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  ///     // hasParts == true
  ///     // green == 0.5
  ///
  /// - Parameters:
  ///   - red: The variable for the red component, or `nil`.
  ///   - green: The variable for the green component, or `nil`.
  ///   - blue: The variable for the blue component, or `nil`.
  ///   - alpha: The variable for the opacity, or `nil`.
  /// - Returns: Whether the color has components. A system color or a color of an asset catalog has
  ///   none here.
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

  /// Returns whether an object is an equal color.
  ///
  ///     UIColor.red.isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1))  // true
  ///
  /// - Parameter object: The object to compare.
  public func isEqual(_ object: Any?) -> Bool { object as? UIColor == self }
}
