import Foundation
import OpenAutoLayout
import Testing

/// Zooming scales the delegate's view by its transform. Apple's pages say so of `zoomScale` and
/// `viewForZooming(in:)`; the frame and the content size are those that code for centering a photo relies
/// on, which reads the photo's frame and sets its constraints or its center by it.
@MainActor
struct ZoomTests {
  @Test(arguments: ZoomedPhoto.Placement.allCases, [false, true])
  func theFrameBeginsWhereItBegan(placement: ZoomedPhoto.Placement, rightToLeft: Bool) {
    let scroll = ZoomedPhoto(placement, rightToLeft: rightToLeft)
    for scale in [2, 0.5, 4, 1] as [CGFloat] {
      scroll.zoomScale = scale
      scroll.layoutIfNeeded()
      let size = CGSize(width: 400 * scale, height: 400 * scale)
      #expect(scroll.photo.frame == CGRect(origin: .zero, size: size))
      #expect(scroll.photo.center == CGPoint(x: 200 * scale, y: 200 * scale))
      #expect(scroll.photo.bounds.size == CGSize(width: 400, height: 400))
      #expect(scroll.contentSize == size)
      #expect(
        scroll.corner.convert(scroll.corner.bounds, to: scroll)
          == CGRect(x: 390 * scale, y: 390 * scale, width: 10 * scale, height: 10 * scale))
    }
    #expect(scroll.scales == [2, 0.5, 4, 1])
  }

  /// As code for centering does it: the constants follow the frame.
  @Test func constraintsPlaceWhatIsSeen() {
    let scroll = ZoomedPhoto()
    let leading = scroll.constraints.first { $0.firstAttribute == .leading }
    scroll.zoomScale = 0.25
    leading?.constant = 30
    scroll.layoutIfNeeded()
    #expect(scroll.photo.frame == CGRect(x: 30, y: 0, width: 100, height: 100))
    #expect(scroll.contentSize == CGSize(width: 130, height: 100))
    #expect(!scroll.photo.hasAmbiguousLayout)
  }

  @Test func aChangedSizeIsScaled() {
    let scroll = ZoomedPhoto()
    scroll.zoomScale = 2
    scroll.photo.constraints.first { $0.firstAttribute == .width }?.constant = 100
    scroll.layoutIfNeeded()
    #expect(scroll.photo.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
    #expect(scroll.contentSize == CGSize(width: 200, height: 800))
  }

  /// As Apple's sample code centers a photo that is smaller than its scroll view.
  @Test func aCenterIsThatOfTheFrame() {
    let scroll = ZoomedPhoto(.frame)
    scroll.zoomScale = 0.25
    scroll.photo.center = CGPoint(x: 50, y: 100)
    #expect(scroll.photo.frame == CGRect(x: 0, y: 50, width: 100, height: 100))
    scroll.photo.frame.origin = CGPoint(x: 10, y: 20)
    #expect(scroll.photo.center == CGPoint(x: 60, y: 70))
    #expect(scroll.photo.bounds.size == CGSize(width: 400, height: 400))
  }

  @Test(arguments: ZoomedPhoto.Placement.allCases)
  func whatIsInTheMiddleStaysThere(placement: ZoomedPhoto.Placement) {
    let scroll = ZoomedPhoto(placement)
    scroll.contentOffset = CGPoint(x: 150, y: 100)
    scroll.zoomScale = 2
    #expect(scroll.contentOffset == CGPoint(x: 350, y: 300))
    // No further than to the edges of the content.
    scroll.contentOffset = .zero
    scroll.zoomScale = 1
    #expect(scroll.contentOffset == .zero)
    scroll.contentInset.left = 7
    scroll.zoomScale = 0.25
    #expect(scroll.contentOffset.x == -7)
  }

  @Test(arguments: ZoomedPhoto.Placement.allCases)
  func aPartIsShown(placement: ZoomedPhoto.Placement) {
    let scroll = ZoomedPhoto(placement)
    scroll.zoom(to: CGRect(x: 100, y: 200, width: 50, height: 50), animated: true)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 350))
    #expect(scroll.endedScales == [2])
    scroll.zoom(to: .zero, animated: false)
    #expect(scroll.zoomScale == 4)
  }

  @Test func aScaleIsBetweenItsBounds() {
    let scroll = ZoomedPhoto()
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4 && scroll.photo.frame.width == 1600)
    scroll.setZoomScale(0.1, animated: true)
    #expect(scroll.zoomScale == 0.25 && scroll.photo.frame.width == 100)
    scroll.zoomScale = .nan
    #expect(scroll.zoomScale == 0.25)
    #expect(scroll.scales == [4, 0.25] && scroll.endedScales == [0.25])
  }

  /// As a page that shows another photo, and keeps the one before.
  @Test func anotherViewIsZoomedToTheSameScale() {
    final class Album: UIScrollViewDelegate {
      var photo: UIView
      init(_ photo: UIView) { self.photo = photo }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let photos = [400, 300].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: $0)) }
    let album = Album(photos[0])
    scroll.delegate = album
    scroll.maximumZoomScale = 4
    scroll.addSubview(photos[0])
    scroll.zoomScale = 2
    photos[0].removeFromSuperview()
    scroll.addSubview(photos[1])
    album.photo = photos[1]
    for scale in [2, 1] as [CGFloat] {
      scroll.zoomScale = scale
      #expect(scroll.zoomScale == scale)
      #expect(photos[1].frame == CGRect(x: 0, y: 0, width: 300 * scale, height: 300 * scale))
      #expect(scroll.contentSize == photos[1].frame.size)
    }
  }

  @Test func withoutAViewThereIsNothingToZoom() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.maximumZoomScale = 3
    scroll.setZoomScale(2, animated: true)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(scroll.zoomScale == 1 && scroll.contentSize == .zero)
  }
}
