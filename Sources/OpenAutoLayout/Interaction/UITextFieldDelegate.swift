public import Foundation

/// Follows the editing of a text field, and decides on it. There is no keyboard here, so a test
/// calls it.
///
///     final class Login: UITextFieldDelegate {
///       var isDone = false
///       func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///         isDone = true
///         return false
///       }
///     }
///
/// All of its methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin. `true` by default.
  ///
  ///     final class Login: UITextFieldDelegate {
  ///       var isBusy = false
  ///       func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !isBusy }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing has begun.
  ///
  ///     final class Login: UITextFieldDelegate {
  ///       func textFieldDidBeginEditing(_ textField: UITextField) { textField.borderStyle = .line }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end. `true` by default.
  ///
  ///     final class Login: UITextFieldDelegate {
  ///       func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
  ///         textField.text?.isEmpty == false
  ///       }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing has ended.
  ///
  ///     final class Login: UITextFieldDelegate {
  ///       var name = ""
  ///       func textFieldDidEndEditing(_ textField: UITextField) { name = textField.text ?? "" }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called after the text or the selection has changed.
  ///
  ///     final class Login: UITextFieldDelegate {
  ///       var isComplete = false
  ///       func textFieldDidChangeSelection(_ textField: UITextField) {
  ///         isComplete = (textField.text?.count ?? 0) >= 8
  ///       }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether characters may be replaced. `true` by default.
  ///
  ///     final class Digits: UITextFieldDelegate {
  ///       func textField(
  ///         _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
  ///         replacementString string: String
  ///       ) -> Bool { string.allSatisfy(\.isNumber) }
  ///     }
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The characters that are replaced, in UTF-16 units.
  ///   - string: The new characters.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Returns whether the clear button may remove the text. `true` by default.
  ///
  ///     final class Search: UITextFieldDelegate {
  ///       var results = ["Ada"]
  ///       func textFieldShouldClear(_ textField: UITextField) -> Bool {
  ///         results = []
  ///         return true
  ///       }
  ///     }
  ///
  /// - Parameter textField: The text field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the return key has its standard effect. `true` by default.
  ///
  ///     final class Login: UITextFieldDelegate {
  ///       func textFieldShouldReturn(_ textField: UITextField) -> Bool {
  ///         textField.resignFirstResponder()
  ///         return false
  ///       }
  ///     }
  ///
  /// - Parameter textField: The text field.
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
