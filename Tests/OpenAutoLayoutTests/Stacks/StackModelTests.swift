import OpenAutoLayout
import RandomTestSupport
import Testing

/// Stacks are where the model has them: small ones of every kind, and random ones before and after
/// changes.
@MainActor
struct StackModelTests {
  private nonisolated static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  private static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]

  /// Lays a stack out in a size, and says what is elsewhere.
  private func complaint(_ stack: UIStackView, _ model: StackModel, in size: CGSize) -> String? {
    let root = Scene(1000, 1000, scale: .infinity).root
    root.addSubview(stack)
    stack.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
    #if DEBUG
      if let broken = root.brokenLayoutInvariants.first { return broken }
    #endif
    // Without a visible view, the stack is as an empty one.
    if model.visible.isEmpty { return nil }
    for (view, frame) in zip(stack.arrangedSubviews, model.frames(in: size)) {
      if !Frame(frame.minX, frame.minY, frame.width, frame.height).matches(view.frame) {
        return "\(stack.arrangedSubviews.map(\.frame)) instead of \(model.frames(in: size)) "
          + "in \(size): \(model)"
      }
    }
    return nil
  }

  @Test(arguments: distributions)
  func smallStacksOfEveryKind(_ distribution: UIStackView.Distribution) {
    var model = StackModel()
    model.distribution = distribution
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for alignment in Self.alignments {
        for hidden in [[], [1], [0, 1]] {
          (model.axis, model.alignment) = (axis, alignment)
          model.members = [(30, 10), (50, 30), (40, 20)].enumerated().map { index, size in
            .init(length: size.0, breadth: size.1, isHidden: hidden.contains(index))
          }
          for (margin, isRightToLeft) in [(0, false), (8, true)] {
            (model.margin, model.isRightToLeft) = (CGFloat(margin), isRightToLeft)
            model.spacing = 6
            let stack = model.makeStack()
            let sizes = [CGSize(width: 100, height: 90), CGSize(width: 240, height: 250)]
            for size in sizes { #expect(complaint(stack, model, in: size) == nil) }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<30)
  func randomStacksBeforeAndAfterChanges(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var model = StackModel()
    for _ in 0...Int.random(in: 0...5, using: &random) { model.members.append(.random(&random)) }
    model.changeSettings(&random)
    let stack = model.makeStack()
    for _ in 0..<4 {
      let least = model.members.reduce(2 * model.margin) {
        $0 + ($1.customSpacing ?? model.spacing)
      }
      let size = CGSize(
        width: least + CGFloat.random(in: 0...300, using: &random).rounded(),
        height: least + CGFloat.random(in: 0...300, using: &random).rounded())
      let complaint = complaint(stack, model, in: size)
      #expect(complaint == nil, "seed \(seed)")
      if complaint != nil { return }
      model.change(stack, &random)
    }
  }

  @Test(arguments: 0..<20)
  func aFittingSizeIsTheLeastThatContentsWant(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var model = StackModel()
    for _ in 0...Int.random(in: 0...4, using: &random) {
      var member = StackModel.Member.random(&random)
      member.length = member.length ?? 25
      model.members.append(member)
    }
    if model.visible.isEmpty { model.members[0].isHidden = false }
    model.changeSettings(&random)
    // With margins, no size has the proportions.
    if model.distribution == .fillProportionally { model.margin = 0 }
    let stack = model.makeStack()
    stack.contentScaleFactor = .infinity
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let expected = model.fittingSize
    #expect(
      Frame(0, 0, expected.width, expected.height).matches(CGRect(origin: .zero, size: size)),
      "seed \(seed): \(size) instead of \(expected), \(model)")
  }
}

extension StackModel.Member {
  static func random(_ random: inout SplitMix64) -> Self {
    let lengths = (0..<2).map { _ -> CGFloat? in
      Int.random(in: 0..<6, using: &random) == 0
        ? nil : CGFloat(Int.random(in: 5...80, using: &random))
    }
    return Self(
      length: lengths[0], breadth: lengths[1],
      hugging: [250, 250, 251, 300].randomElement(using: &random) ?? 250,
      resistance: [750, 750, 749, 800].randomElement(using: &random) ?? 750,
      customSpacing: Int.random(in: 0..<4, using: &random) == 0 ? 12 : nil,
      isHidden: Int.random(in: 0..<4, using: &random) == 0)
  }
}

extension StackModel {
  fileprivate mutating func changeSettings(_ random: inout SplitMix64) {
    axis = Bool.random(using: &random) ? .horizontal : .vertical
    distribution = .init(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
    alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill
    spacing = [0, 4, 8].randomElement(using: &random) ?? 0
    margin = [0, 0, 10].randomElement(using: &random) ?? 0
    isRightToLeft = Bool.random(using: &random)
    // What the model says of the others needs few views.
    if distribution == .equalCentering { members.removeLast(max(0, members.count - 3)) }
    if distribution == .fillProportionally {
      for index in members.indices { members[index].length = members[index].length ?? 20 }
    }
  }

  /// Changes a view, the views or the settings, of the model and of its stack.
  @MainActor
  fileprivate mutating func change(_ stack: UIStackView, _ random: inout SplitMix64) {
    let index = Int.random(in: 0...members.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where index < members.count:
      members[index].isHidden.toggle()
    case 1 where index < members.count:
      members[index].length = CGFloat(Int.random(in: 5...80, using: &random))
    case 2 where index < members.count && members.count > 1:
      members.remove(at: index)
      if Bool.random(using: &random) {
        stack.arrangedSubviews[index].removeFromSuperview()
      } else {
        stack.removeArrangedSubview(stack.arrangedSubviews[index])
      }
    case 3 where distribution != .equalCentering:
      var member = Member.random(&random)
      member.length = member.length ?? 30
      members.insert(member, at: index)
      stack.insertArrangedSubview(makeView(of: index), at: index)
    default:
      let old = (axis, stack.arrangedSubviews)
      changeSettings(&random)
      // Contents lie along the axis.
      for view in old.1[members.count...] { view.removeFromSuperview() }
    }
    apply(to: stack)
  }
}
