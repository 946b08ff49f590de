import Foundation

/// The measures of table cells, in points. They are recorded on iOS 26 unless a comment says more.
enum CellMeasures {
  /// The size of a new cell. Its width is not documented: it is what apps see.
  static let size = CGSize(width: 320, height: 44)
  /// The distance from the sides of the content to the standard labels, and from the end of the
  /// cell to an accessory.
  static let inset: CGFloat = 16
  /// The distance from a label to the end of the content beside an accessory.
  static let insetBesideAccessory: CGFloat = 8
  /// The height of the line below a cell, which is a part of the cell's height.
  static let separator: CGFloat = 1
  /// The space above and below the standard labels together, with the separator.
  static let padding: CGFloat = 31
  /// The space above and below the standard labels together, without the separator.
  static var paddingWithinContent: CGFloat { padding - separator }
  /// The font size of a detail below its text. It is not recorded, but chosen so that the row has
  /// the height that was recorded.
  static let subtitleSize: CGFloat = 15
  /// The distance from a text to the detail below it.
  static let detailGap: CGFloat = 1
  /// The width of the text's column in the style `value2`, and the gap after it. Not recorded.
  static let column: (width: CGFloat, gap: CGFloat) = (91, 6)
}

extension UITableViewCell.AccessoryType {
  /// The width at the end of the cell that is not the content's, in points.
  ///
  /// Those with buttons are not recorded. They are made of a button of 24 points, and 10 points
  /// between it and the chevron.
  var room: CGFloat {
    switch self {
    case .none: 0
    case .disclosureIndicator: 26.5
    case .checkmark: 40
    case .detailButton: 40
    case .detailDisclosureButton: 60.5
    }
  }
}
