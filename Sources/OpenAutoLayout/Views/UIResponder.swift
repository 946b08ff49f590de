public import Foundation

/// What may answer to an event: views and view controllers, as links of a chain.
///
/// What views and controllers have in common and subclasses may override stands here, traits and
/// properties among it.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What was given to the responder and only few have. Made on first use.
  final var attachments: Attachments?

  public override init() {
    super.init()
  }

  /// The responder that is asked next: a view's controller or superview, a controller's superview.
  open var next: UIResponder? { nil }

  /// The view itself, or the view of the controller once it is loaded.
  var shownView: UIView? { nil }

  // MARK: Traits

  /// The overrides and registrations, if there are any.
  var traitEnvironment: TraitEnvironment? {
    get { nil }
    set {}
  }

  /// The traits that count here: those of what is around, and `traitOverrides` over them.
  open var traitCollection: UITraitCollection { .phone }

  /// The traits that are other here and in everything inside than around.
  ///
  ///     root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  open var traitOverrides: UITraitOverrides {
    get { traitEnvironment?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// Light or dark, whatever is around; ``UIUserInterfaceStyle/unspecified`` to follow that.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set {
      if newValue == .unspecified {
        traitOverrides.remove(UITraitUserInterfaceStyle.self)
      } else {
        traitOverrides.userInterfaceStyle = newValue
      }
    }
  }

  /// Called when the traits have changed, before the layout that follows. Does nothing unless
  /// overridden.
  ///
  /// ``UITraitChangeObservable/registerForTraitChanges(_:handler:)`` says which traits matter.
  ///
  ///     final class Gallery: UIView {
  ///       var columns = 2
  ///       override func traitCollectionDidChange(_ previous: UITraitCollection?) {
  ///         super.traitCollectionDidChange(previous)
  ///         columns = traitCollection.horizontalSizeClass == .regular ? 4 : 2
  ///       }
  ///     }
  ///
  /// - Parameter previousTraitCollection: The traits before; `nil` if there were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Properties

  /// Brings what a view shows up to date, before constraints and layout. Does nothing unless
  /// overridden.
  ///
  /// It is called once before the first layout, and after ``UIResponder/setNeedsUpdateProperties()``.
  /// An override calls `super`. A controller and its view are updated together.
  ///
  ///     final class Counter: UILabel {
  ///       var count = 0 { didSet { setNeedsUpdateProperties() } }
  ///       override func updateProperties() {
  ///         super.updateProperties()
  ///         text = "\(count) messages"
  ///       }
  ///     }
  ///     let counter = Counter()
  ///     view.addSubview(counter)
  ///     counter.count = 3
  ///     view.layoutIfNeeded()
  ///     // counter.text == "3 messages"
  open func updateProperties() {}

  /// Makes the next layout call ``updateProperties()``, once for any number of requests.
  ///
  ///     final class Counter: UILabel {
  ///       var count = 0 { didSet { setNeedsUpdateProperties() } }
  ///       override func updateProperties() { text = "\(count)" }
  ///     }
  open func setNeedsUpdateProperties() {
    shownView?.item.propertiesChanged()
  }

  /// Calls ``updateProperties()`` now, on those of the view and its subviews that asked for it.
  ///
  ///     view.setNeedsUpdateProperties()
  ///     view.updatePropertiesIfNeeded()
  open func updatePropertiesIfNeeded() {
    MainActor.stopUnlessCurrent()
    shownView?.item.updatePropertiesInSubtree()
  }

  // MARK: Touches and the keyboard

  /// Called when fingers come down. Nothing touches a view here.
  ///
  ///     final class Pad: UIView {
  ///       var isDown = false
  ///       override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         isDown = true
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The fingers that came down.
  ///   - event: All fingers that are down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers move. Nothing touches a view here.
  ///
  ///     final class Pad: UIView {
  ///       var place = CGPoint.zero
  ///       override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         if let touch = touches.first { place = touch.location(in: self) }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The fingers that moved.
  ///   - event: All fingers that are down.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers are lifted. Nothing touches a view here.
  ///
  ///     final class Pad: UIView {
  ///       var isDown = true
  ///       override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         isDown = false
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The fingers that were lifted.
  ///   - event: All fingers that are down.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches are interrupted. Nothing touches a view here.
  ///
  ///     final class Pad: UIView {
  ///       var isDown = true
  ///       override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         isDown = false
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The fingers whose touches count no more.
  ///   - event: All fingers that are down.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether the keyboard may go here.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the keyboard goes here: never.
  open var isFirstResponder: Bool { false }

  /// Asks for the keyboard.
  ///
  ///     let field = UITextField()
  ///     if !field.becomeFirstResponder() { field.isEnabled = true }
  ///
  /// - Returns: Whether the responder would get it.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Gives the keyboard back.
  ///
  ///     // UITextField().resignFirstResponder() == true
  ///
  /// - Returns: Whether the responder lets it go: always.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// What shows above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// What shows in place of the keyboard.
  open var inputView: UIView? { nil }

  /// Called for what a nib file made, and there is none here.
  ///
  ///     final class Row: UIView {
  ///       override func awakeFromNib() {
  ///         super.awakeFromNib()
  ///         clipsToBounds = true
  ///       }
  ///     }
  open func awakeFromNib() {}

  /// Called by an interface editor, and there is none here.
  ///
  ///     final class Row: UILabel {
  ///       override func prepareForInterfaceBuilder() { text = "Preview" }
  ///     }
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility, which is stored

  /// Whether the view is one thing to those who do not see it.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What the view is called.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What happens when it is activated.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What it stands at.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// What is in it, in order.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Whether what is in it is left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether everything beside it is left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal }
    set { accessibility.viewIsModal = newValue }
  }

  /// Whether what is in it is read before what is beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// What else can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Activates it.
  ///
  ///     final class Toggle: UIView {
  ///       var isOn = false
  ///       override func accessibilityActivate() -> Bool {
  ///         isOn.toggle()
  ///         return true
  ///       }
  ///     }
  ///     // Toggle().accessibilityActivate() == true
  ///
  /// - Returns: Whether that did something.
  open func accessibilityActivate() -> Bool { false }

  /// Raises its value.
  ///
  ///     final class Rating: UIView {
  ///       var stars = 3
  ///       override func accessibilityIncrement() { stars = min(5, stars + 1) }
  ///     }
  open func accessibilityIncrement() {}

  /// Lowers its value.
  ///
  ///     final class Rating: UIView {
  ///       var stars = 3
  ///       override func accessibilityDecrement() { stars = max(0, stars - 1) }
  ///     }
  open func accessibilityDecrement() {}
}
