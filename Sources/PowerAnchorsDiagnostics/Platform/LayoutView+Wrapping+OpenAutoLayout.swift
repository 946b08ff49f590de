#if OpenAutoLayout || (!canImport(AppKit) && (!canImport(UIKit) || os(watchOS)))
  import Foundation
  import PowerAnchors

  extension LayoutView {
    /// The height of the content at the view's width, or `nil` if it does not depend on the width.
    var wrappedContentHeight: CGFloat? {
      let width = alignmentRect(forFrame: bounds).width
      return intrinsicContentHeight(forWidth: width > 0 ? width : .infinity)
    }
  }
#endif
