public import Foundation

/// A controller in which people choose documents. It is stored, and does not show.
///
///     let report = URL(fileURLWithPath: "/tmp/report.pdf")
///     let picker = UIDocumentPickerViewController(forExporting: [report])
///     // picker.allowsMultipleSelection == false
///
/// There are no initializers that take types of documents, since `UTType` exists on Apple's platforms
/// only.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate. Nothing calls it here.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be chosen. The default is `false`.
  open var allowsMultipleSelection = false
  /// Whether the names of documents end with their types. The default is `true`.
  open var shouldShowFileExtensions = true
  /// The folder that shows first.
  open var directoryURL: URL?

  /// Makes a controller that exports documents.
  ///
  ///     let report = URL(fileURLWithPath: "/tmp/report.pdf")
  ///     UIDocumentPickerViewController(forExporting: [report], asCopy: true)
  ///
  /// - Parameters:
  ///   - urls: The documents. They are not kept.
  ///   - asCopy: Whether they are copied instead of moved.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker without documents. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A delegate of a controller in which people choose documents. Nothing calls it here.
///
/// Assign it to ``UIDocumentPickerViewController/delegate``.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Notifies the delegate that documents were chosen.
  ///
  ///     final class Importer: UIDocumentPickerDelegate {
  ///       func documentPicker(
  ///         _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ///       ) {}
  ///     }
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - urls: The documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Notifies the delegate that no document was chosen.
  ///
  ///     final class Importer: UIDocumentPickerDelegate {
  ///       func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  ///     }
  ///
  /// - Parameter controller: The controller.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
