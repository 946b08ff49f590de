public import Foundation

/// How a text is to be measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines wrap at the width. Without it, the text is one line for each paragraph.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The leading of fonts counts between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What is drawn counts, in place of the font's measures. It makes no difference here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that has room shows that there are more. It makes no difference here.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a measurement may be told, and what it tells. Nothing here reads or sets it.
open class NSStringDrawingContext: NSObject {
  /// How far the text may be made smaller; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// How far the text was made smaller: not at all.
  open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
  /// The size of the text, in points, with a line for each paragraph. Not rounded: round it up for a
  /// view.
  public func size() -> CGSize {
    MeasuredText(self, .unnamed).size(width: 0, options: [])
  }

  /// The size of the text within a width, at the origin. Not rounded: round it up for a view.
  ///
  ///     let room = CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude)
  ///     let text = NSAttributedString(string: "Grace Hopper")
  ///     let box = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
  ///
  /// - Parameters:
  ///   - size: The room in points; 0 for any.
  ///   - options: How the text is measured.
  ///   - context: Is not read.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero, size: MeasuredText(self, .unnamed).size(width: size.width, options: options))
  }
}

extension NSString {
  /// The size of the text, in points, with a line for each paragraph. Not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// The size of the text within a width, at the origin. Not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

// On Apple's platforms, strings have these as they are bridged to NSString.
extension String {
  /// The size of the text, in points, with a line for each paragraph. Not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The size of the text within a width, at the origin. Not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension MeasuredText {
  fileprivate func size(width: CGFloat, options: NSStringDrawingOptions) -> CGSize {
    let wraps = options.contains(.usesLineFragmentOrigin)
    return TextExtent(
      of: self, width: wraps ? width : 0, lines: 0,
      countsLeading: options.contains(.usesFontLeading)
    ).size
  }
}

extension UIFont {
  /// The font of attributed text that names none, as on Apple's platforms.
  static var unnamed: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
}
