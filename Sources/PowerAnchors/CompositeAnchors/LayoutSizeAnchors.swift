/// The width and the height of an item.
///
/// Get them from ``LayoutItem/sizeAnchors``, or combine two dimensions:
///
///     let turned = LayoutSizeAnchors(width: page.heightAnchor, height: page.widthAnchor)
///     rotatedPage.sizeAnchors.constrain(to: turned)
///     // for a page of 210 x 297, rotatedPage.frame.size == CGSize(width: 297, height: 210)
@frozen @preconcurrency @MainActor
public struct LayoutSizeAnchors {
  /// The constraints on the size.
  ///
  /// Each constraint has the name of its dimension, so that you can change one or both later:
  ///
  ///     let size = icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  ///     size.width.constant = 48
  ///     // icon.frame.size == CGSize(width: 48, height: 24)
  @frozen @preconcurrency @MainActor
  public struct Constraints: LayoutConstraints {
    /// Both constraints, the width's first.
    public let all: [NSLayoutConstraint]

    @inlinable
    init(all: [NSLayoutConstraint]) {
      self.all = all
    }

    /// The constraint on the width.
    public var width: NSLayoutConstraint { all[0] }
    /// The constraint on the height.
    public var height: NSLayoutConstraint { all[1] }

    /// The constant of both constraints, or of the width if they differ. Setting it changes both.
    ///
    ///     let size = avatar.sizeAnchors.constrain(to: 80)
    ///     size.constant = 96
    ///     // avatar.frame.size == CGSize(width: 96, height: 96)
    public var constant: CGFloat {
      get { all.constant }
      nonmutating set { all.constant = newValue }
    }
  }

  @usableFromInline let item: any LayoutItem

  /// Combines two dimensions, of one item or of different items.
  ///
  ///     let turned = LayoutSizeAnchors(width: page.heightAnchor, height: page.widthAnchor)
  ///     rotatedPage.sizeAnchors.constrain(to: turned)
  ///     // for a page of 210 x 297, rotatedPage.frame.size == CGSize(width: 297, height: 210)
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  @inlinable
  public init(width: NSLayoutDimension, height: NSLayoutDimension) {
    item = AnchorsOfSeveralItems(width: width, height: height)
  }

  @inlinable
  init(of item: any LayoutItem) {
    self.item = item
  }

  /// The width.
  @inlinable
  public var width: NSLayoutDimension { item.widthAnchor }

  /// The height.
  @inlinable
  public var height: NSLayoutDimension { item.heightAnchor }
}

extension LayoutItem {
  /// The item's width and height.
  ///
  ///     icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  ///     // icon.frame.size == CGSize(width: 24, height: 24)
  @inlinable
  public var sizeAnchors: LayoutSizeAnchors {
    LayoutSizeAnchors(of: self)
  }
}
