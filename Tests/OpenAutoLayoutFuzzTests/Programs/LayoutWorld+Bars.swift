import OpenAutoLayout
import RandomTestSupport

/// Bars that come and go, and screens that extend under them or not.
extension LayoutWorld {
  func makeBars() -> UIView { makeView(by: { FuzzBars(frame: .zero) }) }

  func barStep(_ word: inout StepWord) {
    let known = views.compactMap { $0 as? FuzzBars }
    guard let bars = word.pick(known) else { return addBars(&word) }
    if word.oneIn(12), known.count < 3 { return addBars(&word) }
    change(bars, &word)
  }

  private func addBars(_ word: inout StepWord) {
    let bars = makeBars()
    bars.frame = root.bounds
    bars.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    add(bars, to: root) { root.addSubview(bars) }
    for _ in 0..<4 { change(bars, &word) }
  }

  private func change(_ bars: FuzzBars, _ word: inout StepWord) {
    let flag = word.oneIn(2)
    switch word.number(below: 16) {
    case 0..<3:
      let count = 1 + word.number(below: 4)
      set("stack", of: bars) {
        // Some are pushed, and others are popped.
        let navigation = $0.navigation
        while navigation.viewControllers.count > count {
          navigation.popViewController(animated: false)
        }
        while navigation.viewControllers.count < count {
          navigation.pushViewController(
            $0.screens[navigation.viewControllers.count], animated: false)
        }
      }
    case 3: set("tab", of: bars) { $0.tabs.selectedIndex = flag ? 0 : 1 }
    case 4: set("hidden navigation bar", of: bars) { $0.navigation.isNavigationBarHidden = flag }
    case 5: set("hidden toolbar", of: bars) { $0.navigation.isToolbarHidden = flag }
    case 6: set("hidden tab bar", of: bars) { $0.tabs.tabBar.isHidden = flag }
    case 7:
      set("translucent", of: bars) { $0.navigation.navigationBar.isTranslucent = flag }
    case 8: set("translucent tab bar", of: bars) { $0.tabs.tabBar.isTranslucent = flag }
    case 9: set("large", of: bars) { $0.navigation.navigationBar.prefersLargeTitles = flag }
    case 10:
      let inset = length(0...40, &word)
      set("safe area", of: bars) {
        $0.tabs.additionalSafeAreaInsets = UIEdgeInsets(
          top: inset, left: 0, bottom: inset / 2, right: 3)
      }
    default: changeScreen(of: bars, &word)
    }
  }

  private func changeScreen(of bars: FuzzBars, _ word: inout StepWord) {
    let index = word.number(below: bars.screens.count)
    let flag = word.oneIn(2)
    func setScreen(_ property: String, to apply: @escaping @MainActor (FuzzScreen) -> Void) {
      set("\(property) of screen \(index)", of: bars) { apply($0.screens[index]) }
    }
    switch word.number(below: 12) {
    case 0: setScreen("hidden bottom bar") { $0.hidesBottomBarWhenPushed = flag }
    case 1:
      let edges = UIRectEdge(rawValue: UInt(word.number(below: 16)))
      setScreen("edges") { $0.edgesForExtendedLayout = edges }
    case 2: setScreen("opaque bars") { $0.extendedLayoutIncludesOpaqueBars = flag }
    case 3: setScreen("prompt") { $0.navigationItem.prompt = flag ? "Prompt" : nil }
    case 4:
      let text = self.text(&word)
      setScreen("title") { $0.title = text }
    case 5:
      let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never]
      let mode = modes[word.number(below: 3)]
      setScreen("mode") { $0.navigationItem.largeTitleDisplayMode = mode }
    case 6:
      setScreen("search") { $0.navigationItem.searchController = flag ? $0.search : nil }
    case 7:
      setScreen("title view") { $0.navigationItem.titleView = flag ? $0.contents[3] : nil }
    case 8:
      let count = word.number(below: 3)
      setScreen("left items") { $0.navigationItem.leftBarButtonItems = Array($0.items[..<count]) }
    case 9:
      setScreen("right items") {
        $0.navigationItem.rightBarButtonItems = flag ? [$0.items[8], $0.items[2]] : nil
      }
    case 10:
      let order = (0..<word.number(below: 6)).map { _ in 4 + word.number(below: 4) }
      setScreen("toolbar items") { screen in
        var indices: [Int] = []
        for index in order where !indices.contains(index) { indices.append(index) }
        screen.toolbarItems = indices.map { screen.items[$0] }
      }
    default:
      let content = word.number(below: 4)
      let size = CGSize(width: length(0...200, &word), height: length(0...60, &word))
      // It invalidates whatever is set, and the same value is to ask for nothing, as with UIKit's properties.
      setScreen("content \(content)") {
        if $0.contents[content].content != size { $0.contents[content].content = size }
      }
    }
  }
}
