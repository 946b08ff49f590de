/// What a controller keeps of being presented and of presenting.
final class Presentation {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  @MainActor private(set) lazy var sheet = UISheetPresentationController()
  @MainActor private(set) lazy var popover = UIPopoverPresentationController()
}
