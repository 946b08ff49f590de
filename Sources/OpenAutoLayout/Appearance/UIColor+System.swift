/// Colors with a meaning. Each is known by its name and has no parts here.
extension UIColor {
  /// The tint of the view that is drawn.
  public class var tintColor: UIColor { UIColor(name: "tintColor") }
  /// Text.
  public class var label: UIColor { UIColor(name: "label") }
  /// Less important text.
  public class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
  /// Even less important text.
  public class var tertiaryLabel: UIColor { UIColor(name: "tertiaryLabel") }
  /// The least important text.
  public class var quaternaryLabel: UIColor { UIColor(name: "quaternaryLabel") }
  /// Text that stands for one to come.
  public class var placeholderText: UIColor { UIColor(name: "placeholderText") }
  /// A link.
  public class var link: UIColor { UIColor(name: "link") }
  /// A thin line between things.
  public class var separator: UIColor { UIColor(name: "separator") }
  /// A line that covers what is behind it.
  public class var opaqueSeparator: UIColor { UIColor(name: "opaqueSeparator") }
  /// A thin thing.
  public class var systemFill: UIColor { UIColor(name: "systemFill") }
  /// A thing of medium size.
  public class var secondarySystemFill: UIColor { UIColor(name: "secondarySystemFill") }
  /// A large thing.
  public class var tertiarySystemFill: UIColor { UIColor(name: "tertiarySystemFill") }
  /// A large thing with much in it.
  public class var quaternarySystemFill: UIColor { UIColor(name: "quaternarySystemFill") }
  /// The background of an interface.
  public class var systemBackground: UIColor { UIColor(name: "systemBackground") }
  /// A group on the background.
  public class var secondarySystemBackground: UIColor { UIColor(name: "secondarySystemBackground") }
  /// A group in a group.
  public class var tertiarySystemBackground: UIColor { UIColor(name: "tertiarySystemBackground") }
  /// The background of groups.
  public class var systemGroupedBackground: UIColor { UIColor(name: "systemGroupedBackground") }
  /// A group.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(name: "secondarySystemGroupedBackground")
  }
  /// A group in a group of groups.
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
  /// The system's gray2.
  public class var systemGray2: UIColor { UIColor(name: "systemGray2") }
  /// The system's gray3.
  public class var systemGray3: UIColor { UIColor(name: "systemGray3") }
  /// The system's gray4.
  public class var systemGray4: UIColor { UIColor(name: "systemGray4") }
  /// The system's gray5.
  public class var systemGray5: UIColor { UIColor(name: "systemGray5") }
  /// The system's gray6.
  public class var systemGray6: UIColor { UIColor(name: "systemGray6") }
  /// Text on dark.
  public class var lightText: UIColor { UIColor(name: "lightText") }
  /// Text on light.
  public class var darkText: UIColor { UIColor(name: "darkText") }
}
