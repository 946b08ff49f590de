public import Foundation

// A list makes views of a class that is registered by its metatype. Swift allows that only for
// initializers that are required, and those of UIKit are not: to require one here would break
// subclasses that have an initializer of their own. These subclasses override the initializer and
// require it. An override has the place of the overridden one in the table of methods of every
// subclass, so that a call by that place reaches the initializer of the registered class, or its
// "unimplemented initializer" stop. The metatype is cast without a check, which relies on that
// place alone. The classes are open, so that no optimization takes them for the only ones.

/// The way to the initializer of a registered cell of a table. Do not use it.
@_documentation(visibility: internal)
open class _RegisteredTableCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ registered: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeBitCast(registered, to: _RegisteredTableCell.Type.self)
      .init(style: .default, reuseIdentifier: identifier)
  }
}

/// The way to the initializer of a registered header or footer of a table. Do not use it.
@_documentation(visibility: internal)
open class _RegisteredHeaderFooterView: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ registered: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(registered, to: _RegisteredHeaderFooterView.Type.self)
      .init(reuseIdentifier: identifier)
  }
}

/// The way to the initializer of a registered view of a collection. Do not use it.
@_documentation(visibility: internal)
open class _RegisteredReusableView: UICollectionReusableView {
  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ registered: UICollectionReusableView.Type, _ identifier: String?
  ) -> UICollectionReusableView {
    let view = unsafeBitCast(registered, to: _RegisteredReusableView.Type.self).init(frame: .zero)
    view.poolIdentifier = identifier
    return view
  }
}
