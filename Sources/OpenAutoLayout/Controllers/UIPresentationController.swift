public import Foundation

/// How a controller is presented. It is stored: what is presented does not show.
///
/// Use ``UISheetPresentationController`` or ``UIPopoverPresentationController``.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {}

/// How a sheet shows. It is stored: what is presented does not show.
///
///     let detail = UIViewController()
///     detail.modalPresentationStyle = .pageSheet
///     detail.sheetPresentationController?.detents = [.medium(), .large()]
///     // detail.sheetPresentationController?.detents.count == 2
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  ///
  /// ``UISheetPresentationController/detents`` takes several.
  public final class Detent: NSObject {
    /// The name of a height.
    ///
    /// ``UISheetPresentationController/selectedDetentIdentifier`` takes it.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Returns a height of about half of the screen.
    ///
    ///     // UISheetPresentationController.Detent.medium().identifier == .medium
    public static func medium() -> Detent { Detent(.medium) }

    /// Returns the height of the whole screen.
    ///
    ///     // UISheetPresentationController.Detent.large().identifier == .large
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests, from the lowest.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is behind is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber shows at the top.
  open var prefersGrabberVisible = false
  /// The radius of the corners in points; `nil` for that of the system.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}

/// How a popover shows. It is stored: what is presented does not show.
///
///     let menu = UIViewController()
///     menu.modalPresentationStyle = .popover
///     menu.popoverPresentationController?.sourceView = button
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The sides on which an arrow may be.
  ///
  /// ``UIPopoverPresentationController/permittedArrowDirections`` takes them.
  public struct ArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Upwards.
    public static let up = ArrowDirection(rawValue: 1 << 0)
    /// Downwards.
    public static let down = ArrowDirection(rawValue: 1 << 1)
    /// To the left.
    public static let left = ArrowDirection(rawValue: 1 << 2)
    /// To the right.
    public static let right = ArrowDirection(rawValue: 1 << 3)
    /// Any way.
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }

  /// The view that the arrow points to.
  open var sourceView: UIView?
  /// The part of the view that the arrow points to, in its coordinates.
  open var sourceRect = CGRect.null
  /// The button that the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  /// The sides on which the arrow may be.
  open var permittedArrowDirections = ArrowDirection.any
}

extension UIViewController {
  /// How the controller shows as a sheet; `nil` if its style is none of a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: keptPresentation.sheet
    default: nil
    }
  }

  /// How the controller shows as a popover; `nil` if that is not its style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? keptPresentation.popover : nil
  }
}
