import OpenAutoLayout
import Testing

/// What holds for every screen, wherever it shows.
@MainActor
struct ScreenTests {
  private typealias Place = ShownScreen.Place

  private func show(_ screen: Screen, _ place: Place) -> ShownScreen {
    ShownScreen(screen, place) { Issue.record("\(screen) at \(place): \($0)") }
  }

  @Test(arguments: Screen.allCases)
  func everyScreenFitsAndIsItsOwnMirror(screen: Screen) {
    for width in [320, 390, 1024] as [CGFloat] {
      for category in [UIContentSizeCategory.small, .large, .accessibilityLarge] {
        let place = Place(width: width, category: category)
        let mirrored = Place(width: width, isRightToLeft: true, category: category)
        let (shown, mirror) = (show(screen, place), show(screen, mirrored))
        for shown in [shown, mirror] {
          expectNothingOutside(shown)
          expectNoTextCut(shown)
        }
        expectMirror(shown, mirror)
      }
    }
  }

  /// Every view is inside of what it is in, or of what can be scrolled to there.
  private func expectNothingOutside(_ shown: ShownScreen) {
    for view in shown.views {
      guard let outer = view.superview else { continue }
      let frame = view.alignmentRect(forFrame: view.frame)
      let room = (outer as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) }
      #expect(
        (room ?? outer.bounds).insetBy(dx: -0.5, dy: -0.5).contains(frame),
        "\(view) at \(frame) in \(outer), \(shown.place)")
    }
  }

  private func expectNoTextCut(_ shown: ShownScreen) {
    for view in shown.views where view.hasText {
      let room = view.bounds.size
      let need = view is UIControl ? view.intrinsicContentSize : view.sizeThatFits(room)
      #expect(
        need.width <= room.width + 0.5 && need.height <= room.height + 0.5,
        "\(view) needs \(need) and has \(room), \(shown.place)")
    }
  }

  private func expectMirror(_ shown: ShownScreen, _ mirror: ShownScreen) {
    #expect(shown.views.count == mirror.views.count)
    for (view, image) in zip(shown.views, mirror.views) {
      let frame = view.alignmentRect(forFrame: shown.frame(of: view))
      let reflected = image.alignmentRect(forFrame: mirror.frame(of: image))
      // Each edge may be rounded to another pixel.
      #expect(
        abs(shown.place.width - frame.maxX - reflected.minX) <= 1
          && abs(frame.width - reflected.width) <= 1 && abs(frame.minY - reflected.minY) <= 0.5
          && abs(frame.height - reflected.height) <= 0.5,
        "\(view): \(frame) and \(reflected), \(shown.place)")
    }
  }

  @Test(arguments: Screen.allCases)
  func nothingIsAmbiguous(screen: Screen) {
    let shown = show(screen, Place(width: 320, isRightToLeft: true))
    for view in shown.views { #expect(!view.hasAmbiguousLayout, "\(view)") }
  }

  @Test(arguments: Screen.allCases)
  func largerTextTakesMoreRoom(screen: Screen) {
    let heights = [UIContentSizeCategory.large, .accessibilityLarge].map { category in
      let shown = show(screen, Place(category: category))
      return shown.views.reduce(0) { $0 + ($1.hasText ? $1.frame.height : 0) }
    }
    #expect(heights[1] > heights[0])
  }
}

extension UIView {
  /// Whether the view shows a text that cannot be scrolled.
  fileprivate var hasText: Bool {
    self is UILabel || self is UIButton || self is UISegmentedControl
      || (self as? UITextView)?.isScrollEnabled == false
  }
}
