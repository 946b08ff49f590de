/// An animated transition between two states of a layer. Nothing is animated here.
///
///     let fade = CATransition()
///     fade.duration = 0.3
///     card.layer.add(fade, forKey: nil)
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type = CATransitionType.fade
  /// The direction that the new content comes from.
  open var subtype: CATransitionSubtype?
}

/// The type of a transition.
///
/// ``CATransition/type`` takes it.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away and reveals the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction that the new content of a transition comes from.
///
/// ``CATransition/subtype`` takes it.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a layer's transition.
public let kCATransition = "transition"
