/// An interaction that people can have with a view, such as a menu or a pointer. It is stored only.
///
///     card.addInteraction(UIContextMenuInteraction(delegate: menus))
///     // card.interactions.count == 1
///
/// ``UIView/addInteraction(_:)`` takes it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }

  /// Notifies the interaction that it is about to be added to a view or removed from it.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     menu.willMove(to: card)
  ///
  /// - Parameter view: The view, or `nil` for a removal.
  func willMove(to view: UIView?)

  /// Notifies the interaction that it was added to a view or removed from it.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     menu.didMove(to: card)
  ///     // menu.view === card
  ///
  /// - Parameter view: The view, or `nil` for a removal.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { attachments?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from its previous view.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     card.addInteraction(menu)
  ///     // menu.view === card
  ///
  /// - Parameter interaction: The interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    changeAttachments { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     card.addInteraction(menu)
  ///     card.removeInteraction(menu)
  ///     // menu.view == nil
  ///
  /// - Parameter interaction: The interaction. One that the view does not have is ignored.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    changeAttachments { $0.interactions.remove(at: index) }
    interaction.didMove(to: nil)
  }
}
