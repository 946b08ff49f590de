import Foundation
import Testing

@testable import OpenAutoLayout

/// A setter, with a closure that sets the same value each time that it is called.
struct Setter: CustomTestStringConvertible, Sendable {
  /// The class and the member, such as "UILabel.text".
  let name: String
  /// What the setter asks for even so, since closures cannot be compared.
  let asksFor: LayoutState
  private let make: @MainActor @Sendable () -> Subject

  var testDescription: String { name }

  /// A view, and the closure that sets something at it.
  struct Subject {
    let view: UIView
    let isPlaced: Bool
    let set: @MainActor () -> Void
  }

  /// A setter of a view that constraints place.
  init<View: UIView>(
    _ name: String, asksFor: LayoutState = [],
    _ make: @autoclosure @escaping @MainActor @Sendable () -> View,
    set: @escaping @MainActor @Sendable (View) -> Void
  ) {
    self.name = name
    self.asksFor = asksFor
    self.make = {
      let view = make()
      return Subject(view: view, isPlaced: true) { set(view) }
    }
  }

  /// A setter of a controller, whose view fills the tree.
  init<Controller: UIViewController>(
    _ name: String, _ make: @autoclosure @escaping @MainActor @Sendable () -> Controller,
    set: @escaping @MainActor @Sendable (Controller) -> Void
  ) {
    self.name = name
    asksFor = []
    self.make = {
      let controller = make()
      return Subject(view: controller.view, isPlaced: false) { set(controller) }
    }
  }

  /// Sets a value twice, and expects that the second time asks for nothing.
  @MainActor
  func checkThatItAsksForNothing(rightToLeft: Bool) {
    let scene = SetterScene(make(), rightToLeft)
    scene.root.layoutIfNeeded()
    scene.subject.set()
    scene.root.layoutIfNeeded()
    // Keeps what was measured.
    _ = scene.panel.systemLayoutSizeFitting(CGSize(width: 100, height: 100))
    scene.root.layoutIfNeeded()
    let pending = PendingWork(in: scene.root, besides: asksFor)
    scene.subject.set()
    #expect(PendingWork(in: scene.root, besides: asksFor) == pending, "\(name)")
  }

  /// Sets a value in each layout, and expects the frames of a tree where it was set once before.
  @MainActor
  func checkThatLayoutsEnd(rightToLeft: Bool) {
    let scene = SetterScene(make(), rightToLeft)
    let expected = SetterScene(make(), rightToLeft)
    scene.panel.reaction = scene.subject.set
    expected.subject.set()
    for root in [expected.root, scene.root] {
      root.layoutIfNeeded()
      root.layoutIfNeeded()
    }
    #expect(scene.panel.layoutCount <= 4, "\(name)")
    #expect(scene.root.frames == expected.root.frames, "\(name)")
  }
}

/// A window with a panel, in which the view of a setter stands above another one.
@MainActor
struct SetterScene {
  let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let panel = Panel()
  let subject: Setter.Subject

  init(_ subject: Setter.Subject, _ rightToLeft: Bool) {
    self.subject = subject
    if rightToLeft { root.traitOverrides.layoutDirection = .rightToLeft }
    let (view, below) = (subject.view, UILabel())
    below.text = "Below"
    panel.frame = root.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(panel)
    for view in [view, below] { panel.addSubview(view) }
    below.translatesAutoresizingMaskIntoConstraints = false
    below.leadingAnchor.constraint(equalTo: panel.leadingAnchor).isActive = true
    guard subject.isPlaced else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: panel.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 20),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// A view that reacts to each of its layouts.
  final class Panel: UIView {
    var reaction: (@MainActor () -> Void)?
    private(set) var layoutCount = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
      // A layout that would not end fails, and leaves the other tests alone.
      if layoutCount < 20 { reaction?() }
    }
  }
}

/// What waits for the next layout of a tree.
private struct PendingWork: Equatable {
  private let states: [UInt32]
  private let needsUpdate: Bool

  @MainActor
  init(in root: UIView, besides work: LayoutState) {
    let ignored = work.isEmpty ? work : work.union(.isPending)
    states = root.item.subtree.map { $0.state.subtracting(ignored).rawValue }
    needsUpdate = work.isEmpty && root.item.engine?.needsUpdate ?? true
  }
}

extension UIView {
  var frames: [CGRect] { [frame] + subviews.flatMap(\.frames) }
}
