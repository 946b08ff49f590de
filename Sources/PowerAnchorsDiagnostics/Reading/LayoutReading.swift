import LayoutNames
import LayoutReport
import PowerAnchors

/// A tree as it lies, read through the kit's public API alone, and the objects behind the facts.
///
/// Every view, guide and constraint is read once, without recursion.
@MainActor
struct LayoutReading {
  var facts = LayoutFacts()
  /// The view or guide that each item is.
  private(set) var objects: [AnyObject] = []
  /// The constraint behind each of the facts'.
  var constraints: [NSLayoutConstraint] = []
  private var index: [ObjectIdentifier: Int] = [:]
  private var names = PropertyNames()
  private var origins = ViewOrigins()

  /// Lays the view out, and reads it and all that is in it.
  init(of root: LayoutView) {
    root.layOut()
    facts.pixel = root.pixel
    facts.leastTarget = LayoutView.leastTarget
    facts.keyboard = root.shownKeyboard
    var outer = root.surroundingView
    while let view = outer {
      names.learn(from: view)
      outer = view.surroundingView
    }
    var views: [(view: LayoutView, item: Int)] = []
    var open:
      [(
        view: LayoutView, superview: (view: LayoutView, Standing)?, place: Int?,
        stackPlace: LayoutFacts.StackPlace?
      )] = [(root, nil, nil, nil)]
    while let (view, superview, place, stackPlace) = open.popLast() {
      names.learn(from: view)
      let origin = origins.origin(of: view, in: superview?.view, superview?.1)
      let standing = Standing(of: origin, in: superview?.1)
      let item = add(view, isRoot: view === root, place: place, stackPlace)
      facts.items[item].isPart = standing.isPart
      facts.items[item].isContentView =
        origin.isContentView && superview != nil
        && superview?.view.viewForSubviews !== superview?.view
      if view === root || origin.controller != nil { facts.items[item].safeArea = view.safeInsets }
      facts.items[item].isTarget = ["UIButton", "UIControl"].contains(origin.kitClass)
      facts.items[item].isPicture = ["UIImageView", "NSImageView"].contains(origin.kitClass)
      facts.items[item].hasKitsHeight =
        view.isTextInput
        || ["UISegmentedControl", "UISwitch", "UIStepper"].contains(origin.kitClass)
      facts.items[item].hasPartsAlone = standing.contents == .kits
      views.append((view, item))
      for (place, guide) in view.layoutGuides.enumerated() {
        _ = add(guide, owner: item, place: place)
      }
      let stackPlaces = Self.stackPlaces(in: view, at: stackPlace)
      for (place, subview) in view.subviews.enumerated().reversed() {
        open.append((subview, (view, standing), place, stackPlaces[ObjectIdentifier(subview)]))
      }
    }
    for (view, item) in views { readConstraints(of: view, item, in: root) }
    readConstraintsFromOutside(of: root)
    readBaselines(around: root)
  }

  /// The view of an item, or the view that its guide belongs to.
  func view(of item: Int) -> LayoutView? {
    objects[item] as? LayoutView ?? (objects[item] as? LayoutGuide)?.owningView
  }

  func number(of object: AnyObject) -> Int? { index[ObjectIdentifier(object)] }
}

// MARK: Items

extension LayoutReading {
  private mutating func append(_ item: LayoutFacts.Item, _ object: AnyObject) -> Int {
    index[ObjectIdentifier(object)] = facts.items.count
    facts.items.append(item)
    objects.append(object)
    return facts.items.count - 1
  }

  private mutating func add(
    _ view: LayoutView, isRoot: Bool, place: Int?, _ stackPlace: LayoutFacts.StackPlace?
  ) -> Int {
    var item = LayoutFacts.Item(
      name: view.reportName(property: names[view], index: place), kind: .view,
      parent: isRoot ? nil : view.surroundingView.flatMap(number), frame: view.frameDownwards)
    let insets = view.alignmentRectInsets
    item.alignmentInsets = .init(
      left: insets.left, top: insets.top, right: insets.right, bottom: insets.bottom)
    item.boundsOrigin = view.scrolledOrigin
    if view.contentGuide != nil { item.contentOffset = view.scrolledOrigin }
    let outer = item.parent.map { facts.items[$0] }
    item.isHidden = view.isHidden || view.isTransparent || outer?.isHidden ?? false
    item.isHiddenItself = view.isHidden && !(outer?.isHidden ?? false)
    item.isFaint = view.isFaint
    item.clips = view.clips
    item.scrolls = view.scrolls
    item.translatesMask = view.translatesAutoresizingMaskIntoConstraints
    item.isGiven = isRoot && (item.translatesMask || view.surroundingView != nil)
    item.text = view.reportText
    item.textSize = view.textSize
    item.textLimit = view.textLimit
    item.keepsWidth = item.translatesMask && view.keepsWidth
    item.isTextInput = view.isTextInput
    item.catchesTouches = view.catchesTouches
    item.wraps = view.wraps
    item.longestWord = view.longestWord
    item.paint = view.paint
    (item.contentWidth, item.contentHeight) = Self.content(of: view)
    item.stackPlace = stackPlace
    return append(item, view)
  }

  private static func content(
    of view: LayoutView
  ) -> (width: LayoutFacts.Content?, height: LayoutFacts.Content?) {
    var size = view.intrinsicContentSize
    if let height = view.wrappedContentHeight { size.height = height }
    func content(_ length: CGFloat, _ axis: LayoutAxis) -> LayoutFacts.Content? {
      guard length.isFinite, length != LayoutView.noIntrinsicMetric else { return nil }
      return LayoutFacts.Content(
        length: max(0, length), hugging: view.contentHuggingPriority(for: axis).rawValue,
        resistance: view.contentCompressionResistancePriority(for: axis).rawValue)
    }
    return (content(size.width, .horizontal), content(size.height, .vertical))
  }

  /// Which of the views in a stack give way before others.
  ///
  /// - Parameter place: Where another stack has the stack: its own views come after those before
  ///   it.
  private static func stackPlaces(
    in view: LayoutView, at place: LayoutFacts.StackPlace?
  ) -> [ObjectIdentifier: LayoutFacts.StackPlace] {
    guard let (axis, arranged) = view.arrangement else { return [:] }
    let outer = place.flatMap { $0.axis == axis ? $0.number : nil } ?? 0
    var places: [ObjectIdentifier: LayoutFacts.StackPlace] = [:]
    for (index, view) in arranged.enumerated() where !view.isHidden {
      places[ObjectIdentifier(view)] = LayoutFacts.StackPlace(
        axis: axis, number: places.isEmpty && outer == 0 ? 0 : outer + index + 1)
    }
    return places
  }

  private mutating func add(_ guide: LayoutGuide, owner: Int, place: Int?) -> Int {
    let kind: LayoutFacts.Item.Kind =
      switch ItemName.systemGuide(identifiedAs: guide.reportIdentifier) {
      case "contentLayoutGuide": .scrollContent
      case nil: .guide
      default: .systemGuide
      }
    let name = guide.reportName(
      property: names[guide], owner: facts.items[owner].name, index: place)
    var item = LayoutFacts.Item(name: name, kind: kind, parent: owner, frame: guide.reportFrame)
    // Lists and text views say themselves how large their content is.
    item.isGiven = kind == .scrollContent && guide.owningView?.sizesItsContent == true
    let view = facts.items[owner]
    item.hasPartsAlone = view.hasPartsAlone && (view.isPart || kind == .guide)
    item.isPart =
      item.hasPartsAlone || guide.reportIdentifier.isReserved
      || guide.owningView?.placesItsGuides ?? false
    return append(item, guide)
  }

  /// The number of a view or guide that a constraint names, or `nil` if it is of another tree.
  mutating func item(for object: AnyObject, in root: LayoutView) -> Int? {
    if let known = number(of: object) { return known }
    if let guide = object as? LayoutGuide, let owner = guide.owningView,
      let item = number(of: owner)
    {
      return add(guide, owner: item, place: nil)
    }
    guard let view = object as? LayoutView ?? (object as? LayoutGuide)?.owningView else {
      return nil
    }
    let bounds = (object as? LayoutGuide)?.reportFrame ?? view.bounds
    var item = LayoutFacts.Item(
      name: view.reportName(property: names[view]), kind: .outside, parent: 0,
      frame: view.rectangle(bounds, in: root))
    item.isGiven = true
    return append(item, object)
  }
}
