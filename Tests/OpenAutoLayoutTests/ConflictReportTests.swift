import OpenAutoLayout
import Testing

@MainActor
struct ConflictReportTests {
  private func collectingConflicts(in root: UIView) -> Box<[UIView.LayoutConflict]> {
    let box = Box<[UIView.LayoutConflict]>([])
    root.layoutConflictHandler = { box.value.append($0) }
    return box
  }

  @Test func theLaterConstraintIsLeftOutAndStaysActive() {
    let scene = Scene()
    let conflicts = collectingConflicts(in: scene.root)
    let v = scene.view()
    v.accessibilityIdentifier = "badge"
    let narrow = v.widthAnchor.constraint(equalToConstant: 100)
    let wide = v.widthAnchor.constraint(equalToConstant: 200)
    wide.identifier = "badge-wide"
    scene.activate(narrow, wide)
    scene.layout()
    #expect(v.frame.width == 100)
    #expect(wide.isActive)
    #expect(conflicts.value.count == 1)
    #expect(conflicts.value.first?.constraints == [narrow, wide])
    #expect(conflicts.value.first?.leftOut === wide)
    #expect(
      conflicts.value.first?.description == """
        These constraints in UIView cannot all hold:
          - badge.width == 100
          - badge-wide (badge.width == 200)   <- left out
        To fix it, deactivate one of them, or give one a priority below 1000.
        """)
  }

  @Test func whoeverIsToldOfAConflictMayChangeTheLayoutAndLayItOut() {
    let scene = Scene()
    let (v, other) = (scene.view(), scene.view())
    let height = v.heightAnchor.constraint(equalToConstant: 10)
    scene.activate(
      height, v.widthAnchor.constraint(equalToConstant: 100),
      v.widthAnchor.constraint(equalToConstant: 200),
      other.widthAnchor.constraint(equalToConstant: 30),
      other.widthAnchor.constraint(equalToConstant: 40))
    var reported: [CGFloat] = []
    scene.root.layoutConflictHandler = { [unowned root = scene.root] conflict in
      reported.append(conflict.leftOut?.constant ?? 0)
      height.constant += 5
      root.layoutIfNeeded()
    }
    scene.layout()
    #expect(reported == [200, 40])
    #expect(v.frame.size == CGSize(width: 100, height: 20))
    #expect(other.frame.width == 30)

    scene.root.layoutConflictHandler = { conflict in
      reported.append(conflict.leftOut?.constant ?? 0)
      conflict.leftOut?.isActive = false
    }
    let third = v.widthAnchor.constraint(equalToConstant: 300)
    scene.activate(third)
    scene.layout()
    #expect(reported == [200, 40, 300])
    #expect(!third.isActive)
    #expect(v.frame.width == 100)
  }

  @Test func aConflictIsReportedOnce() {
    let scene = Scene()
    let conflicts = collectingConflicts(in: scene.root)
    let v = scene.view()
    let height = v.heightAnchor.constraint(equalToConstant: 10)
    scene.activate(
      v.widthAnchor.constraint(equalToConstant: 100),
      v.widthAnchor.constraint(equalToConstant: 200), height)
    scene.layout()
    height.constant = 20
    scene.layout()
    #expect(conflicts.value.count == 1)
    #expect(v.frame.height == 20)
  }

  @Test func aConflictThatComesBackIsReportedAgain() {
    let scene = Scene()
    let conflicts = collectingConflicts(in: scene.root)
    let v = scene.view()
    let wide = v.widthAnchor.constraint(equalToConstant: 200)
    scene.activate(v.widthAnchor.constraint(equalToConstant: 100), wide)
    scene.layout()
    wide.isActive = false
    scene.layout()
    wide.isActive = true
    scene.layout()
    #expect(conflicts.value.count == 2)
  }

  @Test func aTranslatedMaskIsNamedWithWhatToChange() {
    let scene = Scene(320, 480)
    scene.root.accessibilityIdentifier = "screen"
    let conflicts = collectingConflicts(in: scene.root)
    let card = UIView()
    card.accessibilityIdentifier = "card"
    scene.root.addSubview(card)
    scene.activate(
      card.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16))
    scene.layout()
    #expect(
      conflicts.value.first?.description == """
        These constraints in screen cannot all hold:
          - card.left is 0, by its frame and autoresizing mask
          - card.leading == screen.leading + 16   <- left out
        To fix it, set translatesAutoresizingMaskIntoConstraints of card to false. As long as it is \
        true, frames count as required constraints.
        """)
    #expect(conflicts.value.first?.autoresizedViews == [card])
  }

  @Test func guidesAreCalledByTheirProperties() {
    let scene = Scene(320, 480)
    scene.root.accessibilityIdentifier = "screen"
    let conflicts = collectingConflicts(in: scene.root)
    let title = UILabel()
    title.text = "Welcome"
    scene.root.addSubview(title)
    scene.activate(
      title.bottomAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.bottomAnchor))
    scene.layout()
    #expect(
      conflicts.value.first?.description == """
        These constraints in screen cannot all hold:
          - UILabel "Welcome".height is 0, by its frame and autoresizing mask
          - UILabel "Welcome".top is 0, by its frame and autoresizing mask
          - screen.bottom == screen.safeAreaLayoutGuide.bottom
          - UILabel "Welcome".bottom == screen.safeAreaLayoutGuide.bottom   <- left out
          - screen is 320 × 480
        To fix it, set translatesAutoresizingMaskIntoConstraints of UILabel "Welcome" to false. As \
        long as it is true, frames count as required constraints.
        """)
  }

  @Test func bothViewsOfAConflictAreNamed() {
    let scene = Scene(320, 480)
    let conflicts = collectingConflicts(in: scene.root)
    let views = ["upper", "lower"].map { name in
      let view = UIView()
      view.accessibilityIdentifier = name
      scene.root.addSubview(view)
      return view
    }
    scene.activate(views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 8))
    scene.layout()
    let advice = "set translatesAutoresizingMaskIntoConstraints of upper and of lower to false"
    #expect(conflicts.value.first?.description.contains(advice) == true)
  }

  @Test func aGuideThatDoesNotFitIsNoConflictOfTheClients() {
    let root = UIView()
    let conflicts = collectingConflicts(in: root)
    _ = root.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(conflicts.value.count == 0)
  }

  @Test func sizesThatWouldBeNegativeConflict() {
    let scene = Scene(375, 100)
    let conflicts = collectingConflicts(in: scene.root)
    let v = scene.view()
    scene.activate(
      v.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 399),
      v.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -399))
    scene.layout()
    #expect(conflicts.value.count == 1)
    #expect(v.frame.minX == 399)
    #expect(v.frame.width == 0)
    #expect(conflicts.value.first?.description.contains("width is never negative") == true)
  }
}

/// A value that a closure fills.
@MainActor
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
