public import Foundation

/// The background of a button. It is stored, and not drawn.
///
/// ``UIButton/Configuration/background`` takes it. It changes no size, and nothing is drawn here.
public struct UIBackgroundConfiguration {
  /// The color.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The color of the outline.
  public var strokeColor: UIColor?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0

  /// How far the outline is moved in, in points.
  public var strokeOutset: CGFloat = 0
  /// How far the sides of the background are moved in, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The picture in the background.
  public var image: UIImage?
  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// Describes no background.
  ///
  ///     configuration.background = .clear()
  public static func clear() -> Self { Self() }

  /// A view behind the content. It is stored only.
  public var customView: UIView?
  /// The effect of the background.
  public var visualEffect: UIVisualEffect?
  /// What changes the color of the background.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// What changes the color of the line.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// Makes the background of a row of a list.
  ///
  ///     let background = UIBackgroundConfiguration.listCell()
  ///     // background.cornerRadius == 0
  public static func listCell() -> Self { Self() }

  /// Makes the background of a row of a plain list.
  ///
  ///     let background = UIBackgroundConfiguration.listPlainCell()
  ///     // background.cornerRadius == 0
  public static func listPlainCell() -> Self { Self() }

  /// Makes the background of a row of a group.
  ///
  ///     let background = UIBackgroundConfiguration.listGroupedCell()
  ///     // background.cornerRadius == 0
  public static func listGroupedCell() -> Self { Self() }

  /// Makes the background of a row beside a screen.
  ///
  ///     let background = UIBackgroundConfiguration.listSidebarCell()
  ///     // background.cornerRadius == 0
  public static func listSidebarCell() -> Self { Self() }

  /// Makes the background of a header of a list.
  ///
  ///     let background = UIBackgroundConfiguration.listHeader()
  ///     // background.cornerRadius == 0
  public static func listHeader() -> Self { Self() }

  /// Makes the background of a header of a plain list.
  ///
  ///     let background = UIBackgroundConfiguration.listPlainHeaderFooter()
  ///     // background.cornerRadius == 0
  public static func listPlainHeaderFooter() -> Self { Self() }

  /// Makes the background of a header of a group.
  ///
  ///     let background = UIBackgroundConfiguration.listGroupedHeaderFooter()
  ///     // background.cornerRadius == 0
  public static func listGroupedHeaderFooter() -> Self { Self() }

  /// Makes the background of a header beside a screen.
  ///
  ///     let background = UIBackgroundConfiguration.listSidebarHeader()
  ///     // background.cornerRadius == 0
  public static func listSidebarHeader() -> Self { Self() }

  /// Returns the background for a state of a cell: the same here.
  ///
  ///     let state = UICellConfigurationState(traitCollection: .current)
  ///     let background = UIBackgroundConfiguration.clear().updated(for: state)
  ///     // background.backgroundColor == nil
  ///
  /// - Parameter state: Whether the cell is selected, and the like.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
