import OpenAutoLayout
import Testing

/// Views that never come to rest end the process with a sentence instead of a hang.
struct EndlessChangeTests {
  @Test func aLayoutThatAsksForAnotherOneForEverIsStopped() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.asksForLayout = true
        view.layoutIfNeeded()
      }
    }
    #expect(result.map { said($0, "A layout has to come to an end") } == true)
  }

  @Test func aConstantThatGrowsInEveryLayoutIsStopped() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        view.growing = inner.widthAnchor.constraint(equalToConstant: 0)
        view.growing?.isActive = true
        view.layoutIfNeeded()
      }
    }
    #expect(result.map { said($0, "A layout has to come to an end") } == true)
  }

  @Test func anUpdateThatAsksForAnotherOneForEverIsStopped() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.asksForUpdate = true
        view.layoutIfNeeded()
      }
    }
    #expect(result.map { said($0, "updateConstraints() has to come to an end") } == true)
  }
}

private func said(_ result: ExitTest.Result, _ sentence: String) -> Bool {
  String(decoding: result.standardErrorContent, as: UTF8.self).contains(sentence)
}

private final class RestlessView: UIView {
  var asksForLayout = false
  var asksForUpdate = false
  var growing: NSLayoutConstraint?

  override func layoutSubviews() {
    super.layoutSubviews()
    if asksForLayout { setNeedsLayout() }
    growing?.constant += 1
  }

  override func updateConstraints() {
    if asksForUpdate { setNeedsUpdateConstraints() }
    super.updateConstraints()
  }
}
