#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  public import PowerAnchors

  public typealias UIEdgeInsets = NSEdgeInsets
  public typealias UILayoutGuide = NSLayoutGuide
  public typealias UILayoutPriority = NSLayoutConstraint.Priority

  /// An AppKit view whose coordinates increase downward, as in UIKit.
  open class UIView: NSView {
    open override var isFlipped: Bool { true }
  }

  /// The reading direction of a view.
  public enum UISemanticContentAttribute: Sendable {
    case unspecified, forceLeftToRight, forceRightToLeft
  }

  extension NSView {
    /// AppKit's identifier, which reports use as the name of the view.
    @nonobjc public var accessibilityIdentifier: String? {
      get { identifier?.rawValue }
      set { identifier = newValue.map { NSUserInterfaceItemIdentifier($0) } }
    }

    @nonobjc public var semanticContentAttribute: UISemanticContentAttribute {
      get { userInterfaceLayoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight }
      set {
        userInterfaceLayoutDirection = newValue == .forceRightToLeft ? .rightToLeft : .leftToRight
      }
    }

    /// The number of pixels for each point. It is 1 without a window. Setting it has no effect in
    /// AppKit.
    @nonobjc public var contentScaleFactor: CGFloat {
      get { 1 }
      set {}
    }

    @nonobjc public func layoutIfNeeded() { layoutSubtreeIfNeeded() }

    /// The margins guide, because AppKit has no readable content guide.
    @nonobjc public var readableContentGuide: NSLayoutGuide { layoutMarginsGuide }

    /// An empty guide at the bottom of the safe area, because AppKit has no on-screen keyboard.
    @nonobjc public var keyboardLayoutGuide: NSLayoutGuide {
      let identifier = NSUserInterfaceItemIdentifier("UIViewKeyboardLayoutGuide")
      if let guide = layoutGuides.first(where: { $0.identifier == identifier }) { return guide }
      let guide = NSLayoutGuide()
      guide.identifier = identifier
      addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
        guide.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        guide.heightAnchor.constraint(equalToConstant: 0),
      ])
      return guide
    }
  }

  extension NSLayoutGuide {
    @nonobjc public var layoutFrame: CGRect { frame }
  }
#endif
