import OpenAutoLayout
import Testing

/// Controllers that show one page, or columns beside one another.
@MainActor
struct ColumnTests {
  private func split(width: CGFloat, regular: Bool, rightToLeft: Bool = false)
    -> (UISplitViewController, list: UIViewController, detail: UIViewController)
  {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.traitOverrides.horizontalSizeClass = regular ? .regular : .compact
    split.view.frame = CGRect(x: 0, y: 0, width: width, height: 700)
    if rightToLeft { split.view.semanticContentAttribute = .forceRightToLeft }
    split.view.layoutIfNeeded()
    return (split, list, detail)
  }

  @Test(arguments: [false, true])
  func twoColumnsShareARegularWidth(rightToLeft: Bool) {
    let (_, list, detail) = split(width: 1024, regular: true, rightToLeft: rightToLeft)
    #expect(list.view.frame == CGRect(x: rightToLeft ? 704 : 0, y: 0, width: 320, height: 700))
    #expect(detail.view.frame == CGRect(x: rightToLeft ? 0 : 320, y: 0, width: 704, height: 700))
  }

  @Test func theFirstColumnHasItsLimits() {
    let (split, list, detail) = split(width: 1000, regular: true)
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 400
    split.view.layoutIfNeeded()
    #expect(list.view.frame.width == 400 && detail.view.frame.minX == 400)
    split.hide(.primary)
    split.view.layoutIfNeeded()
    #expect(list.view.superview == nil && detail.view.frame.width == 1000)
    split.show(.primary)
    split.view.frame.size.width = 600
    split.view.layoutIfNeeded()
    #expect(list.view.frame.width == 300 && detail.view.frame.width == 300)
  }

  @Test func oneColumnShowsWhereTheWidthIsCompact() {
    let (split, list, detail) = split(width: 390, regular: false)
    #expect(split.isCollapsed && list.view.frame == split.view.bounds)
    #expect(detail.viewIfLoaded?.superview == nil && list.splitViewController === split)
    split.traitOverrides.horizontalSizeClass = .regular
    split.view.layoutIfNeeded()
    #expect(detail.view.frame.width == 70)
  }

  @Test func aPageFillsItsController() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    let (first, second) = (UIViewController(), UIViewController())
    var completions: [Bool] = []
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    pages.view.layoutIfNeeded()
    #expect(first.view.frame == pages.view.bounds && first.parent === pages)
    pages.setViewControllers([second], direction: .forward, animated: true) {
      completions.append($0)
    }
    pages.view.frame.size.width = 400
    pages.view.layoutIfNeeded()
    #expect(second.view.frame == pages.view.bounds && completions == [true])
    #expect(first.parent == nil && first.view.superview == nil)
  }

  @Test func oneChildComesInPlaceOfAnother() {
    let parent = UIViewController()
    let (first, second) = (UIViewController(), UIViewController())
    for child in [first, second] { parent.addChild(child) }
    parent.view.addSubview(first.view)
    var order: [String] = []
    parent.transition(
      from: first, to: second, duration: 1, options: .transitionCrossDissolve,
      animations: { order.append(second.view.superview === parent.view ? "in" : "out") },
      completion: { order.append("\($0)") })
    #expect(order == ["in", "true"] && first.view.superview == nil)
  }
}
