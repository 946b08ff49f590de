import Foundation

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
  fileprivate let role: Role
  private let left: NSLayoutConstraint
  private let right: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let bottom: NSLayoutConstraint

  /// Makes the guide, which is to be tied to the view.
  init(_ role: Role, in view: UIView, guide: UILayoutGuide = UILayoutGuide()) {
    self.role = role
    self.guide = guide
    guide.identifier = role.identifier
    guide.systemProperty = role.property
    view.adopt(guide)
    let isReadable = role == .readableContent
    left =
      isReadable
      ? guide.leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor)
      : guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    right =
      isReadable
      ? view.rightAnchor.constraint(greaterThanOrEqualTo: guide.rightAnchor)
      : view.rightAnchor.constraint(equalTo: guide.rightAnchor)
    top =
      role == .keyboard
      ? view.bottomAnchor.constraint(equalTo: guide.topAnchor)
      : guide.topAnchor.constraint(equalTo: view.topAnchor)
    bottom = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    let sides = [(left, "left"), (right, "right"), (top, "top"), (bottom, "bottom")]
    for (constraint, side) in sides { constraint.identifier = role.constraintIdentifier(side) }
  }

  /// Ties the guide to the view.
  ///
  /// The view is asked for its insets, and may ask for the guide to answer. So it has to know the guide.
  fileprivate func tie(to view: UIView) {
    update(in: view)
    for constraint in [left, right, top, bottom] { view.holdSystemMade(constraint) }
    if role == .readableContent { limitWidth(in: view) }
  }

  /// Centers the guide within the margins, as wide as they allow, and not wider than
  /// ``readableWidth``.
  private func limitWidth(in view: UIView) {
    let margins = view.layoutMarginsGuide
    let full = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    full.priority = UILayoutPriority(999)
    let limits = [
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth), full,
    ]
    for constraint in limits {
      constraint.identifier = role.constraintIdentifier("width")
      view.holdSystemMade(constraint)
    }
  }

  /// Updates the constraints to the margins or the safe area of the view.
  func update(in view: UIView) {
    let insets = insets(in: view)
    left.setConstant(insets.left)
    right.setConstant(insets.right)
    top.setConstant(insets.top)
    bottom.setConstant(insets.bottom)
  }

  /// Returns the guide's rectangle in the view's current bounds, without a layout.
  ///
  /// Where the insets do not fit, a layout ignores those on the right and at the bottom.
  func frame(in view: UIView) -> CGRect {
    let whole = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.item.frame.size))
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
    item.makeRare().systemGuides[guide.role] = guide
    guide.tie(to: self)
    item.guidesChanged()
  }
}
