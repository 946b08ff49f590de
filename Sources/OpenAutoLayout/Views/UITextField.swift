public import Foundation

/// A control with a line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The frame that is drawn around the text, which takes room.
  public enum BorderStyle: Int, Sendable {
    /// No frame: the field is as large as its text.
    case none = 0
    /// A thin line.
    case line = 1
    /// A frame that seems sunk.
    case bezel = 2
    /// A frame with round corners.
    case roundedRect = 3
  }

  /// The text in the field.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What shows as long as there is no text.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The frame that is drawn around the text.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text, or of the placeholder while there is none, and 7 points more on every side
  /// within a frame.
  open override var intrinsicContentSize: CGSize {
    let shown = textMetrics.size(of: shownText ?? "", width: 0, lines: 1)
    return CGSize(width: shown.width + 2 * padding, height: shown.height + 2 * padding)
  }

  private var padding: CGFloat { borderStyle == .none ? 0 : 7 }

  override var textBaselines: TextBaselines? {
    let baselines = textMetrics.baselines
    return TextBaselines(first: baselines.first + padding, last: baselines.last + padding)
  }

  override var shownText: String? {
    if let text, !text.isEmpty { return text }
    return placeholder
  }
}
