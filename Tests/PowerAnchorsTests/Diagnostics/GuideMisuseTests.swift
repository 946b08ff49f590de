#if os(macOS) || os(Linux) || os(Windows)
  import LayoutTestSupport
  import PowerAnchors
  import Testing

  /// A guide that belongs to no view takes part in no layout, whatever holds it.
  @MainActor
  @Suite(.enabled(if: isDebugBuild))
  struct GuideMisuseTests {
    @Test func aConstantOnAGuideWithoutOwner() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let guide = LayoutGuide()
        withExtendedLifetime(guide) { _ = guide.widthAnchor.constrain(to: 30) }
      }
      #expect(result.printed("A layout guide belongs to no view. Add it"))
    }

    @Test func aSizeOfAGuideWithoutOwner() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let guide = LayoutGuide()
        withExtendedLifetime(guide) {
          _ = guide.sizeAnchors.constrain(to: CGSize(width: 30, height: 30))
        }
      }
      #expect(result.printed("A layout guide belongs to no view. Add it"))
    }

    @Test func anAspectRatioOfAGuideWithoutOwner() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let guide = LayoutGuide()
        withExtendedLifetime(guide) { _ = guide.constrainAspectRatio(to: 2) }
      }
      #expect(result.printed("A layout guide belongs to no view. Add it"))
    }

    @Test func aGuideWithoutOwnerInAGroup() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let guide = LayoutGuide()
        withExtendedLifetime(guide) {
          _ = LayoutConstraintGroup { guide.widthAnchor.constrain(to: 30) }
        }
      }
      #expect(result.printed("A layout guide belongs to no view. Add it"))
    }
  }
#endif
