public import Foundation

/// What a text that was made smaller keeps in place.
///
/// ``UILabel/baselineAdjustment`` keeps it: nothing is made smaller here.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline.
  case alignBaselines = 0
  /// Its middle.
  case alignCenters = 1
  /// Its upper left corner.
  case none = 2
}

/// What a label stores and nothing here reads: it would decide how the text looks, not how large it is.
extension UILabel {
  /// The color of the shadow behind the text; `nil` for none.
  public var shadowColor: UIColor? {
    get { textLook.shadowColor }
    set { changeTextLook { $0.shadowColor = newValue } }
  }

  /// How far the shadow is moved, in points.
  public var shadowOffset: CGSize {
    get { textLook.shadowOffset }
    set { changeTextLook { $0.shadowOffset = newValue } }
  }

  /// The color of the text while the label is highlighted.
  public var highlightedTextColor: UIColor? {
    get { textLook.highlightedColor }
    set { changeTextLook { $0.highlightedColor = newValue } }
  }

  /// Whether the text would be made smaller to fit. The size that the label asks for stays, as recorded
  /// of UIKit's.
  public var adjustsFontSizeToFitWidth: Bool {
    get { textLook.fitsFontToWidth }
    set { changeTextLook { $0.fitsFontToWidth = newValue } }
  }

  /// How much smaller the text may become, as a factor; 0 for the least that can be read.
  public var minimumScaleFactor: CGFloat {
    get { textLook.minimumScaleFactor }
    set { changeTextLook { $0.minimumScaleFactor = newValue } }
  }

  /// Whether characters may stand closer together before the text is cut.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { textLook.allowsTightening }
    set { changeTextLook { $0.allowsTightening = newValue } }
  }

  /// What a text that was made smaller keeps in place.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { textLook.baselineAdjustment }
    set { changeTextLook { $0.baselineAdjustment = newValue } }
  }
}
