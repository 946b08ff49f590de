import OpenAutoLayout
import Testing

/// What cannot be arranged stops, and says so.
struct StackMisuseTests {
  @Test func anIndexAboveTheCount() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 2)
      }
    }
    #expect(result?.says("pass 0 to 1") == true)
  }

  @Test func anIndexAboveTheOthersForAViewThatMoves() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        UIStackView(arrangedSubviews: [view]).insertArrangedSubview(view, at: 1)
      }
    }
    #expect(result?.says("pass 0 to 0") == true)
  }

  @Test func aStackInItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UIStackView()
        stack.addArrangedSubview(stack)
      }
    }
    #expect(result?.says("A view cannot be inside itself") == true)
  }

  @Test(arguments: [false, true])
  func aSpacingThatIsNoNumber(isCustom: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isCustom] in
      await MainActor.run {
        let stack = UIStackView(arrangedSubviews: [UIView()])
        if isCustom {
          stack.setCustomSpacing(.nan, after: stack.arrangedSubviews[0])
        } else {
          stack.spacing = .infinity
        }
      }
    }
    #expect(result?.says("The spacing of a stack view is finite") == true)
  }
}
