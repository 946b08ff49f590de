public import Foundation

/// The device, as ``UITraitCollection/current`` describes it. There is no real device here.
///
///     // UIDevice.current.userInterfaceIdiom == .phone
///
/// Where there is a view, read its traits instead.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device.
  public static let current = UIDevice()

  /// The idiom of the device, such as phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

  /// The model of the device: "iPad" for a pad, and "iPhone" otherwise.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the device, which is its ``model`` here.
  open var name: String { model }
  /// The name of the operating system.
  open var systemName: String { "iOS" }
  /// The version of the operating system, whose sizes controls have here.
  open var systemVersion: String { "26.0" }
  /// The model of the device, in the language of the user.
  open var localizedModel: String { model }
  /// The identifier of the device for apps of one vendor. Always `nil` here.
  open var identifierForVendor: UUID? { nil }
  /// Whether the battery is watched. It is stored only.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery, from 0 to 1. Always -1, unknown, here.
  open var batteryLevel: Float { -1 }
  /// The state of the battery. Always ``BatteryState/unknown`` here.
  open var batteryState: BatteryState { .unknown }
  /// Whether the device watches what is near. It is stored only.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the device. Always `false` here.
  open var proximityState: Bool { false }
  /// Whether the device reports its orientation. Always `false` here.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Begins to report the orientation. It has no effect here.
  ///
  ///     UIDevice.current.beginGeneratingDeviceOrientationNotifications()
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Ends to report the orientation. It has no effect here.
  ///
  ///     UIDevice.current.endGeneratingDeviceOrientationNotifications()
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The state of a battery.
  ///
  /// ``UIDevice/batteryState`` has it.
  public enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Not charging.
    case unplugged = 1
    /// Charging.
    case charging = 2
    /// Charged.
    case full = 3
  }

  /// The orientation of the device. Always ``UIDeviceOrientation/portrait`` here.
  open var orientation: UIDeviceOrientation { .portrait }
}

/// The orientation of a device.
///
/// ``UIDevice/orientation`` returns it.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the top to the left.
  case landscapeLeft = 3
  /// On its side, with the top to the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
