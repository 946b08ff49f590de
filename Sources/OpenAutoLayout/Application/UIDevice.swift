public import Foundation

/// The device. There is none: it is what ``UITraitCollection/current`` says.
///
///     // UIDevice.current.userInterfaceIdiom == .phone
///
/// Read the traits of a view instead where there is one: they are its own.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// Whether it is a phone or a pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

  /// Its kind in words: "iPad" for a pad, and "iPhone" otherwise.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// Its name: the same as its kind.
  open var name: String { model }
  /// The name of its system.
  open var systemName: String { "iOS" }
  /// The version of its system, whose sizes controls have here.
  open var systemVersion: String { "26.0" }
  /// How it is held: upright.
  open var orientation: UIDeviceOrientation { .portrait }
}

/// How a device is held.
///
/// ``UIDevice/orientation`` says it.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With its top to the left.
  case landscapeLeft = 3
  /// With its top to the right.
  case landscapeRight = 4
  /// Flat, with its screen up.
  case faceUp = 5
  /// Flat, with its screen down.
  case faceDown = 6

  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
