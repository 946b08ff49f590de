import Foundation

/// The numbers of a table's cells, in points: recorded on iOS 26 unless said.
enum CellMeasures {
  /// What a new cell measures, until somebody says more (documented for the width by usage only).
  static let size = CGSize(width: 320, height: 44)
  /// From the sides of the content to the standard labels, and from the end to an accessory.
  static let inset: CGFloat = 16
  /// From a label to the end of a content that an accessory follows.
  static let insetBesideAccessory: CGFloat = 8
  /// The line below a cell, which is a part of its height.
  static let separator: CGFloat = 1
  /// Above and below the standard labels together, the separator included.
  static let padding: CGFloat = 31
  /// The same without the separator.
  static var paddingWithinContent: CGFloat { padding - separator }
  /// The size of a detail below its text. Not recorded: with it and the gap, a row is as high as one
  /// was recorded.
  static let subtitleSize: CGFloat = 15
  /// Between a text and the detail below it.
  static let detailGap: CGFloat = 1
  /// The column of the text in the style `value2`, and the gap after it. Not recorded.
  static let column: (width: CGFloat, gap: CGFloat) = (91, 6)
}

extension UITableViewCell.AccessoryType {
  /// How much of the cell's width is not the content's. Those with buttons are not recorded: a button
  /// of 24 points, and 10 between it and the arrow.
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
