import Foundation
import OpenAutoLayout

/// Posts in cards that are as high as what they say, in one column or two.
final class FeedViewController: UIViewController, EditedScreen {
  private var posts = [
    1: "The harbor is frozen.",
    2: "Whoever finds a gray glove by the lighthouse: it is mine, and the other one misses it.",
    3: "Soup!",
  ]
  private var order = [1, 2, 3]
  private lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: Self.makeLayout())
  private var source: UICollectionViewDiffableDataSource<String, Int>?

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 700 ? 2 : 1
      let card = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .estimated(120)))
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)),
        subitems: Array(repeating: card, count: columns))
      let section = NSCollectionLayoutSection(group: row)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: 16, bottom: 12, trailing: 16)
      return section
    }
  }

  override func loadView() { view = collection }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<PostCell, Int> { [weak self] cell, _, id in
      cell.label.text = self?.posts[id]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      collection, path, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    update()
  }

  private func update(reconfiguring changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["posts"])
    snapshot.appendItems(order)
    snapshot.reconfigureItems(changed)
    source?.apply(snapshot)
  }

  var edits: [@MainActor () -> Void] {
    [
      { [self] in
        posts[3] = "Soup! It is on the table until eight, and there is bread, too, as on Thursdays."
        update(reconfiguring: [3])
      },
      { [self] in
        posts[4] = "Good morning"
        order.insert(4, at: 0)
        update()
      },
      { [self] in
        order = [4, 3, 1]
        update()
      },
    ]
  }
}

/// A text in a box, above a button.
final class PostCell: UICollectionViewCell {
  let label = UILabel()
  let likeButton = UIButton(configuration: .plain())

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    likeButton.configuration?.title = "Like"
    for view in [label, likeButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let bottom = likeButton.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4)
    // Before it is measured, the card has the height of the layout's estimate.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      likeButton.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      likeButton.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      likeButton.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -4),
      bottom,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
