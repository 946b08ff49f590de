import OpenAutoLayout

/// A screen in a window, with a safe area and a scroll view that fills it.
@MainActor
struct Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let controller = UIViewController()
  let scroll: ListeningScrollView
  let content = UIView()

  init(
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 44, bottom: 34, right: 44),
    scroll: ListeningScrollView = ListeningScrollView()
  ) {
    self.scroll = scroll
    controller.additionalSafeAreaInsets = safeArea
    for (view, outer) in [(scroll, controller.view!), (content, scroll)] as [(UIView, UIView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      view.pinEdges()
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func layout() { window.layoutIfNeeded() }

  /// Where the content begins in the window.
  var top: CGFloat { content.convert(content.bounds, to: window).minY }
}

/// A scroll view, and its own delegate, that note what they are notified of.
final class ListeningScrollView: UIScrollView, UIScrollViewDelegate {
  private(set) var insets: [UIEdgeInsets] = []
  private(set) var delegateCount = 0

  func listen() { delegate = self }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insets.append(adjustedContentInset)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { delegateCount += 1 }
}
