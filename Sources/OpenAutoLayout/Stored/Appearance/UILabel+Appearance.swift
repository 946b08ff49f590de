public import Foundation

/// The part of a text that stays in place when its font is reduced.
///
/// ``UILabel/baselineAdjustment`` takes it. No font is reduced here.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline.
  case alignBaselines = 0
  /// The center.
  case alignCenters = 1
  /// The top left corner.
  case none = 2
}

/// The properties of a label that are only stored. They decide how the text looks, and not how
/// large it is.
extension UILabel {
  /// The color of the shadow behind the text, or `nil` for none.
  public var shadowColor: UIColor? {
    get { textLook.shadowColor }
    set { changeTextLook { $0.shadowColor = newValue } }
  }

  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { textLook.shadowOffset }
    set { changeTextLook { $0.shadowOffset = newValue } }
  }

  /// The color of the text while the label is highlighted.
  public var highlightedTextColor: UIColor? {
    get { textLook.highlightedColor }
    set { changeTextLook { $0.highlightedColor = newValue } }
  }

  /// Whether the font is reduced until the text fits. The intrinsic content size stays the same, as
  /// recorded of UIKit's label. The default is `false`.
  public var adjustsFontSizeToFitWidth: Bool {
    get { textLook.fitsFontToWidth }
    set { changeTextLook { $0.fitsFontToWidth = newValue } }
  }

  /// The smallest factor of the font size, or 0 for the smallest readable size.
  public var minimumScaleFactor: CGFloat {
    get { textLook.minimumScaleFactor }
    set { changeTextLook { $0.minimumScaleFactor = newValue } }
  }

  /// Whether characters may move closer together before the text is truncated.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { textLook.allowsTightening }
    set { changeTextLook { $0.allowsTightening = newValue } }
  }

  /// The part of a text that stays in place when its font is reduced.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { textLook.baselineAdjustment }
    set { changeTextLook { $0.baselineAdjustment = newValue } }
  }
}
