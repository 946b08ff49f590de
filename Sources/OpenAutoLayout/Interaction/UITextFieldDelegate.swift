public import Foundation

/// What a text field would tell and ask while it is edited. Nobody types here, so nothing calls it but
/// tests.
///
///     final class Form: UITextFieldDelegate {
///       func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///         textField.resignFirstResponder()
///       }
///     }
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
  ///         textField.isEnabled
  ///       }
  ///     }
  ///
  /// - Parameter textField: The field.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldDidBeginEditing(_ textField: UITextField) {
  ///         textField.layer.borderWidth = 2
  ///       }
  ///     }
  ///
  /// - Parameter textField: The field.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
  ///         textField.text?.isEmpty == false
  ///       }
  ///     }
  ///
  /// - Parameter textField: The field.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldDidEndEditing(_ textField: UITextField) {
  ///         textField.layer.borderWidth = 0
  ///       }
  ///     }
  ///
  /// - Parameter textField: The field.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The text or the selection has changed.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldDidChangeSelection(_ textField: UITextField) {
  ///         textField.accessibilityValue = textField.text
  ///       }
  ///     }
  ///
  /// - Parameter textField: The field.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether characters may be replaced.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textField(
  ///         _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
  ///         replacementString string: String
  ///       ) -> Bool { range.location < 16 }
  ///     }
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The characters, in UTF-16 units.
  ///   - string: What would be in their place.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the text may be removed.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
  ///     }
  ///
  /// - Parameter textField: The field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by itself.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldShouldReturn(_ textField: UITextField) -> Bool {
  ///         textField.resignFirstResponder()
  ///       }
  ///     }
  ///
  /// - Parameter textField: The field.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// All of it is optional.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
