public import Foundation

/// The background of a button or a cell. It is stored, and not drawn.
///
/// ``UIButton/Configuration/background`` takes it, and so do cells. It changes no size.
public struct UIBackgroundConfiguration {
  /// The color of the background.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The color of the outline.
  public var strokeColor: UIColor?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0

  /// The distance that the outline is moved outward, in points.
  public var strokeOutset: CGFloat = 0
  /// The insets of the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The image in the background.
  public var image: UIImage?
  /// The way that the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// Returns an empty background.
  ///
  ///     configuration.background = .clear()
  public static func clear() -> Self { Self() }

  /// A view behind the content. It is stored, and not added.
  public var customView: UIView?
  /// The effect of the background.
  public var visualEffect: UIVisualEffect?
  /// A transformer of the color of the background.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A transformer of the color of the outline.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// Returns the background of a list cell.
  ///
  ///     let background = UIBackgroundConfiguration.listCell()
  ///     // background.cornerRadius == 0
  public static func listCell() -> Self { Self() }

  /// Returns the background of a cell of a plain list.
  ///
  ///     let background = UIBackgroundConfiguration.listPlainCell()
  ///     // background.cornerRadius == 0
  public static func listPlainCell() -> Self { Self() }

  /// Returns the background of a cell of a grouped list.
  ///
  ///     let background = UIBackgroundConfiguration.listGroupedCell()
  ///     // background.cornerRadius == 0
  public static func listGroupedCell() -> Self { Self() }

  /// Returns the background of a cell of a sidebar.
  ///
  ///     let background = UIBackgroundConfiguration.listSidebarCell()
  ///     // background.cornerRadius == 0
  public static func listSidebarCell() -> Self { Self() }

  /// Returns the background of a header of a list.
  ///
  ///     let background = UIBackgroundConfiguration.listHeader()
  ///     // background.cornerRadius == 0
  public static func listHeader() -> Self { Self() }

  /// Returns the background of a header or a footer of a plain list.
  ///
  ///     let background = UIBackgroundConfiguration.listPlainHeaderFooter()
  ///     // background.cornerRadius == 0
  public static func listPlainHeaderFooter() -> Self { Self() }

  /// Returns the background of a header or a footer of a grouped list.
  ///
  ///     let background = UIBackgroundConfiguration.listGroupedHeaderFooter()
  ///     // background.cornerRadius == 0
  public static func listGroupedHeaderFooter() -> Self { Self() }

  /// Returns the background of a header of a sidebar.
  ///
  ///     let background = UIBackgroundConfiguration.listSidebarHeader()
  ///     // background.cornerRadius == 0
  public static func listSidebarHeader() -> Self { Self() }

  /// Returns the background for a state of a cell, which is the same for all states here.
  ///
  ///     let state = UICellConfigurationState(traitCollection: .current)
  ///     let background = UIBackgroundConfiguration.clear().updated(for: state)
  ///     // background.backgroundColor == nil
  ///
  /// - Parameter state: The state of the cell.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
