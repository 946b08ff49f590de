import Foundation

/// The rules of collections.
extension Violation {
  static func stop(missing kind: String, in collection: String) -> Never {
    fatalError(
      "A data source makes the supplementary views that a layout has, and \"\(kind)\" of "
        + "\(collection) is missing: implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }

  static func stop(missingDecoration kind: String, in collection: String) -> Never {
    fatalError(
      "A layout makes its decoration views of registered classes, and \"\(kind)\" of \(collection) "
        + "is not registered: call register(_:forDecorationViewOfKind:) of the layout with it first."
    )
  }

  static func stop(size: CGSize, in collection: String) -> Never {
    fatalError(
      "A size of a flow layout is finite and not negative, and \(size.width) × \(size.height) of "
        + "\(collection) is not: return another size.")
  }

  @MainActor
  static func stop(noSize size: NSCollectionLayoutSize, section: Int, in collection: String)
    -> Never
  {
    let (width, height) = (size.widthDimension.dimension, size.heightDimension.dimension)
    fatalError(
      "An item or a group of a compositional layout has a size, and one of section \(section) of "
        + "\(collection) has the dimensions \(width) × \(height): give it more than 0 of both.")
  }

  static func stop(missingSection section: Int, in collection: String) -> Never {
    fatalError(
      "A section provider returns a section for each one of the data source, and section "
        + "\(section) of \(collection) has none: return an NSCollectionLayoutSection.")
  }

  static func stop(accessoryTwice type: UICellAccessory.AccessoryType, in cell: String) -> Never {
    fatalError(
      "A cell has one accessory of each type, and \(cell) has two of type \(type): leave one out.")
  }

  static func stop(noProviderFor kind: String, in collection: String) -> Never {
    fatalError(
      "A supplementary view provider returns the views that a layout has, and \"\(kind)\" of "
        + "\(collection) has none: set supplementaryViewProvider of the data source.")
  }
}
