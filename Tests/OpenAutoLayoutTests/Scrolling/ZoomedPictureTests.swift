import Foundation
import OpenAutoLayout
import Testing

/// The screen of a photo, as tutorials write it: it fits, is centered by its constraints, and is zoomed.
private final class PictureController: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  let picture = UIImageView(image: UIImage(size: CGSize(width: 800, height: 600)))
  private lazy var leading = picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor)
  private lazy var trailing = scroll.trailingAnchor.constraint(equalTo: picture.trailingAnchor)
  private lazy var top = picture.topAnchor.constraint(equalTo: scroll.topAnchor)
  private lazy var bottom = scroll.bottomAnchor.constraint(equalTo: picture.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    for (inner, outer) in [(scroll, view!), (picture, scroll)] as [(UIView, UIView)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
    }
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leading, trailing, top, bottom,
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = scroll.bounds.size
    let scale = min(
      room.width / picture.bounds.width, room.height / picture.bounds.height)
    if scroll.minimumZoomScale == scale { return }
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (scale, 2)
    scroll.zoomScale = scale
    center()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

  private func center() {
    let (room, seen) = (scroll.bounds.size, picture.frame.size)
    let (x, y) = (max(0, (room.width - seen.width) / 2), max(0, (room.height - seen.height) / 2))
    (leading.constant, trailing.constant, top.constant, bottom.constant) = (x, x, y, y)
  }
}

@MainActor
struct ZoomedPictureTests {
  @Test(arguments: [320, 390, 1024] as [CGFloat], [false, true])
  func aPictureFitsAndIsZoomed(width: CGFloat, rightToLeft: Bool) {
    let controller = PictureController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
    if rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    window.rootViewController = controller
    func expectThatItFits(_ room: CGSize) {
      window.frame.size = room
      window.layoutIfNeeded()
      let scale = min(room.width / 800, room.height / 600)
      let seen = controller.picture.convert(controller.picture.bounds, to: window)
      let expected = CGRect(
        x: (room.width - 800 * scale) / 2, y: (room.height - 600 * scale) / 2,
        width: 800 * scale, height: 600 * scale)
      #expect(seen.isNear(expected), "\(seen) instead of \(expected)")
      #expect(abs(controller.scroll.zoomScale - scale) < 1e-9)
    }
    expectThatItFits(CGSize(width: width, height: 700))
    controller.scroll.setZoomScale(2, animated: true)
    window.layoutIfNeeded()
    #expect(controller.picture.frame == CGRect(x: 0, y: 0, width: 1600, height: 1200))
    #expect(controller.scroll.contentSize == CGSize(width: 1600, height: 1200))
    // Rotated: it fits again.
    expectThatItFits(CGSize(width: 700, height: width))
  }
}

extension CGRect {
  /// Whether it is the same up to the rounding to pixels of a frame and of two constants.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return differences.allSatisfy { abs($0) <= 1 }
  }
}
