import Foundation

/// The sizes of a button's parts, and how they are arranged.
struct ButtonArrangement {
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var image = CGSize.zero
  var titlePadding: CGFloat = 0
  var imagePadding: CGFloat = 0
  var imagePlacement: NSDirectionalRectEdge = .leading
  var insets = NSDirectionalEdgeInsets.zero
  /// The minimum size, with the insets.
  var least = CGSize.zero

  private var isImageBeside: Bool { imagePlacement.isDisjoint(with: [.top, .bottom]) }

  /// The title and the subtitle below it.
  private var titles: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat { image == .zero || titles.height == 0 ? 0 : imagePadding }

  /// The size of all parts together, without the insets.
  private var content: CGSize {
    if isImageBeside {
      return CGSize(
        width: image.width + gap + titles.width, height: max(image.height, titles.height))
    }
    return CGSize(
      width: max(image.width, titles.width), height: image.height + gap + titles.height)
  }

  /// The size of the button: its parts and insets, at least ``least``.
  var size: CGSize {
    CGSize(
      width: max(least.width, content.width + insets.leading + insets.trailing),
      height: max(least.height, content.height + insets.top + insets.bottom))
  }

  /// Returns the frames of the parts in the bounds.
  @MainActor
  func rects(
    in bounds: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment, rightToLeft: Bool
  ) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    let inner = bounds.inset(by: UIEdgeInsets(insets, rightToLeft: rightToLeft))
    let content = content
    let begin = CGPoint(
      x: inner.minX + (inner.width - content.width) * horizontal.fraction(rightToLeft),
      y: inner.minY + (inner.height - content.height) * vertical.fraction)
    let isFirst = !imagePlacement.isDisjoint(with: [.leading, .top])
    var image = CGRect(origin: begin, size: image)
    var titles = CGRect(origin: begin, size: titles)
    if isImageBeside {
      // The first part is on the leading side.
      if isFirst != rightToLeft {
        titles.origin.x += image.width + gap
      } else {
        image.origin.x += titles.width + gap
      }
      image.origin.y += (content.height - image.height) / 2
      titles.origin.y += (content.height - titles.height) / 2
    } else {
      if isFirst {
        titles.origin.y += image.height + gap
      } else {
        image.origin.y += titles.height + gap
      }
      image.origin.x += (content.width - image.width) / 2
      titles.origin.x += (content.width - titles.width) / 2
    }
    let title = CGRect(
      x: titles.minX + (titles.width - title.width) / 2, y: titles.minY, width: title.width,
      height: title.height)
    let subtitle = CGRect(
      x: titles.minX + (titles.width - subtitle.width) / 2, y: titles.maxY - subtitle.height,
      width: subtitle.width, height: subtitle.height)
    return (title, subtitle, image)
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The share of the free space that is to the left of the content, from 0 to 1.
  func fraction(_ rightToLeft: Bool) -> CGFloat {
    switch self {
    case .center: 0.5
    case .left, .fill: 0
    case .right: 1
    case .leading: rightToLeft ? 1 : 0
    case .trailing: rightToLeft ? 0 : 1
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The share of the free space that is above the content, from 0 to 1.
  var fraction: CGFloat {
    switch self {
    case .center: 0.5
    case .top, .fill: 0
    case .bottom: 1
    }
  }
}
