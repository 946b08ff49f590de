public import Foundation

/// The transition with which a presented controller appears. Nothing is animated here.
///
///     let controller = UIViewController()
///     controller.modalTransitionStyle = .crossDissolve
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The views flip horizontally.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// The corner of the presenting view curls up like a page.
  case partialCurl = 3
}

/// Presentation of controllers. A presented controller is stored, and does not show: no view moves,
/// and no method such as ``viewWillAppear(_:)`` is called.
extension UIViewController {
  var presentation: Presentation { attachments?.presentation ?? Presentation() }

  func changePresentation(_ change: (Presentation) -> Void) {
    changeAttachments { change($0.presentation) }
  }

  /// The presentation, which is stored from now on.
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

  /// Dismisses the controller that this one presents, or else this one if it is presented.
  func dismissPresented() {
    if let presented = presentedViewController {
      presented.changePresentation { $0.presenting = nil }
      changePresentation { $0.presented = nil }
    } else {
      presentingViewController?.dismissPresented()
    }
  }

  /// Whether the controller is being presented. Always `false`, since presenting takes no time
  /// here.
  public var isBeingPresented: Bool { false }
  /// Whether the controller is being dismissed. Always `false`, since dismissing takes no time
  /// here.
  public var isBeingDismissed: Bool { false }
  /// Whether the controller is being added to a parent. Always `false` here.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is being removed from its parent. Always `false` here.
  public var isMovingFromParent: Bool { false }

  /// The controller that this controller, or an ancestor of it, has presented.
  public var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that has presented this controller, or an ancestor of it.
  public var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// The transition with which the controller appears. It is only stored.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transitionStyle }
    set { changePresentation { $0.transitionStyle = newValue } }
  }

  /// Whether the user is kept from dismissing the controller. The default is `false`.
  public var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { changePresentation { $0.isModal = newValue } }
  }

  /// Whether the controller decides about the status bar although it does not cover the screen. The
  /// default is `false`.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentation.capturesStatusBar }
    set { changePresentation { $0.capturesStatusBar = newValue } }
  }

  /// Whether the controller's transition is that of controllers that it presents. The default is
  /// `false`.
  public var providesPresentationContextTransitionStyle: Bool {
    get { presentation.providesTransitionStyle }
    set { changePresentation { $0.providesTransitionStyle = newValue } }
  }

  /// The identifier by which the controller is restored. Nothing restores it here.
  public var restorationIdentifier: String? {
    get { presentation.restorationIdentifier }
    set { changePresentation { $0.restorationIdentifier = newValue } }
  }

  /// The name of the controller's nib file: always `nil`, since there are none here.
  public var nibName: String? { nil }
  /// The bundle of the controller's nib file: always `nil`, since there are none here.
  public var nibBundle: Bundle? { nil }

  /// Whether controllers that are presented over the current context cover this controller. The
  /// default is `false`.
  public var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { changePresentation { $0.definesContext = newValue } }
  }
}
