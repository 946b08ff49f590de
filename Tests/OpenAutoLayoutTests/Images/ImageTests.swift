import OpenAutoLayout
import Testing

@MainActor
struct ImageTests {
  @Test func aPictureByNameHasTheSizeOfTheTable() {
    UIImage.sizes["ImageTests.logo"] = CGSize(width: 120, height: 32)
    #expect(UIImage(named: "ImageTests.logo")?.size == CGSize(width: 120, height: 32))
    #expect(UIImage(named: "ImageTests.unknown")?.size == CGSize(width: 24, height: 24))
  }

  @Test func aSymbolGrowsWithItsText() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage)
    #expect(abs(symbol.size.width - 61.0 / 3) < 0.001)
    let large = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(large.size.width - 2 * symbol.size.width) < 0.4)
    let both = symbol.applyingSymbolConfiguration(
      .init(pointSize: 34).applying(UIImage.SymbolConfiguration(scale: .large)))
    #expect(try #require(both).size.width > large.size.width)
  }

  @Test func aSymbolOfTheTableKeepsItsShape() throws {
    UIImage.sizes["ImageTests.wide"] = CGSize(width: 30, height: 15)
    let symbol = try #require(
      UIImage(
        systemName: "ImageTests.wide", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)
      ))
    #expect(symbol.size == CGSize(width: 60, height: 30))
  }

  @Test func anImageViewConfiguresSymbolsThatSayNothing() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    let large = try #require(
      view.image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(view.intrinsicContentSize == large.size)
    let small = large.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10))
    view.image = small
    #expect(view.intrinsicContentSize == small.size)
  }

  @Test func variantsKeepTheSize() {
    let image = UIImage(size: CGSize(width: 3, height: 4))
    #expect(image.withRenderingMode(.alwaysTemplate).size == image.size)
    #expect(image.withTintColor(.red).size == image.size)
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
  }
}
