import OpenAutoLayout
import Testing

/// A fitting size is kept until something changes that it was measured with.
@MainActor
struct KeptFitTests {
  private let scene = Scene()
  private let card: UIView
  private let inner: UIView
  private let height: NSLayoutConstraint
  private let width: NSLayoutConstraint

  init() {
    card = scene.view()
    inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    inner.pinEdges(1, 1, 1, 1)
    height = inner.heightAnchor.constraint(equalToConstant: 20)
    width = inner.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([height, width])
  }

  private var fit: CGSize { card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  @Test func aConstantThatChanges() {
    #expect(fit.height == 22)
    height.constant = 40
    #expect(fit.height == 42)
  }

  @Test func aPriorityThatChanges() {
    height.isActive = false
    let low = inner.heightAnchor.constraint(equalToConstant: 50).at(700)
    let high = inner.heightAnchor.constraint(equalToConstant: 60).at(600)
    scene.activate(low, high)
    #expect(fit.height == 52)
    low.priority = UILayoutPriority(500)
    #expect(fit.height == 62)
  }

  @Test func aConstraintThatComesAndGoes() {
    #expect(fit.height == 22)
    height.isActive = false
    #expect(fit.height == 2)
    height.isActive = true
    #expect(fit.height == 22)
  }

  // MARK: Rows that are kept

  @Test func aContentThatChanges() {
    height.isActive = false
    let text = scene.view(10, 40, in: inner)
    text.pinEdges()
    #expect(fit.height == 42)
    text.content.height = 50
    #expect(fit.height == 52)
    text.content.height = UIView.noIntrinsicMetric
    #expect(fit.height == 2)
    text.content.height = 20
    #expect(fit.height == 22)
  }

  /// Whoever measures a view may have changed what it answers, and not have said so.
  @Test func aContentThatChangesWithoutAWord() {
    final class Quiet: UIView {
      var height: CGFloat = 40
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: height) }
    }
    height.isActive = false
    let quiet = Quiet()
    quiet.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(quiet)
    quiet.pinEdges()
    #expect(fit.height == 42)
    quiet.height = 50
    width.constant = 31
    #expect(fit == CGSize(width: 33, height: 52))
  }

  @Test func aContentThatGivesWay() {
    let text = scene.view(10, 40, in: inner)
    text.pinEdges()
    height.priority = UILayoutPriority(600)
    #expect(fit.height == 42)
    text.setContentCompressionResistancePriority(UILayoutPriority(500), for: .vertical)
    #expect(fit.height == 22)
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(fit.height == 42)
  }

  @Test func aViewThatComesAndGoes() {
    height.isActive = false
    #expect(fit.height == 2)
    let text = scene.view(10, 40, in: inner)
    text.pinEdges()
    #expect(fit.height == 42)
    text.removeFromSuperview()
    #expect(fit.height == 2)
  }

  /// No constraint speaks of it, so nothing else says that it has left.
  @Test func aViewWithoutConstraintsThatGoes() {
    let loose = scene.view(10, 40, in: inner)
    #expect(fit.height == 22)
    loose.removeFromSuperview()
    loose.content.height = 50
    #expect(fit.height == 22)
  }

  @Test func aContentThatIsTakenOutOfTheLayout() {
    height.isActive = false
    let text = scene.view(10, 40, in: inner)
    text.pinEdges()
    scene.layout()
    #expect(fit.height == 42)
    text.constraints.first { $0.firstAttribute == .height }?.isActive = false
    #expect(fit.height == 2)
    text.invalidateIntrinsicContentSize()
    #expect(fit.height == 42)
  }

  /// Contents of a stack count by their places, those of a stack in a stack by its place in that one.
  @Test func aPlaceInAStackThatChanges() {
    scene.root.contentScaleFactor = .infinity
    let stack = UIStackView(arrangedSubviews: [scene.view(100, 10), scene.view(200, 10)])
    let outer = UIStackView(arrangedSubviews: [stack])
    card.addSubview(outer)
    scene.layout()
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 300, height: 10))
    outer.insertArrangedSubview(scene.view(50, 10), at: 0)
    scene.layout()
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
  }

  /// A mask follows the frame of the superview without a rounding of its own.
  @Test func aMaskWhoseSuperviewIsLaidOut() {
    scene.root.contentScaleFactor = 1
    scene.activate(
      card.topAnchor.constraint(equalTo: scene.root.topAnchor),
      card.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
    width.constant = 100
    scene.layout()
    let child = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 10))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    inner.addSubview(child)
    height.isActive = false
    inner.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 10).isActive = true
    #expect(fit.height == 502)
    width.constant = 101
    #expect(fit.height == 507)
    scene.layout()
    #expect(child.frame.width == 50.5)
    #expect(fit.height == 507)
  }

  @Test func aFrameThatStandsForConstraints() {
    height.isActive = false
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    inner.addSubview(child)
    inner.bottomAnchor.constraint(equalTo: child.bottomAnchor).isActive = true
    #expect(fit.height == 42)
    child.frame.size.height = 30
    #expect(fit.height == 32)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.pinSize(10, 25)
    child.pinOrigin()
    #expect(fit.height == 27)
  }

  @Test func aFrameThatComesToStandForConstraints() {
    height.isActive = false
    let child = scene.view(in: inner)
    scene.activate(inner.heightAnchor.constraint(equalTo: child.heightAnchor))
    #expect(fit.height == 2)
    child.frame.size.height = 40
    child.translatesAutoresizingMaskIntoConstraints = true
    #expect(fit.height == 42)
  }

  @Test func anAlignmentRectangleThatChanges() {
    height.isActive = false
    let text = scene.view(10, 40, in: inner)
    text.pinEdges()
    #expect(fit.height == 42)
    inner.addSubview(UIView())
    text.insets.bottom = 5
    text.invalidateIntrinsicContentSize()
    #expect(fit.height == 42)
    let below = scene.view(10, 10, in: text)
    below.pinOrigin()
    below.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: -35).isActive = true
    #expect(fit.height == 47)
  }

  /// A multiple of a position counts from where the frame begins.
  @Test func anAlignmentRectangleThatMovesInItsFrame() {
    height.isActive = false
    let text = scene.view(in: inner)
    text.pinEdges()
    let half = scene.view(10, 20, in: text)
    half.pinOrigin()
    scene.activate(
      half.heightAnchor.constraint(equalToConstant: 20),
      relation(half, .bottom, text, .bottom, times: 0.5))
    #expect(fit.height == 42)
    text.insets.top = 10
    text.invalidateIntrinsicContentSize()
    #expect(fit.height == 52)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func aDirectionThatChanges(direction: UISemanticContentAttribute) {
    let text = scene.view(10, 10, in: card)
    scene.activate(
      text.topAnchor.constraint(equalTo: card.topAnchor),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 50),
      text.rightAnchor.constraint(lessThanOrEqualTo: card.rightAnchor))
    width.isActive = false
    #expect(fit.width == 60)
    card.semanticContentAttribute = direction
    #expect(fit.width == (direction == .forceLeftToRight ? 60 : 2))
  }

  @Test func marginsThatChange() {
    height.isActive = false
    let text = scene.view(10, 40, in: inner)
    scene.activate(
      text.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
      text.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      text.leftAnchor.constraint(equalTo: inner.leftAnchor))
    inner.layoutMargins = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(fit.height == 47)
    inner.layoutMargins.top = 9
    #expect(fit.height == 51)
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.topMargin, .centerYWithinMargins])
  func marginsThatChangeWithoutAGuide(attribute: NSLayoutConstraint.Attribute) {
    height.isActive = false
    let text = scene.view(10, 40, in: inner)
    scene.activate(
      relation(text, .top, inner, attribute),
      text.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      text.leftAnchor.constraint(equalTo: inner.leftAnchor))
    inner.layoutMargins = .zero
    let before = fit.height
    inner.layoutMargins.top = 10
    // The text begins below the margin, or, from the middle of what is left, below half of it.
    #expect(fit.height == before + 10)
  }

  @Test func aTargetThatChanges() {
    func height(_ width: CGFloat, _ priority: Float) -> CGSize {
      card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: UILayoutPriority(priority),
        verticalFittingPriority: .fittingSizeLevel)
    }
    width.priority = UILayoutPriority(700)
    #expect(height(100, 1000).width == 100)
    #expect(height(200, 1000).width == 200)
    #expect(height(200, 600).width == 32)
    #expect(height(0, 0).width == 32)
    #expect(height(100, 1000).width == 100)
    #if DEBUG
      #expect(scene.root.brokenLayoutInvariants == [])
    #endif
  }

  /// A view whose height is asked for measures the view that is being measured, for another target.
  @Test func aFitInsideOfItself() {
    final class Nesting: UIView {
      var measured: [CGFloat] = []
      var card: UIView?
      override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        if width < .infinity, let card {
          self.card = nil
          let wide = CGSize(width: 92, height: 0)
          measured.append(
            card.systemLayoutSizeFitting(
              wide, withHorizontalFittingPriority: .required,
              verticalFittingPriority: .fittingSizeLevel
            ).height)
        }
        return width < .infinity ? 900 / width : 5
      }
    }
    height.isActive = false
    width.priority = UILayoutPriority(700)
    let nesting = Nesting()
    nesting.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(nesting)
    nesting.pinEdges()
    nesting.card = card
    #expect(fit == CGSize(width: 32, height: 32))
    #expect(nesting.measured == [12])
    nesting.card = card
    height.constant = 33
    nesting.invalidateIntrinsicContentSize()
    #expect(fit == CGSize(width: 32, height: 32))
    #expect(nesting.measured == [12, 12])
    #if DEBUG
      #expect(scene.root.brokenLayoutInvariants == [])
    #endif
  }

  /// What views do while their heights are asked for counts.
  @Test func aConstantThatChangesMeanwhile() {
    final class Meddling: UIView {
      var constraint: NSLayoutConstraint?
      override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        if width < .infinity { constraint?.constant = 40 }
        return 10
      }
    }
    let meddling = Meddling()
    meddling.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(meddling)
    meddling.pinEdges()
    meddling.constraint = height
    #expect(fit.height == 42)
  }

  /// The frame that belongs to what was measured is asked for at last.
  @Test func aConstantThatChangesWhenAllIsMeasured() {
    final class Meddling: UIView {
      var constraint: NSLayoutConstraint?
      override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        constraint?.constant = 40
        return super.frame(forAlignmentRect: rect)
      }
    }
    let meddling = Meddling()
    meddling.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.pinEdges()
    meddling.constraint = height
    _ = meddling.systemLayoutSizeFitting(.zero)
    #expect(meddling.systemLayoutSizeFitting(.zero).height == 42)
  }

  @Test func aViewIsAskedOnceForAWidthHoweverOftenItWasMeasured() {
    final class Area: UIView {
      var askedWidths: [CGFloat] = []
      override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        if width < .infinity { askedWidths.append(width) }
        return 900 / width
      }
    }
    height.isActive = false
    let area = Area()
    area.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(area)
    area.pinEdges()
    for size: CGFloat in [30, 45, 60] {
      width.constant = size
      #expect(fit.height == 2 + 900 / size)
    }
    #expect(area.askedWidths == [30, 45, 60])
  }

  /// A layout has asked for the height at the width that the fit finds.
  @Test func aHeightThatALayoutKnows() {
    final class Area: UIView {
      override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? { 900 / width }
    }
    height.isActive = false
    let area = Area()
    area.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(area)
    area.pinEdges()
    scene.layout()
    #expect(area.frame.height == 30)
    #expect(fit.height == 32)
  }

  /// A first layout at the width that was measured knows the height.
  @Test func theLayoutThatFollowsAsksNoMore() {
    final class Area: UIView {
      var askedWidths: [CGFloat] = []
      override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        if width < .infinity { askedWidths.append(width) }
        return 2_000 / width
      }
    }
    let cell = UIView()
    let area = Area()
    area.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(area)
    area.pinEdges(10, 10, 10, 10)
    cell.frame.size = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.layoutIfNeeded()
    #expect(area.frame == CGRect(x: 10, y: 10, width: 100, height: 20))
    #expect(area.askedWidths == [100])
    cell.frame.size.width = 220
    cell.layoutIfNeeded()
    #expect(area.askedWidths == [100, 200])
  }
}
