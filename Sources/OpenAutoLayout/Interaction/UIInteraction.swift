/// Something that a person can do with a view: a menu, a pointer, a drag. It is stored: nobody does
/// anything here.
///
///     card.addInteraction(UIContextMenuInteraction(delegate: menus))
///     // card.interactions.count == 1
///
/// ``UIView/addInteraction(_:)`` takes it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }

  /// The interaction is about to come to a view, or to leave one.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     menu.willMove(to: card)
  ///
  /// - Parameter view: The view; `nil` when it leaves.
  func willMove(to view: UIView?)

  /// The interaction has come to a view, or has left one.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     menu.didMove(to: card)
  ///     // menu.view === card
  ///
  /// - Parameter view: The view; `nil` when it has left.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What a person can do with the view.
  public var interactions: [any UIInteraction] {
    get { attachments?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds something that a person can do with the view. It leaves the view that it was at before.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     card.addInteraction(menu)
  ///     // menu.view === card
  ///
  /// - Parameter interaction: What a person can do.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    changeAttachments { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }

  /// Takes away something that a person can do with the view.
  ///
  ///     let menu = UIContextMenuInteraction(delegate: menus)
  ///     card.addInteraction(menu)
  ///     card.removeInteraction(menu)
  ///     // menu.view == nil
  ///
  /// - Parameter interaction: What a person can do. One that the view does not have is ignored.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    changeAttachments { $0.interactions.remove(at: index) }
    interaction.didMove(to: nil)
  }
}
