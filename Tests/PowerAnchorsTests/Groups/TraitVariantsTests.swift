#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import LayoutTestSupport
  import PowerAnchors
  import Testing

  @MainActor
  struct TraitVariantsTests {
    private let item = LayoutView()

    private func group(at position: CGFloat) -> LayoutConstraintGroup {
      LayoutConstraintGroup(isActive: false) {
        item.anchors(.leading).constrain(to: .superview, insetBy: position)
      }
    }

    @available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
    @Test(arguments: ReadingDirection.allCases)
    func theGroupOfTheTraitsValueIsOn(direction: ReadingDirection) {
      let root = LayoutView.root(reading: direction)
      root.traitOverrides.horizontalSizeClass = .compact
      root.addSubviewsUsingAutoLayout(item)
      let compact = group(at: 10), regular = group(at: 90)
      LayoutVariants(
        [.compact: compact, .regular: regular], following: UITraitHorizontalSizeClass.self,
        of: item)
      #expect(compact.isActive && !regular.isActive)
      #expect(root.frame(of: item).minX == 10)

      root.traitOverrides.horizontalSizeClass = .regular
      #expect(root.frame(of: item).minX == 90)
      #expect(!compact.isActive && regular.isActive)

      root.traitOverrides.verticalSizeClass = .compact
      root.traitOverrides.horizontalSizeClass = .compact
      #expect(root.frame(of: item).minX == 10)
    }

    @available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
    @Test(arguments: ReadingDirection.allCases)
    func theGroupThatIsChosenForAValueIsOn(direction: ReadingDirection) {
      let root = LayoutView.root(reading: direction)
      root.addSubviewsUsingAutoLayout(item)
      root.traitOverrides.preferredContentSizeCategory = .large
      let variants = LayoutVariants(
        [false: group(at: 10), true: group(at: 90)],
        following: UITraitPreferredContentSizeCategory.self, of: root
      ) { $0.isAccessibilityCategory }
      #expect(root.frame(of: item).minX == 10)
      root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      #expect(root.frame(of: item).minX == 90 && variants.current)
    }

    @available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
    @Test func theViewKeepsTheVariantsAndTheyDoNotKeepTheView() {
      weak var view: LayoutView?
      weak var group: LayoutConstraintGroup?
      do {
        let root = LayoutView.root()
        let item = LayoutView()
        root.addSubviewsUsingAutoLayout(item)
        func makeGroup() -> LayoutConstraintGroup {
          let made = LayoutConstraintGroup { item.edgeAnchors.constrain(to: .superview) }
          group = made
          return made
        }
        LayoutVariants(
          [.compact: makeGroup()], following: UITraitHorizontalSizeClass.self, of: item)
        view = item
        #expect(group != nil)
      }
      #expect(view == nil && group == nil)
    }
  }
#endif
