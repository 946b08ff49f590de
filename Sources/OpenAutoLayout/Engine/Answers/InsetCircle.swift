/// Insets of a view that go round in a circle in one layout: they place the view, which has others there.
///
/// The two may never agree. With the insets of one pixel, a view is placed at the next one, and back. Or
/// its margins do not fit, so that a constraint is left out, without which they are less and fit.
///
/// The circle is found as Brent does, "An improved Monte Carlo factorization algorithm", BIT 20, 1980: by
/// waiting for a reference that is renewed after twice as many steps each time. From then on, the insets
/// are the largest of the circle, wherever that was entered, and only grow.
///
/// A class, since few views have one.
final class InsetCircle {
  /// The number of the layout.
  let layout: UInt32
  private var reference: UIEdgeInsets
  private var last: UIEdgeInsets
  private var largest: UIEdgeInsets
  private var stepCount = 0
  private var stepLimit = 1
  private var isClosed = false

  init(from insets: UIEdgeInsets, layout: UInt32) {
    self.layout = layout
    (reference, last, largest) = (insets, insets, insets)
  }

  /// Returns the insets to follow where the view answers with these.
  func next(after answer: UIEdgeInsets) -> UIEdgeInsets {
    if answer != last, !isClosed { note(answer) }
    if !isClosed { return answer }
    largest = largest.union(answer)
    return largest
  }

  private func note(_ answer: UIEdgeInsets) {
    last = answer
    if answer == reference {
      isClosed = true
      return
    }
    largest = largest.union(answer)
    stepCount += 1
    if stepCount < stepLimit { return }
    (reference, largest) = (answer, answer)
    stepLimit *= 2
    stepCount = 0
  }
}

extension LayoutItem {
  /// The insets to follow where the view answers with these.
  @MainActor
  func insetsToFollow(
    _ answer: UIEdgeInsets, in circle: ReferenceWritableKeyPath<RareData, InsetCircle?>
  ) -> UIEdgeInsets {
    guard let engine, engine.patience.isDoubtful(self) else { return answer }
    let rare = makeRare()
    let layout = engine.patience.layout
    // What an earlier layout found, another one finds again.
    guard let found = rare[keyPath: circle], found.layout == layout else {
      rare[keyPath: circle] = InsetCircle(from: answer, layout: layout)
      return answer
    }
    return found.next(after: answer)
  }
}
