import PowerAnchors

/// A view with content of a given size.
final class ContentView: LayoutView {
  private let contentSize: CGSize

  init(width: CGFloat, height: CGFloat) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}
