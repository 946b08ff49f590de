public import Foundation

/// An image in a text, which takes room as a character does.
///
///     let star = NSTextAttachment()
///     star.image = UIImage(systemName: "star")
///     star.bounds = CGRect(x: 0, y: -3, width: 20, height: 20)
///     label.attributedText = NSAttributedString(attachment: star)
///     // label.intrinsicContentSize.width == 20
///
/// It stands on the baseline of its line, and makes the line higher if it has to.
// No NSObject, as `UIFont` is none.
open class NSTextAttachment: Hashable {
  /// The image.
  open var image: UIImage?
  /// Where the image is, in points from the baseline and upwards; as large as the image if empty.
  open var bounds = CGRect.zero

  /// Makes an attachment without an image, which takes no room.
  public init() {}

  /// Makes an attachment of an image.
  ///
  ///     let logo = NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 10)))
  ///     let text = NSAttributedString(attachment: logo)
  ///     // text.size().width == 30
  ///
  /// - Parameter image: The image.
  public init(image: UIImage) { self.image = image }

  /// The room that it takes.
  var box: CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool {
    left === right
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
  /// Makes a text that is one image.
  ///
  ///     let text = NSMutableAttributedString(string: "Rated ")
  ///     text.append(NSAttributedString(attachment: NSTextAttachment()))
  ///     // text.length == 7
  ///
  /// - Parameter attachment: The image.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
