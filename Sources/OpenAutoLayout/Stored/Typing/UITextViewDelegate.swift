public import Foundation

/// An object that a text view notifies of edits, and asks whether to allow them.
///
/// There is no keyboard here, so nothing calls it. A test can call it:
///
///     final class Owner: UITextViewDelegate {
///       func textViewDidChange(_ textView: UITextView) { button.isEnabled = !textView.text.isEmpty }
///     }
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin. The default is `true`.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { textView.isEditable }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that editing has begun.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewDidBeginEditing(_ textView: UITextView) { label.isHidden = true }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end. The default is `true`.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewShouldEndEditing(_ textView: UITextView) -> Bool { !textView.text.isEmpty }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that editing has ended.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewDidEndEditing(_ textView: UITextView) {
  ///         label.isHidden = !textView.text.isEmpty
  ///       }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a part of the text may be replaced. The default is `true`.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textView(
  ///         _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ///       ) -> Bool { range.location < 280 }
  ///     }
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The part of the text to replace, in UTF-16 code units.
  ///   - text: The replacement.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Notifies the delegate that the text has changed.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewDidChange(_ textView: UITextView) { label.text = "\(textView.text.count)" }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewDidChange(_ textView: UITextView)
  /// Notifies the delegate that the selection has changed.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewDidChangeSelection(_ textView: UITextView) {
  ///         button.isEnabled = textView.selectedRange.length > 0
  ///       }
  ///     }
  ///
  /// - Parameter textView: The text view.
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// Each method has a default implementation.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
