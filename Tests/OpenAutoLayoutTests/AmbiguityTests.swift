import OpenAutoLayout
import Testing

@MainActor
struct AmbiguityTests {
  /// Whether a view in a window is ambiguous that lies at the top, 10 high.
  private func isAmbiguous(_ constraints: (UIView, UIWindow) -> [NSLayoutConstraint]) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(v)
    NSLayoutConstraint.activate(
      [
        v.topAnchor.constraint(equalTo: window.topAnchor),
        v.heightAnchor.constraint(equalToConstant: 10),
      ] + constraints(v, window))
    return v.hasAmbiguousLayout
  }

  @Test func onlyAnOrigin() {
    #expect(isAmbiguous { [$0.leftAnchor.constraint(equalTo: $1.leftAnchor)] })
  }

  @Test func onlyABoundOnTheWidth() {
    #expect(
      isAmbiguous { view, _ in [view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)] })
  }

  @Test func wishesOfOnePriorityThatContradict() {
    #expect(
      isAmbiguous {
        [
          $0.leftAnchor.constraint(equalTo: $1.leftAnchor),
          $0.widthAnchor.constraint(equalToConstant: 10).at(100),
          $0.widthAnchor.constraint(equalToConstant: 20).at(100),
        ]
      })
  }

  @Test func everythingSaid() {
    #expect(
      !isAmbiguous {
        [
          $0.leftAnchor.constraint(equalTo: $1.leftAnchor),
          $0.widthAnchor.constraint(equalToConstant: 10),
        ]
      })
  }

  @Test func aViewThatNothingIsSaidOf() {
    let scene = Scene()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    scene.root.addSubview(view)
    scene.layout()
    #expect(!view.hasAmbiguousLayout)
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.layout()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(view.hasAmbiguousLayout)
  }

  @Test func aGuide() {
    let scene = Scene()
    let guide = scene.guide()
    scene.activate(
      guide.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      guide.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
      guide.topAnchor.constraint(equalTo: scene.root.topAnchor))
    #expect(guide.hasAmbiguousLayout)
    let height = guide.heightAnchor.constraint(equalToConstant: 3)
    height.isActive = true
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical).contains(height))
    #expect(guide.constraintsAffectingLayout(for: .horizontal).count == 2)
  }

  @Test func exercisingItMovesNothing() {
    let scene = Scene()
    let v = scene.view(10, 10)
    scene.layout()
    v.exerciseAmbiguityInLayout()
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
