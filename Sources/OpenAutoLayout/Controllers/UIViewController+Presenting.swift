/// The transition by which a presented controller appears. Nothing is animated here.
///
///     let controller = UIViewController()
///     controller.modalTransitionStyle = .crossDissolve
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal = 1
  /// By growing opaque.
  case crossDissolve = 2
  /// As a page is turned.
  case partialCurl = 3
}

/// What is presented is kept, and does not show: no view moves, and no callback of appearing runs.
extension UIViewController {
  var presentation: Presentation { attachments?.presentation ?? Presentation() }

  func changePresentation(_ change: (Presentation) -> Void) {
    changeAttachments { change($0.presentation) }
  }

  /// What is kept from now on.
  var keptPresentation: Presentation {
    var kept = presentation
    changePresentation { kept = $0 }
    return kept
  }

  func keep(presented controller: UIViewController) {
    if controller === self { Violation.stop(presentsItself: self) }
    changePresentation { $0.presented = controller }
    controller.changePresentation { $0.presenting = self }
  }

  /// Lets go of what this controller presents, or else of this one where it is presented.
  func dismissPresented() {
    if let presented = presentedViewController {
      presented.changePresentation { $0.presenting = nil }
      changePresentation { $0.presented = nil }
    } else {
      presentingViewController?.dismissPresented()
    }
  }

  /// Whether the controller is about to be presented: never, because it takes no time here.
  public var isBeingPresented: Bool { false }
  /// Whether the controller is about to be dismissed: never, because it takes no time here.
  public var isBeingDismissed: Bool { false }
  /// Whether the controller is about to come into a parent: never, because it takes no time here.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is about to leave its parent: never, because it takes no time here.
  public var isMovingFromParent: Bool { false }

  /// The controller that this one, or one that it is in, has presented.
  public var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that has presented this one, or one that it is in.
  public var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// How the controller would come onto the screen.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transitionStyle }
    set { changePresentation { $0.transitionStyle = newValue } }
  }

  /// Whether a person cannot send the controller away.
  public var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { changePresentation { $0.isModal = newValue } }
  }

  /// Whether what is presented over the current context covers this controller.
  public var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { changePresentation { $0.definesContext = newValue } }
  }
}
