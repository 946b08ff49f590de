import Foundation
import OpenAutoLayout

/// A scroll view of 100 × 200 points with a photo of 400 × 400, which it zooms.
final class ZoomedPhoto: UIScrollView, UIScrollViewDelegate {
  enum Placement: CaseIterable {
    case frame, constraints
  }

  let photo = UIView()
  let corner = UIView()
  private(set) var scales: [CGFloat] = []
  private(set) var endedScales: [CGFloat] = []

  init(_ placement: Placement = .constraints, rightToLeft: Bool = false) {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    if rightToLeft { semanticContentAttribute = .forceRightToLeft }
    (minimumZoomScale, maximumZoomScale) = (0.25, 4)
    delegate = self
    addSubview(photo)
    photo.addSubview(corner)
    corner.frame = CGRect(x: 390, y: 390, width: 10, height: 10)
    switch placement {
    case .frame:
      photo.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      contentSize = photo.frame.size
    case .constraints:
      photo.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
        photo.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
        photo.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
        photo.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
        photo.widthAnchor.constraint(equalToConstant: 400),
        photo.heightAnchor.constraint(equalToConstant: 400),
      ])
    }
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(zoomScale) }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { endedScales.append(scale) }
}
