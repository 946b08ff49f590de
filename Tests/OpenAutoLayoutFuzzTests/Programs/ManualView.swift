import OpenAutoLayout

/// A view that lays out its subviews in code, in one way or several.
final class ManualView: UIView, LayoutCounting {
  /// Where `layoutSubviews` calls `super`.
  enum Call: CaseIterable {
    case superFirst
    case superInTheMiddle
    case superLast
    case superTwice
    case noSuper
  }

  let ways: [ManualLayout]
  let call: Call
  private var places: [@MainActor () -> Void] = []
  var updates: [@MainActor () -> Void] = []
  /// How high the content is, as the last layout found it.
  var wantedHeight = UIView.noIntrinsicMetric
  private(set) var layoutCount = 0

  init(ways: [ManualLayout], call: Call) {
    // A view that has asked for a layout and lays out a subview is laid out within its own layout: UIKit
    // starts at the highest superview that needs a layout. What is moved by a distance is moved twice then.
    let isNested =
      ways.contains(.asksWhenTheSizeChanged)
      && (ways.contains(.laysOutAChild) || ways.contains(.laysOutATiedChild))
    self.ways = ways.filter {
      (call != .noSuper || $0.isPlain) && !(isNested && $0.movesByADistance)
    }
    self.call = call
    super.init(frame: .zero)
    places = self.ways.map { $0.install(in: self) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
  }

  override func updateConstraints() {
    for update in updates { update() }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    layoutCount += 1
    let early =
      call == .superLast || call == .noSuper ? places.count : call == .superInTheMiddle ? 1 : 0
    for place in places.prefix(early) { place() }
    if call != .noSuper { super.layoutSubviews() }
    for place in places.dropFirst(early) { place() }
    if call == .superTwice { super.layoutSubviews() }
  }
}

/// A table cell that moves what `super` has placed.
final class ManualTableCell: UITableViewCell, LayoutCounting {
  enum Way: CaseIterable {
    case none
    case card
    case contentInSteps
    case movesItsText
    case placesItsImage
    case movesItsAccessory
    case configuresItself
  }

  private let way: Way
  private(set) var layoutCount = 0
  var configuresItself: Bool { way == .configuresItself }
  var movesItsContent: Bool { way == .card || way == .contentInSteps }

  init(style: CellStyle, way: Way) {
    self.way = way
    super.init(style: style, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    layoutCount += 1
    super.layoutSubviews()
    switch way {
    case .none, .configuresItself: break
    case .card:
      contentView.frame = contentView.frame.inset(
        by: UIEdgeInsets(top: 5, left: 10.3, bottom: 5, right: 10))
    case .contentInSteps:
      contentView.frame = bounds
      contentView.frame.size.height -= 1
    case .movesItsText: textLabel?.frame.origin.x += 5
    case .placesItsImage:
      imageView?.frame = CGRect(x: 10, y: 0, width: bounds.height, height: bounds.height)
    case .movesItsAccessory: accessoryView?.frame.origin.x -= 8
    }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if !configuresItself { return }
    var content = defaultContentConfiguration()
    content.text = "Text"
    content.image = UIImage(systemName: "star")
    contentConfiguration = content
  }
}

/// A cell of a collection that moves its content view, as cards do.
final class ManualCollectionCell: UICollectionViewCell, LayoutCounting {
  let isCard: Bool
  private(set) var layoutCount = 0

  init(isCard: Bool) {
    self.isCard = isCard
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    layoutCount += 1
    super.layoutSubviews()
    if !isCard { return }
    contentView.frame = bounds.inset(by: UIEdgeInsets(top: 2.5, left: 4, bottom: 2.5, right: 4))
  }
}

/// A button that gives its title and its image places of its own.
final class ManualButton: UIButton, LayoutCounting {
  enum Way: CaseIterable {
    case none
    case titleUnderImage
    case titleFills
    case imageAtTheEnd
  }

  private var way = Way.none
  private(set) var layoutCount = 0

  convenience init(type: ButtonType, way: Way) {
    self.init(type: type)
    self.way = way
  }

  override func layoutSubviews() {
    layoutCount += 1
    super.layoutSubviews()
    switch way {
    case .none: break
    case .titleUnderImage:
      guard let titleLabel, let imageView else { return }
      imageView.sizeToFit()
      imageView.center = CGPoint(x: bounds.midX, y: imageView.bounds.height / 2)
      titleLabel.sizeToFit()
      titleLabel.center.x = bounds.midX
      titleLabel.frame.origin.y = imageView.frame.maxY + 4
    case .titleFills:
      titleLabel?.frame = bounds.inset(by: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    case .imageAtTheEnd: imageView?.frame.origin.x = bounds.maxX - 20
    }
  }
}

/// A scroll view that sets its content size, its insets or its offset from what it contains.
final class ManualScroll: UIScrollView, LayoutCounting {
  enum Way: CaseIterable {
    case none
    case contentSizeFromAChild
    case insetsThatCenter
    case boundedOffset
    case asHighAsItsContent
  }

  private var way = Way.none
  private let child = UIView()
  var boundsItsOffset: Bool { way == .boundedOffset }
  var setsItsInset: Bool { way == .insetsThatCenter }
  private(set) var layoutCount = 0

  convenience init(way: Way) {
    self.init(frame: .zero)
    self.way = way
    if way != .none { addSubview(child) }
  }

  override var contentSize: CGSize {
    didSet {
      if way == .asHighAsItsContent, contentSize != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  override var intrinsicContentSize: CGSize {
    let height = way == .asHighAsItsContent ? contentSize.height : UIView.noIntrinsicMetric
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func layoutSubviews() {
    layoutCount += 1
    super.layoutSubviews()
    if way == .none { return }
    if way == .asHighAsItsContent, bounds.height != contentSize.height {
      invalidateIntrinsicContentSize()
    }
    child.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 300.5)
    switch way {
    case .insetsThatCenter:
      contentInset.top = max(0, (bounds.height - child.frame.height) / 2)
    case .boundedOffset:
      contentOffset.y = min(contentOffset.y, 40)
    default:
      contentSize = CGSize(width: child.frame.width, height: child.frame.maxY)
    }
  }
}

/// A label that wraps at its own width, as the old advice has it.
final class SelfWrappingLabel: UILabel, LayoutCounting {
  private(set) var layoutCount = 0

  override func layoutSubviews() {
    layoutCount += 1
    super.layoutSubviews()
    preferredMaxLayoutWidth = bounds.width
  }
}

/// A controller that places a view when its view has been laid out.
final class ManualController: UIViewController {
  private let way: ManualLayout
  private let hasBar: Bool
  private var place: (@MainActor () -> Void)?

  init(way: ManualLayout, hasBar: Bool) {
    self.way = way
    self.hasBar = hasBar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes a view the controller's.
  func take(_ view: UIView) {
    self.view = view
    place = way.install(in: view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place?()
    // By the width: heights follow this inset, and might never agree with it.
    if hasBar { additionalSafeAreaInsets.bottom = view.bounds.width > 100.6 ? 44 : 20.5 }
  }

  /// The same for another tree.
  func copy() -> ManualController { ManualController(way: way, hasBar: hasBar) }
}
