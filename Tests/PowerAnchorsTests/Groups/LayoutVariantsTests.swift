import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct LayoutVariantsTests {
  private enum Width { case compact, regular, unspecified }

  private let item = LayoutView()

  private func group(at position: CGFloat) -> LayoutConstraintGroup {
    LayoutConstraintGroup(isActive: false) {
      item.anchors(.leading).constrain(to: .superview, insetBy: position)
    }
  }

  @Test(arguments: ReadingDirection.allCases)
  func oneGroupIsOnAtATime(direction: ReadingDirection) {
    let root = LayoutView.root(reading: direction)
    root.addSubviewsUsingAutoLayout(item)
    let compact = group(at: 10), regular = group(at: 90)
    regular.isActive = true
    let variants = LayoutVariants(
      [Width.compact: compact, .regular: regular], current: .compact)
    #expect(compact.isActive && !regular.isActive)
    #expect(root.frame(of: item).minX == 10)
    variants.current = .regular
    #expect(!compact.isActive && regular.isActive)
    #expect(root.frame(of: item).minX == 90)
    variants.current = .unspecified
    #expect(!compact.isActive && !regular.isActive)
  }

  @Test func settingTheCurrentVariantActivatesWhatOthersHaveTaken() {
    let root = LayoutView.root()
    root.addSubviewsUsingAutoLayout(item)
    let compact = group(at: 10)
    let variants = LayoutVariants([Width.compact: compact], current: .compact)
    item.removeFromSuperview()
    root.addSubview(item)
    variants.current = .compact
    #expect(root.frame(of: item).minX == 10)
  }
}
