public import Foundation

/// The presentation of a controller in a sheet. It is stored, and nothing shows.
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
    /// The name of a detent.
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
      /// The full height of the screen.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The name of the detent.
    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Returns a detent at about half of the screen's height.
    ///
    ///     // UISheetPresentationController.Detent.medium().identifier == .medium
    public static func medium() -> Detent { Detent(.medium) }

    /// Returns a detent at the full height of the screen.
    ///
    ///     // UISheetPresentationController.Detent.large().identifier == .large
    public static func large() -> Detent { Detent(.large) }

    /// Returns a detent at a custom height.
    ///
    ///     let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) {
    ///       $0.maximumDetentValue * 0.3
    ///     }
    ///     // small.identifier.rawValue == "small"
    ///
    /// - Parameters:
    ///   - identifier: The name of the detent, or `nil` for a unique one.
    ///   - resolver: A closure that returns the height in points. It is not called here.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString)) }
  }

  /// The detents of the sheet, from the lowest to the highest.
  open var detents: [Detent] = [.large()]
  /// The name of the detent at which the sheet rests.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The name of the highest detent at which the content behind the sheet is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber shows at the top. The default is `false`.
  open var prefersGrabberVisible = false
  /// The radius of the corners in points, or `nil` for the system's.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling expands the sheet. The default is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}

/// The environment that the height of a custom detent depends on.
///
/// The closure of ``UISheetPresentationController/Detent/custom(identifier:resolver:)`` receives
/// one.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height of the sheet, in points.
  var maximumDetentValue: CGFloat { get }
}
