import Foundation
import PowerAnchors
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
import PowerAnchorsSpacing
import SwiftUI

#if canImport(WebKit)
  import WebKit
#endif

// Names of SwiftUI, which apps use beside the package's.

/// A view of SwiftUI, in a file that imports all modules.
struct Card: View {
  var direction: LayoutDirection = .leftToRight
  var axis: Axis = .vertical
  var edge: Edge = .top
  var alignment: HorizontalAlignment?
  var anchor: Anchor<CGRect>?

  var body: some View { Text(direction == .leftToRight ? "Grace" : "Ada") }
}

/// Hosts it, and constrains the host.
@MainActor
func host(_ card: Card, in container: LayoutView) {
  #if canImport(UIKit)
    let host: UIView = UIHostingController(rootView: card).view
  #else
    let host: NSView = NSHostingView(rootView: card)
  #endif
  container.addSubviewsUsingAutoLayout(host)
  host.edgeAnchors.constrain(to: container.edgeAnchors)
}

#if canImport(WebKit)
  /// A page below a bar: a view of another of Apple's modules.
  @MainActor
  func show(_ page: WKWebView, below bar: LayoutView, in container: LayoutView) {
    container.addSubviewsUsingAutoLayout(page)
    page.topAnchor.constrain(to: bar.bottomAnchor)
    page.anchors([.leading, .trailing, .bottom]).constrain(to: .superview)
  }
#endif
