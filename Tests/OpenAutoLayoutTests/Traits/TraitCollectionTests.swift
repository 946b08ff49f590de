import OpenAutoLayout
import Testing

struct TraitCollectionTests {
  private enum Density: UITraitDefinition {
    static let defaultValue = 1
  }

  private enum Closure: UITraitDefinition {
    static var defaultValue: (() -> Void)? { nil }
  }

  @Test func anEmptyCollectionSaysNothing() {
    let traits = UITraitCollection()
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits[Density.self] == 1)
  }

  @Test func rawValuesAreThoseOfTheSystem() {
    #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
    #expect(UIUserInterfaceIdiom.phone.rawValue == 0 && UIUserInterfaceIdiom.pad.rawValue == 1)
    #expect(UITraitEnvironmentLayoutDirection.rightToLeft.rawValue == 1)
    #expect(UIUserInterfaceStyle.dark.rawValue == 2)
  }

  @Test func oneTraitEach() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    #expect(compact.horizontalSizeClass == .compact)
    #expect(compact.verticalSizeClass == .unspecified)
    #expect(
      UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory
        == .small)
  }

  @Test func theLastOfMergedCollectionsCounts() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .regular)
    #expect(merged.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!merged.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(merged.containsTraits(in: nil))
  }

  @Test func equalTraitsAreEqual() {
    let one = UITraitCollection { $0[Density.self] = 2 }
    #expect(one == UITraitCollection().replacing(Density.self, value: 2))
    #expect(one.hash == UITraitCollection().replacing(Density.self, value: 2).hash)
    #expect(one != UITraitCollection())
    // Given as its default, a trait reads as if it were not given.
    #expect(UITraitCollection { $0[Density.self] = 1 } == UITraitCollection())
  }

  @Test func changesAreNamed() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.changedTraits(from: light).map { $0.name } == ["UITraitUserInterfaceStyle"])
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    let wide = light.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(!wide.hasDifferentColorAppearance(comparedTo: light))
  }

  @Test func valuesThatCannotBeComparedDiffer() {
    let one = UITraitCollection().replacing(Closure.self, value: {})
    #expect(one != UITraitCollection().replacing(Closure.self, value: {}))
    #expect(one == one)
  }

  @Test func theCurrentTraitsAreAPhonesUnlessAClosureRunsWithOthers() {
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    #expect(UITraitCollection.current.horizontalSizeClass == .compact)
    #expect(UITraitCollection.current.verticalSizeClass == .regular)
    UITraitCollection(preferredContentSizeCategory: .small).performAsCurrent {
      #expect(UITraitCollection.current.preferredContentSizeCategory == .small)
    }
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }
}
