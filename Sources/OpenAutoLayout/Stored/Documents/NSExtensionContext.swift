public import Foundation

extension UIViewController {
  /// What the app hands to its extension that the controller is of. Always `nil` here, since there
  /// are no extensions of apps.
  public var extensionContext: NSExtensionContext? { nil }
}

#if !canImport(ObjectiveC)
  /// What an app hands to its extension. There are no extensions here, so nobody makes one but a test.
  ///
  /// ``UIViewController/extensionContext`` returns it on Apple's platforms.
  open class NSExtensionContext: NSObject {
    /// The items that the extension works on.
    open var inputItems: [Any] { [] }

    /// Ends the extension with items. It has no effect here.
    ///
    ///     NSExtensionContext().completeRequest(returningItems: nil)
    ///
    /// - Parameters:
    ///   - items: The items that the app receives.
    ///   - completionHandler: The closure to call afterward. It is called at once, with `false`.
    open func completeRequest(
      returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
    ) {
      completionHandler?(false)
    }

    /// Ends the extension with an error. It has no effect here.
    ///
    ///     NSExtensionContext().cancelRequest(withError: CocoaError(.userCancelled))
    ///
    /// - Parameter error: The error that the app receives.
    open func cancelRequest(withError error: any Error) {}

    /// Opens a URL in another app. Opens nothing here.
    ///
    ///     let address = URL(string: "https://example.com")
    ///     if let address { NSExtensionContext().open(address) }
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - completionHandler: The closure to call afterward. It is called at once, with `false`.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
      completionHandler?(false)
    }
  }

  /// An item that an app hands to its extension.
  ///
  /// ``NSExtensionContext/inputItems`` has several on Apple's platforms.
  open class NSExtensionItem: NSObject {
    /// The title of the item.
    open var attributedTitle: NSAttributedString?
    /// The text of the item.
    open var attributedContentText: NSAttributedString?
    /// The data of the item.
    open var attachments: [NSItemProvider]?
    /// Further values of the item.
    open var userInfo: [AnyHashable: Any]?
  }
#endif
