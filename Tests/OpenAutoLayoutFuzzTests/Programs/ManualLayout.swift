import OpenAutoLayout

/// What code in `layoutSubviews` does in public apps.
///
/// Each comes to the same frames in the same bounds, whatever was before, so that a fresh tree has them, too.
enum ManualLayout: CaseIterable {
  // With frames.
  case framesInSteps
  case fittedAndCentered
  case wrappedAndFitted
  case boundsAndCenter
  case onlyWhatDiffers
  case filledByMask
  case row
  case rowOfTexts
  case movedAfterSuper
  case insetAfterSuper
  case laysOutAChild
  case laysOutATiedChild
  case putsInFrontAgain
  case addsAgain
  case lastLayerFills

  // With constraints.
  case constraintOffAndOn
  case constraintsOffAndOn
  case constantByWidth
  case sameConstant
  case samePriorityOfContent
  case constraintsByWidth
  case remakesConstraints
  case updatesConstraints
  case setsUpConstraintsOnce

  // With properties.
  case preferredWidth
  case ownPreferredWidth
  case marginsByWidth
  case sameMargins
  case hiddenByWidth
  case sameHidden
  case axisByWidth
  case arrangesAgain
  case rebuildsByWidth
  case fontByWidth
  case sameText
  case sameAttributedText
  case sameFont
  case sameImage
  case sameTitle
  case sameConfiguration
  case sameInsetsOfAButton
  case cornersByHeight
  case shadowPath

  // With passes.
  case asksWhenTheSizeChanged
  case asksItsSuperviewWhenTheSizeChanged
  case invalidatesUntilItFits
  case invalidatesAlways

  /// Whether it needs no constraints, so that it works without a call of `super`.
  var isPlain: Bool {
    switch self {
    case .framesInSteps, .fittedAndCentered, .wrappedAndFitted, .boundsAndCenter, .onlyWhatDiffers,
      .filledByMask, .row, .rowOfTexts, .laysOutAChild, .putsInFrontAgain, .addsAgain,
      .lastLayerFills, .cornersByHeight, .shadowPath, .sameHidden, .asksWhenTheSizeChanged,
      .asksItsSuperviewWhenTheSizeChanged:
      true
    default:
      false
    }
  }

  /// Whether it moves what constraints have placed just before.
  var movesByADistance: Bool { self == .movedAfterSuper || self == .insetAfterSuper }

  /// Whether the view has to be one that can answer with a content size.
  var isOfContent: Bool { self == .invalidatesUntilItFits || self == .invalidatesAlways }
}

extension ManualLayout {
  private static let longText = "Several words that need a second line where there is little room"

  /// Adds what is to be placed, and returns what places it.
  @MainActor
  func install(in view: UIView) -> @MainActor () -> Void {
    if isPlain { return installFrames(in: view) }
    switch self {
    case .constraintOffAndOn, .constraintsOffAndOn, .constantByWidth, .sameConstant,
      .samePriorityOfContent, .constraintsByWidth, .remakesConstraints, .updatesConstraints,
      .setsUpConstraintsOnce, .movedAfterSuper, .insetAfterSuper, .laysOutATiedChild:
      return installConstraints(in: view)
    case .invalidatesUntilItFits, .invalidatesAlways:
      return installContent(in: view)
    default:
      return installProperties(in: view)
    }
  }

  @MainActor
  private func installFrames(in view: UIView) -> @MainActor () -> Void {
    func add<Child: UIView>(_ child: Child) -> Child {
      view.addSubview(child)
      return child
    }
    func addLabel() -> UILabel {
      let label = add(UILabel())
      label.text = Self.longText
      return label
    }
    switch self {
    case .fittedAndCentered:
      let label = addLabel()
      return { [unowned view] in
        label.frame = view.bounds
        label.sizeToFit()
        label.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      }
    case .wrappedAndFitted:
      let label = addLabel()
      label.numberOfLines = 0
      return { [unowned view] in
        let room = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
        label.frame = CGRect(origin: .zero, size: label.sizeThatFits(room))
        label.frame.origin.y = view.bounds.maxY - label.frame.height
      }
    case .boundsAndCenter:
      let child = add(UIView())
      return { [unowned view] in
        child.bounds.size = CGSize(width: view.bounds.width / 3, height: 10.3)
        child.center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY)
      }
    case .onlyWhatDiffers:
      let child = add(UIView())
      return { [unowned view] in
        let place = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 3.3, bottom: 0, right: 3.3))
        if child.frame != place { child.frame = place }
      }
    case .filledByMask:
      let child = add(UIView())
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return { [unowned view] in
        if child.frame != view.bounds { child.frame = view.bounds }
      }
    case .row:
      let children = (0..<3).map { _ in add(UIView()) }
      return { [unowned view] in
        let width = view.bounds.width / 3
        for (index, child) in children.enumerated() {
          child.frame = CGRect(
            x: Double(index) * width, y: 0, width: width, height: view.bounds.height)
        }
      }
    case .rowOfTexts:
      let labels = (0..<3).map { _ in addLabel() }
      return { [unowned view] in
        var x = 0.0
        for (index, label) in labels.enumerated() {
          label.text = index == 1 ? "middle" : "end"
          label.sizeToFit()
          label.frame.origin = CGPoint(x: x, y: (view.bounds.height - label.frame.height) / 2)
          x = label.frame.maxX + 8
        }
      }
    case .laysOutAChild:
      let child = add(ManualView(ways: [.framesInSteps, .constantByWidth], call: .superFirst))
      return { [unowned view] in
        child.frame = view.bounds
        child.layoutIfNeeded()
        child.frame.size.height = 30.5
        child.layoutIfNeeded()
      }
    case .putsInFrontAgain:
      let (back, front) = (add(UIView()), add(UIView()))
      return { [unowned view] in
        back.frame = view.bounds
        front.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        view.sendSubviewToBack(back)
        view.bringSubviewToFront(front)
      }
    case .addsAgain:
      let child = add(UIView())
      return { [unowned view] in
        view.addSubview(child)
        child.frame = view.bounds
      }
    case .lastLayerFills:
      let layer = CALayer()
      view.layer.addSublayer(layer)
      return { [unowned view] in layer.frame = view.bounds }
    case .cornersByHeight:
      let child = add(UIView())
      return { [unowned view] in
        child.frame = view.bounds
        child.layer.cornerRadius = child.bounds.height / 2
        child.clipsToBounds = true
      }
    case .shadowPath:
      return { [unowned view] in
        view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil)
      }
    case .sameHidden:
      let child = add(UIView())
      return { [unowned view] in
        child.isHidden = true
        child.alpha = 0.5
        child.frame = view.bounds
      }
    case .asksWhenTheSizeChanged, .asksItsSuperviewWhenTheSizeChanged:
      let isForItself = self == .asksWhenTheSizeChanged
      let child = add(UIView())
      var size = CGSize.zero
      return { [unowned view] in
        if isForItself { child.frame = CGRect(origin: .zero, size: size) }
        if size == view.bounds.size { return }
        size = view.bounds.size
        if isForItself { view.setNeedsLayout() } else { view.superview?.setNeedsLayout() }
      }
    default:
      let child = add(UIView())
      return { [unowned view] in
        child.frame = view.bounds
        child.frame.size.height = 20
      }
    }
  }

  @MainActor
  private func installConstraints(in view: UIView) -> @MainActor () -> Void {
    let tied = UIView()
    tied.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tied)
    NSLayoutConstraint.activate([
      tied.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
      tied.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3.3),
    ])
    if self == .insetAfterSuper {
      NSLayoutConstraint.activate([
        tied.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 200),
        tied.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 200),
      ])
      return {
        tied.frame = tied.frame.inset(by: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
      }
    }
    let width = tied.widthAnchor.constraint(equalToConstant: 10)
    let height = tied.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, height])
    switch self {
    case .movedAfterSuper: return { tied.frame.origin.y += 5 }
    case .laysOutATiedChild: return { tied.layoutIfNeeded() }
    case .constraintOffAndOn:
      return {
        width.isActive = false
        width.isActive = true
      }
    case .constraintsOffAndOn:
      return {
        NSLayoutConstraint.deactivate([width, height])
        NSLayoutConstraint.activate([width, height])
      }
    case .constantByWidth: return { [unowned view] in width.constant = view.bounds.width / 4 }
    case .samePriorityOfContent:
      return {
        tied.setContentHuggingPriority(.required, for: .horizontal)
        tied.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      }
    case .constraintsByWidth:
      let wide = tied.heightAnchor.constraint(equalToConstant: 40)
      height.isActive = false
      return { [unowned view] in
        let isWide = view.bounds.width > 150.6
        (isWide ? height : wide).isActive = false
        (isWide ? wide : height).isActive = true
      }
    case .remakesConstraints:
      var made = [width, height]
      return {
        NSLayoutConstraint.deactivate(made)
        made = [
          tied.widthAnchor.constraint(equalToConstant: 10),
          tied.heightAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(made)
      }
    case .setsUpConstraintsOnce:
      var isSetUp = false
      height.isActive = false
      (view as? ManualView)?.updates.append {
        if isSetUp { return }
        isSetUp = true
        tied.heightAnchor.constraint(equalToConstant: 25.3).isActive = true
      }
      view.setNeedsUpdateConstraints()
      return {}
    case .updatesConstraints:
      (view as? ManualView)?.updates.append { [unowned view] in
        NSLayoutConstraint.deactivate([width])
        width.constant = view.bounds.height > 100.6 ? 30 : 20
        NSLayoutConstraint.activate([width])
      }
      var wasHigh: Bool?
      return { [unowned view] in
        let isHigh = view.bounds.height > 100.6
        if wasHigh != isHigh { view.setNeedsUpdateConstraints() }
        wasHigh = isHigh
      }
    default: return { width.constant = 10 }
    }
  }

  @MainActor
  private func installContent(in view: UIView) -> @MainActor () -> Void {
    guard let view = view as? ManualView else { return {} }
    let isSparing = self == .invalidatesUntilItFits
    return { [unowned view] in
      view.wantedHeight = (2000 / max(view.bounds.width, 20)).rounded(.up) * 10
      if !isSparing || view.bounds.height != view.wantedHeight {
        view.invalidateIntrinsicContentSize()
      }
    }
  }

  @MainActor
  private func installProperties(in view: UIView) -> @MainActor () -> Void {
    func addTied<Child: UIView>(_ child: Child, margins: Bool = false) -> Child {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: margins ? guide.topAnchor : view.topAnchor),
        child.leadingAnchor.constraint(
          equalTo: margins ? guide.leadingAnchor : view.leadingAnchor),
      ])
      return child
    }
    func addStack() -> UIStackView {
      let boxes = [20.0, 30].map { length in
        let box = FuzzView()
        box.content = CGSize(width: length, height: length / 2)
        return box
      }
      return addTied(UIStackView(arrangedSubviews: boxes))
    }
    switch self {
    case .preferredWidth, .ownPreferredWidth:
      let isOwn = self == .ownPreferredWidth
      let label = addTied(isOwn ? SelfWrappingLabel() : UILabel())
      label.text = Self.longText
      label.numberOfLines = 0
      // The text must not decide on the width that decides on the text.
      let width = view.widthAnchor.constraint(equalToConstant: 180.5)
      width.priority = UILayoutPriority(760)
      label.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
      NSLayoutConstraint.activate([
        width, label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      if isOwn { return {} }
      return { [unowned view] in label.preferredMaxLayoutWidth = view.bounds.width }
    case .marginsByWidth:
      let child = addTied(UIView(), margins: true)
      child.widthAnchor.constraint(equalToConstant: 10).isActive = true
      return { [unowned view] in
        let inset = view.bounds.width > 150.6 ? 20.5 : 5
        view.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      }
    case .sameMargins:
      _ = addTied(UIView(), margins: true)
      return { [unowned view] in
        view.layoutMargins = UIEdgeInsets(top: 3, left: 3.3, bottom: 3, right: 3)
      }
    case .hiddenByWidth:
      let stack = addStack()
      return { [unowned view] in
        stack.arrangedSubviews[1].isHidden = view.bounds.width < 150.6
      }
    case .axisByWidth:
      let stack = addStack()
      return { [unowned view] in
        stack.axis = view.bounds.width > 150.6 ? .horizontal : .vertical
        stack.spacing = view.bounds.width > 150.6 ? 8 : 4
      }
    case .arrangesAgain:
      let stack = addStack()
      return {
        for child in stack.arrangedSubviews {
          stack.removeArrangedSubview(child)
          child.removeFromSuperview()
          stack.addArrangedSubview(child)
        }
      }
    case .rebuildsByWidth:
      let stack = addStack()
      var wasWide: Bool?
      return { [unowned view] in
        let isWide = view.bounds.width > 150.6
        if wasWide == isWide { return }
        wasWide = isWide
        for child in stack.arrangedSubviews { child.removeFromSuperview() }
        for _ in 0..<(isWide ? 3 : 1) {
          let box = FuzzView()
          box.content = CGSize(width: 12.3, height: 10)
          stack.addArrangedSubview(box)
        }
      }
    case .sameConfiguration:
      let button = addTied(UIButton(configuration: .filled()))
      return {
        button.configuration?.title = "Title"
        button.configuration?.imagePadding = 4
        button.configuration?.image = UIImage(systemName: "star")
      }
    case .sameImage:
      let picture = addTied(UIImageView())
      let image = UIImage(systemName: "star")
      return { picture.image = image }
    case .sameTitle:
      let button = addTied(UIButton(type: .system))
      return {
        button.setTitle("Title", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
      }
    case .sameInsetsOfAButton:
      let button = addTied(UIButton(type: .custom))
      button.setTitle("Title", for: .normal)
      return {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.contentEdgeInsets = insets
        button.titleEdgeInsets = insets
        button.imageEdgeInsets = insets
      }
    default:
      return installText(of: addTied(UILabel()), in: view)
    }
  }

  @MainActor
  private func installText(of label: UILabel, in view: UIView) -> @MainActor () -> Void {
    label.text = "Text"
    switch self {
    case .fontByWidth:
      return { [unowned view] in
        label.font = .systemFont(ofSize: view.bounds.width > 150.6 ? 20 : 12)
      }
    case .sameAttributedText:
      return {
        label.attributedText = NSAttributedString(
          string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 21)])
      }
    case .sameFont: return { label.font = .boldSystemFont(ofSize: 17) }
    default:
      return {
        label.text = "Other text"
        label.numberOfLines = 2
        label.lineBreakMode = .byWordWrapping
        label.textAlignment = .center
      }
    }
  }
}
