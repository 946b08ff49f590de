extension UIViewController {
  /// The view is about to enter a window, or to leave it.
  func viewWillMove(toWindow isEntering: Bool) {
    if isEntering { viewWillAppear(false) } else { viewWillDisappear(false) }
  }

  /// The view has entered a window, or left it.
  func viewDidMove(toWindow hasEntered: Bool) {
    if hasEntered {
      viewIsAppearing(false)
      viewDidAppear(false)
    } else {
      viewDidDisappear(false)
    }
  }
}
