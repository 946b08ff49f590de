import Foundation
import OpenAutoLayout
import Testing

/// Where the views of the screens of lists are on a phone of 390 × 568 points, derived by hand: a line of
/// body text and of a headline is 20.5 high, one of a subheadline 18.
@MainActor
struct ListScreenFrameTests {
  private func show(_ screen: ListScreen, width: CGFloat = 390) -> ShownScreen {
    ShownScreen(
      screen.makeController(), ShownScreen.Place(width: width), height: 568
    ) { Issue.record("\($0)") }
  }

  /// The cells of the first list of a screen, from its top.
  private func cells(_ shown: ShownScreen) -> [UIView] {
    shown.views.filter { $0 is UITableViewCell || $0 is UICollectionViewCell }
      .sorted { one, other in
        let (one, other) = (shown.frame(of: one), shown.frame(of: other))
        return (one.minY, one.minX) < (other.minY, other.minX)
      }
  }

  private func frames(_ shown: ShownScreen) -> [CGRect] {
    cells(shown).map(shown.frame)
  }

  @Test func inbox() throws {
    let shown = show(.inbox)
    // 22 above a title of 28; 10, a line, 2, one line or two, 10 and the separator.
    #expect(
      frames(shown) == [
        CGRect(x: 0, y: 50, width: 390, height: 61.5),
        CGRect(x: 0, y: 111.5, width: 390, height: 81.5),
        CGRect(x: 0, y: 243, width: 390, height: 61.5),
      ])
    let mail = try #require(cells(shown)[1] as? MailCell)
    #expect(mail.contentView.frame.width == 363.5)
    // Two lines are 38, and what hugs least has the point of the separator.
    #expect(
      shown.frame(of: mail.subjectLabel) == CGRect(x: 32, y: 144, width: 315.5, height: 39))
  }

  @Test func products() {
    let frames = frames(show(.products))
    // A header of 21 and 16, and an inset of 8; two columns of 173.
    #expect(frames.prefix(2).map(\.minX) == [16, 201])
    #expect(frames.prefix(2).allSatisfy { $0.minY == 45 && $0.width == 173 })
    #expect(frames[2].minX == 16)
    let pad = self.frames(show(.products, width: 1024))
    #expect(pad.prefix(3).map(\.minX) == [16, 267, 518])
    #expect(pad.prefix(3).allSatisfy { $0.width == 239 })
  }

  @Test func calendar() {
    let frames = frames(show(.calendar))
    // Sevenths of 370 after 10, under a title of 36.5, with a point around each day.
    #expect(frames[0].origin == CGPoint(x: 11, y: 37.5))
    #expect(frames[0].size == CGSize(width: 50.5, height: 42))
    #expect(frames[7].origin == CGPoint(x: 11, y: 81.5))
    #expect(frames[6].minX == 328)
  }

  @Test func pages() {
    let shown = show(.pages)
    let frames = frames(shown)
    #expect(frames.count == 1 && frames[0].origin == .zero && frames[0].width == 390)
    let edits = (shown.controller as? any EditedScreen)?.edits ?? []
    for (page, edit) in edits.enumerated() {
      edit()
      shown.window.layoutIfNeeded()
      let scroller = shown.window.allSubviews.first {
        $0 is UIScrollView && !($0 is UICollectionView)
      }
      #expect((scroller as? UIScrollView)?.contentOffset.x == 390 * CGFloat(page + 1))
    }
  }

  @Test func feed() {
    let frames = frames(show(.feed))
    #expect(frames.map(\.minX) == [16, 16, 16] && frames.allSatisfy { $0.width == 358 })
    #expect(frames[0].minY == 12 && frames[1].minY == frames[0].maxY + 12)
    // The second post wraps to three lines.
    #expect(frames[1].height > frames[0].height + 20)
    #expect(frames[0].height == frames[2].height)
  }

  @Test func photos() {
    let frames = frames(show(.photos))
    // Under a title of 36.5: 160 of 240 beside two of 80, with 2 around each photo.
    #expect(
      frames.prefix(3) == [
        CGRect(x: 18, y: 38.5, width: 156, height: 156),
        CGRect(x: 178, y: 38.5, width: 76, height: 76),
        CGRect(x: 266, y: 38.5, width: 156, height: 156),
      ])
    #expect(frames[3] == CGRect(x: 178, y: 118.5, width: 76, height: 76))
    // Two albums of 36.5, 160 and 8, a title, and rows of four.
    let grid = frames.filter { $0.minY > 400 }
    #expect(grid.first == CGRect(x: 16, y: 445.5, width: 89.5, height: 89.5))
  }

  @Test func outline() throws {
    let shown = show(.outline)
    #expect(
      frames(shown)
        == (0..<3).map { CGRect(x: 16, y: 35 + CGFloat($0) * 50.5, width: 358, height: 50.5) })
    let edits = (shown.controller as? any EditedScreen)?.edits ?? []
    edits.first?()
    shown.window.layoutIfNeeded()
    let rows = try #require((shown.controller.view as? UICollectionView)?.visibleCells)
    #expect(rows.count == 7)
    // Levels of 0, 1 and 2; chevrons take 26.5.
    #expect(rows.map(\.contentView.frame.minX) == [0, 0, 10, 10, 20, 20, 0])
    #expect(rows[1].contentView.frame.width == 331.5)
    #expect(rows[3].contentView.frame.width == 321.5)
  }

  @Test func split() {
    let phone = frames(show(.split))
    #expect(phone.map(\.minX) == [16, 16, 16])
    let pad = show(.split, width: 1024)
    // The notebooks are 300 wide, in by 16; the notes have the rest.
    #expect(frames(pad).filter { $0.minX == 300 }.map(\.width) == [724, 724])
    #expect(frames(pad).filter { $0.minX == 16 }.map(\.width) == [268, 268, 268])
  }
}
