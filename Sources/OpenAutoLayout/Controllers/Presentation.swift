/// What a controller stores about presenting and being presented.
final class Presentation {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  var capturesStatusBar = false
  var providesTransitionStyle = false
  var restorationIdentifier: String?
  private var sheet: UISheetPresentationController?
  private var popover: UIPopoverPresentationController?

  @MainActor func sheet(of controller: UIViewController) -> UISheetPresentationController {
    let kept =
      sheet ?? UISheetPresentationController(presentedViewController: controller, presenting: nil)
    sheet = kept
    return kept
  }

  @MainActor func popover(of controller: UIViewController) -> UIPopoverPresentationController {
    let kept =
      popover
      ?? UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
    popover = kept
    return kept
  }
}
