/// The properties that a view or a controller only stores. They are made on first use, so that a
/// view without them costs nothing.
final class Attachments {
  var look = Look()
  var accessibility: AccessibilityContent?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var corners: UICornerConfiguration?
  var configurations: ContentConfigurations?
  var contentScrollViews = ContentScrollViews()
  private(set) lazy var text = TextLook()
  private(set) lazy var input = TextInput()
  private(set) lazy var scrolling = Scrolling()
  private(set) lazy var presentation = Presentation()
}

extension UIResponder {
  func changeAttachments(_ change: (Attachments) -> Void) {
    let attachments = attachments ?? Attachments()
    self.attachments = attachments
    change(attachments)
  }
}
