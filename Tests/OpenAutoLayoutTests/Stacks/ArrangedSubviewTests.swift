import OpenAutoLayout
import Testing

/// Which views a stack arranges, and in which order.
@MainActor
struct ArrangedSubviewTests {
  private let stack = UIStackView()
  private let views = (0..<3).map { _ in UIView() }

  private func arranged(_ indices: Int...) -> Bool {
    stack.arrangedSubviews.elementsEqual(indices.map { views[$0] }, by: ===)
  }

  private func isInFront(_ indices: Int...) -> Bool {
    stack.subviews.elementsEqual(indices.map { views[$0] }, by: ===)
  }

  @Test func arrangingAViewAddsIt() {
    stack.addArrangedSubview(views[0])
    #expect(arranged(0) && isInFront(0))
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aSubviewIsNotArrangedByItself() {
    stack.addSubview(views[0])
    #expect(arranged())
  }

  @Test func insertingMovesTheOthersUpAndKeepsTheDrawingOrder() {
    stack.addSubview(views[2])
    stack.addArrangedSubview(views[0])
    stack.insertArrangedSubview(views[1], at: 0)
    stack.insertArrangedSubview(views[2], at: 1)
    #expect(arranged(1, 2, 0))
    #expect(isInFront(2, 0, 1))
  }

  @Test func arrangingAViewAgainMovesIt() {
    for view in views { stack.addArrangedSubview(view) }
    stack.addArrangedSubview(views[0])
    #expect(arranged(1, 2, 0))
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(arranged(0, 1, 2))
    stack.insertArrangedSubview(views[0], at: 2)
    #expect(arranged(1, 2, 0))
    #expect(isInFront(0, 1, 2))
  }

  @Test func aRemovedViewStaysASubviewAndIsLeftAlone() {
    for view in views { stack.addArrangedSubview(view) }
    let own = views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
    own.isActive = true
    stack.layoutIfNeeded()
    stack.removeArrangedSubview(views[1])
    stack.layoutIfNeeded()
    #expect(arranged(0, 2))
    #expect(isInFront(0, 1, 2))
    #expect(!views[1].isHidden)
    #expect(views[1].constraints == [own])
    let spoken = stack.constraints.filter {
      $0.firstItem === views[1] || $0.secondItem === views[1]
    }
    #expect(spoken.isEmpty)
  }

  @Test func aViewThatLeavesTheHierarchyIsNotArranged() {
    for view in views { stack.addArrangedSubview(view) }
    views[1].isHidden = true
    stack.layoutIfNeeded()
    views[1].removeFromSuperview()
    #expect(arranged(0, 2))
    #expect(views[1].constraints.isEmpty)
    let other = UIStackView(arrangedSubviews: [views[0]])
    #expect(arranged(2))
    #expect(other.arrangedSubviews == [views[0]])
  }

  @Test func removingAViewThatIsNotArrangedDoesNothing() {
    stack.addArrangedSubview(views[0])
    stack.removeArrangedSubview(views[1])
    #expect(arranged(0))
  }

  @Test func aStackThatDiesLeavesNothingBehind() {
    weak var gone: UIStackView?
    do {
      let stack = UIStackView(arrangedSubviews: views)
      gone = stack
      stack.alignment = .center
      stack.distribution = .equalSpacing
      views[1].isHidden = true
      stack.layoutIfNeeded()
      #expect(!views[1].constraints.isEmpty)
    }
    #expect(gone == nil)
    #expect(views.allSatisfy { $0.constraints.isEmpty && $0.superview == nil })
  }

  @Test func customSpacingIsForgottenWithItsView() {
    stack.setCustomSpacing(10, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.addArrangedSubview(views[0])
    stack.setCustomSpacing(10, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 10)
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.customSpacing(after: views[0]) == 10)
    stack.removeArrangedSubview(views[0])
    stack.addArrangedSubview(views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test func defaults() {
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    stack.addArrangedSubview(UILabel())
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }
}
