import Foundation
import OpenAutoLayout

/// Pages that explain an app, one beside the other, above a button for the next one.
final class PagesViewController: UIViewController, EditedScreen {
  private let texts = [
    "Write it down", "Find it again, wherever you are and however long ago it was", "Share it",
  ]
  private var page = 0
  private let nextButton = UIButton(configuration: .filled())
  private let pageControl = UIPageControl()
  private lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: Self.makeLayout())
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  private static func makeLayout() -> UICollectionViewLayout {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.orthogonalScrollingBehavior = .groupPaging
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nextButton.configuration?.title = "Next"
    pageControl.numberOfPages = texts.count
    for view in [collection, pageControl, nextButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collection.topAnchor.constraint(equalTo: safeArea.topAnchor),
      collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pageControl.topAnchor.constraint(equalTo: collection.bottomAnchor, constant: 8),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.topAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 8),
      nextButton.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 24),
      nextButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -24),
      nextButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -24),
    ])
    let registration = UICollectionView.CellRegistration<PageCell, String> { cell, _, text in
      cell.label.text = text
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, text in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(texts)
    source.apply(snapshot)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showPage()
  }

  private func showPage() {
    pageControl.currentPage = page
    collection.layoutIfNeeded()
    collection.scrollToItem(
      at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: true)
  }

  var edits: [@MainActor () -> Void] {
    Array(
      repeating: { [self] in
        page += 1
        if isViewLoaded { showPage() }
      }, count: 2)
  }
}

/// A text in the middle of a page.
final class PageCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 24),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -24),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
