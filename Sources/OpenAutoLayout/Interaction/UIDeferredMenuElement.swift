/// Elements of a menu that are made when it shows: never here.
///
///     let later = UIDeferredMenuElement { show in show([UIAction(title: "Copy") { _ in }]) }
///     let menu = UIMenu(title: "Text", children: [later])
///     // menu.children == [later]
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes elements that come later.
  ///
  ///     UIDeferredMenuElement { show in show([]) }
  ///
  /// - Parameter elementProvider: Is given what shows the elements. Nobody calls it here.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }

  /// Makes elements that come later, each time anew.
  ///
  ///     UIDeferredMenuElement.uncached { show in show([]) }
  ///
  /// - Parameter elementProvider: Is given what shows the elements. Nobody calls it here.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
