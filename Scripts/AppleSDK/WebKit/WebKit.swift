// The view that apps put among their own, and what making one takes. tvOS has no WebKit.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import AppKit
#endif

@available(iOS 8, macCatalyst 13.1, macOS 10.10, visionOS 1, *)
@MainActor
open class WKWebViewConfiguration: NSObject {}

#if canImport(UIKit)
  @available(iOS 8, macCatalyst 13.1, visionOS 1, *)
  @MainActor
  open class WKWebView: UIView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { fatalError() }
    public required dynamic init?(coder: NSCoder) { fatalError() }
    open var scrollView: UIScrollView { fatalError() }
  }
#else
  @available(macOS 10.10, *)
  @MainActor
  open class WKWebView: NSView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { fatalError() }
    public required dynamic init?(coder: NSCoder) { fatalError() }
  }
#endif
