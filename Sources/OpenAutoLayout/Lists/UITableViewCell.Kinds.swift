extension UITableViewCell {
  /// Which labels a cell has, and where.
  ///
  ///     let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  ///     cell.textLabel?.text = "Name"
  ///     cell.detailTextLabel?.text = "Title"
  ///     cell.layoutIfNeeded()
  ///     // cell.textLabel?.frame.minX == 16
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
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  ///     cell.accessoryType = .disclosureIndicator
  ///     cell.layoutIfNeeded()
  ///     // cell.contentView.frame.width == 293.5
  ///
  /// It takes room at the end of the cell, which the content does not get.
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
  ///
  /// ``UITableViewCell/selectionStyle`` takes it.
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
