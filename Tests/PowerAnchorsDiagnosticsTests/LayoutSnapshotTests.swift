import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics
import Testing

@MainActor
struct LayoutSnapshotTests {
  private final class Card: TestScreen {
    let title = LayoutView()
    let note = LayoutView()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      addSubviewsUsingAutoLayout(title)
      title.edgeAnchors.excluding(.bottom).constrain(to: edgeAnchors, insetBy: 16)
      title.heightAnchor.constrain(to: 40, identifier: "title.height")
      title.widthAnchor.constrain(.lessThanOrEqual, to: 600, prioritizeAs: .defaultHigh)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func addNote() {
      addSubviewsUsingAutoLayout(note)
      note.topAnchor.constrain(to: title.bottomAnchor)
      note.leadingAnchor.constrain(to: leadingAnchor)
      note.sizeAnchors.constrain(to: CGSize(width: 20, height: 10))
    }
  }

  @Test func hasNoCallSites() {
    #expect(
      Card().layoutSnapshot.description == """
        Card  0, 0  320 × 200
          │ title.leading == Card.leading + 16
          │ title.top == Card.top + 16
          │ title.trailing == Card.trailing - 16
          └ title  16, 16  288 × 40
                title.height (title.height == 40)
                title.width <= 600 @750
        """)
  }

  @Test func doesNotDependOnTheOrderOfConstraints() {
    let snapshots = [false, true].map { isReversed in
      let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = LayoutView()
      root.addSubviewsUsingAutoLayout(view)
      let constraints = [
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ]
      NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
      return root.layoutSnapshot
    }
    #expect(snapshots[0] == snapshots[1])
    #expect(snapshots[0].description == snapshots[1].description)
  }

  /// Only constraints mention the kit's guides.
  @Test func doesNotDependOnTheOrderOfGuidesInConstraints() {
    let snapshots = [false, true].map { isReversed in
      let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = LayoutView()
      root.addSubviewsUsingAutoLayout(view)
      let constraints = [
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ]
      NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
      return root.layoutSnapshot
    }
    #expect(snapshots[0].description.contains("safeAreaLayoutGuide"))
    #expect(snapshots[0] == snapshots[1])
    #expect(snapshots[0].description == snapshots[1].description)
  }

  @Test func saysWhatMovedByHowMuch() {
    let card = Card()
    let before = card.layoutSnapshot
    #expect(before.changes(since: before).isEmpty)
    card.frame.size.width = 375
    card.constraints(identifiedAs: "title.height").first?.constant = 30
    card.title.constraints(identifiedAs: "title.height").first?.constant = 30
    card.addNote()
    let after = card.layoutSnapshot
    #expect(
      after.changes(since: before).map(\.description) == [
        "Card is 55 points wider.",
        "title is 55 points wider and 10 points lower.",
        "note is new, at 0, 46  20 × 10.",
      ])
    #expect(
      before.changes(since: after).map(\.description).last == "note is gone, from 0, 46  20 × 10.")
  }

  @Test func equalOnesAreOneInASet() {
    let card = Card()
    let before = card.layoutSnapshot
    card.frame.size.width = 375
    let after = card.layoutSnapshot
    #expect(Set([before, after, card.layoutSnapshot, Card().layoutSnapshot]) == [before, after])
    let changes = after.changes(since: before)
    #expect(Set(changes + after.changes(since: before)).count == changes.count)
    #expect(Set(changes).isDisjoint(with: before.changes(since: after)))
  }

  @Test func theTerminalShowsIt() {
    let card = Card()
    card.addNote()
    #expect(
      card.layoutSketch(columns: 33) == """
        ┌Card───────────────────────────┐
        │ ┌title──────────────────────┐ │
        │ │                           │ │
        └…┘───────────────────────────┘ │
        │                               │
        │                               │
        │                               │
        │                               │
        │                               │
        │                               │
        └───────────────────────────────┘
        """)
  }
}
