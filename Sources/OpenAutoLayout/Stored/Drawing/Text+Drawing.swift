public import Foundation

extension NSAttributedString {
  /// Draws the text at a point, with a line for each paragraph. Nothing is drawn here.
  ///
  ///     NSAttributedString(string: "Total").draw(at: .zero)
  ///
  /// - Parameter point: The top left corner of the text.
  public func draw(at point: CGPoint) {}

  /// Draws the text in a rectangle. Nothing is drawn here.
  ///
  ///     NSAttributedString(string: "Total").draw(in: card.bounds)
  ///
  /// - Parameter rect: The rectangle, in points.
  public func draw(in rect: CGRect) {}

  /// Draws the text in a rectangle. Nothing is drawn here.
  ///
  ///     NSAttributedString(string: "Total").draw(
  ///       with: card.bounds, options: .usesLineFragmentOrigin, context: nil)
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - options: The options for the layout of the text.
  ///   - context: The drawing context, which is not read.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}

extension NSString {
  /// Draws the text at a point, with a line for each paragraph. Nothing is drawn here.
  ///
  ///     NSString(string: "Total").draw(at: .zero, withAttributes: [.kern: 1])
  ///
  /// - Parameters:
  ///   - point: The top left corner of the text.
  ///   - attrs: The attributes of the whole text.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text in a rectangle. Nothing is drawn here.
  ///
  ///     NSString(string: "Total").draw(in: card.bounds, withAttributes: [.kern: 1])
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - attrs: The attributes of the whole text.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text in a rectangle. Nothing is drawn here.
  ///
  ///     NSString(string: "Total").draw(
  ///       with: card.bounds, options: .usesLineFragmentOrigin, context: nil)
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - options: The options for the layout of the text.
  ///   - attributes: The attributes of the whole text.
  ///   - context: The drawing context, which is not read.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

// On Apple's platforms, strings have these as they are bridged to NSString.
extension String {
  /// Draws the text at a point, with a line for each paragraph. Nothing is drawn here.
  ///
  ///     "Total".draw(at: .zero, withAttributes: [.kern: 1])
  ///
  /// - Parameters:
  ///   - point: The top left corner of the text.
  ///   - attrs: The attributes of the whole text.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text in a rectangle. Nothing is drawn here.
  ///
  ///     "Total".draw(in: card.bounds, withAttributes: [.kern: 1])
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - attrs: The attributes of the whole text.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text in a rectangle. Nothing is drawn here.
  ///
  ///     "Total".draw(
  ///       with: card.bounds, options: .usesLineFragmentOrigin, context: nil)
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - options: The options for the layout of the text.
  ///   - attributes: The attributes of the whole text.
  ///   - context: The drawing context, which is not read.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}
