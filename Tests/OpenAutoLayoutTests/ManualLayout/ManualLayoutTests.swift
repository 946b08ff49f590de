import OpenAutoLayout
import Testing

/// What apps write in `layoutSubviews`: it runs once, and its frames stay.
@MainActor
struct ManualLayoutTests {
  /// A view that places a subview, a label, and a subview that constraints place first.
  private final class Manual: UIView {
    let child = UIView()
    let label = UILabel()
    let tied = UIView()
    var place: (Manual) -> Void = { _ in }
    var layouts = 0

    init(_ place: @escaping (Manual) -> Void) {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      self.place = place
      label.text = "Hello"
      for view in [child, label, tied] { addSubview(view) }
      tied.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        tied.topAnchor.constraint(equalTo: topAnchor),
        tied.leadingAnchor.constraint(equalTo: leadingAnchor),
        tied.widthAnchor.constraint(equalToConstant: 10),
        tied.heightAnchor.constraint(equalToConstant: 10),
      ])
      layoutLoopHandler = { Issue.record("\($0)") }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      place(self)
    }
  }

  @Test func aFrameInTwoSteps() {
    let view = Manual {
      $0.child.frame = $0.bounds
      $0.child.frame.size.height = 20
    }
    view.layoutIfNeeded()
    #expect(view.child.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(view.layouts == 1)
    view.frame.size.width = 120
    view.layoutIfNeeded()
    #expect(view.child.frame == CGRect(x: 0, y: 0, width: 120, height: 20))
    #expect(view.layouts == 2)
  }

  /// Bounds that are too small have no inset rectangle.
  @Test func aFrameInsetFromEmptyBounds() {
    let view = Manual { $0.child.frame = $0.bounds.insetBy(dx: 8, dy: 8) }
    view.frame.size = .zero
    view.layoutIfNeeded()
    #expect(view.child.frame == .zero)
    view.frame.size = CGSize(width: 20, height: 30)
    view.layoutIfNeeded()
    #expect(view.child.frame == CGRect(x: 8, y: 8, width: 4, height: 14))
  }

  @Test func aLabelThatIsFittedAndCentered() {
    let view = Manual {
      $0.label.frame = $0.bounds
      $0.label.sizeToFit()
      $0.label.center = CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)
    }
    view.layoutIfNeeded()
    #expect(view.label.frame.size == view.label.intrinsicContentSize)
    #expect(view.label.center == CGPoint(x: 100, y: 50))
    #expect(view.layouts == 1)
  }

  @Test(arguments: [false, true])
  func aViewMovedFromWhereConstraintsPlaceIt(rightToLeft: Bool) {
    let view = Manual { $0.tied.frame.origin.y += 5 }
    if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.layoutIfNeeded()
    #expect(view.tied.frame == CGRect(x: rightToLeft ? 190 : 0, y: 5, width: 10, height: 10))
    #expect(view.layouts == 1)
    // Each layout moves it from there again.
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.tied.frame == CGRect(x: rightToLeft ? 190 : 0, y: 5, width: 10, height: 10))
  }

  @Test func aConstraintThatIsSwitchedOffAndOn() {
    let view = Manual { view in
      view.tied.frame.origin.y += 5
      for constraint in view.constraints + view.tied.constraints {
        constraint.isActive = false
        constraint.isActive = true
      }
    }
    view.layoutIfNeeded()
    #expect(view.tied.frame == CGRect(x: 0, y: 5, width: 10, height: 10))
    #expect(view.layouts == 1)
  }

  @Test func marginsInTwoSteps() {
    let view = Manual { view in
      view.layoutMargins = .zero
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  @Test func subviewsAndConstraintsThatAreMadeAnewInEachLayout() {
    let view = Manual { view in
      for old in view.subviews { old.removeFromSuperview() }
      let row = UIStackView(arrangedSubviews: [UIView(), UIView()])
      row.distribution = .fillEqually
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
      row.pinEdges(1, 2, 3, 4)
    }
    for width in [200, 120, 200] as [CGFloat] {
      view.frame.size.width = width
      view.layoutIfNeeded()
      let row = view.subviews[0]
      #expect(row.frame == CGRect(x: 2, y: 1, width: width - 6, height: 96))
      #expect(row.subviews[1].frame.minX == (width - 6) / 2)
    }
  }

  @Test func aGuideThatIsMadeAnewInEachLayout() {
    let view = Manual { view in
      for old in view.layoutGuides { view.removeLayoutGuide(old) }
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7),
        guide.widthAnchor.constraint(equalTo: view.tied.widthAnchor, multiplier: 2),
      ])
      view.child.frame.origin.x = guide.layoutFrame.maxX
    }
    view.layoutIfNeeded()
    #expect(view.layoutGuides.map(\.layoutFrame.maxX) == [27])
  }

  /// The layout of a view with a layer goes by way of that.
  @Test(arguments: [false, true])
  func subviewsAreMovedWhereSublayersAreLaidOut(hasController: Bool) {
    final class Card: UIView {
      let (child, shade) = (UIView(), CALayer())
      var layouts = 0

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(child)
        layer.addSublayer(shade)
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        child.frame.size = CGSize(width: bounds.width, height: 12)
        shade.frame = layer.bounds
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        child.frame = bounds
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
    let controller = UIViewController()
    if hasController { controller.view = card }
    card.layoutIfNeeded()
    #expect(card.child.frame == CGRect(x: 0, y: 0, width: 90, height: 12))
    #expect(card.shade.frame == CGRect(x: 0, y: 0, width: 90, height: 60))
    #expect(card.layouts == 1)
  }

  @Test func aConstraintThatDiffersAfterTheLayout() {
    let view = Manual { view in
      view.tied.constraints.first { $0.firstAttribute == .width }?.constant = view.bounds.width / 4
    }
    view.layoutIfNeeded()
    #expect(view.tied.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    view.frame.size.width = 120
    view.layoutIfNeeded()
    #expect(view.tied.frame.width == 30)
  }

  @Test func subviewsThatAreMadeAnewInEachLayout() {
    let view = Manual { view in
      view.child.subviews.forEach { $0.removeFromSuperview() }
      view.subviews.filter { $0.tag == 1 }.forEach { $0.removeFromSuperview() }
      for index in 0..<3 {
        let dot = UIView(frame: CGRect(x: index * 10, y: 0, width: 8, height: 8))
        dot.tag = 1
        view.addSubview(dot)
      }
    }
    view.layoutIfNeeded()
    #expect(view.subviews.filter { $0.tag == 1 }.map(\.frame.minX) == [0, 10, 20])
    #expect(view.layouts == 1)
  }

  @Test func anOverrideWithoutSuperPlacesAConstrainedView() {
    final class Own: UIView {
      override func layoutSubviews() {
        subviews[0].frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let view = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  // MARK: Subclasses of UIKit's views

  @Test func aCellThatInsetsItsContentView() {
    final class Card: UITableViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = contentView.frame.inset(
          by: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
      }
    }
    let cell = Card(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 10, y: 10, width: 300, height: 80))
  }

  @Test func aButtonThatPlacesItsTitle() {
    final class Wide: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame = bounds.insetBy(dx: 5, dy: 5)
      }
    }
    let button = Wide(type: .custom)
    button.setTitle("Home", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 5, y: 5, width: 90, height: 50))
  }

  /// The view of the image is made when it is first read, and is where the button has it at once.
  @Test func aButtonThatMovesItsImage() {
    final class Wide: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame.origin.x = bounds.maxX - 20
      }
    }
    let button = Wide(type: .custom)
    button.setImage(UIImage(size: CGSize(width: 30, height: 40)), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 460)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 280, y: 210, width: 30, height: 40))
  }

  @Test func aControllerThatPlacesItsSubview() {
    final class Screen: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.frame = view.bounds
        box.frame.size.height = 44
      }
    }
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(screen.box.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  // MARK: Content sizes

  /// A view as high as what it lays out, which says so in its layout.
  private final class Sized: UIView {
    var wanted: CGFloat = 0
    var invalidatesAlways = false
    var asksForLayout = false

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: wanted)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      wanted = 50
      guard invalidatesAlways || bounds.height != wanted else { return }
      invalidateIntrinsicContentSize()
      if asksForLayout { setNeedsLayout() }
    }
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func aContentSizeThatIsInvalidatedInTheLayout(invalidatesAlways: Bool, asksForLayout: Bool) {
    let scene = Scene(320, 480)
    scene.root.layoutLoopHandler = { Issue.record("\($0)") }
    let view = Sized()
    view.invalidatesAlways = invalidatesAlways
    view.asksForLayout = asksForLayout
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    scene.activate(
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor))
    scene.layout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  /// The baselines are asked for again, and are where they were.
  @Test func aContentSizeThatIsInvalidatedUnderAConstraintOfABaseline() {
    let scene = Scene(320, 480)
    scene.root.layoutLoopHandler = { Issue.record("\($0)") }
    let (view, other) = (Sized(), scene.view(10, 10))
    view.invalidatesAlways = true
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    scene.activate(
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      other.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor))
    scene.layout()
    #expect(other.frame.maxY == 50)
  }
}
