/// The lines between the rows of a list. They are stored only: separators take no room.
///
///     var list = UICollectionLayoutListConfiguration(appearance: .plain)
///     list.separatorConfiguration.bottomSeparatorInsets.leading = 60
///     // list.separatorConfiguration.bottomSeparatorVisibility == .automatic
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a separator shows.
  ///
  /// ``UIListSeparatorConfiguration/bottomSeparatorVisibility`` has it.
  public enum Visibility: Int, Sendable {
    /// The list decides.
    case automatic = 0
    /// The separator shows.
    case visible = 1
    /// The separator does not show.
    case hidden = 2
  }

  /// Whether the line above a row shows.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below a row shows.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the upper line from the sides, in points. The list's own if they are
  /// ``UIListSeparatorConfiguration/automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// The distances of the lower line from the sides, in points. The list's own if they are
  /// ``UIListSeparatorConfiguration/automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator

  /// The distances that a list chooses itself.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Makes the lines of a style of lists.
  ///
  ///     UIListSeparatorConfiguration(listAppearance: .insetGrouped)
  ///
  /// - Parameter listAppearance: The style. It is not read.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
