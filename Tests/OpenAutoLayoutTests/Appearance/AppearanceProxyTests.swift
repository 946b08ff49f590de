import OpenAutoLayout
import Testing

@MainActor
struct AppearanceProxyTests {
  private final class Badge: UILabel {}

  private final class Unmade: UIView {
    required init?(coder: NSCoder) { nil }
  }

  @Test func aLookIsKeptByItsClassItsTraitsAndItsContainers() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    Badge.appearance().textColor = .red
    Badge.appearance(for: dark).textColor = .white
    Badge.appearance(whenContainedInInstancesOf: [UITableViewCell.self, UIWindow.self]).textColor =
      .gray
    #expect(Badge.appearance().textColor == .red)
    #expect(
      Badge.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor == .white)
    let contained = Badge.appearance(
      whenContainedInInstancesOf: [UITableViewCell.self, UIWindow.self])
    #expect(contained.textColor == .gray)
    let other = Badge.appearance(
      for: dark, whenContainedInInstancesOf: [UIWindow.self, UITableViewCell.self])
    #expect(other.textColor == .label)
  }

  @Test func noInstanceTakesALookOver() {
    Badge.appearance().font = .systemFont(ofSize: 40)
    Badge.appearance(whenContainedInInstancesOf: [UIViewController.self]).isHidden = true
    let scene = Scene(200, 200)
    let badge = Badge()
    badge.text = "New"
    badge.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(badge)
    badge.pinOrigin()
    scene.layout()
    #expect(abs(badge.frame.height - 20.5) <= 0.5 && !badge.isHidden)
  }

  @Test func itemsOfBarsHaveALook() {
    UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .highlighted)
    let proxy = UIBarButtonItem.appearance()
    #expect(proxy.titleTextAttributes(for: .highlighted)?[.kern] as? Int == 2)
    #expect(proxy.titleTextAttributes(for: .normal) == nil)
    #expect(UIBarButtonItem(title: "Save").titleTextAttributes(for: .highlighted) == nil)
  }

  @Test func aBackgroundTakesBackWhatWasSet() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundColor == nil && appearance.backgroundEffect != nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground && appearance.backgroundEffect == nil)
    appearance.shadowColor = .red
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
  }

  @Test func aCopyHasAllAndAnotherBarTheBackground() throws {
    let tabs = UITabBarAppearance(idiom: .pad)
    tabs.backgroundColor = .green
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    tabs.stackedItemPositioning = .centered
    let copy = try #require(tabs.copy(with: nil) as? UITabBarAppearance)
    tabs.stackedLayoutAppearance.selected.iconColor = .blue
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red && copy.idiom == .pad)
    #expect(copy.stackedItemPositioning == .centered)
    let toolbar = UIToolbarAppearance(barAppearance: tabs)
    #expect(toolbar.backgroundColor == .green)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aClassWithoutAnInitializerFromACoderStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = Unmade.appearance()
        }
      }
      #expect(result?.says("let it call super.init(coder:) instead") == true)
    }
  #endif
}
