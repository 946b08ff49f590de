import Foundation

/// The properties of a view's text that would decide how it is drawn.
final class TextLook {
  var color: UIColor?
  var highlightedColor: UIColor?
  var alignment = NSTextAlignment.natural
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var isHighlighted = false
  var isEnabled = true
  var fitsFontToWidth = false
  var minimumScaleFactor: CGFloat = 0
  var minimumFontSize: CGFloat = 0
  var allowsTightening = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
}

extension UIView {
  /// The properties of the text that were set, or else the defaults.
  var textLook: TextLook { attachments?.text ?? TextLook() }

  func changeTextLook(_ change: (TextLook) -> Void) { changeAttachments { change($0.text) } }
}
