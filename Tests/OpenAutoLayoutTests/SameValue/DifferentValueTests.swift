import Foundation
import OpenAutoLayout
import Testing

/// Setting another value is noticed, also within a layout.
@MainActor
struct DifferentValueTests {
  @Test(arguments: Change.all, [false, true])
  func anotherValueIsNoticed(change: Change, rightToLeft: Bool) {
    let scene = SetterScene(change.make(), rightToLeft)
    scene.root.layoutIfNeeded()
    let old = scene.root.frames
    scene.subject.set()
    scene.root.layoutIfNeeded()
    #expect(scene.root.frames == change.newFrames(rightToLeft))
    #expect(scene.root.frames != old)
  }

  @Test(arguments: Change.all, [false, true])
  func anotherValueIsNoticedWithinALayout(change: Change, rightToLeft: Bool) {
    let scene = SetterScene(change.make(), rightToLeft)
    scene.root.layoutIfNeeded()
    scene.panel.reaction = scene.subject.set
    scene.panel.setNeedsLayout()
    scene.root.layoutIfNeeded()
    #expect(scene.root.frames == change.newFrames(rightToLeft))
    #expect(scene.panel.layoutCount <= 5)
  }
}

/// A view whose frames change when something is set.
struct Change: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @MainActor @Sendable () -> Setter.Subject

  init<View: UIView>(
    _ name: String, _ make: @autoclosure @escaping @MainActor @Sendable () -> View,
    set: @escaping @MainActor @Sendable (View) -> Void
  ) {
    testDescription = name
    self.make = {
      let view = make()
      return Setter.Subject(view: view, isPlaced: true) { set(view) }
    }
  }

  init<Controller: UIViewController>(
    _ name: String, _ make: @autoclosure @escaping @MainActor @Sendable () -> Controller,
    set: @escaping @MainActor @Sendable (Controller) -> Void
  ) {
    testDescription = name
    self.make = {
      let controller = make()
      return Setter.Subject(view: controller.view, isPlaced: false) { set(controller) }
    }
  }

  /// The frames of a tree where the new value was set before the first layout.
  @MainActor
  func newFrames(_ rightToLeft: Bool) -> [CGRect] {
    let scene = SetterScene(make(), rightToLeft)
    scene.subject.set()
    scene.root.layoutIfNeeded()
    return scene.root.frames
  }

  static let all = [
    Change("an attributed text with another font", label()) {
      $0.attributedText = text(ofSize: 30)
    },
    Change("an attributed text with another kern", label()) {
      $0.attributedText = NSAttributedString(
        string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 3.0])
    },
    Change("a paragraph style that has changed", StyledLabel()) { $0.setSpacing(9) },
    Change("an attachment that has changed", AttachmentLabel()) { $0.setWidth(90) },
    Change("the font of an attributed text", label()) { $0.font = .systemFont(ofSize: 30) },
    Change("a plain text after an attributed one", label()) { $0.text = "Hello" },
    Change("no text", label()) { $0.attributedText = nil },
    Change("the text of a field", UITextField()) { $0.text = "Hello" },
    Change("the placeholder of a field", UITextField()) {
      $0.attributedPlaceholder = text(ofSize: 30)
    },
    Change("the text of a text view", textView()) { $0.attributedText = text(ofSize: 30) },
    Change("the storage of a text view", textView()) {
      $0.textStorage.setAttributedString(text(ofSize: 30))
    },
    Change("an image of another size", UIImageView(image: UIImage(named: "small"))) {
      $0.image = UIImage(size: CGSize(width: 70, height: 50))
    },
    Change("no image", UIImageView(image: UIImage(named: "small"))) { $0.image = nil },
    Change("the configuration of a symbol", UIImageView(image: UIImage(systemName: "star"))) {
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    },
    Change("the title of a button", button()) { $0.setTitle("A longer title", for: .normal) },
    Change("an attributed title", button()) {
      $0.setAttributedTitle(text(ofSize: 30), for: .normal)
    },
    Change("the image of a button", button()) {
      $0.setImage(UIImage(size: CGSize(width: 70, height: 50)), for: .normal)
    },
    Change("the insets of a button", button()) { $0.contentEdgeInsets.left = 9 },
    Change("the insets of a title", button()) { $0.titleEdgeInsets.left = 9 },
    Change("the insets of an image", button()) { $0.imageEdgeInsets.left = 9 },
    Change("the title of a configuration", UIButton(configuration: .plain())) {
      $0.configuration?.title = "A longer title"
    },
    Change("an attributed title of a configuration", UIButton(configuration: .plain())) {
      $0.configuration?.attributedTitle = AttributedString("A longer title")
    },
    Change("the insets of a configuration", UIButton(configuration: .plain())) {
      $0.configuration?.contentInsets.leading = 30
    },
    Change("the image of a configuration", UIButton(configuration: .plain())) {
      $0.configuration?.image = UIImage(size: CGSize(width: 70, height: 50))
    },
    Change("the transformer of a title", titledConfiguration()) {
      $0.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = .systemFont(ofSize: 40)
        return attributes
      }
    },
    Change("the title of a segment", segments()) {
      $0.setTitle("A longer title", forSegmentAt: 0)
    },
    Change("the image of a segment", segments()) {
      $0.setImage(UIImage(size: CGSize(width: 90, height: 20)), forSegmentAt: 0)
    },
    Change("the width of a segment", segments()) { $0.setWidth(90, forSegmentAt: 0) },
    Change("the number of segments", segments()) {
      if $0.numberOfSegments == 2 { $0.insertSegment(withTitle: "New", at: 0, animated: false) }
    },
    Change("segments by content", segments()) { $0.apportionsSegmentWidthsByContent = true },
    Change("the font of segments", segments()) {
      $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    },
    Change("margins", MarginBox()) { $0.layoutMargins.left = 20 },
    Change("directional margins", MarginBox()) { $0.directionalLayoutMargins.leading = 20 },
    Change("directional margins after margins", MarginBox(margin: 5)) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 5, bottom: 5, trailing: 9)
    },
    Change("the content of a cell", cell()) {
      var content = $0.defaultContentConfiguration()
      content.attributedText = text(ofSize: 30)
      $0.contentConfiguration = content
    },
    Change("the spacing after a view", stack()) {
      $0.setCustomSpacing(9, after: $0.arrangedSubviews[0])
    },
    Change("the place of a view in a stack", stack()) {
      $0.viewWithTag(1).map($0.addArrangedSubview)
    },
    Change("the size of text", adjustingLabel()) {
      $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    },
    Change("the safe area of a controller", marginController()) {
      $0.additionalSafeAreaInsets.top = 9
    },
    Change("the margins of a controller", marginController()) {
      $0.viewRespectsSystemMinimumLayoutMargins = false
    },
    Change("a hidden bar", UINavigationController(rootViewController: marginController())) {
      $0.isNavigationBarHidden = true
    },
    Change("a toolbar", UINavigationController(rootViewController: marginController())) {
      $0.isToolbarHidden = false
    },
  ]
}

/// A label with a text whose paragraph style changes in place.
private final class StyledLabel: UILabel {
  let style = NSMutableParagraphStyle()

  override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 0
    setSpacing(1)
  }

  required init?(coder: NSCoder) { nil }

  func setSpacing(_ spacing: CGFloat) {
    style.lineSpacing = spacing
    attributedText = NSAttributedString(
      string: "Two\nlines", attributes: [.paragraphStyle: style])
  }
}

/// A label with an attachment that changes in place.
private final class AttachmentLabel: UILabel {
  let attachment = NSTextAttachment()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setWidth(10)
  }

  required init?(coder: NSCoder) { nil }

  func setWidth(_ width: CGFloat) {
    attachment.bounds = CGRect(x: 0, y: 0, width: width, height: 10)
    attributedText = NSAttributedString(attachment: attachment)
  }
}

/// A view that is as large as a view within its margins of 10 × 10 points.
private final class MarginBox: UIView {
  convenience init(margin: CGFloat) {
    self.init(frame: .zero)
    layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInner(within: layoutMarginsGuide)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Adds a view that fills a guide, and is 10 × 10 points large if nothing else is larger.
  fileprivate func addInner(within guide: UILayoutGuide) {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10).at(100),
      inner.heightAnchor.constraint(equalToConstant: 10).at(100),
    ])
  }
}

@MainActor
extension Change {
  fileprivate static func text(ofSize size: CGFloat) -> NSAttributedString {
    NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  fileprivate static func label() -> UILabel {
    let label = UILabel()
    label.attributedText = text(ofSize: 20)
    return label
  }

  fileprivate static func adjustingLabel() -> UILabel {
    let label = UILabel()
    label.text = "Hello"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  fileprivate static func textView() -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "Some text"
    return view
  }

  fileprivate static func button() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "circle"), for: .normal)
    _ = (button.titleLabel, button.imageView)
    return button
  }

  fileprivate static func titledConfiguration() -> UIButton {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Title"
    return button
  }

  fileprivate static func segments() -> UISegmentedControl {
    UISegmentedControl(items: ["Long name", "Size"])
  }

  fileprivate static func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.attributedText = text(ofSize: 20)
    cell.contentConfiguration = content
    return cell
  }

  fileprivate static func stack() -> UIStackView {
    let labels = ["First", "Second and longer", "Third"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    labels[1].tag = 1
    return UIStackView(arrangedSubviews: labels)
  }

  fileprivate static func marginController() -> UIViewController {
    let controller = UIViewController()
    controller.view.addInner(within: controller.view.layoutMarginsGuide)
    return controller
  }
}
