//! The import in a file that does not use PowerAnchors, and a screen with other traits.
//!
//!     swift run MovingIn   prints the traits

// snippet.hide
import Foundation

// snippet.show
// snippet.import
#if canImport(UIKit)
  import UIKit
#else
  import OpenAutoLayout
#endif
// snippet.end

final class SettingsViewController: UIViewController {}

// snippet.traits
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
window.traitOverrides.horizontalSizeClass = .regular
window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
window.traitOverrides.layoutDirection = .rightToLeft
window.rootViewController = SettingsViewController()
window.layoutIfNeeded()
// snippet.end

let traits = window.rootViewController?.view.traitCollection
precondition(traits?.horizontalSizeClass == .regular)
precondition(traits?.preferredContentSizeCategory == .accessibilityLarge)
precondition(traits?.layoutDirection == .rightToLeft)
precondition(window.rootViewController?.view.frame.width == 1024)
print(traits?.preferredContentSizeCategory.rawValue ?? "")
