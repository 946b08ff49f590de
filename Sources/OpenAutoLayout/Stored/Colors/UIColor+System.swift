/// Semantic colors. Each has a name and no components here.
extension UIColor {
  /// The tint color of the view that the color is drawn in.
  public class var tintColor: UIColor { UIColor(name: "tintColor") }
  /// The color of primary text.
  public class var label: UIColor { UIColor(name: "label") }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(name: "tertiaryLabel") }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(name: "quaternaryLabel") }
  /// The color of placeholders.
  public class var placeholderText: UIColor { UIColor(name: "placeholderText") }
  /// The color of links.
  public class var link: UIColor { UIColor(name: "link") }
  /// The color of separators that let the background through.
  public class var separator: UIColor { UIColor(name: "separator") }
  /// The color of separators that cover the background.
  public class var opaqueSeparator: UIColor { UIColor(name: "opaqueSeparator") }
  /// The fill of thin shapes.
  public class var systemFill: UIColor { UIColor(name: "systemFill") }
  /// The fill of shapes of medium size.
  public class var secondarySystemFill: UIColor { UIColor(name: "secondarySystemFill") }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(name: "tertiarySystemFill") }
  /// The fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor { UIColor(name: "quaternarySystemFill") }
  /// The main background.
  public class var systemBackground: UIColor { UIColor(name: "systemBackground") }
  /// The background of content on the main background.
  public class var secondarySystemBackground: UIColor { UIColor(name: "secondarySystemBackground") }
  /// The background of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { UIColor(name: "tertiarySystemBackground") }
  /// The main background of grouped content.
  public class var systemGroupedBackground: UIColor { UIColor(name: "systemGroupedBackground") }
  /// The background of groups on the main background.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(name: "secondarySystemGroupedBackground")
  }
  /// The background of groups on the secondary background.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(name: "tertiarySystemGroupedBackground")
  }
  /// The system's red.
  public class var systemRed: UIColor { UIColor(name: "systemRed") }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(name: "systemGreen") }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(name: "systemBlue") }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(name: "systemOrange") }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(name: "systemYellow") }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(name: "systemPink") }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(name: "systemPurple") }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(name: "systemTeal") }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(name: "systemIndigo") }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(name: "systemBrown") }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(name: "systemMint") }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(name: "systemCyan") }
  /// The system's gray.
  public class var systemGray: UIColor { UIColor(name: "systemGray") }
  /// The system's second-level gray.
  public class var systemGray2: UIColor { UIColor(name: "systemGray2") }
  /// The system's third-level gray.
  public class var systemGray3: UIColor { UIColor(name: "systemGray3") }
  /// The system's fourth-level gray.
  public class var systemGray4: UIColor { UIColor(name: "systemGray4") }
  /// The system's fifth-level gray.
  public class var systemGray5: UIColor { UIColor(name: "systemGray5") }
  /// The system's sixth-level gray.
  public class var systemGray6: UIColor { UIColor(name: "systemGray6") }
  /// The color of text on a dark background.
  public class var lightText: UIColor { UIColor(name: "lightText") }
  /// The color of text on a light background.
  public class var darkText: UIColor { UIColor(name: "darkText") }
}
