public import Foundation

/// An interaction that shows a menu when a person presses a view. It is stored only.
///
///     card.addInteraction(UIContextMenuInteraction(delegate: menus))
///     // card.interactions.count == 1
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  /// The object that provides the menu. It is held weakly.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction with a delegate.
  ///
  ///     UIContextMenuInteraction(delegate: menus)
  ///
  /// - Parameter delegate: The object that provides the menu. It is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that provides the context menu of a view. Nothing calls it here.
///
///     final class Menus: UIContextMenuInteractionDelegate {
///       func contextMenuInteraction(
///         _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
///       ) -> UIContextMenuConfiguration? {
///         UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Card") })
///       }
///     }
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a location.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     menus.contextMenuInteraction(menu, configurationForMenuAtLocation: .zero)
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The location in the view, in points.
  /// - Returns: The configuration of the menu, or `nil` for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the preview to lift when the menu appears. The default is `nil`.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     let configuration = UIContextMenuConfiguration()
  ///     menus.contextMenuInteraction(
  ///       menu, previewForHighlightingMenuWithConfiguration: configuration)
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` for the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns the preview to put back when the menu disappears. The default is `nil`.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     let configuration = UIContextMenuConfiguration()
  ///     menus.contextMenuInteraction(
  ///       menu, previewForDismissingMenuWithConfiguration: configuration)
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` for the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// The configuration of a context menu: the menu and its preview. No menu is shown here.
///
///     UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Card") })
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  public final let identifier: any NSCopying

  /// Makes a configuration.
  ///
  ///     UIContextMenuConfiguration(
  ///       identifier: nil, previewProvider: nil, actionProvider: { _ in UIMenu(title: "Card") })
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the configuration, or `nil` for a new one.
  ///   - previewProvider: The closure that makes the preview. Nothing calls it here.
  ///   - actionProvider: The closure that makes the menu from the elements that the system
  ///     suggests. Nothing calls it here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    super.init()
  }
}
