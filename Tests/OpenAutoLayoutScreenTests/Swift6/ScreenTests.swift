import OpenAutoLayout
import Testing

/// What holds for every screen, wherever it shows.
@MainActor
struct ScreenTests {
  private func show(_ screen: Screen, _ place: ShownScreen.Place) -> ShownScreen {
    ShownScreen(screen, place) { Issue.record("\(screen) at \(place): \($0)") }
  }

  @Test(arguments: Screen.allCases)
  func nothingIsOutsideOfWhatItIsIn(screen: Screen) {
    for place in ShownScreen.Place.all {
      let shown = show(screen, place)
      for view in shown.shownViews {
        guard let outer = view.superview else { continue }
        let frame = view.alignmentRect(forFrame: view.frame)
        let room = (outer as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) }
        #expect(
          (room ?? outer.bounds).insetBy(dx: -0.5, dy: -0.5).contains(frame),
          "\(view) at \(frame) in \(outer), \(place)")
      }
    }
  }

  @Test(arguments: Screen.allCases)
  func noTextIsCut(screen: Screen) {
    for place in ShownScreen.Place.all {
      for view in show(screen, place).shownViews where view.hasText {
        let room = view.bounds.size
        let need = view is UIControl ? view.intrinsicContentSize : view.sizeThatFits(room)
        #expect(
          need.width <= room.width + 0.5 && need.height <= room.height + 0.5,
          "\(view) needs \(need) and has \(room), \(place)")
      }
    }
  }

  @Test(arguments: Screen.allCases)
  func everyScreenIsItsOwnMirror(screen: Screen) {
    for place in ShownScreen.Place.all where !place.isRightToLeft {
      var mirrored = place
      mirrored.isRightToLeft = true
      let (shown, mirror) = (show(screen, place), show(screen, mirrored))
      #expect(shown.shownViews.count == mirror.shownViews.count)
      for (view, image) in zip(shown.shownViews, mirror.shownViews) {
        let frame = view.alignmentRect(forFrame: shown.frame(of: view))
        let reflected = image.alignmentRect(forFrame: mirror.frame(of: image))
        // Each edge may be rounded to another pixel.
        #expect(
          abs(place.width - frame.maxX - reflected.minX) <= 1
            && abs(frame.width - reflected.width) <= 1 && abs(frame.minY - reflected.minY) <= 0.5
            && abs(frame.height - reflected.height) <= 0.5,
          "\(view): \(frame) and \(reflected), \(place)")
      }
    }
  }

  @Test(arguments: Screen.allCases)
  func nothingIsAmbiguous(screen: Screen) {
    let shown = show(screen, ShownScreen.Place(width: 320, isRightToLeft: true))
    for view in shown.shownViews { #expect(!view.hasAmbiguousLayout, "\(view)") }
  }
}

extension UIView {
  /// Whether the view shows a text that cannot be scrolled.
  fileprivate var hasText: Bool {
    self is UILabel || self is UIButton || self is UISegmentedControl
      || (self as? UITextView)?.isScrollEnabled == false
  }
}
