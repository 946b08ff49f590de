public import Foundation

/// How a list looks that a collection shows.
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let list = UICollectionViewCompositionalLayout.list(using: configuration)
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The style of a list. ``UICollectionLayoutListConfiguration/appearance`` has it.
  ///
  ///     UICollectionLayoutListConfiguration(appearance: .insetGrouped).appearance  // .insetGrouped
  public enum Appearance: Int, Sendable {
    /// Sections follow each other; their headers stay at the top while their rows scroll.
    case plain = 0
    /// Sections are apart.
    case grouped = 1
    /// Sections are apart, and in from both sides.
    case insetGrouped = 2
    /// A list beside other content.
    case sidebar = 3
    /// A plain list beside other content.
    case sidebarPlain = 4
  }

  /// What the header of a section is. ``UICollectionLayoutListConfiguration/headerMode`` takes it.
  ///
  ///     var list = UICollectionLayoutListConfiguration(appearance: .plain)
  ///     list.headerMode = .firstItemInSection
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// What the footer of a section is. ``UICollectionLayoutListConfiguration/footerMode`` takes it.
  ///
  ///     var list = UICollectionLayoutListConfiguration(appearance: .plain)
  ///     list.footerMode = .supplementary
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// The closure that makes the actions at a side of a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The style.
  public var appearance: Appearance
  /// What the headers are. The default is none.
  public var headerMode = HeaderMode.none
  /// What the footers are. The default is none.
  public var footerMode = FooterMode.none
  /// The space above a header, in points. `nil`, the default, is the automatic one.
  public var headerTopPadding: CGFloat?
  /// Whether rows have separators. It is stored only: separators take no room.
  public var showsSeparators = true
  /// The lines between rows. They are stored only.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that changes the lines of a row. It is stored only.
  public var itemSeparatorHandler:
    (
      (_ indexPath: IndexPath, _ configuration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration
    )?
  /// The color behind the list. It is stored only.
  public var backgroundColor: UIColor?
  /// The closure that makes the actions where reading begins. It is stored only.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that makes the actions where reading ends. It is stored only.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes a configuration of a style.
  ///
  ///     UICollectionLayoutListConfiguration(appearance: .plain)
  ///
  /// - Parameter appearance: The style.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The space above a section.
  fileprivate func space(isFirst: Bool, followsFooter: Bool) -> CGFloat {
    switch appearance {
    case .plain, .sidebarPlain:
      headerMode == .none ? 0 : headerTopPadding ?? ListMeasures.plainHeaderPadding
    case .grouped, .insetGrouped, .sidebar:
      if headerMode == .none {
        ListMeasures.groupDistance
      } else {
        (headerTopPadding ?? 0) + (isFirst || followsFooter ? 0 : ListMeasures.headerDistance)
      }
    }
  }
}

/// The measures of lists, in points, as recorded on iOS 26.
private enum ListMeasures {
  /// The estimate of rows, headers and footers, which cells replace.
  static let row: CGFloat = 44
  /// The space above a header of a plain list.
  static let plainHeaderPadding: CGFloat = 22
  /// The space above a group without a header.
  static let groupDistance: CGFloat = 35
  /// The space above a header that does not follow a footer.
  static let headerDistance: CGFloat = 17.5
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout of lists.
  ///
  ///     UICollectionViewCompositionalLayout.list(
  ///       using: UICollectionLayoutListConfiguration(appearance: .plain))
  ///
  /// - Parameter configuration: How the lists look.
  /// - Returns: The layout.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section that is a list.
  ///
  ///     UICollectionViewCompositionalLayout { index, environment in
  ///       NSCollectionLayoutSection.list(
  ///         using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
  ///         layoutEnvironment: environment)
  ///     }
  ///
  /// - Parameters:
  ///   - configuration: How the list looks.
  ///   - layoutEnvironment: What the section is made for.
  /// - Returns: The section.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMeasures.row))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let isInset = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
    let margin = isInset ? layoutEnvironment.listMargin : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: margin, bottom: 0, trailing: margin)
    let isPlain =
      configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    func boundary(_ kind: String, _ alignment: NSRectAlignment)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPlain
      return item
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    section.listSpace = { configuration.space(isFirst: $0, followsFooter: $1) }
    return section
  }
}
