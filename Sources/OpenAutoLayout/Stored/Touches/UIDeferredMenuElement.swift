/// A placeholder for elements of a menu that are made when the menu appears: never here.
///
///     let later = UIDeferredMenuElement { show in show([UIAction(title: "Copy") { _ in }]) }
///     let menu = UIMenu(title: "Text", children: [later])
///     // menu.children == [later]
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes a placeholder whose elements are made once.
  ///
  ///     UIDeferredMenuElement { show in show([]) }
  ///
  /// - Parameter elementProvider: The closure that makes the elements, and passes them to its
  ///   argument. Nothing calls it here.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }

  /// Makes a placeholder whose elements are made each time that the menu appears.
  ///
  ///     UIDeferredMenuElement.uncached { show in show([]) }
  ///
  /// - Parameter elementProvider: The closure that makes the elements, and passes them to its
  ///   argument. Nothing calls it here.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
