import Foundation

extension UIViewController {
  /// The presentation as a sheet, or `nil` if ``modalPresentationStyle`` is not that of a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: keptPresentation.sheet(of: self)
    default: nil
    }
  }

  /// The presentation as a popover, or `nil` if ``modalPresentationStyle`` is not that of a
  /// popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? keptPresentation.popover(of: self) : nil
  }

  /// The presentation as a sheet or a popover, or `nil` if ``modalPresentationStyle`` is that of
  /// neither.
  public var presentationController: UIPresentationController? {
    popoverPresentationController ?? sheetPresentationController
  }

  /// The delegate for transitions to and from the controller. It is not kept alive, and not called
  /// here.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { changePresentation { $0.transitioningDelegate = newValue } }
  }

  /// The coordinator of the current transition. Always `nil` here.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
