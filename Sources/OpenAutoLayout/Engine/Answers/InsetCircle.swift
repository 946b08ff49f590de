/// Insets of a view that go round in a circle in one layout: they place the view, which has others there.
///
/// The two may never agree. With the insets of one pixel, a view is placed at the next one, and back. Or
/// its margins do not fit, so that a constraint is left out, without which they are less and fit.
///
/// Once a view has given the same insets twice, the circle is known. From then on, the insets are the largest of
/// it, wherever it was entered, and only grow.
struct InsetCircle {
  /// The number of the layout.
  let layout: UInt32
  private var answers: [UIEdgeInsets] = []
  private var largest: UIEdgeInsets?

  init(layout: UInt32) { self.layout = layout }

  /// Returns the insets to follow where the view answers with these.
  mutating func next(after answer: UIEdgeInsets) -> UIEdgeInsets {
    // Nothing has moved in between.
    if answer == answers.last { return largest ?? answer }
    if let known = largest {
      largest = known.union(answer)
    } else if let start = answers.firstIndex(of: answer) {
      largest = answers[start...].reduce(answer) { $0.union($1) }
    } else {
      answers.append(answer)
    }
    return largest ?? answer
  }
}

@MainActor
extension LayoutItem {
  /// Whether the insets of the view may go round in a circle, in the layout that is going on.
  var mayHaveInsetCircle: Bool {
    guard let engine, engine.isLayingOut else { return false }
    return engine.patience.isDoubtful(self)
  }

  /// Returns the insets to follow where the view answers with these.
  func insetsToFollow(_ answer: UIEdgeInsets, in role: SystemGuide.Role) -> UIEdgeInsets {
    guard mayHaveInsetCircle, let layout = engine?.patience.layout else { return answer }
    let rare = makeRare()
    // What an earlier layout found, another one finds again.
    if rare.insetCircles[role]?.layout != layout {
      rare.insetCircles[role] = InsetCircle(layout: layout)
    }
    return rare.insetCircles[role]?.next(after: answer) ?? answer
  }
}
