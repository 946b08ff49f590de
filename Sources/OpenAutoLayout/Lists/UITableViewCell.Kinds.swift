extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text at the beginning, and a detail at the end.
    case value1 = 1
    /// A text in a narrow column at the beginning, and a detail beside it.
    case value2 = 2
    /// A text, and a detail below it.
    case subtitle = 3
  }

  /// The sign at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// An arrow: the cell leads to more of the same.
    case disclosureIndicator = 1
    /// A button for details, and an arrow.
    case detailDisclosureButton = 2
    /// A check mark: the cell is chosen.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// In the older blue.
    case blue = 1
    /// In gray.
    case gray = 2
    /// As the system has it.
    case `default` = 3
  }
}
