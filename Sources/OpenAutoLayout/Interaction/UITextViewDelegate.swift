public import Foundation

/// What a text view would tell and ask while it is edited. Nobody types here, so nothing calls it but
/// tests.
///
///     final class Owner: UITextViewDelegate {
///       func textViewDidChange(_ textView: UITextView) { button.isEnabled = !textView.text.isEmpty }
///     }
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { textView.isEditable }
  ///     }
  ///
  /// - Parameter textView: The view.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewDidBeginEditing(_ textView: UITextView) { label.isHidden = true }
  ///     }
  ///
  /// - Parameter textView: The view.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewShouldEndEditing(_ textView: UITextView) -> Bool { !textView.text.isEmpty }
  ///     }
  ///
  /// - Parameter textView: The view.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewDidEndEditing(_ textView: UITextView) {
  ///         label.isHidden = !textView.text.isEmpty
  ///       }
  ///     }
  ///
  /// - Parameter textView: The view.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether characters may be replaced.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textView(
  ///         _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ///       ) -> Bool { range.location < 280 }
  ///     }
  ///
  /// - Parameters:
  ///   - textView: The view.
  ///   - range: The characters, in UTF-16 units.
  ///   - text: What would be in their place.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text has changed.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewDidChange(_ textView: UITextView) { label.text = "\(textView.text.count)" }
  ///     }
  ///
  /// - Parameter textView: The view.
  func textViewDidChange(_ textView: UITextView)
  /// The selection has changed.
  ///
  ///     final class Owner: UITextViewDelegate {
  ///       func textViewDidChangeSelection(_ textView: UITextView) {
  ///         button.isEnabled = textView.selectedRange.length > 0
  ///       }
  ///     }
  ///
  /// - Parameter textView: The view.
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// All of it is optional.
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
