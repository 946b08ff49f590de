import OpenAutoLayout
import Testing

/// What cannot be arranged stops, and says so.
struct StackMisuseTests {
  #if os(macOS) || os(Linux) || os(Windows)
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
  #endif

  @MainActor
  @Test func contentsThatCannotBeAsWideAsEachOtherAreReported() {
    let scene = Scene(300, 300)
    nonisolated(unsafe) var reports: [String] = []
    scene.root.layoutConflictHandler = { reports.append("\($0)") }
    let views = [scene.view(53, 20), scene.view(60, 20)]
    for view in views { view.setContentHuggingPriority(.required, for: .horizontal) }
    views[1].setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(stack)
    stack.pinOrigin()
    scene.layout()
    #expect(reports.count == 1)
    #expect(reports.first?.contains("keeps to the width of its content") == true)
  }
}
