import Foundation
import OpenAutoLayout

/// Folders that fold, in a list with badges.
final class OutlineViewController: UICollectionViewController, EditedScreen {
  private enum Section { case folders }

  private var folders: NSDiffableDataSourceSectionSnapshot<String> = {
    var folders = NSDiffableDataSourceSectionSnapshot<String>()
    folders.append(["Inbox", "Projects", "Archive"])
    folders.append(["House", "Boat"], to: "Projects")
    folders.append(["Sails", "Engine and everything that goes with it"], to: "Boat")
    folders.expand(["Boat"])
    return folders
  }()
  private var source: UICollectionViewDiffableDataSource<Section, String>?

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let hasChildren = self?.folders.snapshot(of: name).items.isEmpty == false
      cell.accessories =
        [.delete(), .reorder()] + (hasChildren ? [.outlineDisclosure()] : [.label(text: "12")])
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collection, path, name in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    collectionView.isEditing = isEditing
    update()
  }

  private func update() { source?.apply(folders, to: .folders) }

  var edits: [@MainActor () -> Void] {
    [
      { [self] in
        folders.expand(["Projects"])
        update()
      },
      { [self] in
        folders.append(["Anchor"], to: "Boat")
        folders.delete(["House"])
        update()
      },
      { [self] in
        isEditing = true
        if isViewLoaded { collectionView.isEditing = true }
      },
      { [self] in
        folders.collapse(["Boat"])
        update()
      },
      { [self] in
        isEditing = false
        if isViewLoaded { collectionView.isEditing = false }
      },
    ]
  }
}
