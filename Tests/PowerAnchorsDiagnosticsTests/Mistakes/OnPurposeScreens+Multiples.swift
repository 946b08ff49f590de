#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Multiplied places and low controls that are meant.
  extension OnPurposeScreens {
    nonisolated static let multiplied: [Named] = [
      ("a caption at a share of a picture that fills", captionAtShare),
      ("halves by their centers", halvesByCenters),
      ("a unit beside a number", unitBesideNumber),
      ("segments as high as they are drawn", drawnSegments),
    ]

    private static func captionAtShare() -> UIView {
      let (photo, caption) = (plain("photo", .gray), label("Lake Como", .headline))
      let root = screen(photo, caption)
      photo.edgeAnchors.constrain(to: root.edgeAnchors)
      caption.centerXAnchor.constrain(to: photo.centerXAnchor)
      caption.centerYAnchor.constrain(to: photo.centerYAnchor, multiplyBy: 1.4)
      return root
    }

    private static func halvesByCenters() -> UIView {
      let (left, right) = (plain("left", .red), plain("right", .blue))
      let root = screen(left, right)
      for (view, share) in [(left, 0.5), (right, 1.5)] as [(UIView, CGFloat)] {
        view.centerXAnchor.constrain(to: root.centerXAnchor, multiplyBy: share)
        view.topAnchor.constrain(to: root.topAnchor, with: 40)
        view.sizeAnchors.constrain(to: CGSize(width: 100, height: 100))
      }
      return root
    }

    private static func unitBesideNumber() -> UIView {
      let (number, unit) = (label("18", .largeTitle), label("°C", .caption1))
      let root = screen(number, unit)
      number.topAnchor.constrain(to: root.topAnchor, with: 40)
      number.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      unit.leadingAnchor.constrain(to: number.trailingAnchor, with: 1)
      unit.topAnchor.constrain(to: number.topAnchor, with: -2)
      return root
    }

    private static func drawnSegments() -> UIView {
      let segments = UISegmentedControl(items: ["Day", "Week"])
      let root = screen(segments)
      segments.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      segments.heightAnchor.constrain(to: 36)
      return root
    }
  }
#endif
