import OpenAutoLayout
import Testing

/// Intrinsic content sizes as constraints, and the views that have one.
@MainActor
struct ContentSizeTests {
  @Test func aContentSizeIsListedOnceALayoutHasUsedIt() throws {
    let scene = Scene()
    let v = scene.view(70, 30)
    let own = v.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
    own.isActive = true
    #expect(v.constraints == [own])
    scene.layout()
    try #require(v.constraints.count == 3)
    #expect(v.constraints[0] === own)
    #expect(v.constraints == v.constraints)
    let (width, height) = (v.constraints[1], v.constraints[2])
    #expect(width.firstItem === v)
    #expect(width.secondItem == nil)
    #expect([width.firstAttribute, height.firstAttribute] == [.width, .height])
    #expect([width.constant, height.constant] == [70, 30])
    #expect(width.isActive)
    #expect(type(of: width) != NSLayoutConstraint.self)
    v.content.width = 90
    scene.layout()
    #expect(v.constraints[1] === width)
    #expect(width.constant == 90)
  }

  @Test func onlyAnAxisWithContentIsListed() {
    let scene = Scene()
    let plain = scene.view()
    let high = scene.view(UIView.noIntrinsicMetric, 10)
    for view in [plain, high] { view.pinOrigin() }
    scene.layout()
    #expect(plain.constraints == [])
    #expect(high.constraints.map(\.firstAttribute) == [.height])
    high.content.height = UIView.noIntrinsicMetric
    scene.layout()
    #expect(high.constraints == [])
  }

  @Test func aRemovedContentSizeIsOutOfTheLayoutUntilItIsInvalidated() {
    let scene = Scene()
    let v = scene.view(70, 30)
    v.pinOrigin()
    scene.layout()
    let listed = v.constraints
    v.removeConstraints(listed)
    #expect(v.constraints == [])
    #expect(listed.allSatisfy { !$0.isActive })
    scene.layout()
    #expect(v.frame == .zero)
    v.invalidateIntrinsicContentSize()
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
    #expect(v.constraints == listed)
  }

  @Test func oneAxisCanBeDeactivatedAndActivatedAgain() throws {
    let scene = Scene()
    let v = scene.view(70, 30)
    v.pinOrigin()
    scene.layout()
    let width = try #require(v.constraints.first)
    width.isActive = false
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 0, width: 0, height: 30))
    width.isActive = true
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
  }

  @Test func aContentSizeDoesNotKeepItsViewAlive() {
    weak var view: UIView?
    var width: NSLayoutConstraint?
    do {
      let scene = Scene()
      let v = scene.view(70, 30)
      scene.layout()
      view = v
      width = v.constraints.first
    }
    #expect(view == nil)
    #expect(width != nil)
    #expect(width?.isActive == false)
    #expect(width?.firstItem == nil)
  }

  @Test func systemConstraintsComeAfterTheClients() {
    let scene = Scene()
    let v = scene.view()
    let guide = scene.root.safeAreaLayoutGuide
    let top = v.topAnchor.constraint(equalTo: guide.topAnchor)
    let left = v.leftAnchor.constraint(equalTo: guide.leftAnchor)
    scene.activate(top, left)
    #expect(Array(scene.root.constraints.prefix(2)) == [top, left])
    #expect(scene.root.constraints.count == 6)
  }

  @Test func howMuchViewsHugAndResist() {
    func priorities(_ view: UIView) -> [Float] {
      [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
        [
          view.contentHuggingPriority(for: $0).rawValue,
          view.contentCompressionResistancePriority(for: $0).rawValue,
        ]
      }
    }
    let plain: [UIView] = [
      UIView(), UILabel(), UIButton(), UIImageView(image: nil), UITextField(), UITextView(),
      UIScrollView(),
    ]
    for view in plain { #expect(priorities(view) == [250, 750, 250, 750], "\(type(of: view))") }
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView()] as [UIView] {
      #expect(priorities(view) == [750, 750, 750, 750], "\(type(of: view))")
    }
    for view in [UIProgressView(), UISlider()] as [UIView] {
      #expect(priorities(view) == [250, 750, 750, 750], "\(type(of: view))")
    }
  }

  @Test func sizesOfControls() {
    let none = UIView.noIntrinsicMetric
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 66, height: 30))
    #expect(UISlider().intrinsicContentSize.width == none)
    #expect(UIScrollView().intrinsicContentSize == CGSize(width: none, height: none))
    #expect(UITextView().intrinsicContentSize == CGSize(width: none, height: none))
    #expect(UIProgressView().intrinsicContentSize.width == none)
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "two\nlines"
    text.textMetrics.characterWidth = 9
    #expect(text.intrinsicContentSize == CGSize(width: 55, height: 2 * 61.0 / 3 + 16))
    let field = UITextField()
    field.placeholder = "Name"
    field.textMetrics.characterWidth = 9
    #expect(field.intrinsicContentSize == CGSize(width: 36, height: 22))
    field.text = "Ada"
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 55, height: 34))
  }

  @Test func aButtonShowsTheTitleOfItsState() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.setTitle("Switched off", for: .disabled)
    #expect(button.buttonType == .system)
    #expect(button.intrinsicContentSize.width == 30)
    button.textMetrics.characterWidth = 9
    button.isEnabled = false
    #expect(button.state == .disabled)
    #expect(button.intrinsicContentSize.width == 108)
    button.isHighlighted = true
    button.isSelected = true
    #expect(button.state == [.highlighted, .disabled, .selected])
    #expect(button.currentTitle == "On")
  }
}
