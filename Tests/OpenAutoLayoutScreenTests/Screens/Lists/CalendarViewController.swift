import Foundation
import OpenAutoLayout

/// Months of days in seven columns, each under its name.
final class CalendarViewController: UIViewController, UICollectionViewDataSource, EditedScreen {
  /// The name of a month, how many days it has, and in which column it begins.
  private var months = [(name: "May", days: 31, first: 6), (name: "June", days: 30, first: 2)]
  private var marked: Set<IndexPath> = []
  private lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: Self.makeLayout())

  private static func makeLayout() -> UICollectionViewLayout {
    let day = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
    day.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let week = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [day])
    let month = NSCollectionLayoutSection(group: week)
    month.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 20, trailing: 10)
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    title.pinToVisibleBounds = true
    month.boundarySupplementaryItems = [title]
    return UICollectionViewCompositionalLayout(section: month)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(DayCell.self, forCellWithReuseIdentifier: "day")
    collection.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "month")
    collection.dataSource = self
    collection.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collection)
    NSLayoutConstraint.activate([
      collection.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collection.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { months[section].first + months[section].days }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    let day = indexPath.item - months[indexPath.section].first + 1
    (cell as? DayCell)?.show(day > 0 ? "\(day)" : "", isMarked: marked.contains(indexPath))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "month", for: indexPath)
    (view as? TitleView)?.label.text = months[indexPath.section].name
    return view
  }

  var edits: [@MainActor () -> Void] {
    [
      { [self] in
        marked = [IndexPath(item: 9, section: 0)]
        if isViewLoaded { collection.reloadItems(at: Array(marked)) }
      },
      { [self] in
        marked = []
        months.removeFirst()
        months.append(("July", 31, 4))
        if isViewLoaded {
          collection.performBatchUpdates { [self] in
            collection.deleteSections([0])
            collection.insertSections([1])
          }
        }
      },
    ]
  }
}

/// A number in the middle, above a mark.
final class DayCell: UICollectionViewCell {
  private let label = UILabel()
  private let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17)
    mark.backgroundColor = .systemRed
    mark.layer.cornerRadius = 2
    for view in [label, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      mark.widthAnchor.constraint(equalToConstant: 4),
      mark.heightAnchor.constraint(equalToConstant: 4),
      mark.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      mark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ day: String, isMarked: Bool) {
    label.text = day
    mark.isHidden = !isMarked
  }
}
