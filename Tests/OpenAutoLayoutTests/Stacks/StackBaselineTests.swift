import OpenAutoLayout
import Testing

/// Stacks that align text, or space it.
@MainActor
struct StackBaselineTests {
  private let scene = Scene(320, 300, scale: 2)

  /// A label of one line, of a given height and ascent.
  private func label(_ width: CGFloat, _ height: CGFloat, ascent: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "a"
    label.textMetrics.characterWidth = width
    label.textMetrics.lineHeight = height
    label.textMetrics.ascent = ascent
    return label
  }

  private func place(_ stack: UIStackView, height: CGFloat? = nil) {
    scene.root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.pinOrigin()
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    scene.layout()
  }

  /// Three labels of 28, 13 and 17 points.
  private func row(_ alignment: UIStackView.Alignment) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [
      label(39.5, 33.5, ascent: 26.5), label(31.5, 16, ascent: 12.5),
      label(28.5, 20.5, ascent: 16),
    ])
    stack.spacing = 8
    stack.alignment = alignment
    return stack
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func s30TheBaselinesOfARowAreOneLine(_ alignment: UIStackView.Alignment) {
    let stack = row(alignment)
    place(stack)
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 115.5, height: 33.5))
    #expect(stack.subviews.map(\.frame.minY) == [0, 14, 10.5])
    #expect(stack.subviews.map(\.frame.minX) == [0, 47.5, 87])
    #expect(stack.subviews.map(\.frame.height) == [33.5, 16, 20.5])
  }

  @Test func moreHeightIsBelowFirstBaselinesAndAboveLastOnes() {
    let first = row(.firstBaseline)
    place(first, height: 60)
    #expect(first.subviews.map(\.frame.minY) == [0, 14, 10.5])
    let last = row(.lastBaseline)
    place(last, height: 60)
    #expect(last.subviews.map(\.frame.minY) == [26.5, 40.5, 37])
  }

  @Test func aColumnIgnoresBaselineAlignment() {
    let stack = row(.firstBaseline)
    stack.axis = .vertical
    place(stack)
    #expect(stack.subviews.map(\.frame.width) == [39.5, 39.5, 39.5])
  }

  @Test func aColumnSpacesBaselines() {
    let stack = row(.leading)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    place(stack)
    let baselines = zip(stack.subviews, [26.5, 12.5, 16]).map { $0.frame.minY + $1 }
    #expect(baselines == [26.5, 56.5, 86.5])
    stack.axis = .horizontal
    scene.layout()
    #expect(stack.subviews[1].frame.minX == 69.5)
  }

  @Test func aStackHasTheBaselinesOfItsViews() {
    let column = row(.leading)
    column.axis = .vertical
    place(column)
    let beside = label(20, 20.5, ascent: 16)
    scene.root.addSubview(beside)
    beside.translatesAutoresizingMaskIntoConstraints = false
    let first = beside.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor)
    scene.activate(
      beside.leadingAnchor.constraint(equalTo: column.trailingAnchor), first)
    scene.layout()
    #expect(beside.frame.minY == 10.5)
    column.subviews[0].isHidden = true
    scene.layout()
    #expect(beside.frame.minY == -3.5)
    first.isActive = false
    scene.activate(beside.lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor))
    scene.layout()
    #expect(beside.frame.minY == 24)
    column.axis = .horizontal
    column.subviews[0].isHidden = false
    scene.layout()
    #expect(beside.frame.minY == 10.5)
  }

  @Test func theBaselineOfARowFollowsWhicheverViewIsTheTallest() {
    let labels = [label(20, 30, ascent: 20), label(20, 20, ascent: 15)]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .top
    place(stack)
    let beside = scene.view(10, 10)
    scene.activate(beside.topAnchor.constraint(equalTo: stack.firstBaselineAnchor))
    scene.layout()
    #expect(beside.frame.minY == 20)
    labels[1].textMetrics.lineHeight = 40
    scene.layout()
    #expect(beside.frame.minY == 15)
  }
}
