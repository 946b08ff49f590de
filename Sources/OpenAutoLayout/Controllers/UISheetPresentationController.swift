public import Foundation

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

      /// Makes a name.
      ///
      ///     // UISheetPresentationController.Detent.Identifier("small").rawValue == "small"
      ///
      /// - Parameter rawValue: The name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

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

    /// Returns a height of one's own. Nobody asks for it here.
    ///
    ///     let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) {
    ///       $0.maximumDetentValue * 0.3
    ///     }
    ///     // small.identifier.rawValue == "small"
    ///
    /// - Parameters:
    ///   - identifier: The name of the height; `nil` for a new one.
    ///   - resolver: Returns the height in points.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString)) }
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

/// What the height of a sheet depends on.
///
/// ``UISheetPresentationController/Detent/custom(identifier:resolver:)`` is given one.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
}
