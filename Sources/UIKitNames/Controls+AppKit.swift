#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  public import PowerAnchors

  // AppKit's controls without alignment rectangle insets. The frames of AppKit's own controls are
  // up to a few points larger than the constraints say.

  open class UILabel: NSTextField {
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isEditable = false
      isBezeled = false
      drawsBackground = false
      maximumNumberOfLines = 1
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }

    public var text: String? {
      get { stringValue }
      set { stringValue = newValue ?? "" }
    }

    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines: Int {
      get { maximumNumberOfLines }
      set { maximumNumberOfLines = newValue }
    }
  }

  open class UITextField: NSTextField {
    /// The style of the border. AppKit draws its own border.
    public enum BorderStyle: Sendable {
      case none, roundedRect
    }

    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }

    public var text: String? {
      get { stringValue }
      set { stringValue = newValue ?? "" }
    }

    public var borderStyle: BorderStyle {
      get { isBezeled ? .roundedRect : .none }
      set { isBezeled = newValue == .roundedRect }
    }
  }

  open class UIButton: NSButton {
    /// AppKit has one title for all states.
    public enum State: Sendable {
      case normal
    }

    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }

    public func setTitle(_ title: String?, for state: State) { self.title = title ?? "" }
  }

  open class UIImageView: NSImageView {
    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  }

  open class UISwitch: NSSwitch {
    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  }

  open class UISlider: NSSlider {
    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  }

  open class UIActivityIndicatorView: NSProgressIndicator {
    public override init(frame: CGRect) {
      super.init(frame: frame)
      style = .spinning
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  }
#endif
