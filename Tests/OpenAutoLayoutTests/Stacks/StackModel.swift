import OpenAutoLayout

/// Where a stack has its views, worked out view by view without any constraints: slow, and obvious.
struct StackModel {
  /// An arranged view, as far as its stack reads it.
  struct Member {
    /// The content along and across the axis; `nil` for none.
    var length: CGFloat?
    var breadth: CGFloat?
    var hugging: Float = 250
    var resistance: Float = 750
    var customSpacing: CGFloat?
    var isHidden = false
  }

  var members: [Member] = []
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  /// On all four sides.
  var margin: CGFloat = 0
  var isRightToLeft = false

  var visible: [Int] { members.indices.filter { !members[$0].isHidden } }

  /// The least gap after each visible view but the last.
  private var gaps: [CGFloat] {
    visible.dropLast().map { members[$0].customSpacing ?? spacing }
  }

  private var lengths: [CGFloat] { visible.map { members[$0].length ?? 0 } }
}

// MARK: With a given size

extension StackModel {
  /// The frames of the views in a stack of a given size.
  func frames(in size: CGSize) -> [CGRect] {
    let (total, breadth) =
      axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
    let spans = spans(in: total - 2 * margin, stackLength: total)
    return members.indices.map { index in
      let span = spans[index]
      let crossing = crossing(of: members[index], in: breadth - 2 * margin)
      var frame =
        axis == .horizontal
        ? CGRect(x: span.start, y: crossing.start, width: span.length, height: crossing.length)
        : CGRect(x: crossing.start, y: span.start, width: crossing.length, height: span.length)
      frame.origin.x += margin
      frame.origin.y += margin
      if isRightToLeft { frame.origin.x = size.width - frame.maxX }
      return frame
    }
  }

  private typealias Span = (start: CGFloat, length: CGFloat)

  private func spans(in room: CGFloat, stackLength: CGFloat) -> [Span] {
    var spans = [Span](repeating: (0, 0), count: members.count)
    let (lengths, gaps) = shares(in: room, stackLength: stackLength)
    var end: CGFloat = 0
    for (place, index) in visible.enumerated() {
      spans[index] = (end, lengths[place])
      end += lengths[place] + (place < gaps.count ? gaps[place] : 0)
    }
    for index in members.indices where members[index].isHidden {
      spans[index].start = placeOfHidden(index, spans)
    }
    return spans
  }

  private func placeOfHidden(_ index: Int, _ spans: [Span]) -> CGFloat {
    guard let before = visible.last(where: { $0 < index }) else { return 0 }
    let end = spans[before].start + spans[before].length
    guard let after = visible.first(where: { $0 > index }) else { return end }
    if distribution == .equalCentering {
      let centers = [before, after].map { spans[$0].start + spans[$0].length / 2 }
      return (centers[0] + centers[1]) / 2
    }
    return (end + spans[after].start) / 2
  }

  /// The lengths of the visible views, and the gaps between them.
  private func shares(
    in room: CGFloat, stackLength: CGFloat
  ) -> (lengths: [CGFloat], gaps: [CGFloat]) {
    let least = gaps.reduce(0, +)
    switch distribution {
    case .fill:
      return (filling(room - least), gaps)
    case .fillEqually:
      return (equally(room - least), gaps)
    case .fillProportionally:
      return (proportionally(room - least, of: stackLength), gaps)
    case .equalSpacing:
      if gaps.isEmpty { return (filling(room), gaps) }
      let share = (room - lengths.reduce(0, +)) / CGFloat(gaps.count)
      let gap = max(share, gaps.max() ?? 0)
      return (filling(room - gap * CGFloat(gaps.count)), gaps.map { _ in gap })
    case .equalCentering:
      if room - least <= lengths.reduce(0, +) || gaps.isEmpty {
        return (filling(room - least), gaps)
      }
      return (lengths, centeringGaps(room))
    }
  }

  /// Too little is taken from the weakest resistance, too much given to the weakest hugging; of
  /// equals, to the first, and to views without content before all others.
  private func filling(_ room: CGFloat) -> [CGFloat] {
    var lengths = lengths
    var rest = room - lengths.reduce(0, +)
    func members(by priority: (Member) -> Float) -> [Int] {
      lengths.indices.sorted { first, second in
        let (left, right) = (self.members[visible[first]], self.members[visible[second]])
        return (priority(left), first) < (priority(right), second)
      }
    }
    if rest > 0, let first = members(by: { $0.length == nil ? 0 : $0.hugging }).first {
      lengths[first] += rest
    }
    for index in members(by: \.resistance) where rest < 0 {
      let taken = min(lengths[index], -rest)
      lengths[index] -= taken
      rest += taken
    }
    return lengths
  }

  private func equally(_ room: CGFloat) -> [CGFloat] {
    lengths.map { _ in room / CGFloat(lengths.count) }
  }

  /// Each in turn as far as there is room; the last visible takes what is left.
  private func proportionally(_ room: CGFloat, of stackLength: CGFloat) -> [CGFloat] {
    let total = lengths.reduce(0, +) + gaps.reduce(0, +)
    if lengths.reduce(0, +) == 0 { return equally(room) }
    var rest = room
    var shares: [CGFloat] = []
    for (place, length) in lengths.enumerated() {
      let isLast = place == lengths.count - 1
      shares.append(isLast ? rest : min(rest, length / total * stackLength))
      rest -= shares[place]
    }
    return shares
  }

  /// Equal distances between centers. Where the least gaps do not let them be, only for up to three
  /// views.
  private func centeringGaps(_ room: CGFloat) -> [CGFloat] {
    let halves = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
    let least = zip(halves, gaps).map { $0 + $1 }
    let sum = room - ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2
    var distances = gaps.map { _ in sum / CGFloat(gaps.count) }
    if distances.count == 2 {
      distances[0] = min(max(distances[0], least[0]), sum - least[1])
      distances[1] = sum - distances[0]
    }
    return zip(distances, halves).map { $0 - $1 }
  }

  private func crossing(of member: Member, in room: CGFloat) -> Span {
    let length = min(member.breadth ?? 0, room)
    return switch alignment {
    case .fill: (0, room)
    case .leading: (0, length)
    case .trailing: (room - length, length)
    case .center: ((room - length) / 2, length)
    default: (.nan, length)
    }
  }
}

// MARK: The size of its own

extension StackModel {
  /// The least size that its contents want.
  var fittingSize: CGSize {
    let breadth = 2 * margin + members.reduce(0) { max($0, $1.breadth ?? 0) }
    let length = 2 * margin + fittingLength
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  private var fittingLength: CGFloat {
    let sum = lengths.reduce(0, +)
    let count = CGFloat(lengths.count)
    switch distribution {
    case .fill, .fillProportionally: return sum + gaps.reduce(0, +)
    case .fillEqually: return (lengths.max() ?? 0) * count + gaps.reduce(0, +)
    case .equalSpacing: return sum + (gaps.max() ?? 0) * CGFloat(gaps.count)
    case .equalCentering:
      guard let first = lengths.first, let last = lengths.last, !gaps.isEmpty else { return sum }
      let distances = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }
      return (first + last) / 2 + (distances.max() ?? 0) * CGFloat(gaps.count)
    }
  }
}

// MARK: The stack itself

extension StackModel {
  /// A stack as the model says.
  @MainActor
  func makeStack() -> UIStackView {
    let stack = UIStackView()
    for index in members.indices { stack.addArrangedSubview(makeView(of: index)) }
    apply(to: stack)
    return stack
  }

  @MainActor
  func makeView(of index: Int) -> ContentView {
    let view = ContentView()
    view.content = content(of: index)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(members[index].hugging), for: axis)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(members[index].resistance), for: axis)
    }
    return view
  }

  @MainActor
  private func content(of index: Int) -> CGSize {
    let length = members[index].length ?? UIView.noIntrinsicMetric
    let breadth = members[index].breadth ?? UIView.noIntrinsicMetric
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// Has a stack with these views be as the model says.
  @MainActor
  func apply(to stack: UIStackView) {
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.isLayoutMarginsRelativeArrangement = margin != 0
    stack.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    stack.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    for (index, view) in stack.arrangedSubviews.enumerated() {
      view.isHidden = members[index].isHidden
      stack.setCustomSpacing(
        members[index].customSpacing ?? UIStackView.spacingUseDefault, after: view)
      if let view = view as? ContentView, view.content != content(of: index) {
        view.content = content(of: index)
      }
    }
  }
}
