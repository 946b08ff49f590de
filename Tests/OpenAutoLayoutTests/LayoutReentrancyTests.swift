import OpenAutoLayout
import Testing

/// Views that change the tree while it is being laid out.
@MainActor
struct LayoutReentrancyTests {
  /// Does something of its own when it is placed, or when its subviews were.
  final class Reacting: UIView {
    var whenPlaced: () -> Void = {}
    var whenLaidOut: () -> Void = {}

    override var center: CGPoint {
      get { super.center }
      set {
        super.center = newValue
        whenPlaced()
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      whenLaidOut()
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  /// Puts views into the root, each 10 points in from its edges, which nothing else keeps alive.
  private func addViews(_ count: Int) {
    for _ in 0..<count {
      let view = Reacting()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      ])
    }
  }

  private func reacting(_ index: Int) -> Reacting? {
    root.subviews.indices.contains(index) ? root.subviews[index] as? Reacting : nil
  }

  @Test(arguments: 0..<4, 0..<4)
  func aViewThatIsPlacedMayTakeOutAnother(placed: Int, removed: Int) {
    addViews(4)
    weak let gone = reacting(removed)
    reacting(placed)?.whenPlaced = { [unowned root] in
      root.subviews.first { $0 === gone }?.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect(gone == nil)
    #expect(root.subviews.count == 3)
    for view in root.subviews {
      #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 180))
    }
  }

  @Test(arguments: 0..<4, 0..<4)
  func aViewThatLaysOutItsSubviewsMayTakeOutAnother(laidOut: Int, removed: Int) {
    addViews(4)
    weak let gone = reacting(removed)
    reacting(laidOut)?.whenLaidOut = { [unowned root] in
      root.subviews.first { $0 === gone }?.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect(gone == nil)
    for view in root.subviews {
      #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 180))
    }
  }

  @Test func aViewThatIsPlacedMayTakeOutAllOthers() {
    addViews(5)
    let placed = reacting(1)
    placed?.whenPlaced = { [unowned root, unowned placed] in
      for view in root.subviews where view !== placed { view.removeFromSuperview() }
    }
    root.layoutIfNeeded()
    #expect(root.subviews == [placed])
    #expect(placed?.frame == CGRect(x: 10, y: 10, width: 80, height: 180))
  }
}
