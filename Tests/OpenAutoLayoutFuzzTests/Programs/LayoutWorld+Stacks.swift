import OpenAutoLayout

/// Stack views, whose constraints nobody activates by hand.
extension LayoutWorld {
  var stacks: [UIStackView] { views.compactMap { $0 as? UIStackView } }

  func changeStacks(_ word: inout StepWord) {
    guard climate.hasTexts else { return }
    let kind = word.number(below: 16)
    guard kind > 0, let stack = word.pick(stacks) else {
      return climate.isEveryday ? addEverydayView(&word) : addStack(&word)
    }
    switch kind {
    case 1..<6: addArrangedView(to: stack, &word)
    case 6: word.pick(stack.arrangedSubviews).map(stack.removeArrangedSubview)
    case 7..<9: word.pick(stack.arrangedSubviews)?.isHidden.toggle()
    case 9: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 10:
      stack.distribution =
        [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering][
          word.number(below: 5)]
    case 11:
      stack.alignment =
        [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline][word.number(below: 6)]
    case 12: changeSpacing(of: stack, &word)
    case 13: stack.isLayoutMarginsRelativeArrangement.toggle()
    case 14: stack.isBaselineRelativeArrangement.toggle()
    default: rearrange(stack, &word)
    }
  }

  private func addStack(_ word: inout StepWord) {
    guard allViews.count < 24, let superview = word.pick(views) else { return }
    let stack = UIStackView()
    name(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    if word.oneIn(2) { stack.axis = .vertical }
    // Its constraints stand in the order in which they were made.
    tiesFollowHistory = true
    add(stack, to: superview) {
      if let outer = superview as? UIStackView {
        arrange(stack, in: outer, &word)
      } else {
        superview.addSubview(stack)
      }
    }
    pinOrigin(of: stack, &word)
  }

  /// Arranges a new view: one with content, or now and then a label that wraps.
  private func addArrangedView(to stack: UIStackView, _ word: inout StepWord) {
    guard allViews.count < 24 else { return }
    if climate.isEveryday {
      let view = makeEverydayView(&word)
      add(view, to: stack) {
        if view.isPlacedByFrame {
          stack.addSubview(view)
        } else {
          arrange(view, in: stack, &word)
        }
      }
    } else if word.oneIn(12) {
      let label = UILabel()
      label.text = String(repeating: "word ", count: 1 + word.number(below: 20))
      label.numberOfLines = 0
      name(label)
      add(label, to: stack) { arrange(label, in: stack, &word) }
    } else {
      let view = makeView()
      view.content = CGSize(width: word.points(5...80), height: word.points(5...80))
      add(view, to: stack) { arrange(view, in: stack, &word) }
    }
  }

  /// Arranges a view at any place.
  func arrange(_ view: UIView, in stack: UIStackView, _ word: inout StepWord) {
    let others = stack.arrangedSubviews.filter { $0 !== view }
    stack.insertArrangedSubview(view, at: word.number(below: others.count + 1))
  }

  private func rearrange(_ stack: UIStackView, _ word: inout StepWord) {
    let views = stack.subviews.filter { isOfProgram($0) && !$0.isPlacedByFrame }
    guard let view = word.pick(views) else { return }
    arrange(view, in: stack, &word)
  }

  private func changeSpacing(of stack: UIStackView, _ word: inout StepWord) {
    if word.oneIn(2) {
      stack.spacing = word.points(-5...20)
    } else if let view = word.pick(stack.arrangedSubviews) {
      let spacings = [UIStackView.spacingUseDefault, UIStackView.spacingUseSystem, 12]
      stack.setCustomSpacing(spacings[word.number(below: 3)], after: view)
    }
  }

  /// Whether a stack has not got the room for what it has to hold, so that one of its own constraints
  /// gives way. Of these it is the one that was made last.
  var hasTightStack: Bool {
    root.family.contains { stack in
      guard let stack = stack as? UIStackView else { return false }
      return ([stack] + stack.arrangedSubviews).contains { holder in
        holder.constraints.contains { constraint in
          constraint.identifier?.hasPrefix("UISV-") == true && constraint.priority == .required
            && constraint.violation(heldBy: holder) > 1e-6
        }
      }
    }
  }
}

/// The guides of a view but for those that a stack view makes for itself.
@MainActor
func clientGuides(of view: UIView) -> [UILayoutGuide] {
  view.layoutGuides.filter { $0.identifier.isEmpty }
}
