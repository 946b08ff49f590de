public import Foundation

/// Options for measuring a text.
///
///     let room = CGSize(width: 60, height: 0)
///     let text = NSAttributedString(string: "Grace Hopper")
///     let line = text.boundingRect(with: room, options: [], context: nil)
///     let lines = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
///     // lines.height == line.height * 2
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text wraps at the width. Without it, each paragraph is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The leading of fonts counts between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The drawn shapes count, in place of the font's measures. It makes no difference here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last visible line is truncated. It makes no difference here.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Options and results of a measurement on Apple's platforms. Nothing here reads or sets them.
///
/// Pass `nil` in its place.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor that the text may be scaled by; 0 for no scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that the text was scaled by: 1.
  open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
  /// Returns the size of the text with a line for each paragraph. Not rounded: round it up for a
  /// view.
  ///
  ///     let line = NSAttributedString(string: "Grace").size()
  ///     let lines = NSAttributedString(string: "Grace\nHopper").size()
  ///     // lines.height == line.height * 2
  ///
  /// - Returns: The size in points.
  public func size() -> CGSize {
    MeasuredText(self, .unnamed).size(width: 0, options: [])
  }

  /// Returns the rectangle of the text within a width. Not rounded: round it up for a view.
  ///
  ///     let room = CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude)
  ///     let text = NSAttributedString(string: "Grace Hopper")
  ///     let box = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
  ///
  /// - Parameters:
  ///   - size: The room in points; 0 for any.
  ///   - options: How the text is measured.
  ///   - context: Is not read.
  /// - Returns: The rectangle in points, at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero, size: MeasuredText(self, .unnamed).size(width: size.width, options: options))
  }
}

extension NSString {
  /// Returns the size of the text with a line for each paragraph. Not rounded.
  ///
  ///     let text = NSString(string: "Total")
  ///     let size = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
  ///     // size.height == UIFont.systemFont(ofSize: 17).lineHeight
  ///
  /// - Parameter attrs: The attributes of the whole text; without a font, it has 12 points.
  /// - Returns: The size in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// Returns the rectangle of the text within a width. Not rounded.
  ///
  ///     let text = NSString(string: "Total")
  ///     let box = text.boundingRect(
  ///       with: CGSize(width: 200, height: 0), options: .usesLineFragmentOrigin, context: nil)
  ///     // box.size == text.size()
  ///
  /// - Parameters:
  ///   - size: The room in points; 0 for any.
  ///   - options: How the text is measured.
  ///   - attributes: The attributes of the whole text; without a font, it has 12 points.
  ///   - context: Is not read.
  /// - Returns: The rectangle in points, at the origin.
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
  /// Returns the size of the text with a line for each paragraph. Not rounded.
  ///
  ///     let font = UIFont.systemFont(ofSize: 17)
  ///     let size = "Total".size(withAttributes: [.font: font])
  ///     // size.height == font.lineHeight
  ///
  /// - Parameter attrs: The attributes of the whole text; without a font, it has 12 points.
  /// - Returns: The size in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle of the text within a width. Not rounded.
  ///
  ///     let font = UIFont.systemFont(ofSize: 17)
  ///     let box = "Grace Hopper".boundingRect(
  ///       with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin,
  ///       attributes: [.font: font], context: nil)
  ///     // box.height == font.lineHeight * 2
  ///
  /// - Parameters:
  ///   - size: The room in points; 0 for any.
  ///   - options: How the text is measured.
  ///   - attributes: The attributes of the whole text; without a font, it has 12 points.
  ///   - context: Is not read.
  /// - Returns: The rectangle in points, at the origin.
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
