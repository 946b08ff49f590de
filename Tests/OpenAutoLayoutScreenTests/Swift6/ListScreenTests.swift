import Foundation
import OpenAutoLayout
import Testing

/// What holds for every screen of a list, wherever it shows and however it is edited.
@MainActor
struct ListScreenTests {
  private typealias Place = ShownScreen.Place

  private static let places = ([320, 390, 1024] as [CGFloat]).flatMap { width in
    [UIContentSizeCategory.small, .large, .accessibilityLarge].map { category in
      Place(width: width, category: category)
    }
  }

  private func show(_ screen: ListScreen, _ place: Place, edited count: Int = 0) -> (
    shown: ShownScreen, edits: [@MainActor () -> Void]
  ) {
    let controller = screen.makeController()
    for edit in controller.edits.prefix(count) { edit() }
    let shown = ShownScreen(controller, place, height: 568) {
      Issue.record("\(screen) at \(place), edited \(count) times: \($0)")
    }
    return (shown, controller.edits)
  }

  @Test(arguments: ListScreen.allCases, [false, true])
  func anEditedScreenIsAsAFreshOne(screen: ListScreen, isRightToLeft: Bool) {
    for var place in Self.places {
      place.isRightToLeft = isRightToLeft
      let (shown, edits) = show(screen, place)
      var before = shown.texts
      for (index, edit) in edits.enumerated() {
        edit()
        shown.window.layoutIfNeeded()
        let fresh = show(screen, place, edited: index + 1).shown
        #expect(shown.frames == fresh.frames, "\(screen), \(place), edit \(index)")
        let after = shown.texts
        if screen.showsEdit(index, place) {
          #expect(before != after, "\(screen), \(place), edit \(index)")
        }
        before = after
      }
    }
  }

  @Test(arguments: ListScreen.allCases)
  func aScreenIsItsOwnMirror(screen: ListScreen) {
    for place in Self.places {
      var mirrored = place
      mirrored.isRightToLeft = true
      let shown = show(screen, place).shown.frames
      let mirror = show(screen, mirrored).shown.frames
      #expect(shown.count == mirror.count && shown.count > 3, "\(screen), \(place)")
      // Each edge may be rounded to another pixel.
      for view in shown {
        let isThere = mirror.contains { other in
          other.name == view.name && abs(place.width - view.frame.maxX - other.frame.minX) <= 1
            && abs(view.frame.minY - other.frame.minY) <= 1
            && abs(view.frame.width - other.frame.width) <= 1
            && abs(view.frame.height - other.frame.height) <= 1
        }
        #expect(isThere, "\(view) of \(screen), \(place)")
      }
    }
  }

  @Test(arguments: ListScreen.allCases)
  func cellsHoldTheirTexts(screen: ListScreen) {
    for place in Self.places {
      let shown = show(screen, place).shown
      for case let label as UILabel in shown.window.allSubviews where label.text?.isEmpty == false {
        guard let outer = label.superview else { continue }
        #expect(
          outer.bounds.insetBy(dx: -0.5, dy: -0.5).contains(label.frame),
          "\(label) in \(outer), \(screen), \(place)")
      }
    }
  }
}

extension ListScreen {
  /// Whether an edit changes what is seen without scrolling.
  fileprivate func showsEdit(_ index: Int, _ place: ShownScreen.Place) -> Bool {
    switch self {
    // On a phone, the notes are behind the notebooks.
    case .split: index != 0 || place.width > 700
    default: true
    }
  }
}

extension ShownScreen {
  /// A view that is seen, and where.
  fileprivate struct Seen: Equatable, CustomStringConvertible {
    let name: String
    let frame: CGRect

    var description: String { "\(name) at \(frame)" }
  }

  /// What is seen, from top to bottom, in thousandths of a point.
  fileprivate var frames: [Seen] {
    window.allSubviews.map { view in
      let frame = view.convert(view.bounds, to: window)
      func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
      return Seen(
        name: "\(type(of: view)) \((view as? UILabel)?.text ?? "")",
        frame: CGRect(
          x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
          height: rounded(frame.height)))
    }
    .filter { $0.frame.intersects(window.bounds) }
    .sorted { one, other in
      (one.frame.minY, one.frame.minX, one.frame.width, one.name)
        < (other.frame.minY, other.frame.minX, other.frame.width, other.name)
    }
  }

  fileprivate var texts: [String] { frames.map(\.description) }
}

extension UIView {
  /// The views below this one that are not hidden.
  var allSubviews: [UIView] {
    subviews.filter { !$0.isHidden }.flatMap { [$0] + $0.allSubviews }
  }
}
