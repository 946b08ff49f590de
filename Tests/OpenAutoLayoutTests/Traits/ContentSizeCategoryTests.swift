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

/// The range of text sizes in a view and its subviews.
@MainActor
struct TextSizeLimitTests {
  private func label(in root: UIView) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Grace"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    return label
  }

  private func width(at category: UIContentSizeCategory) -> CGFloat {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.traitOverrides.preferredContentSizeCategory = category
    let label = label(in: root)
    root.layoutIfNeeded()
    return label.frame.width
  }

  @Test func aLimitHoldsForTheViewAndItsSubviews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = UIView(frame: root.bounds)
    root.addSubview(card)
    let label = label(in: card)
    card.maximumContentSizeCategory = .extraLarge
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    root.layoutIfNeeded()
    #expect(label.frame.width == width(at: .extraLarge))
    #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    card.maximumContentSizeCategory = nil
    root.layoutIfNeeded()
    #expect(label.frame.width == width(at: .accessibilityLarge))
    label.minimumContentSizeCategory = .medium
    root.traitOverrides.preferredContentSizeCategory = .extraSmall
    root.layoutIfNeeded()
    #expect(label.frame.width == width(at: .medium))
    #expect(card.traitCollection.preferredContentSizeCategory == .extraSmall)
  }

  @Test func aLimitCountsWithoutOverridesAround() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = label(in: root)
    root.layoutIfNeeded()
    label.minimumContentSizeCategory = .accessibilityMedium
    root.layoutIfNeeded()
    #expect(label.frame.width == width(at: .accessibilityMedium))
    label.minimumContentSizeCategory = nil
    root.layoutIfNeeded()
    #expect(label.frame.width == width(at: .large))
  }
}
