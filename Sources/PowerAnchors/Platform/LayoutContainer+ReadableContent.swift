#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  extension LayoutPlace where Self == LayoutContainer {
    /// The part of the superview in which lines of text are short enough to read easily.
    @inlinable
    public static var readableContent: LayoutContainer {
      LayoutContainer { $0.readableContentGuide }
    }
  }
#endif
