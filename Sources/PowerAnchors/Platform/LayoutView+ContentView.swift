#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  extension LayoutView {
    /// The view to which subviews are added. For a cell, this is its content view, which determines
    /// the cell's size and makes room for accessories and editing controls. For a visual effect
    /// view, subviews of its own are an error.
    ///
    /// Depends on the object and not on its static type, so that it works for a cell in a function
    /// with a `UIView` parameter.
    @usableFromInline
    package var viewForSubviews: LayoutView {
      switch self {
      case let cell as UICollectionViewCell: cell.contentView
      case let cell as UITableViewCell: cell.contentView
      case let view as UITableViewHeaderFooterView: view.contentView
      case let view as UIVisualEffectView: view.contentView
      default: self
      }
    }
  }
#else
  extension LayoutView {
    /// The view itself, because AppKit's cells have no content view.
    @usableFromInline package var viewForSubviews: LayoutView { self }
  }
#endif
