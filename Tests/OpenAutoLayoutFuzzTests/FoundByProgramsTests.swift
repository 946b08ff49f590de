import OpenAutoLayout
import Testing

/// What random programs have found wrong, in as few lines as show it.
@MainActor
struct FoundByProgramsTests {
  private let root: UIView = {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.contentScaleFactor = .infinity
    return root
  }()

  private func view(in superview: UIView, insets: UIEdgeInsets = .zero) -> FuzzView {
    let view = FuzzView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.alignment = insets
    superview.addSubview(view)
    return view
  }

  @Test func aTieIsBrokenByActivationAfterTheDirectionHasChanged() {
    let first = view(in: root)
    let second = view(in: root)
    let bound = first.leadingAnchor.constraint(
      lessThanOrEqualTo: second.centerXAnchor, constant: 142)
    let other = second.rightAnchor.constraint(
      greaterThanOrEqualTo: root.centerXAnchor, constant: 63)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 33), bound, other,
    ])
    root.layoutIfNeeded()
    let before = second.frame
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(second.frame == before)
  }

  @Test func theLaterConstraintIsLeftOutAlsoWhenTheEarlierIsReadAgain() {
    var leftOut: [NSLayoutConstraint?] = []
    root.layoutConflictHandler = { leftOut.append($0.leftOut) }
    let narrow = view(in: root)
    let early = narrow.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 27)
    let late = narrow.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20)
    let width = narrow.widthAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([width, early, late])
    root.layoutIfNeeded()
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(leftOut.allSatisfy { $0 === late })
    #expect(narrow.frame.maxX == 293)
  }

  @Test func aLeadingMarginFollowsTheDirectionOfTheHolderAlone() {
    let inner = view(in: root)
    inner.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 11)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 100),
      inner.leadingMarginToLeading(of: root),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == -5)
    inner.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(inner.frame.minX == -5)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(inner.frame.maxX == root.bounds.maxX + 11)
  }

  @Test func alignmentInsetsThatChangeMoveAViewWithoutContent() {
    let outer = view(in: root)
    let inner = view(in: outer)
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 13).isActive = true
    root.layoutIfNeeded()
    outer.alignment = UIEdgeInsets(top: 1, left: 3, bottom: 3, right: 3)
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: -3, y: -1, width: 6, height: 4))
    #expect(inner.frame.minX == 16)
  }

  @Test func constraintsOverLevelsFollowAlignmentInsetsInBetween() {
    let outer = view(in: root)
    let middle = view(in: outer)
    let inner = view(in: middle)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 26),
      middle.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 22),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 70),
    ])
    root.layoutIfNeeded()
    middle.alignment = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(inner.convert(CGPoint.zero, to: root).x == 70)
  }

  @Test func aFrameSetWhileTheMaskWasTranslatedForAMomentIsTakenBack() {
    let inner = view(in: root)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      inner.widthAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    inner.translatesAutoresizingMaskIntoConstraints = true
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 30, y: 0, width: 40, height: 0))
  }

  @Test func marginsThatChangeBeforeTheFirstLayoutMoveTheirGuide() {
    let outer = view(in: root)
    let inner = view(in: outer)
    inner.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 100).isActive = true
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(
      inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 150, height: 3))
    root.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 150, height: 3))
    #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 1, width: 100, height: 0))
  }

  @Test func marginsThatChangeOutsideOfATreeMoveTheirGuideInTheNext() {
    let inner = view(in: root)
    inner.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    inner.removeFromSuperview()
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    root.addSubview(inner)
    root.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 150, height: 3))
  }

  @Test func aFittingSizeKnowsMarginsThatNoLayoutHasSeenYet() {
    let inner = view(in: root)
    inner.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 150)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 150)
  }

  @Test func aViewThatComesUnderASafeAreaLearnsOfIt() {
    let bar = UIViewController()
    bar.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    let top: UIView = bar.view
    top.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    top.layoutIfNeeded()
    let late = FuzzView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = view(in: late)
    inner.topAnchor.constraint(equalTo: late.safeAreaLayoutGuide.topAnchor).isActive = true
    top.addSubview(late)
    top.layoutIfNeeded()
    #expect(inner.frame.minY == 40)
  }

  @Test func aPassGoesOnWhenAViewTakesItselfOut() {
    let leaving = view(in: root)
    leaving.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let staying = view(in: root)
    let inside = view(in: staying)
    inside.leadingAnchor.constraint(equalTo: staying.leadingAnchor, constant: 17).isActive = true
    leaving.layoutActions = [{ leaving.removeFromSuperview() }]
    root.layoutIfNeeded()
    #expect(leaving.superview == nil)
    #expect(inside.frame.minX == 17)
  }

  @Test func aViewWithoutConstraintsIsPlacedWhereTheRowsAcrossItTakeItToBe() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let inner = UIView()
    middle.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(middle)
    middle.addSubview(inner)
    inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9).isActive = true
    root.layoutIfNeeded()
    #expect(inner.convert(inner.bounds, to: root).minX == 9)
  }

  /// Adds a view, and one in it that begins where the other's leading margin ends.
  private func viewWithMargin() -> (outer: FuzzView, inner: FuzzView) {
    let outer = view(in: root)
    outer.content = CGSize(width: 50, height: 20)
    outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let inner = view(in: outer)
    outer.leadingMarginToLeading(of: inner).isActive = true
    return (outer, inner)
  }

  @Test(arguments: [Hook.intrinsicContentSize, .layoutMargins, .alignmentRectInsets])
  func marginsThatALayoutInAQuestionWentWithoutAreAskedForLater(hook: Hook) {
    let (outer, inner) = viewWithMargin()
    var hasReacted = false
    outer.hear = { [unowned root] _, heard in
      guard heard == hook, !hasReacted else { return }
      hasReacted = true
      root.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(hasReacted)
    #expect(inner.frame.minX == 8)
  }

  @Test func theMarginsOfAViewThatMovesOutOfTheUnsafePartFollow() {
    let controller = UIViewController()
    let outer = view(in: root)
    controller.view = outer
    controller.additionalSafeAreaInsets.left = 3
    let inner = view(in: outer)
    NSLayoutConstraint(
      item: inner, attribute: .centerXWithinMargins, relatedBy: .equal, toItem: root,
      attribute: .left, multiplier: 1, constant: 37
    ).isActive = true
    root.layoutIfNeeded()
    // At first it begins where 3 points are unsafe, which makes its left margin 11.
    #expect(inner.convert(inner.bounds, to: root).minX == 37)
  }

  /// It has been notified of the traits where it was, is asked where it is alone, and comes back.
  @Test func aViewThatIsAskedOnItsWayHasTheDirectionOfWhereItComes() {
    root.traitOverrides.layoutDirection = .rightToLeft
    let first = view(in: root)
    first.content = CGSize(width: 50, height: 20)
    let second = view(in: first)
    let inner = view(in: second)
    inner.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: 30).isActive = true
    var hasReacted = false
    first.hear = { [unowned second] _, heard in
      guard heard == .contentHuggingPriority, !hasReacted else { return }
      hasReacted = true
      second.removeFromSuperview()
    }
    _ = first.systemLayoutSizeFitting(.zero)
    #expect(second.superview == nil)
    first.addSubview(second)
    root.layoutIfNeeded()
    #expect(inner.frame.maxX == second.bounds.maxX - 30)
  }

  /// AddressSanitizer alone sees what is wrong here.
  @Test func aGuideThatCameAndWentBetweenTwoLayoutsIsForgotten() {
    root.layoutIfNeeded()
    do {
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      root.removeLayoutGuide(guide)
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutGuides == [])
  }

  /// The rectangle in hand is the old one then.
  @Test func aViewThatIsPlacedMayLayOutTheTree() {
    final class Curious: UIView {
      var isAsked: (() -> Void)?
      override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        isAsked?()
        return super.frame(forAlignmentRect: alignmentRect)
      }
    }
    let view = Curious()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutMargins.left = 1
    root.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 41)
    NSLayoutConstraint.activate([top, view.leftAnchor.constraint(equalTo: root.leftAnchor)])
    view.isAsked = { [unowned view, root] in
      view.isAsked = nil
      top.constant = 0
      root.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(view.frame.minY == 0)
  }

  /// Its frame is what its mask says from then on.
  @Test func aViewWithAMaskThatIsPlacedMaySetItsFrame() {
    let box = view(in: root)
    let view = view(in: box, insets: UIEdgeInsets(top: 5, left: 1, bottom: 2, right: 5))
    let neighbor = self.view(in: box)
    NSLayoutConstraint.activate([
      neighbor.leftAnchor.constraint(equalTo: view.rightAnchor),
      box.widthAnchor.constraint(equalToConstant: 200),
    ])
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = .flexibleWidth
    let frame = CGRect(x: 20, y: 30, width: 100, height: 50)
    view.hear = { view, hook in
      guard hook == .center else { return }
      view.hear = nil
      view.frame = frame
    }
    root.layoutIfNeeded()
    #expect(view.hear == nil)
    #expect(view.frame == frame)
    #expect(neighbor.frame.minX == 115)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == frame)
  }

  /// The way from the frame to the center and back rounds.
  @Test func aCenterThatIsSetAgainMovesNothing() {
    let frame = CGRect(x: 0.1, y: 0.1, width: 0.7, height: 0.7)
    let view = UIView(frame: frame)
    view.center = view.center
    #expect(view.frame == frame)
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func aCellIsLaidOutAgainForWhatItsLabelsAndItsImageShow(style: UITableViewCell.CellStyle) {
    let cells = (0..<2).map { _ in UITableViewCell(style: style, reuseIdentifier: nil) }
    for (index, cell) in cells.enumerated() {
      root.addSubview(cell)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      // Of the first, all is set before a layout.
      if index == 1 { root.layoutIfNeeded() }
      cell.textLabel?.text = "A longer text"
      if index == 1 { root.layoutIfNeeded() }
      cell.detailTextLabel?.text = "A longer detail text"
      if index == 1 { root.layoutIfNeeded() }
      cell.imageView?.image = UIImage(size: CGSize(width: 30, height: 30))
      root.layoutIfNeeded()
    }
    #expect(cells[0].imageView?.frame == CGRect(x: 16, y: 7, width: 30, height: 30))
    #expect(cells[1].imageView?.frame == cells[0].imageView?.frame)
    #expect(cells[1].textLabel?.frame == cells[0].textLabel?.frame)
    #expect(cells[1].detailTextLabel?.frame == cells[0].detailTextLabel?.frame)
  }

  @Test func theImageViewOfACellWithoutAnImageStaysWhereItIs() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.textLabel?.text = "Text"
    root.addSubview(cell)
    for _ in 0..<2 {
      cell.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(cell.imageView?.frame == .zero)
    }
    cell.imageView?.image = UIImage(size: CGSize(width: 20, height: 20))
    root.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 284, y: 12, width: 20, height: 20))
    cell.imageView?.image = nil
    cell.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(cell.imageView?.frame == .zero)
  }
}

extension UIView {
  fileprivate func leadingMarginToLeading(of view: UIView) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: self, attribute: .leadingMargin, relatedBy: .equal, toItem: view, attribute: .leading,
      multiplier: 1, constant: 0)
  }
}
