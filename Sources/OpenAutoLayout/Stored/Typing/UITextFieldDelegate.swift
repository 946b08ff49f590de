public import Foundation

/// An object that a text field notifies of edits, and asks whether to allow them.
///
/// There is no keyboard here, so nothing calls it. A test can call it:
///
///     final class Form: UITextFieldDelegate {
///       func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///         textField.resignFirstResponder()
///       }
///     }
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin. The default is `true`.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
  ///         textField.isEnabled
  ///       }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that editing has begun.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldDidBeginEditing(_ textField: UITextField) {
  ///         textField.layer.borderWidth = 2
  ///       }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end. The default is `true`.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
  ///         textField.text?.isEmpty == false
  ///       }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that editing has ended.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldDidEndEditing(_ textField: UITextField) {
  ///         textField.layer.borderWidth = 0
  ///       }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Notifies the delegate that the text or the selection has changed.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldDidChangeSelection(_ textField: UITextField) {
  ///         textField.accessibilityValue = textField.text
  ///       }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether a part of the text may be replaced. The default is `true`.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textField(
  ///         _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
  ///         replacementString string: String
  ///       ) -> Bool { range.location < 16 }
  ///     }
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The part of the text to replace, in UTF-16 code units.
  ///   - string: The replacement.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the clear button may remove the text. The default is `true`.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its default effect. The default is `true`.
  ///
  ///     final class Owner: UITextFieldDelegate {
  ///       func textFieldShouldReturn(_ textField: UITextField) -> Bool {
  ///         textField.resignFirstResponder()
  ///       }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// Each method has a default implementation.
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
