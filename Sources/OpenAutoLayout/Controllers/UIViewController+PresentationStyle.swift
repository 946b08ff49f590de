import Foundation

extension UIViewController {
  /// How the controller shows as a sheet; `nil` if its style is none of a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: keptPresentation.sheet(of: self)
    default: nil
    }
  }

  /// How the controller shows as a popover; `nil` if that is not its style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? keptPresentation.popover(of: self) : nil
  }

  /// What places the controller where it is presented; `nil` if its style is none of a sheet or a popover.
  public var presentationController: UIPresentationController? {
    popoverPresentationController ?? sheetPresentationController
  }

  /// What decides how the controller comes onto the screen. It is not kept alive, and nobody asks it.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { changePresentation { $0.transitioningDelegate = newValue } }
  }

  /// What runs along with a transition of the controller: none here.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
