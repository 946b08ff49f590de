import Foundation
import OpenAutoLayout

/// Albums that scroll across, each with a large photo beside two small ones, above all other photos.
final class PhotoGridViewController: UIViewController, EditedScreen {
  private var albums: [(name: String, photos: [Int])] = [
    ("Harbor", Array(0..<9)), ("Snow", Array(20..<26)), ("All photos", Array(40..<60)),
  ]
  private lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private var source: UICollectionViewDiffableDataSource<String, Int>?

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      let isLast = index + 1 == self?.albums.count
      let section = isLast ? Self.grid(environment) : Self.album()
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 8, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      section.supplementariesFollowContentInsets = false
      return section
    }
  }

  private static func album() -> NSCollectionLayoutSection {
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      return item
    }
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      subitems: [item(1, 0.5)])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(240), heightDimension: .absolute(160)),
      subitems: [item(2 / 3, 1), column])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 8
    return section
  }

  private static func grid(_ environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let columns: CGFloat = environment.container.contentSize.width > 700 ? 8 : 4
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / columns), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / columns)),
      subitems: [item])
    return NSCollectionLayoutSection(group: row)
  }

  override func loadView() { view = collection }

  override func viewDidLoad() {
    super.viewDidLoad()
    let photos = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, photo in
      cell.label.text = "\(photo)"
    }
    let titles = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      view.label.text = self?.source?.sectionIdentifier(for: path.section)
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, photo in
      collection.dequeueConfiguredReusableCell(using: photos, for: path, item: photo)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    self.source = source
    update()
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for album in albums {
      snapshot.appendSections([album.name])
      snapshot.appendItems(album.photos)
    }
    source?.apply(snapshot)
  }

  var edits: [@MainActor () -> Void] {
    [
      { [self] in
        albums[0].photos.insert(10, at: 0)
        update()
      },
      { [self] in
        albums.swapAt(0, 1)
        update()
      },
      { [self] in
        albums[0].photos.removeAll { $0 % 2 == 0 }
        albums[2].photos.append(contentsOf: [70, 71])
        update()
      },
      { [self] in
        albums.remove(at: 1)
        update()
      },
    ]
  }
}

/// A photo with its number in a corner.
final class PhotoCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray
    label.font = .systemFont(ofSize: 11)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
