import Foundation

/// The labels and the image that a table's cell has by its style.
@MainActor
final class StandardCellContent {
  let style: UITableViewCell.CellStyle
  let text: UILabel = CellLabel()
  let detail: UILabel?
  let image: UIImageView = CellImageView()

  init(_ style: UITableViewCell.CellStyle, in content: UIView) {
    self.style = style
    detail = style == .default ? nil : CellLabel()
    if style == .subtitle { detail?.font = .systemFont(ofSize: CellMeasures.subtitleSize) }
    for view in [image, text, detail].compactMap({ $0 }) { content.addSubview(view) }
  }

  /// Returns the height of a cell for a width of its content.
  func height(forWidth width: CGFloat, endInset: CGFloat) -> CGFloat {
    let room = width - start - endInset
    let lines = text.sizeThatFits(CGSize(width: room, height: 0)).height
    guard style == .subtitle, let detail else { return CellMeasures.padding + lines }
    return CellMeasures.padding + lines + CellMeasures.detailGap
      + detail.sizeThatFits(CGSize(width: room, height: 0)).height
  }

  /// The distance from the start of the content to the text.
  private var start: CGFloat {
    let width = image.intrinsicContentSize.width
    return CellMeasures.inset + (width > 0 ? width + CellMeasures.inset : 0)
  }

  /// Sets the frames of the labels and the image in a content of a size.
  func place(in size: CGSize, endInset: CGFloat, isRightToLeft: Bool) {
    let pictured = image.intrinsicContentSize
    if pictured.width > 0 {
      image.frame = CGRect(
        x: CellMeasures.inset, y: (size.height - pictured.height) / 2, width: pictured.width,
        height: pictured.height)
    } else {
      image.frame = .zero
    }
    placeLabels(in: size, room: max(0, size.width - start - endInset))
    guard isRightToLeft else { return }
    for view in [pictured.width > 0 ? image : nil, text, detail].compactMap({ $0 }) {
      view.frame.origin.x = size.width - view.frame.maxX
    }
  }

  private func placeLabels(in size: CGSize, room: CGFloat) {
    guard let detail else {
      text.frame = CGRect(x: start, y: 0, width: room, height: size.height)
      return
    }
    switch style {
    case .subtitle:
      let sizes = [text, detail].map { $0.sizeThatFits(CGSize(width: room, height: 0)) }
      let top =
        (size.height - sizes[0].height - CellMeasures.detailGap - sizes[1].height) / 2
      text.frame = CGRect(
        x: start, y: top, width: min(room, sizes[0].width), height: sizes[0].height)
      detail.frame = CGRect(
        x: start, y: text.frame.maxY + CellMeasures.detailGap, width: min(room, sizes[1].width),
        height: sizes[1].height)
    case .value2:
      let (column, gap) = CellMeasures.column
      text.frame = CGRect(x: start, y: 0, width: min(room, column), height: size.height)
      detail.frame = CGRect(
        x: text.frame.maxX + gap, y: 0, width: max(0, room - column - gap), height: size.height)
    default:
      let width = min(room, detail.intrinsicContentSize.width)
      text.frame = CGRect(
        x: start, y: 0,
        width: min(text.intrinsicContentSize.width, max(0, room - width - gapBetweenValues)),
        height: size.height)
      detail.frame = CGRect(
        x: start + room - width, y: 0, width: width, height: size.height)
    }
  }

  private var gapBetweenValues: CGFloat { CellMeasures.insetBesideAccessory }
}

// What one of them shows decides on the places of all, which the cell gives them.
private final class CellLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    setNeedsLayoutOfCell()
  }
}

private final class CellImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    setNeedsLayoutOfCell()
  }
}

extension UIView {
  fileprivate func setNeedsLayoutOfCell() {
    (superview?.superview as? UITableViewCell)?.setNeedsLayout()
  }
}
