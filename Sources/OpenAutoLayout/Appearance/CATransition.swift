/// A change from one picture of a layer to the next. Nothing is animated here.
///
///     let fade = CATransition()
///     fade.duration = 0.3
///     card.layer.add(fade, forKey: nil)
open class CATransition: CAAnimation {
  /// How the content changes.
  open var type = CATransitionType.fade
  /// Where the new content comes from.
  open var subtype: CATransitionSubtype?
}

/// How a content changes.
///
/// ``CATransition/type`` takes it.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// By growing opaque.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// By pushing the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// Below the old one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a new content comes from.
///
/// ``CATransition/subtype`` takes it.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of transitions of a layer.
public let kCATransition = "transition"
