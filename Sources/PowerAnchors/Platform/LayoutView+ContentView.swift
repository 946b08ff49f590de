#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  extension LayoutView {
    /// The view that subviews belong into: of a cell its content view, by which it sizes itself and
    /// which accessories and editing controls make room beside.
    ///
    /// Asked of the object and not of its static type, so that a cell is a cell in a function over
    /// views.
    @usableFromInline
    var viewForSubviews: LayoutView {
      switch self {
      case let cell as UICollectionViewCell: cell.contentView
      case let cell as UITableViewCell: cell.contentView
      case let view as UITableViewHeaderFooterView: view.contentView
      default: self
      }
    }
  }
#else
  extension LayoutView {
    /// The view itself: AppKit's cells have no content view.
    @usableFromInline var viewForSubviews: LayoutView { self }
  }
#endif
