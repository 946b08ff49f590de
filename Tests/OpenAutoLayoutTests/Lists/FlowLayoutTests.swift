import Foundation
import Testing

@testable import OpenAutoLayout

/// Flow layouts as values, without views.
struct FlowLayoutTests {
  private func grid(
    _ items: FlowLayout.Items, across: CGFloat = 320, axis: UIAxis = .vertical,
    change: (inout FlowLayout.Section) -> Void = { _ in }
  ) -> FlowLayout {
    var section = FlowLayout.Section(items: items)
    change(&section)
    return FlowLayout(axis: axis, across: across, scale: 2, sections: [section])
  }

  private func extents(_ widths: [CGFloat], _ height: CGFloat = 20) -> FlowLayout.Items {
    .each(widths.map { FlowLayout.Extent(along: height, across: $0) })
  }

  private func origins(_ flow: FlowLayout, _ count: Int) -> [CGFloat] {
    (0..<count).map { flow.frame(item: $0, section: 0).minX }
  }

  @Test func aFullLineGoesFromEndToEnd() {
    let flow = grid(extents([100, 100, 100, 50]), across: 320) { $0.itemSpacing = 5 }
    #expect(origins(flow, 4) == [0, 110, 220, 0])
  }

  @Test func aLastLineOfEqualItemsHasTheGapsOfAFullOne() {
    let items = FlowLayout.Items.equal(count: 5, .init(along: 60, across: 90))
    let flow = grid(items, across: 288) { $0.itemSpacing = 8 }
    #expect(origins(flow, 5) == [0, 99, 198, 0, 99])
  }

  @Test func aLastLineOfDifferentItemsHasTheLeastGaps() {
    #expect(origins(grid(extents([40, 60, 30])), 3) == [0, 50, 120])
  }

  @Test func lowerItemsAreCenteredInTheirLine() {
    let items = FlowLayout.Items.each([
      .init(along: 20, across: 40), .init(along: 50, across: 40), .init(along: 31, across: 40),
    ])
    let flow = grid(items)
    #expect((0..<3).map { flow.frame(item: $0, section: 0).minY } == [15, 0, 9.5])
    #expect(flow.size == CGSize(width: 320, height: 50))
  }

  @Test func anItemThatIsWiderThanTheRoomHasALineAlone() {
    let flow = grid(extents([400, 100]), across: 320) { ($0.start, $0.end) = (10, 10) }
    #expect(flow.frame(item: 0, section: 0) == CGRect(x: 10, y: 0, width: 400, height: 20))
    #expect(flow.frame(item: 1, section: 0).origin == CGPoint(x: 10, y: 30))
  }

  @Test func theAxesExchange() {
    let items = FlowLayout.Items.equal(count: 3, .init(along: 120, across: 80))
    let flow = grid(items, across: 120, axis: .horizontal) {
      ($0.before, $0.after, $0.start, $0.end, $0.lineSpacing) = (20, 20, 20, 20, 12)
      $0.header = 30
    }
    #expect(flow.header(0) == CGRect(x: 0, y: 0, width: 30, height: 120))
    #expect(flow.frame(item: 1, section: 0) == CGRect(x: 182, y: 20, width: 120, height: 80))
    #expect(flow.size == CGSize(width: 454, height: 120))
  }

  /// Items of one size, as arithmetic, are where they are as items of several sizes.
  @Test(arguments: [1, 2, 3, 7, 20], [30, 90, 150, 288, 400] as [CGFloat])
  func equalItemsAreWhereEachIs(count: Int, width: CGFloat) {
    let extent = FlowLayout.Extent(along: 25, across: width)
    let equal = grid(.equal(count: count, extent)) { ($0.start, $0.before) = (16, 7) }
    let each = grid(.each(Array(repeating: extent, count: count))) {
      ($0.start, $0.before) = (16, 7)
    }
    for item in 0..<count {
      #expect(equal.frame(item: item, section: 0) == each.frame(item: item, section: 0))
    }
    #expect(equal.size == each.size)
    let area = CGRect(x: 0, y: 20, width: 200, height: 60)
    #expect(equal.items(0, in: area).map(\.item) == each.items(0, in: area).map(\.item))
  }

  @Test func anAreaHasWhatIntersectsIt() {
    let items = FlowLayout.Items.equal(count: 100, .init(along: 40, across: 100))
    let sections = [0, 1, 2].map { _ in FlowLayout.Section(header: 20, items: items) }
    let flow = FlowLayout(axis: .vertical, across: 320, scale: 2, sections: sections)
    for y in stride(from: CGFloat(-100), to: flow.size.height + 100, by: 333) {
      let area = CGRect(x: 0, y: y, width: 320, height: 400)
      let sections = flow.sections(from: area.minY, to: area.maxY)
      let found = sections.flatMap { section in
        flow.items(section, in: area).map { IndexPath(item: $0.item, section: section) }
      }
      let all = (0..<3).flatMap { section in
        (0..<100).map { IndexPath(item: $0, section: section) }
      }
      #expect(
        found == all.filter { flow.frame(item: $0.item, section: $0.section).intersects(area) })
    }
  }
}
