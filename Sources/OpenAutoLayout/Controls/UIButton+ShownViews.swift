import Foundation

/// The label of a button's title, which invalidates the button's size with its own.
final class ButtonTitleLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}

extension UILabel {
  /// Shows a text of a button, in a font where the text has none of its own.
  fileprivate func show(_ title: TextContent?, in font: UIFont) {
    switch title {
    case .attributed(let text, _): attributedText = text
    case .plain, nil:
      text = title?.string
      if self.font != font { self.font = font }
    }
  }
}

/// The views of a button's content. They are made when a client asks for them, and do not decide
/// the button's size.
extension UIButton {
  /// The label of the title, made when it is first read.
  ///
  /// Its font decides the size of a button without a configuration. Set the text with
  /// ``setTitle(_:for:)``.
  public var titleLabel: UILabel? {
    if let label = shownViews.title { return label }
    let label = ButtonTitleLabel()
    label.font = titleFont
    shownViews.title = label
    show(label)
    return label
  }

  /// The label of the configuration's subtitle, made when it is first read, or `nil` without a
  /// configuration.
  ///
  /// Set the text with ``Configuration/subtitle``.
  public var subtitleLabel: UILabel? {
    if configuration == nil { return nil }
    if let label = shownViews.subtitle { return label }
    let label = UILabel()
    shownViews.subtitle = label
    show(label)
    return label
  }

  /// The view of the image, made when it is first read. Set the image with ``setImage(_:for:)``.
  public var imageView: UIImageView? {
    if let view = shownViews.image { return view }
    let view = UIImageView()
    shownViews.image = view
    show(view)
    return view
  }

  /// Adds a part with its content, and places it: a client may read its frame at once.
  private func show(_ part: UIView) {
    addSubview(part)
    updateShownViews()
    placeContent()
  }

  func updateShownViews() {
    if let label = shownViews.title { label.show(shownTitle, in: titleFont) }
    if let label = shownViews.subtitle { label.show(subtitle, in: subtitleFont) }
    if let view = shownViews.image, view.image !== shownImage { view.image = shownImage }
  }

  /// Returns the frames of the parts in a rectangle.
  func rects(in rect: CGRect) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    let rects = arrangement(within: rect.width).rects(
      in: rect, contentHorizontalAlignment, contentVerticalAlignment, rightToLeft: isRightToLeft)
    return (
      place(rects.title.size, in: rects.title.inset(by: titleEdgeInsets)), rects.subtitle,
      place(rects.image.size, in: rects.image.inset(by: imageEdgeInsets))
    )
  }

  /// Returns the frame of a title or an image in what its insets leave.
  ///
  /// Negative insets move it and do not stretch it. Insets that are computed from the frames of both,
  /// as they often are, would otherwise grow with these in each layout.
  private func place(_ size: CGSize, in room: CGRect) -> CGRect {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    return CGRect(
      x: room.minX
        + (room.width - size.width) * contentHorizontalAlignment.fraction(isRightToLeft),
      y: room.minY + (room.height - size.height) * contentVerticalAlignment.fraction,
      width: size.width, height: size.height)
  }

  func placeContent() {
    let content = contentRect(forBounds: bounds)
    shownViews.title?.frame = titleRect(forContentRect: content)
    shownViews.subtitle?.frame = rects(in: content).subtitle
    shownViews.image?.frame = imageRect(forContentRect: content)
  }
}
