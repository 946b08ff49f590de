public import Foundation

// Registered classes, and views that are used again.
extension UICollectionView {
  /// Registers the class of cells that an identifier stands for.
  ///
  ///     collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  ///
  /// A cell is made with `init(frame:)`.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of ``UICollectionViewCell``, or `nil` to end the registration.
  ///   - identifier: The identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      Violation.stop(list: names.unfit(cellClass, identifier, of: UICollectionViewCell.self))
    }
    cells.register(identifier) { _RegisteredReusableView.make(cellClass, $0) }
  }

  /// Registers the class of supplementary views of a kind that an identifier stands for.
  ///
  ///     collection.register(
  ///       UICollectionReusableView.self,
  ///       forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
  ///       withReuseIdentifier: "title")
  ///
  /// A view is made with `init(frame:)`.
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of ``UICollectionReusableView``, or `nil` to end the registration.
  ///   - elementKind: The kind.
  ///   - identifier: The identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let pool = pool(of: elementKind)
    guard let viewClass else { return pool.register(identifier, nil) }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      Violation.stop(list: names.unfit(viewClass, identifier, of: UICollectionReusableView.self))
    }
    pool.register(identifier) { _RegisteredReusableView.make(viewClass, $0) }
  }

  /// Returns a cell that left the screen, or a new one of a registered class.
  ///
  ///     collection.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - indexPath: The item. While it is reconfigured, the cell is the one that it has.
  /// - Returns: The cell.
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = cells.dequeue(identifier, for: indexPath) as? UICollectionViewCell else {
      Violation.stop(list: names.unregistered(identifier))
    }
    return cell
  }

  /// Returns a supplementary view that left the screen, or a new one of a registered class.
  ///
  ///     collection.dequeueReusableSupplementaryView(
  ///       ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title", for: path)
  ///
  /// - Parameters:
  ///   - elementKind: The kind.
  ///   - identifier: The identifier.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view.
  /// - Precondition: A class is registered for the kind and the identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = pool(of: elementKind).dequeue(identifier) else {
      Violation.stop(list: names.unregistered(identifier))
    }
    return view
  }

  /// The supplementary views of a kind.
  func pool(of kind: String) -> ReusePool<UICollectionReusableView> {
    if let pool = supplementaryViews[kind] { return pool }
    let pool = ReusePool<UICollectionReusableView>()
    supplementaryViews[kind] = pool
    return pool
  }

  // MARK: Registrations

  /// A class of cells, and how a cell shows an item.
  ///
  ///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
  ///       cell, indexPath, text in
  ///       var content = cell.defaultContentConfiguration()
  ///       content.text = text
  ///       cell.contentConfiguration = content
  ///     }
  ///     // collection.dequeueConfiguredReusableCell(using: registration, for: path, item: "Bread")
  ///
  /// Make it once, and not for each item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// The closure that shows an item in a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identity = RegistrationIdentity()

    /// Makes a registration.
    ///
    ///     UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, number in }
    ///
    /// - Parameter handler: The closure that shows an item in a cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views, and how a view is prepared.
  ///
  ///     UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
  ///       elementKind: UICollectionView.elementKindSectionHeader
  ///     ) { view, kind, indexPath in view.isHidden = indexPath.section == 0 }
  ///
  /// Make it once, and not for each view.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// The closure that prepares a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identity = RegistrationIdentity()

    /// Makes a registration.
    ///
    ///     UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    ///       elementKind: UICollectionView.elementKindSectionHeader
    ///     ) { view, kind, path in }
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - handler: The closure that prepares a view.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// What tells registrations apart. The collections that use it keep it, and so its address.
  final class RegistrationIdentity {
    var name: String { "\(ObjectIdentifier(self))" }
  }

  /// Returns a cell of a registration that shows an item.
  ///
  ///     collection.dequeueConfiguredReusableCell(using: registration, for: path, item: "Bread")
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The item's place.
  ///   - item: The item. Without it, the cell is not prepared.
  /// - Returns: The cell.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identity = registration.identity
    register(Cell.self, of: identity, in: cells)
    let dequeued = dequeueReusableCell(withReuseIdentifier: identity.name, for: indexPath)
    guard let cell = dequeued as? Cell else {
      Violation.stop(list: names.unregistered("\(Cell.self)"))
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration.
  ///
  ///     collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (identity, kind) = (registration.identity, registration.elementKind)
    register(Supplementary.self, of: identity, in: pool(of: kind))
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identity.name, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      Violation.stop(list: names.unregistered("\(Supplementary.self)"))
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  private func register(
    _ viewClass: UICollectionReusableView.Type, of identity: RegistrationIdentity,
    in pool: ReusePool<UICollectionReusableView>
  ) {
    if pool.isRegistered(identity.name) { return }
    pool.register(identity.name) { name in
      withExtendedLifetime(identity) { _RegisteredReusableView.make(viewClass, name) }
    }
  }
}
