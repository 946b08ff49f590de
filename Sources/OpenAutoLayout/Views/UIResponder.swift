public import Foundation

/// An object of the responder chain: a view or a view controller.
///
/// It has what views and view controllers have in common, such as their traits.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The properties that only few responders have. Made on first use.
  final var attachments: Attachments?

  public override init() {
    super.init()
  }

  /// The next responder. For a view, it is its controller or its superview.
  open var next: UIResponder? { nil }

  /// The view itself, or the view of the controller once it is loaded.
  var shownView: UIView? { nil }

  // MARK: Traits

  /// The overrides and registrations, if there are any.
  var traitEnvironment: TraitEnvironment? {
    get { nil }
    set {}
  }

  /// The traits of this object: those of its superview, with its ``UIResponder/traitOverrides``.
  open var traitCollection: UITraitCollection { .phone }

  /// The traits that this object overrides for itself and its subviews.
  ///
  ///     root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  open var traitOverrides: UITraitOverrides {
    get { traitEnvironment?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// The style that this object overrides for itself and its subviews.
  ///
  /// The default is ``UIUserInterfaceStyle/unspecified``, which inherits the style.
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

  /// Notifies the object that its traits have changed. Does nothing unless overridden.
  ///
  /// It is called before the next layout. To observe some traits only, register a closure as
  /// ``UITraitChangeObservable`` describes.
  ///
  ///     final class Gallery: UIView {
  ///       var columns = 2
  ///       override func traitCollectionDidChange(_ previous: UITraitCollection?) {
  ///         super.traitCollectionDidChange(previous)
  ///         columns = traitCollection.horizontalSizeClass == .regular ? 4 : 2
  ///       }
  ///     }
  ///
  /// - Parameter previousTraitCollection: The previous traits, or `nil` if there were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Updates the traits of the object now, and notifies it and its subviews of changes.
  ///
  /// A layout does this by itself.
  ///
  ///     let card = UIView()
  ///     card.traitOverrides.horizontalSizeClass = .regular
  ///     card.updateTraitsIfNeeded()
  ///     // card.traitCollection.horizontalSizeClass == .regular
  open func updateTraitsIfNeeded() {
    MainActor.stopUnlessCurrent()
    shownView?.item.settleTraitsInSubtree()
  }

  // MARK: Properties

  /// Updates the properties of a view, before constraints and layout. Does nothing unless
  /// overridden.
  ///
  /// It is called before the first layout, and before the next one after
  /// ``UIResponder/setNeedsUpdateProperties()``. An override calls `super`. A controller and its
  /// view are updated together.
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

  /// Makes the next layout call ``updateProperties()``, once for any number of calls.
  ///
  ///     final class Counter: UILabel {
  ///       var count = 0 { didSet { setNeedsUpdateProperties() } }
  ///       override func updateProperties() { text = "\(count)" }
  ///     }
  open func setNeedsUpdateProperties() {
    shownView?.item.needsUpdate(.needsUpdateProperties)
  }

  /// Calls ``updateProperties()`` now, on the view and those of its subviews that need it.
  ///
  ///     view.setNeedsUpdateProperties()
  ///     view.updatePropertiesIfNeeded()
  open func updatePropertiesIfNeeded() {
    MainActor.stopUnlessCurrent()
    shownView?.item.updateSubtree(.needsUpdateProperties)
  }

  // MARK: Touches and the keyboard

  /// Notifies the responder that touches have begun. There are none here.
  ///
  ///     final class Pad: UIView {
  ///       var isDown = false
  ///       override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         isDown = true
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with the touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Notifies the responder that touches have moved. There are none here.
  ///
  ///     final class Pad: UIView {
  ///       var place = CGPoint.zero
  ///       override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         if let touch = touches.first { place = touch.location(in: self) }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with the touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Notifies the responder that touches have ended. There are none here.
  ///
  ///     final class Pad: UIView {
  ///       var isDown = true
  ///       override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         isDown = false
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event with the touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Notifies the responder that the system has canceled touches. There are none here.
  ///
  ///     final class Pad: UIView {
  ///       var isDown = true
  ///       override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///         isDown = false
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touches: The touches that were canceled.
  ///   - event: The event with the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Notifies the responder that presses of keys or buttons have begun. There are none here.
  ///
  ///     final class Board: UIView {
  ///       var isDown = false
  ///       override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
  ///         isDown = true
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - presses: The presses that began.
  ///   - event: The event with the presses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Notifies the responder that the force of presses has changed. There are none here.
  ///
  ///     final class Board: UIView {
  ///       var force: CGFloat = 0
  ///       override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
  ///         force = presses.first?.force ?? 0
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - presses: The presses that changed.
  ///   - event: The event with the presses.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Notifies the responder that presses have ended. There are none here.
  ///
  ///     final class Board: UIView {
  ///       var isDown = true
  ///       override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
  ///         isDown = false
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - presses: The presses that ended.
  ///   - event: The event with the presses.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Notifies the responder that the system has canceled presses. There are none here.
  ///
  ///     final class Board: UIView {
  ///       var isDown = true
  ///       override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
  ///         isDown = false
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - presses: The presses that were canceled.
  ///   - event: The event with the presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Whether the responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder gives up being the first responder. The default is `true`.
  open var canResignFirstResponder: Bool { true }
  /// Whether this is the first responder: always `false` here.
  open var isFirstResponder: Bool { false }

  /// Makes this the first responder. There is no keyboard here, so nothing changes.
  ///
  ///     let field = UITextField()
  ///     if !field.becomeFirstResponder() { field.isEnabled = true }
  ///
  /// - Returns: Whether the responder can become the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Gives up being the first responder. Nothing changes here.
  ///
  ///     // UITextField().resignFirstResponder() == true
  ///
  /// - Returns: Whether the responder gives it up: always `true` here.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// The objects that get the focus first, in this order. Nothing moves the focus here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Notifies the responder that the focus has moved within it. Nothing calls it here.
  ///
  ///     final class Card: UIView {
  ///       override func didUpdateFocus(
  ///         in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ///       ) { alpha = context.nextFocusedView === self ? 1 : 0.5 }
  ///     }
  ///
  /// - Parameters:
  ///   - context: The change.
  ///   - coordinator: The animations of the change.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The keyboard commands of the responder. Nothing reads them here.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Reloads the views of the keyboard. It has no effect here.
  ///
  ///     UITextField().reloadInputViews()
  open func reloadInputViews() {}

  /// Notifies the responder that a motion, such as a shake, has begun. Nothing calls it here.
  ///
  ///     final class Board: UIView {
  ///       override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
  ///         if motion == .motionShake { alpha = 0.5 }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - motion: The kind of motion.
  ///   - event: The event of the motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Notifies the responder that the system has canceled a motion. Nothing calls it here.
  ///
  ///     final class Board: UIView {
  ///       override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
  ///         alpha = 1
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - motion: The kind of motion.
  ///   - event: The event of the motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Notifies the responder that a motion, such as a shake, has ended. Nothing calls it here.
  ///
  ///     final class Board: UIView {
  ///       override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
  ///         if motion == .motionShake { alpha = 1 }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - motion: The kind of motion.
  ///   - event: The event of the motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// The view above the keyboard. Nothing shows it here.
  open var inputAccessoryView: UIView? { nil }
  /// The view in place of the keyboard. Nothing shows it here.
  open var inputView: UIView? { nil }

  /// Prepares the object after it was loaded from a nib file. Nothing calls it here.
  ///
  ///     final class Row: UIView {
  ///       override func awakeFromNib() {
  ///         super.awakeFromNib()
  ///         clipsToBounds = true
  ///       }
  ///     }
  open func awakeFromNib() {}

  /// Prepares the object for Interface Builder. Nothing calls it here.
  ///
  ///     final class Row: UILabel {
  ///       override func prepareForInterfaceBuilder() { text = "Preview" }
  ///     }
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility, which is stored

  /// Whether the object is an accessibility element, which VoiceOver reads as one.
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

  /// The accessibility elements inside the object, in reading order.
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

  /// The names that a person can say to choose the element.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels }
    set { accessibility.userInputLabels = newValue }
  }

  /// The language of the element's texts.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// Whether the element keeps its colors while the screen's are inverted.
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
  /// - Returns: Whether the activation had an effect.
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

  /// The name of the element, with attributes of its speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.attributedLabel }
    set { accessibility.attributedLabel = newValue }
  }

  /// The result of activating the element, with attributes of its speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.attributedHint }
    set { accessibility.attributedHint = newValue }
  }

  /// The value of the element, with attributes of its speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.attributedValue }
    set { accessibility.attributedValue = newValue }
  }

  /// The frame of the element in the coordinates of the screen, in points.
  ///
  /// The default is where a view is in its window.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? frameOnScreen }
    set { accessibility.frame = newValue }
  }

  /// The outline of the element in the coordinates of the screen, or `nil` for
  /// ``accessibilityFrame``.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// The point that VoiceOver taps, in the coordinates of the screen, in points. The default is the
  /// center of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? accessibilityFrame.center }
    set { accessibility.activationPoint = newValue }
  }

  /// The kind of container that the element is. The default is
  /// ``UIAccessibilityContainerType/none``.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  /// The way in which the elements inside are visited. The default is
  /// ``UIAccessibilityNavigationStyle/automatic``.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }

  /// The rotors that are offered inside the element.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility.customRotors }
    set { accessibility.customRotors = newValue }
  }

  /// Whether the element reacts to people. The default is `true` for a view that takes touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToInteraction ?? (shownView?.isUserInteractionEnabled ?? false) }
    set { accessibility.respondsToInteraction = newValue }
  }

  /// Returns the number of ``accessibilityElements``.
  ///
  ///     card.accessibilityElements = [title, subtitle]
  ///     // card.accessibilityElementCount() == 2
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns one of the ``accessibilityElements``.
  ///
  ///     card.accessibilityElements = [title, subtitle]
  ///     // card.accessibilityElement(at: 1) as? UILabel === subtitle
  ///
  /// - Parameter index: The index of the element.
  /// - Returns: The element, or `nil` if there is none at the index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of one of the ``accessibilityElements``.
  ///
  ///     card.accessibilityElements = [title, subtitle]
  ///     // card.index(ofAccessibilityElement: subtitle) == 1
  ///
  /// - Parameter element: The element, an object.
  /// - Returns: The index, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  /// Scrolls the content of the element. The default does not.
  ///
  ///     final class Pages: UIView {
  ///       var page = 1
  ///       override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
  ///         page += direction == .next ? 1 : -1
  ///         return true
  ///       }
  ///     }
  ///     // Pages().accessibilityScroll(.next) == true
  ///
  /// - Parameter direction: The direction.
  /// - Returns: Whether it scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves a modal view. The default does not.
  ///
  ///     final class Sheet: UIView {
  ///       override func accessibilityPerformEscape() -> Bool {
  ///         removeFromSuperview()
  ///         return true
  ///       }
  ///     }
  ///     // Sheet().accessibilityPerformEscape() == true
  ///
  /// - Returns: Whether it left.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action. The default does nothing.
  ///
  ///     final class Player: UIView {
  ///       var isPlaying = false
  ///       override func accessibilityPerformMagicTap() -> Bool {
  ///         isPlaying.toggle()
  ///         return true
  ///       }
  ///     }
  ///     // Player().accessibilityPerformMagicTap() == true
  ///
  /// - Returns: Whether the action had an effect.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Notifies the element that VoiceOver has moved to it. Nothing calls it here.
  ///
  ///     final class Row: UIView {
  ///       override func accessibilityElementDidBecomeFocused() { alpha = 1 }
  ///     }
  open func accessibilityElementDidBecomeFocused() {}

  /// Notifies the element that VoiceOver has left it. Nothing calls it here.
  ///
  ///     final class Row: UIView {
  ///       override func accessibilityElementDidLoseFocus() { alpha = 0.5 }
  ///     }
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether VoiceOver is at the element: always `false` here.
  ///
  ///     // UIView().accessibilityElementIsFocused() == false
  open func accessibilityElementIsFocused() -> Bool { false }
}
