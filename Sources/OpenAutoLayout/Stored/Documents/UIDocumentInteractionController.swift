public import Foundation

/// An object that previews a document, or opens it in another app. It does neither here.
///
///     let report = URL(fileURLWithPath: "/tmp/report.pdf")
///     let preview = UIDocumentInteractionController(url: report)
///     // preview.presentPreview(animated: true) == false
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The document.
  open var url: URL?
  /// The type of the document, by an identifier.
  open var uti: String?
  /// The name of the document. The default is that of the file.
  open var name: String?
  /// Further data for the app that opens the document.
  open var annotation: Any?
  /// The delegate. Nothing calls it here.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Makes an object for a document.
  ///
  ///     let report = URL(fileURLWithPath: "/tmp/report.pdf")
  ///     // UIDocumentInteractionController(url: report).name == "report.pdf"
  ///
  /// - Parameter url: The document.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// Shows a preview. Nothing shows here.
  ///
  ///     let report = URL(fileURLWithPath: "/tmp/report.pdf")
  ///     // UIDocumentInteractionController(url: report).presentPreview(animated: true) == false
  ///
  /// - Parameter animated: Whether the preview appears with an animation.
  /// - Returns: Always `false`.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }

  /// Shows a menu of apps that open the document. Nothing shows here.
  ///
  ///     let opener = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/report.pdf"))
  ///     // opener.presentOpenInMenu(from: .zero, in: card, animated: true) == false
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the menu points to, in the view's coordinates, in points.
  ///   - view: The view.
  ///   - animated: Whether the menu appears with an animation.
  /// - Returns: Always `false`.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Shows a menu of what can be done with the document. Nothing shows here.
  ///
  ///     let opener = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/report.pdf"))
  ///     // opener.presentOptionsMenu(from: .zero, in: card, animated: true) == false
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the menu points to, in the view's coordinates, in points.
  ///   - view: The view.
  ///   - animated: Whether the menu appears with an animation.
  /// - Returns: Always `false`.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Dismisses the preview. It has no effect here.
  ///
  ///     let report = URL(fileURLWithPath: "/tmp/report.pdf")
  ///     UIDocumentInteractionController(url: report).dismissPreview(animated: false)
  ///
  /// - Parameter animated: Whether it disappears with an animation.
  open func dismissPreview(animated: Bool) {}
}

/// A delegate for previews of documents. Nothing calls it here.
///
/// Assign it to ``UIDocumentInteractionController/delegate``.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Returns the controller that presents the preview.
  ///
  ///     final class Reader: UIViewController, UIDocumentInteractionControllerDelegate {
  ///       func documentInteractionControllerViewControllerForPreview(
  ///         _ controller: UIDocumentInteractionController
  ///       ) -> UIViewController { self }
  ///     }
  ///
  /// - Parameter controller: The object that shows the preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}
