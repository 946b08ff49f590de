/// A controller in which people take or choose a picture. It is stored, and does not show.
///
///     let picker = UIImagePickerController()
///     picker.sourceType = .camera
///     // UIImagePickerController.isSourceTypeAvailable(.camera) == false
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where the pictures come from.
  ///
  /// ``UIImagePickerController/sourceType`` takes it.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The recent photos.
    case savedPhotosAlbum = 2
  }

  /// A key of what was chosen.
  ///
  /// ``UIImagePickerControllerDelegate`` takes it.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The file of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The kind of the file.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Where the pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of files to choose.
  open var mediaTypes = ["public.image"]
  /// Whether people may edit the picture. The default is `false`.
  open var allowsEditing = false

  /// Returns whether pictures can come from somewhere: always `false` here.
  ///
  ///     // UIImagePickerController.isSourceTypeAvailable(.photoLibrary) == false
  ///
  /// - Parameter sourceType: Where they come from.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// A delegate of a controller in which people choose a picture. Nothing calls it here.
///
/// Each method has a default implementation.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Notifies the delegate that a picture was chosen.
  ///
  ///     final class Portraits: UIImagePickerControllerDelegate {
  ///       func imagePickerController(
  ///         _ picker: UIImagePickerController,
  ///         didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ///       ) { picker.dismiss(animated: true) }
  ///     }
  ///
  /// - Parameters:
  ///   - picker: The controller.
  ///   - info: What was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Notifies the delegate that nothing was chosen.
  ///
  ///     final class Portraits: UIImagePickerControllerDelegate {
  ///       func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  ///     }
  ///
  /// - Parameter picker: The controller.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
