public import Foundation

// UIKit's names for the two parts of an index path of a list.
extension IndexPath {
  /// Makes the index path of a row of a table.
  ///
  ///     let path = IndexPath(row: 3, section: 1)
  ///     // path.row == 3
  ///     // path.section == 1
  ///
  /// - Parameters:
  ///   - row: The row in the section, from 0.
  ///   - section: The section, from 0.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Makes the index path of an item of a collection.
  ///
  ///     let path = IndexPath(item: 3, section: 1)
  ///     // path.item == 3
  ///     // path.section == 1
  ///
  /// - Parameters:
  ///   - item: The item in the section, from 0.
  ///   - section: The section, from 0.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section, the first part of the path.
  ///
  /// - Precondition: The path has two parts.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section, the second part of the path.
  ///
  /// - Precondition: The path has two parts.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section, the second part of the path.
  ///
  /// - Precondition: The path has two parts.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
