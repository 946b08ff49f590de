extension UITableViewCell {
  /// The labels of a cell, and where they are.
  ///
  ///     let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  ///     cell.textLabel?.text = "Name"
  ///     cell.detailTextLabel?.text = "Title"
  ///     cell.layoutIfNeeded()
  ///     // cell.textLabel?.frame.minX == 16
  public enum CellStyle: Int, Sendable {
    /// A label for the text.
    case `default` = 0
    /// A label for the text on the leading side, and one for the detail on the trailing side.
    case value1 = 1
    /// A label for the text in a narrow column, and one for the detail beside it.
    case value2 = 2
    /// A label for the text, and one for the detail below it.
    case subtitle = 3
  }

  /// The standard accessory at the end of a cell.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  ///     cell.accessoryType = .disclosureIndicator
  ///     cell.layoutIfNeeded()
  ///     // cell.contentView.frame.width == 293.5
  ///
  /// It takes room at the end of the cell, which the content does not get.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron: the cell leads to more content.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The look of a selected cell.
  ///
  /// ``UITableViewCell/selectionStyle`` takes it.
  public enum SelectionStyle: Int, Sendable {
    /// As a cell that is not selected.
    case none = 0
    /// In blue, as in old versions of iOS.
    case blue = 1
    /// In gray.
    case gray = 2
    /// In the style of the system.
    case `default` = 3
  }
}
