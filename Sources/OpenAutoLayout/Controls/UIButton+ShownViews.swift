import Foundation

/// The label of a button's title, which tells the button of its font.
final class ButtonTitleLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}

extension ButtonTitleLabel {
  /// Shows a title, which is in a font unless it has one of its own.
  fileprivate func show(_ title: TextContent?, in font: UIFont) {
    switch title {
    case .attributed(let text):
      if attributedText != text { attributedText = text }
    case .plain, nil:
      text = title?.string
      if self.font != font { self.font = font }
    }
  }
}

/// The views of a button's content, which are made for who asks for them, and measured by no one.
extension UIButton {
  /// The label of the title. Its font decides the size of a button without a configuration; its text is
  /// the button's.
  public var titleLabel: UILabel? {
    if let label = shownViews.title { return label }
    let label = ButtonTitleLabel()
    label.font = titleFont
    addSubview(label)
    shownViews.title = label
    updateShownViews()
    return label
  }

  /// The view of the image, which is the button's.
  public var imageView: UIImageView? {
    if let view = shownViews.image { return view }
    let view = UIImageView()
    addSubview(view)
    shownViews.image = view
    updateShownViews()
    return view
  }

  func updateShownViews() {
    if let label = shownViews.title { label.show(shownTitle, in: titleFont) }
    if let view = shownViews.image, view.image !== shownImage { view.image = shownImage }
  }

  /// Where the title and the image are in a rectangle.
  func rects(in rect: CGRect) -> (title: CGRect, image: CGRect) {
    let rects = arrangement(within: rect.width).rects(
      in: rect, contentHorizontalAlignment, contentVerticalAlignment, rightToLeft: isRightToLeft)
    return (rects.title.inset(by: titleEdgeInsets), rects.image.inset(by: imageEdgeInsets))
  }

  func placeContent() {
    if shownViews.title == nil && shownViews.image == nil { return }
    let content = contentRect(forBounds: bounds)
    shownViews.title?.frame = titleRect(forContentRect: content)
    shownViews.image?.frame = imageRect(forContentRect: content)
  }
}
