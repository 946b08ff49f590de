public import Foundation

/// An object of the responder chain: a view or a view controller.
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

  /// The next responder: a view's controller or superview, a controller's superview.
  open var next: UIResponder? { nil }

  /// The view itself, or the view of the controller once it is loaded.
  var shownView: UIView? { nil }

  // MARK: Traits

  /// The overrides and registrations, if there are any.
  var traitEnvironment: TraitEnvironment? {
    get { nil }
    set {}
  }

  /// The traits of this object: those around it, and ``UIResponder/traitOverrides`` over them.
  open var traitCollection: UITraitCollection { .phone }

  /// The traits that are overridden here, for this object and everything in it.
  ///
  ///     root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  open var traitOverrides: UITraitOverrides {
    get { traitEnvironment?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// The light or dark style of this object and everything in it;
  /// ``UIUserInterfaceStyle/unspecified`` for the style around it.
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
  /// ``UITraitChangeObservable`` says which traits matter.
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
    shownView?.item.needsUpdate(.needsUpdateProperties)
  }

  /// Calls ``updateProperties()`` now, on those of the view and its subviews that asked for it.
  ///
  ///     view.setNeedsUpdateProperties()
  ///     view.updatePropertiesIfNeeded()
  open func updatePropertiesIfNeeded() {
    MainActor.stopUnlessCurrent()
    shownView?.item.updateSubtree(.needsUpdateProperties)
  }

  // MARK: Touches and the keyboard

  /// Called when touches begin. There are none here.
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

  /// Called when touches move. There are none here.
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

  /// Called when touches end. There are none here.
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

  /// Called when the system cancels touches. There are none here.
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

  /// Whether the responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this is the first responder: never.
  open var isFirstResponder: Bool { false }

  /// Asks to become the first responder, which gets the keyboard.
  ///
  ///     let field = UITextField()
  ///     if !field.becomeFirstResponder() { field.isEnabled = true }
  ///
  /// - Returns: Whether the responder would get it.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Asks to stop being the first responder.
  ///
  ///     // UITextField().resignFirstResponder() == true
  ///
  /// - Returns: Whether the responder lets it go: always.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// The commands of a keyboard. Nobody reads them here.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Asks for another view in place of the keyboard. Nothing shows here.
  ///
  ///     UITextField().reloadInputViews()
  open func reloadInputViews() {}

  /// Called when the device was shaken. Nobody shakes it here.
  ///
  ///     final class Board: UIView {
  ///       override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
  ///         if motion == .motionShake { alpha = 1 }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - motion: What was done with the device.
  ///   - event: The event.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The view in place of the keyboard.
  open var inputView: UIView? { nil }

  /// Called after loading from a nib file. Nothing calls it here.
  ///
  ///     final class Row: UIView {
  ///       override func awakeFromNib() {
  ///         super.awakeFromNib()
  ///         clipsToBounds = true
  ///       }
  ///     }
  open func awakeFromNib() {}

  /// Called in Interface Builder. Nothing calls it here.
  ///
  ///     final class Row: UILabel {
  ///       override func prepareForInterfaceBuilder() { text = "Preview" }
  ///     }
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility, which is stored

  /// Whether this is an accessibility element, which VoiceOver reads as one.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// The name of the element.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The result of activating the element.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value of the element.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// The role, the state and the behavior of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The elements inside, in reading order.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Whether the elements inside are hidden from VoiceOver.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether the elements beside this one are hidden from VoiceOver.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal }
    set { accessibility.viewIsModal = newValue }
  }

  /// Whether the elements inside are read before those beside this one.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// What a person may say to mean the element.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels }
    set { accessibility.userInputLabels = newValue }
  }

  /// The language of what is said of the element.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// Whether the element keeps its colors where all others are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertedColors }
    set { accessibility.ignoresInvertedColors = newValue }
  }

  /// The custom actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Activates the element.
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

  /// Increases the value of the element.
  ///
  ///     final class Rating: UIView {
  ///       var stars = 3
  ///       override func accessibilityIncrement() { stars = min(5, stars + 1) }
  ///     }
  open func accessibilityIncrement() {}

  /// Decreases the value of the element.
  ///
  ///     final class Rating: UIView {
  ///       var stars = 3
  ///       override func accessibilityDecrement() { stars = max(0, stars - 1) }
  ///     }
  open func accessibilityDecrement() {}
}
