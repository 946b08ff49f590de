extension UIViewController {
  /// Calls the overridable methods before the view enters or leaves a window.
  func viewWillMove(toWindow isEntering: Bool) {
    if isEntering { viewWillAppear(false) } else { viewWillDisappear(false) }
  }

  /// Calls the overridable methods after the view has entered or left a window.
  func viewDidMove(toWindow hasEntered: Bool) {
    if hasEntered {
      viewIsAppearing(false)
      viewDidAppear(false)
    } else {
      viewDidDisappear(false)
    }
  }
}
