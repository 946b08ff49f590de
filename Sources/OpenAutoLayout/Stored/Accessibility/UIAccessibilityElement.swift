public import Foundation

/// An accessibility element that is no view, such as a bar of a drawn chart. VoiceOver reads it on
/// Apple's platforms.
///
///     let bar = UIAccessibilityElement(accessibilityContainer: card)
///     bar.accessibilityLabel = "March"
///     bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 40)
///     card.accessibilityElements = [bar]
///     // card.accessibilityElementCount() == 1
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or the element that this one is in. It is not kept alive.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the container's own coordinates, in points. A frame on the screen that was set
  /// comes first.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The identifier of the element, for tests of the user interface.
  open var accessibilityIdentifier: String?

  /// Makes an element.
  ///
  ///     let bar = UIAccessibilityElement(accessibilityContainer: card)
  ///     // bar.accessibilityContainer === card
  ///
  /// - Parameter container: The view or the element that it is in.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    accessibility.isElement = true
  }

  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility.frame { return frame }
      guard let view = accessibilityContainer as? UIView else { return .zero }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { accessibility.frame = newValue }
  }
}

/// A kind of container of accessibility elements.
///
/// ``UIResponder/accessibilityContainerType`` takes it.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular kind.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group that belongs together.
  case semanticGroup = 4
}

/// The way in which elements in a container are visited.
///
/// ``UIResponder/accessibilityNavigationStyle`` takes it.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Each element by itself.
  case separate = 1
  /// The elements together.
  case combined = 2
}

/// The direction in which VoiceOver scrolls.
///
/// ``UIResponder/accessibilityScroll(_:)`` takes it.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upward.
  case up = 3
  /// Downward.
  case down = 4
  /// To the next page or item.
  case next = 5
  /// To the previous page or item.
  case previous = 6
}

/// A rotor of VoiceOver, which leads from one thing to the next of its kind. Nothing turns it here.
///
/// ``UIResponder/accessibilityCustomRotors`` takes several.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that finds the next item for a search.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// A direction of a search.
  ///
  /// ``UIAccessibilityCustomRotorSearchPredicate/searchDirection`` has it.
  public enum Direction: Int, Sendable {
    /// To the previous item.
    case previous = 0
    /// To the next item.
    case next = 1
  }

  /// The name that VoiceOver speaks.
  open var name: String
  /// The closure that finds the next item.
  open var itemSearchBlock: Search

  /// Makes a rotor.
  ///
  ///     let rotor = UIAccessibilityCustomRotor(name: "Headings") { _ in nil }
  ///     card.accessibilityCustomRotors = [rotor]
  ///     // card.accessibilityCustomRotors?.first?.name == "Headings"
  ///
  /// - Parameters:
  ///   - name: The name that VoiceOver speaks.
  ///   - itemSearchBlock: The closure that finds the next item.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// What a rotor searches for: the next item from the current one in a direction.
///
/// The closure of ``UIAccessibilityCustomRotor/init(name:itemSearch:)`` takes it.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item that the search starts from.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An item that a rotor has found.
///
/// The closure of ``UIAccessibilityCustomRotor/init(name:itemSearch:)`` returns it.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. It is not kept alive.
  open weak var targetElement: AnyObject?

  /// Makes a result.
  ///
  ///     let found = UIAccessibilityCustomRotorItemResult(targetElement: title)
  ///     // found.targetElement === title
  ///
  /// - Parameter targetElement: The element, or `nil` for none.
  public init(targetElement: AnyObject? = nil) {
    self.targetElement = targetElement
    super.init()
  }
}
