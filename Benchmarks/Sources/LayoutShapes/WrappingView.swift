import PowerAnchors

/// A view whose content wraps, as a label's text does. Its width is known only after a layout.
final class WrappingView: LayoutView {
  private let wordCount: Int
  private var wordsInLine = Int.max

  init(wordCount: Int) {
    self.wordCount = wordCount
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let lineCount = (wordCount - 1) / wordsInLine + 1
    return CGSize(width: 40 * min(wordCount, wordsInLine), height: 20 * lineCount)
  }

  #if canImport(AppKit) && !canImport(UIKit)
    override func layout() {
      super.layout()
      wrap()
    }
  #else
    override func layoutSubviews() {
      super.layoutSubviews()
      wrap()
    }
  #endif

  private func wrap() {
    let fitting = max(1, Int(bounds.width / 40))
    if fitting == wordsInLine { return }
    wordsInLine = fitting
    invalidateIntrinsicContentSize()
  }
}
