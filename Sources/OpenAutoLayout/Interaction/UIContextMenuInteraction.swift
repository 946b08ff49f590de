public import Foundation

/// A menu that shows where a person presses a view. It is stored: nobody does anything here.
///
///     card.addInteraction(UIContextMenuInteraction(delegate: menus))
///     // card.interactions.count == 1
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  /// What decides about it.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes the interaction.
  ///
  ///     UIContextMenuInteraction(delegate: menus)
  ///
  /// - Parameter delegate: What decides about it. It is not kept alive.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// What decides about the menu of a view. Nobody asks here.
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
  /// Returns the menu of a place.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     menus.contextMenuInteraction(menu, configurationForMenuAtLocation: .zero)
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The place, in the view.
  /// - Returns: The menu; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns what is lifted while the menu comes.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     let configuration = UIContextMenuConfiguration()
  ///     menus.contextMenuInteraction(
  ///       menu, previewForHighlightingMenuWithConfiguration: configuration)
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The menu.
  /// - Returns: What is lifted; `nil` for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns what is put back when the menu goes.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     let configuration = UIContextMenuConfiguration()
  ///     menus.contextMenuInteraction(
  ///       menu, previewForDismissingMenuWithConfiguration: configuration)
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The menu.
  /// - Returns: What is put back; `nil` for the view.
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

/// A menu of a place, and what shows beside it. It is stored.
///
///     UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Card") })
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name of the menu.
  public final let identifier: any NSCopying

  /// Makes a menu.
  ///
  ///     UIContextMenuConfiguration(
  ///       identifier: nil, previewProvider: nil, actionProvider: { _ in UIMenu(title: "Card") })
  ///
  /// - Parameters:
  ///   - identifier: The name of the menu; `nil` for a new one.
  ///   - previewProvider: Makes what shows beside the menu. Nobody calls it here.
  ///   - actionProvider: Makes the menu from the elements that the system suggests. Nobody calls it here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    super.init()
  }
}
