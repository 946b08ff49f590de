import Foundation
import LayoutReport

/// A guide that a view makes for its margins or its safe area, and the constraints that tie it to
/// the view.
@MainActor
final class SystemGuide {
  enum Role: Hashable {
    case layoutMargins
    case readableContent
    case safeArea
    case keyboard

    var identifier: String {
      switch self {
      case .layoutMargins: "UIViewLayoutMarginsGuide"
      case .readableContent: "UIViewReadableContentGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .keyboard: "UIViewKeyboardLayoutGuide"
      }
    }

    /// The property of a view that returns the guide.
    var property: String {
      switch self {
      case .layoutMargins: "layoutMarginsGuide"
      case .readableContent: "readableContentGuide"
      case .safeArea: "safeAreaLayoutGuide"
      case .keyboard: "keyboardLayoutGuide"
      }
    }

    /// The identifier of a constraint of the guide, such as `UIView-leftMargin-guide-constraint`.
    func constraintIdentifier(_ side: String) -> String {
      switch self {
      case .layoutMargins: "UIView-\(side)Margin-guide-constraint"
      case .readableContent: "UIView-\(side)Readable-guide-constraint"
      case .safeArea: "UIViewSafeAreaLayoutGuide-\(side)"
      case .keyboard: "UIView-\(side)Keyboard-guide-constraint"
      }
    }
  }

  /// The largest width of readable content at the default text size, in points.
  static let readableWidth: CGFloat = 672

  let guide: UILayoutGuide
  nonisolated let item: LayoutItem
  fileprivate let role: Role
  private let left: NSLayoutConstraint
  private let right: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let bottom: NSLayoutConstraint
  private var constraints: [NSLayoutConstraint]
  private let spans: [GuideSpan]

  /// Makes the guide, which is tied to the view as soon as a constraint speaks of it.
  init(_ role: Role, in view: UIView, guide: UILayoutGuide = UILayoutGuide()) {
    self.role = role
    self.guide = guide
    item = guide.item
    guide.identifier = role.identifier
    guide.systemProperty = role.property
    guide.item.state.insert(.hasGuideSpans)
    view.adopt(guide)
    if role == .readableContent {
      // Centered within the margins, and as wide as they are, as far as that is not too wide to read.
      left = guide.centerXAnchor.constraint(equalTo: view.centerXAnchor)
      right = view.widthAnchor.constraint(equalTo: guide.widthAnchor)
      right.priority = GuideSpan.priority
    } else {
      left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
      right = view.rightAnchor.constraint(equalTo: guide.rightAnchor)
    }
    top =
      role == .keyboard
      ? view.bottomAnchor.constraint(equalTo: guide.topAnchor)
      : guide.topAnchor.constraint(equalTo: view.topAnchor)
    bottom = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    let sides = [(left, "left"), (right, "right"), (top, "top"), (bottom, "bottom")]
    for (constraint, side) in sides { constraint.identifier = role.constraintIdentifier(side) }
    constraints = sides.map(\.0)
    switch role {
    case .readableContent:
      let limit = guide.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth)
      limit.identifier = role.constraintIdentifier("width")
      constraints.append(limit)
      spans = [
        GuideSpan(of: guide.item, .width, near: nil, far: right, limit: Self.readableWidth),
        GuideSpan(of: guide.item, .height, near: top, far: bottom),
      ]
    case .keyboard:
      // It is as high as the keyboard, however low the view is.
      spans = [GuideSpan(of: guide.item, .width, near: left, far: right)]
    case .layoutMargins, .safeArea:
      spans = [
        GuideSpan(of: guide.item, .width, near: left, far: right),
        GuideSpan(of: guide.item, .height, near: top, far: bottom),
      ]
    }
    for span in spans { span.far.givesWay = true }
  }

  /// Whether constraints of others than the guide itself speak of it.
  var isUsed: Bool {
    guide.item.references.count > constraints.count { $0.holder != nil }
  }

  /// Ties the guide to the view, or lets go of it: what nobody uses must not hold the view.
  func useChanged() {
    guard let view = guide.item.parent else { return }
    let isUsed = isUsed
    if isUsed == view.rare?.guideSpans.contains(where: { $0.guide == guide.item }) { return }
    let rare = view.makeRare()
    rare.guideSpans.removeAll { $0.guide == guide.item }
    if isUsed {
      rare.guideSpans += spans
      for constraint in constraints where constraint.holder == nil {
        view.view?.holdSystemMade(constraint)
      }
    } else {
      for constraint in constraints { constraint.holder?.release(constraint) }
    }
    if rare.guideSpans.isEmpty {
      view.state.remove(.hasGuideSpans)
    } else {
      view.state.insert(.hasGuideSpans)
    }
    if view.parent == nil { view.engine?.rows.rootSizeChanged() }
  }

  /// Updates the constraints to the margins or the safe area of the view.
  ///
  /// - Returns: Whether the keyboard covers another part of the view, of which nobody is notified.
  @discardableResult
  func update(in view: UIView) -> Bool {
    let old = role == .keyboard ? constraints.map { $0.terms.constant } : []
    let insets = insetsOfCircle(in: view) ?? insets(in: view)
    let offset = offset(in: view)
    if role == .readableContent {
      left.setConstant((insets.left - insets.right) / 2)
      right.setConstant(insets.left + insets.right)
    } else {
      left.setConstant(insets.left + offset.x)
      right.setConstant(insets.right - offset.x)
    }
    top.setConstant(role == .keyboard ? insets.top - offset.y : insets.top + offset.y)
    bottom.setConstant(insets.bottom - offset.y)
    return role == .keyboard && constraints.map { $0.terms.constant } != old
  }

  /// Returns how far the guide is from where it would be if nothing scrolled.
  ///
  /// The safe area and the keyboard are measured from a view's bounds, which begin at the offset of a scroll
  /// view. Margins are of its content.
  private func offset(in view: UIView) -> CGPoint {
    switch role {
    case .safeArea, .keyboard: view.item.contentOffset
    case .layoutMargins, .readableContent: .zero
    }
  }

  /// Returns the guide's rectangle in the view's current bounds, without a layout.
  ///
  /// Where the insets do not fit, a layout ignores those on the right and at the bottom.
  func frame(in view: UIView) -> CGRect {
    let bounds = CGRect(origin: offset(in: view), size: view.item.frame.size)
    let whole = view.alignmentRect(forFrame: bounds)
    var insets = insets(in: view)
    if role == .keyboard { insets.top = whole.size.height - insets.top }
    let inner = whole.inset(by: insets)
    let frame = CGRect(
      x: inner.origin.x, y: inner.origin.y, width: max(0, inner.size.width),
      height: max(0, inner.size.height))
    guard role == .readableContent, frame.width > Self.readableWidth else { return frame }
    return frame.insetBy(dx: (frame.width - Self.readableWidth) / 2, dy: 0)
  }

  /// Returns the distances of the guide's sides from the view's. The top of the keyboard is
  /// measured from the view's bottom.
  private func insets(in view: UIView) -> UIEdgeInsets {
    switch role {
    case .layoutMargins, .readableContent: view.layoutMargins
    case .safeArea: view.safeAreaInsets
    case .keyboard: (guide as? UIKeyboardLayoutGuide)?.insets(in: view) ?? .zero
    }
  }

  /// The insets that the layout has found, where what the view says goes round in a circle.
  private func insetsOfCircle(in view: UIView) -> UIEdgeInsets? {
    let item = view.item
    guard item.mayHaveInsetCircle else { return nil }
    switch role {
    case .layoutMargins, .readableContent: return item.rare?.margins
    case .safeArea: return item.followedSafeArea
    case .keyboard: return item.insetsToFollow(insets(in: view), in: .keyboard)
    }
  }
}

extension UIView {
  func systemGuide(_ role: SystemGuide.Role) -> UILayoutGuide {
    let rare = item.makeRare()
    if let known = rare.systemGuides[role] { return known.guide }
    let made = SystemGuide(role, in: self)
    add(made)
    return made.guide
  }

  var trackingKeyboardGuide: UIKeyboardLayoutGuide {
    let rare = item.makeRare()
    if let known = rare.keyboardGuide { return known }
    let guide = UIKeyboardLayoutGuide()
    rare.keyboardGuide = guide
    add(SystemGuide(.keyboard, in: self, guide: guide))
    return guide
  }

  private func add(_ guide: SystemGuide) {
    // First, since the view is asked for its insets, and may ask for the guide to answer.
    item.makeRare().systemGuides[guide.role] = guide
    guide.update(in: self)
    item.guidesChanged()
  }
}

@MainActor
extension LayoutItem {
  /// What the view knows of a guide that it made.
  func systemGuide(_ guide: UILayoutGuide) -> SystemGuide? {
    rare?.systemGuides.values.first { $0.guide === guide }
  }
}

extension LayoutItem {
  /// Whether a view made the guide for its margins and the like.
  var isSystemGuide: Bool { state.contains(.hasGuideSpans) && isGuide }
}
