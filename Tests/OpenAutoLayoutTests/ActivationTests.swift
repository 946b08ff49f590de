import OpenAutoLayout
import Testing

/// Activating several constraints at once means the same as activating one after the other.
@MainActor
struct ActivationTests {
  /// Writes down which constraints are added and removed.
  final class Holder: UIView {
    var log: [String] = []

    override func addConstraint(_ constraint: NSLayoutConstraint) {
      log.append("add \(constraint.identifier ?? "")")
      super.addConstraint(constraint)
    }

    override func removeConstraint(_ constraint: NSLayoutConstraint) {
      log.append("remove \(constraint.identifier ?? "")")
      super.removeConstraint(constraint)
    }
  }

  /// Lays the view out whenever it is activated.
  final class Eager: NSLayoutConstraint {
    override var isActive: Bool {
      get { super.isActive }
      set {
        super.isActive = newValue
        (firstItem as? UIView)?.superview?.layoutIfNeeded()
      }
    }
  }

  private func makeTree(in root: UIView) -> (outer: UIView, inner: UIView) {
    let (outer, inner) = (UIView(), UIView())
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(outer)
    outer.addSubview(inner)
    return (outer, inner)
  }

  private func edges(of view: UIView, in container: UIView) -> [NSLayoutConstraint] {
    let edges = [
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 3),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -5),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 7),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -11),
    ]
    for (edge, name) in zip(edges, ["leading", "trailing", "top", "bottom"]) {
      edge.identifier = name
    }
    return edges
  }

  @Test func everyPairOfItemsIsHeldAsIfItWereActivatedAlone() {
    let (root, left, right, inner) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    let views = [root, left, right, inner]
    let guides = [UILayoutGuide(), UILayoutGuide()]
    root.addLayoutGuide(guides[0])
    left.addLayoutGuide(guides[1])
    func constraints() -> [NSLayoutConstraint] {
      let items = views as [AnyObject] + guides
      return items.flatMap { first in
        items.map { relation(first, .width, $0, .height, by: .lessThanOrEqual) }
          + [relation(first, .width, nil, .notAnAttribute, plus: 20)]
      }
    }
    func holder(of constraint: NSLayoutConstraint) -> UIView? {
      views.first { $0.constraints.contains(constraint) }
    }
    let holders = constraints().map { constraint in
      constraint.isActive = true
      defer { constraint.isActive = false }
      return holder(of: constraint)
    }
    let all = constraints()
    for first in all.indices {
      for second in all.indices where second != first {
        let pair = [all[first], all[second]]
        NSLayoutConstraint.activate(pair)
        #expect(pair.map(holder) == [holders[first], holders[second]], "\(first), \(second)")
        NSLayoutConstraint.deactivate(pair)
      }
    }
  }

  @Test func constraintsOfSeveralViewsGoToTheirNearestCommonAncestors() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (outer, inner) = makeTree(in: root)
    let outerEdges = edges(of: outer, in: root)
    let innerEdges = edges(of: inner, in: outer)
    let mixed = zip(outerEdges, innerEdges).flatMap { [$0, $1] }
    NSLayoutConstraint.activate(mixed + mixed)
    #expect(root.constraints == outerEdges)
    #expect(outer.constraints == innerEdges)
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 3, y: 7, width: 92, height: 182))
    #expect(inner.frame == CGRect(x: 3, y: 7, width: 84, height: 164))

    NSLayoutConstraint.deactivate(innerEdges + innerEdges)
    #expect(root.constraints == outerEdges)
    #expect(outer.constraints == [])
    #expect(innerEdges.allSatisfy { !$0.isActive })
  }

  @Test func aLaidOutTreeFollowsABatch() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (outer, _) = makeTree(in: root)
    root.layoutIfNeeded()
    let edges = edges(of: outer, in: root)
    NSLayoutConstraint.activate(edges)
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 3, y: 7, width: 92, height: 182))
    NSLayoutConstraint.deactivate([edges[1], edges[3]])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 3, y: 7, width: 0, height: 0))
  }

  @Test func aViewIsAskedToAddAndRemoveEachConstraint() {
    let root = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (outer, _) = makeTree(in: root)
    let edges = edges(of: outer, in: root)
    NSLayoutConstraint.activate(edges)
    NSLayoutConstraint.deactivate(edges.reversed())
    #expect(
      root.log == [
        "add leading", "add trailing", "add top", "add bottom", "remove bottom", "remove top",
        "remove trailing", "remove leading",
      ])
  }

  @Test func aConstraintThatLaysOutInTheMiddleOfABatchLeavesNothingBehind() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (outer, _) = makeTree(in: root)
    var batch = edges(of: outer, in: root)
    let eager = Eager(
      item: outer, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: 1, constant: 7)
    batch[2] = eager
    NSLayoutConstraint.activate(batch)
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 3, y: 7, width: 92, height: 182))
    NSLayoutConstraint.deactivate([batch[0], eager, batch[3]])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 95, y: 0, width: 0, height: 0))
  }

  @Test func aConstraintOfAGuideWithoutAnOwnerWaitsWhileTheOthersAreActivated() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (outer, _) = makeTree(in: root)
    let guide = UILayoutGuide()
    let stray = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let edges = edges(of: outer, in: root)
    NSLayoutConstraint.activate([edges[0], stray, edges[1]])
    #expect(!stray.isActive)
    #expect(root.constraints == [edges[0], edges[1]])
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aGuideWithoutAnOwnerIsReported() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        @MainActor in
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        guide.widthAnchor.constraint(equalToConstant: 30).isActive = true
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("gap"))
      #expect(message.contains("was not activated, because no view owns the guide"))
    }

    @Test func aBatchStopsAtAConstraintWithoutACommonAncestor() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let (one, other) = (UIView(), UIView())
        NSLayoutConstraint.activate([
          one.widthAnchor.constraint(equalToConstant: 10),
          one.widthAnchor.constraint(equalTo: other.widthAnchor),
        ])
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("have a common ancestor"))
    }
  #endif
}
