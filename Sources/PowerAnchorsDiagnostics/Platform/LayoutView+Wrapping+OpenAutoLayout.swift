#if OpenAutoLayout || (!canImport(AppKit) && (!canImport(UIKit) || os(watchOS)))
  import Foundation
  import PowerAnchors

  extension LayoutView {
    /// The height of content that follows the width which the view has; `nil` if it does not.
    var wrappedContentHeight: CGFloat? {
      let width = alignmentRect(forFrame: bounds).width
      return intrinsicContentHeight(forWidth: width > 0 ? width : .infinity)
    }
  }
#endif
