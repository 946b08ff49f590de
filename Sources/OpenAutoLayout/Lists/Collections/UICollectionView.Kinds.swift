extension UICollectionView {
  /// The direction in which a layout scrolls.
  ///
  ///     flow.scrollDirection = .horizontal
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// Where scrolling puts an item: one place of each axis.
  ///
  ///     collection.scrollToItem(at: path, at: [.top, .left], animated: false)
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top of what is visible.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom of what is visible.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left of what is visible.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right of what is visible.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What measures a cell again.
  ///
  ///     collection.selfSizingInvalidation = .disabled
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing by itself.
    case disabled = 0
    /// A cell's `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// That, and changes of constraints in its content. Here it is the same as ``enabled``.
    case enabledIncludingConstraints = 2
  }

  /// The kind of the views above sections.
  public nonisolated static var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }

  /// The kind of the views below sections.
  public nonisolated static var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}
