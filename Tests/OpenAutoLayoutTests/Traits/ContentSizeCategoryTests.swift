import OpenAutoLayout
import Testing

struct ContentSizeCategoryTests {
  private static let ordered: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test func categoriesAreOrderedBySize() {
    for (index, category) in Self.ordered.enumerated() {
      for (otherIndex, other) in Self.ordered.enumerated() {
        #expect((category < other) == (index < otherIndex))
        #expect((category <= other) == (index <= otherIndex))
        #expect((category > other) == (index > otherIndex))
        #expect((category >= other) == (index >= otherIndex))
      }
    }
  }

  @Test func fiveCategoriesAreForAccessibility() {
    #expect(Self.ordered.filter(\.isAccessibilityCategory) == Array(Self.ordered.suffix(5)))
  }

  @Test func namesAreThoseOfTheSystem() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
        == .accessibilityMedium)
  }
}
