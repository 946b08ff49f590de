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

  /// The text wraps at the width. Without this option, each paragraph is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The space between lines includes the leading of fonts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The text is measured by its drawn shapes. It has no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last visible line is truncated. It has no effect here.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The options and results of measuring text. Nothing reads or sets them here.
///
/// Pass `nil` in its place.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor that the text may be scaled by, or 0 for no scaling. It is stored only.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that the text was scaled by: always 1 here.
  open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
  /// Returns the size of the text with a line for each paragraph. It is not rounded: round it up
  /// for a view.
  ///
  ///     let line = NSAttributedString(string: "Grace").size()
  ///     let lines = NSAttributedString(string: "Grace\nHopper").size()
  ///     // lines.height == line.height * 2
  ///
  /// - Returns: The size in points.
  public func size() -> CGSize {
    MeasuredText(self, .unnamed).size(width: 0, options: [])
  }

  /// Returns the bounds of the text within a width. They are not rounded: round them up for a view.
  ///
  ///     let room = CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude)
  ///     let text = NSAttributedString(string: "Grace Hopper")
  ///     let box = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
  ///
  /// - Parameters:
  ///   - size: The size in points. Only its width counts: 0 is no limit.
  ///   - options: The options for measuring.
  ///   - context: Has no effect here.
  /// - Returns: The bounds in points, at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero, size: MeasuredText(self, .unnamed).size(width: size.width, options: options))
  }
}

extension NSString {
  /// Returns the size of the text with a line for each paragraph. It is not rounded.
  ///
  ///     let text = NSString(string: "Total")
  ///     let size = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
  ///     // size.height == UIFont.systemFont(ofSize: 17).lineHeight
  ///
  /// - Parameter attrs: The attributes of the whole text. Without a font, it is measured at 12
  ///   points.
  /// - Returns: The size in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// Returns the bounds of the text within a width. They are not rounded.
  ///
  ///     let text = NSString(string: "Total")
  ///     let box = text.boundingRect(
  ///       with: CGSize(width: 200, height: 0), options: .usesLineFragmentOrigin, context: nil)
  ///     // box.size == text.size()
  ///
  /// - Parameters:
  ///   - size: The size in points. Only its width counts: 0 is no limit.
  ///   - options: The options for measuring.
  ///   - attributes: The attributes of the whole text. Without a font, it is measured at 12 points.
  ///   - context: Has no effect here.
  /// - Returns: The bounds in points, at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

// On Apple's platforms, strings have these since they are bridged to NSString.
extension String {
  /// Returns the size of the text with a line for each paragraph. It is not rounded.
  ///
  ///     let font = UIFont.systemFont(ofSize: 17)
  ///     let size = "Total".size(withAttributes: [.font: font])
  ///     // size.height == font.lineHeight
  ///
  /// - Parameter attrs: The attributes of the whole text. Without a font, it is measured at 12
  ///   points.
  /// - Returns: The size in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the bounds of the text within a width. They are not rounded.
  ///
  ///     let font = UIFont.systemFont(ofSize: 17)
  ///     let box = "Grace Hopper".boundingRect(
  ///       with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin,
  ///       attributes: [.font: font], context: nil)
  ///     // box.height == font.lineHeight * 2
  ///
  /// - Parameters:
  ///   - size: The size in points. Only its width counts: 0 is no limit.
  ///   - options: The options for measuring.
  ///   - attributes: The attributes of the whole text. Without a font, it is measured at 12 points.
  ///   - context: Has no effect here.
  /// - Returns: The bounds in points, at the origin.
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
  /// The font of attributed text without one, as on Apple's platforms.
  static var unnamed: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
}
