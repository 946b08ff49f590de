import OpenAutoLayout

/// A window with a status bar and a home indicator, and the controller that fills it.
@MainActor
struct BarScene {
  let window: DeviceWindow

  init(
    _ controller: UIViewController, _ size: CGSize = CGSize(width: 390, height: 844),
    rightToLeft: Bool = false
  ) {
    window = DeviceWindow(frame: CGRect(origin: .zero, size: size))
    if rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// The frame of a view in the window, after a layout.
  func frame(of view: UIView) -> CGRect {
    window.layoutIfNeeded()
    return view.convert(view.bounds, to: window)
  }

  /// The frame of a screen's safe area in the window, after a layout.
  func safeArea(of screen: UIViewController) -> CGRect {
    window.layoutIfNeeded()
    return screen.view.convert(screen.view.safeAreaLayoutGuide.layoutFrame, to: window)
  }
}

final class DeviceWindow: UIWindow {
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  }
}
