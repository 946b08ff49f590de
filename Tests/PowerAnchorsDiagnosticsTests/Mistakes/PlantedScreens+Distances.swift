#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Mistakes in constraints between distances.
  extension PlantedScreen {
    nonisolated static let distances: [Named] = [
      ("a gap against a fixed column", gapAgainstColumn),
      ("equal gaps and a fixed one", equalGaps),
      ("a fraction and a distance", fractionAndDistance),
    ]

    private static func gapAgainstColumn() -> Self {
      let (price, total) = (plain("price"), plain("total"))
      let root = screen(price, total)
      for view in [price, total] {
        view.topAnchor.constrain(to: root.topAnchor, with: 20)
        view.sizeAnchors.constrain(to: CGSize(width: 80, height: 44))
      }
      price.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      total.leadingAnchor.constrain(to: root.leadingAnchor, with: 120)
      let gap = price.trailingAnchor.anchorWithOffset(to: total.leadingAnchor)
      let line = #line + 1
      let wrong = gap.constrain(to: 32)
      return Self(root: root, culprits: [price, total], lines: [line], remedy: "price.width 72") {
        wrong.constant = 24
      }
    }

    private static func equalGaps() -> Self {
      let (first, second, third) = (plain("first"), plain("second"), plain("third"))
      let root = screen(first, second, third)
      for view in [first, second, third] {
        view.topAnchor.constrain(to: root.topAnchor, with: 20)
        view.sizeAnchors.constrain(to: CGSize(width: 50, height: 50))
      }
      first.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      second.leadingAnchor.constrain(to: first.trailingAnchor, with: 20)
      let line = #line + 1
      let wrong = third.leadingAnchor.constrain(to: second.trailingAnchor, with: 30)
      let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
      let next = second.trailingAnchor.anchorWithOffset(to: third.leadingAnchor)
      gap.constraint(equalTo: next).isActive = true
      return Self(root: root, culprits: [second, third], lines: [line], remedy: "priority") {
        wrong.isActive = false
      }
    }

    private static func fractionAndDistance() -> Self {
      let (track, marker) = (plain("track"), plain("marker"))
      let root = screen(track)
      track.addSubviewsUsingAutoLayout(marker)
      track.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 20)
      track.heightAnchor.constrain(to: 200)
      marker.horizontalAnchors.constrain(to: track.horizontalAnchors)
      marker.heightAnchor.constrain(to: 2)
      let above = track.topAnchor.anchorWithOffset(to: marker.topAnchor)
      above.constraint(equalTo: track.heightAnchor, multiplier: 0.25).isActive = true
      let line = #line + 1
      let wrong = marker.topAnchor.constrain(to: track.topAnchor, with: 20)
      return Self(
        root: root, culprits: [marker], lines: [line], remedy: "track.height 80 instead of 200"
      ) {
        wrong.isActive = false
      }
    }
  }
#endif
