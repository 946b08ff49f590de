extension UITableViewCell {
  /// The style of a cell: its labels and their places.
  ///
  ///     let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  ///     cell.textLabel?.text = "Name"
  ///     cell.detailTextLabel?.text = "Title"
  ///     cell.layoutIfNeeded()
  ///     // cell.textLabel?.frame.minX == 16
  public enum CellStyle: Int, Sendable {
    /// One label for the text.
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
  /// It takes space at the end of the cell from the content.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, which means that the cell leads to more content.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The style of a selected cell.
  ///
  /// ``UITableViewCell/selectionStyle`` takes it. Nothing is drawn here.
  public enum SelectionStyle: Int, Sendable {
    /// The same as a cell that is not selected.
    case none = 0
    /// Blue, as in old versions of iOS.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The style of the system.
    case `default` = 3
  }
}
