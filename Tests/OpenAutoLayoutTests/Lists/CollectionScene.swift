import Foundation
import OpenAutoLayout

/// A collection on a screen, and the items that it asks for.
@MainActor
final class CollectionScene: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let window: UIWindow
  let collection: UICollectionView
  /// The names of the items by section.
  var items: [[Int]]
  /// The size of the content of an item, by its name.
  var contents: (Int) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  /// The text of an item, by its name, in place of a size.
  var texts: ((Int) -> String)?
  /// The height of the content of a header or a footer, by its kind.
  var heights: (String) -> CGFloat = { _ in 30 }
  /// The size that the delegate answers for an item, by its name.
  var sizes: ((Int) -> CGSize)?
  private(set) var cellCalls = 0
  private(set) var countCalls = 0
  private(set) var headerCalls = 0
  private(set) var sizeCalls = 0

  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter

  init(
    _ items: [[Int]], _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    width: CGFloat = 320, height: CGFloat = 400, rightToLeft: Bool = false, scale: CGFloat = 2
  ) {
    self.items = items
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.contentScaleFactor = scale
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.accessibilityIdentifier = "photos"
    collection.contentScaleFactor = scale
    collection.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(TextCard.self, forCellWithReuseIdentifier: "text")
    for kind in [Self.header, Self.footer, "badge"] {
      collection.register(
        SectionView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    if rightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
    collection.dataSource = self
    collection.delegate = self
    window.addSubview(collection)
  }

  func layout() { collection.layoutIfNeeded() }

  func scroll(to offset: CGFloat) {
    collection.contentOffset.y = offset
    layout()
  }

  /// Where the visible items are on the screen, by name.
  var places: [Int: CGRect] {
    var places: [Int: CGRect] = [:]
    for case let cell as SizedCell in collection.visibleCells {
      places[cell.name] = collection.convert(cell.bounds, from: cell)
        .offsetBy(dx: -collection.contentOffset.x, dy: -collection.contentOffset.y)
    }
    return places
  }

  func frame(_ item: Int, _ section: Int) -> CGRect? {
    collection.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func supplementary(_ kind: String, _ section: Int) -> CGRect? {
    collection.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    countCalls += 1
    return items[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellCalls += 1
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: texts == nil ? "cell" : "text", for: indexPath)
    if let card = cell as? TextCard {
      card.name = items[indexPath.section][indexPath.item]
      card.label.text = texts?(card.name)
    }
    if let cell = cell as? SizedCell {
      cell.name = items[indexPath.section][indexPath.item]
      let size = contents(cell.name)
      (cell.width.constant, cell.height.constant) = (size.width, size.height)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    headerCalls += 1
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? SectionView)?.height.constant = heights(kind)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeCalls += 1
    if let sizes { return sizes(items[indexPath.section][indexPath.item]) }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

/// A cell whose content has a size.
final class SizedCell: UICollectionViewCell {
  var name = 0
  let inner = UIView()
  private(set) var reuseCount = 0
  private(set) lazy var width = inner.widthAnchor.constraint(equalToConstant: 50)
  private(set) lazy var height = inner.heightAnchor.constraint(equalToConstant: 50)

  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    for constraint in [width, height] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([
      width, height, inner.topAnchor.constraint(equalTo: contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

/// A cell whose label wraps, 10 from its sides, 6 from its top and bottom.
final class TextCard: UICollectionViewCell {
  var name = 0
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    label.pinEdges(6, 10, 6, 10)
  }

  required init?(coder: NSCoder) { nil }
}

/// A header or a footer, whose content is as high as it says.
final class SectionView: UICollectionReusableView {
  private let inner = UIView()
  private(set) lazy var height = inner.heightAnchor.constraint(equalToConstant: 30)

  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inner)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height, inner.topAnchor.constraint(equalTo: topAnchor),
      inner.bottomAnchor.constraint(equalTo: bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension UICollectionViewFlowLayout {
  convenience init(
    item: CGSize, line: CGFloat, gap: CGFloat, inset: UIEdgeInsets = .zero, header: CGFloat = 0,
    footer: CGFloat = 0
  ) {
    self.init()
    (itemSize, minimumLineSpacing, minimumInteritemSpacing) = (item, line, gap)
    sectionInset = inset
    headerReferenceSize = CGSize(width: 0, height: header)
    footerReferenceSize = CGSize(width: 0, height: footer)
  }
}
