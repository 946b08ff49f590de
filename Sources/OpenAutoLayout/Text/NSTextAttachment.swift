public import Foundation

/// An image in a text. It takes space like a character.
///
///     let star = NSTextAttachment()
///     star.image = UIImage(systemName: "star")
///     star.bounds = CGRect(x: 0, y: -3, width: 20, height: 20)
///     label.attributedText = NSAttributedString(attachment: star)
///     // label.intrinsicContentSize.width == 20
///
/// It is on the baseline of its line, and makes the line higher if needed.
// It is no NSObject, for the same reason as `UIFont`.
open class NSTextAttachment: Hashable {
  /// The image of the attachment.
  open var image: UIImage?
  /// The bounds of the image, in points. The origin is on the baseline, and y is positive upward.
  ///
  /// With an empty size, they have the size of the image.
  open var bounds = CGRect.zero

  /// Makes an attachment without an image, which takes no space.
  ///
  ///     // NSAttributedString(attachment: NSTextAttachment()).size().width == 0
  public init() {}

  /// Makes an attachment with an image.
  ///
  ///     let logo = NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 10)))
  ///     let text = NSAttributedString(attachment: logo)
  ///     // text.size().width == 30
  ///
  /// - Parameter image: The image.
  public init(image: UIImage) { self.image = image }

  /// The rectangle that the attachment takes in its line.
  var box: CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool {
    left === right
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
  /// Makes a text of a single attachment.
  ///
  ///     let text = NSMutableAttributedString(string: "Rated ")
  ///     text.append(NSAttributedString(attachment: NSTextAttachment()))
  ///     // text.length == 7
  ///
  /// - Parameter attachment: The attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
