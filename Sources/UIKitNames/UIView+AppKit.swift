#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  public import PowerAnchors

  public typealias UIEdgeInsets = NSEdgeInsets
  public typealias UILayoutGuide = NSLayoutGuide
  public typealias UILayoutPriority = NSLayoutConstraint.Priority

  /// A view of AppKit that counts downwards, as UIKit's do.
  open class UIView: NSView {
    open override var isFlipped: Bool { true }
  }

  /// The direction that a view is read in.
  public enum UISemanticContentAttribute: Sendable {
    case unspecified, forceLeftToRight, forceRightToLeft
  }

  extension NSView {
    /// AppKit's identifier, which reports call the view by.
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

    /// How many pixels a point has where AppKit rounds to pixels: one, as far as is known without a
    /// window. AppKit cannot be changed.
    @nonobjc public var contentScaleFactor: CGFloat {
      get { 1 }
      set {}
    }

    @nonobjc public func layoutIfNeeded() { layoutSubtreeIfNeeded() }

    /// AppKit has none: the margins.
    @nonobjc public var readableContentGuide: NSLayoutGuide { layoutMarginsGuide }

    /// AppKit has no keyboard on the screen: an empty guide at the end of the safe area.
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
