#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  extension LayoutPlace where Self == LayoutContainer {
    /// The part of the superview that lines of text may fill without becoming too long to read.
    @inlinable
    public static var readableContent: LayoutContainer {
      LayoutContainer { $0.readableContentGuide }
    }
  }
#endif
