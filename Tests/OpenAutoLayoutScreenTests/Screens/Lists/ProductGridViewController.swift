import Foundation
import OpenAutoLayout

/// Products by shelf, in as many columns as there is room for, under headers that stay in view.
final class ProductGridViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout, EditedScreen
{
  /// Runs from the side where reading begins, which a flow layout does not by itself.
  private final class GridLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private var shelves = [
    (name: "Kitchen", products: ["Kettle", "Two cups", "Teapot"]),
    (name: "Living room", products: ["Lamp with a shade of paper"]),
  ]

  init() {
    let layout = GridLayout()
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shelves[section].products.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "product", for: indexPath)
    (cell as? TileCell)?.label.text = shelves[indexPath.section].products[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = shelves[indexPath.section].name
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns: CGFloat = collectionView.bounds.width > 700 ? 4 : 2
    let width = (collectionView.bounds.width - 32 - (columns - 1) * 12) / columns
    let text = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: collectionView.traitCollection)
    return CGSize(width: width.rounded(.down), height: width.rounded(.down) + 2 * text.lineHeight)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let text = UIFont.preferredFont(
      forTextStyle: .headline, compatibleWith: collectionView.traitCollection)
    return CGSize(width: 0, height: text.lineHeight.rounded(.up) + 16)
  }

  var edits: [@MainActor () -> Void] {
    [
      { [self] in
        shelves[0].products.insert("Bread knife", at: 1)
        if isViewLoaded { collectionView.insertItems(at: [IndexPath(item: 1, section: 0)]) }
      },
      { [self] in
        shelves[0].products.removeFirst()
        shelves[1].products.append("Kettle")
        if isViewLoaded {
          collectionView.moveItem(
            at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
        }
      },
      { [self] in
        shelves.swapAt(0, 1)
        if isViewLoaded { collectionView.moveSection(0, toSection: 1) }
      },
    ]
  }
}

/// A picture above a text.
final class TileCell: UICollectionViewCell {
  let picture = UIView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.backgroundColor = .systemGray
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    for view in [picture, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    label.setContentHuggingPriority(.required, for: .vertical)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
