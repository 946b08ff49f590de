// What examples take for granted: views and guides in one tree, and what else they mention.

import Foundation
import OpenAutoLayout
import PowerAnchors

/// The root view, in which all others are.
@MainActor let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
@MainActor let root = UIView(frame: UIScreen.main.bounds)

@MainActor let container = placed(UIView()), screen = UIView()
@MainActor let header = placed(UIView()), footer = placed(UIView()), sidebar = placed(UIView())
@MainActor let banner = placed(UIView()), card = placed(Card()), page = placed(UIView())
@MainActor let rotatedPage = placed(UIView()), list = placed(UIView()), photo = placed(UIView())
@MainActor let video = placed(UIView()), image = placed(UIView()), avatar = placed(UIView())
@MainActor let icon = placed(UIView()), badge = placed(UIView()), spinner = placed(UIView())
@MainActor let marker = placed(UIView()), bar = placed(UIView()), column = placed(UIView())
@MainActor let track = placed(UIView()), preview = placed(UIView()), field = placed(UIView())
@MainActor let a = placed(UIView()), b = placed(UIView())
@MainActor let first = placed(UIView()), second = placed(UIView())
@MainActor let box = placed(UIView()), other = placed(UIView())
@MainActor let logo = placed(UIImageView())
@MainActor let title = placed(UILabel()), subtitle = placed(UILabel()), label = placed(UILabel())
@MainActor let text = placed(UILabel()), name = placed(UILabel()), note = placed(UILabel())
@MainActor let caption = placed(UILabel())
@MainActor let button = placed(UIButton()), okButton = placed(UIButton())
@MainActor let cancelButton = placed(UIButton())
@MainActor let rows = [placed(UIView()), placed(UIView()), placed(UIView())]
@MainActor let cell = UICollectionViewCell(), stack = placed(UIStackView())
@MainActor let gap = placed(UILayoutGuide()), guide = placed(UILayoutGuide())
@MainActor let contentGuide = placed(UILayoutGuide()), content = placed(UILayoutGuide())
@MainActor let scroll = placed(UIScrollView()), form = placed(UIView(), in: scroll)

@MainActor let width = title.widthAnchor.constrain(to: 320, isActive: false)
@MainActor let height = title.heightAnchor.constrain(to: 44, isActive: false)
@MainActor let c = box.heightAnchor.constrain(to: 44, isActive: false)
@MainActor let edges = box.edgeAnchors.constrain(to: view, isActive: false)
@MainActor let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)

@MainActor let pins = LayoutConstraintGroup {}
@MainActor let group = LayoutConstraintGroup {}
@MainActor let details = LayoutConstraintGroup {}
@MainActor let narrow = LayoutConstraintGroup {}, wide = LayoutConstraintGroup {}

@MainActor let menus = Menus()

@MainActor let notes = Notes(), source: any UITableViewDataSource = notes
@MainActor let heights = Heights(), delegate: any UITableViewDelegate = heights
@MainActor let path = IndexPath(row: 0, section: 0), indexPath = path
@MainActor let noteCell = UITableViewCell(style: .default, reuseIdentifier: "note")
@MainActor let table = notes.table(), loader = Loader()
@MainActor let numberTable = UITableView(), numbers = numberSource()

/// Each example has one of its own.
@MainActor var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
  get {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Fruit", "Tea"])
    snapshot.appendItems([1, 2], toSection: "Fruit")
    snapshot.appendItems([3])
    return snapshot
  }
  set {}
}

/// Each example has one of its own.
var outline: NSDiffableDataSourceSectionSnapshot<String> {
  var outline = NSDiffableDataSourceSectionSnapshot<String>()
  outline.append(["Fruit", "Tea"])
  outline.append(["Apple", "Pear"], to: "Fruit")
  return outline
}

var baked: NSDiffableDataSourceSectionSnapshot<String> {
  var baked = NSDiffableDataSourceSectionSnapshot<String>()
  baked.append(["Bread"])
  baked.append(["Rye"], to: "Bread")
  return baked
}

@MainActor private func numberSource() -> UITableViewDiffableDataSource<String, Int> {
  numberTable.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  let source = UITableViewDiffableDataSource<String, Int>(tableView: numberTable) {
    table, path, _ in table.dequeueReusableCell(withIdentifier: "note", for: path)
  }
  source.apply(snapshot)
  return source
}

@MainActor let photos = Photos(), flow = UICollectionViewFlowLayout()
@MainActor let collection = photos.collection(), layout = collection.collectionViewLayout
@MainActor let choices: any UICollectionViewDelegate = Choices()
@MainActor let sizes: any UICollectionViewDelegateFlowLayout = Choices()
@MainActor let photosAhead: any UICollectionViewDataSourcePrefetching = Choices()
@MainActor let photoCell = UICollectionViewCell(frame: .zero)
@MainActor let context = UICollectionViewLayoutInvalidationContext()
@MainActor let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
@MainActor let preferred = UICollectionViewLayoutAttributes(forCellWith: path)
@MainActor let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
  cell, path, text in
}
@MainActor let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
  elementKind: UICollectionView.elementKindSectionHeader
) { view, kind, path in }
@MainActor let album = albumSource()
@MainActor let rowSize = NSCollectionLayoutSize(
  widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
@MainActor let third = NSCollectionLayoutItem(layoutSize: rowSize)
@MainActor let row = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [third])
@MainActor let section = NSCollectionLayoutSection(group: row)
@MainActor let environment: any NSCollectionLayoutEnvironment = Environment()

@MainActor private func albumSource() -> UICollectionViewDiffableDataSource<String, Int> {
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) {
    grid, path, _ in grid.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
  }
  source.apply(snapshot)
  return source
}

@MainActor var configuration = UIButton.Configuration.plain()
@MainActor var count = 0

/// Adds a view that constraints are to place.
@MainActor private func placed<View: UIView>(_ made: View, in superview: UIView = view) -> View {
  made.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(made)
  return made
}

@MainActor private func placed(_ made: UILayoutGuide) -> UILayoutGuide {
  view.addLayoutGuide(made)
  return made
}

final class Card: UIView {
  let stack = UIStackView()
}

final class LoginView: UIView {}

final class SettingsViewController: UIViewController {}

enum Density { case comfortable, compact }

/// What decides about a menu.
final class Menus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

/// The rows of a table.
final class Notes: UITableViewDataSource {
  var sections = [(0..<40).map { "Note \($0)" }, ["Bread", "Milk"], ["Tea"]]

  func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    table.dataSource = self
    view.addSubview(table)
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
  }
}

/// What decides about the rows of a table.
final class Heights: UITableViewDelegate {}

/// The items of a collection.
final class Photos: UICollectionViewDataSource {
  var sections = [(0..<40).map { "Photo \($0)" }, ["Beach", "Lake"], ["Hill"]]

  func collection() -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collection.dataSource = self
    view.addSubview(collection)
    return collection
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }
}

/// What decides about the items of a collection.
final class Choices: UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}
}

/// What a section of a compositional layout is made for.
final class Environment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { UITraitCollection() }
  var contentSize: CGSize { CGSize(width: 320, height: 400) }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// What prepares rows of a table.
final class Loader: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
