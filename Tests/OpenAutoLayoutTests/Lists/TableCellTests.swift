import OpenAutoLayout
import Testing

/// Cells of tables: their content, accessories and heights.
@MainActor
struct TableCellTests {
  private let scene = Scene(375, 600, scale: 2)

  /// A view in a cell's content, at distances from its sides.
  private func fill(
    _ cell: UITableViewCell, _ width: CGFloat, _ height: CGFloat, _ insets: (CGFloat, CGFloat)
  ) -> ContentView {
    let view = scene.view(width, height, in: cell.contentView)
    view.pinEdges(insets.1, insets.0, insets.1, insets.0)
    return view
  }

  private func place(_ cell: UITableViewCell, _ frame: CGRect) {
    cell.frame = frame
    scene.root.addSubview(cell)
    scene.layout()
  }

  /// The size that a cell has without a table, which adds the separator to it.
  private func rowSize(_ cell: UITableViewCell, _ width: CGFloat) -> CGSize {
    cell.contentScaleFactor = 2
    return cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test func c2ARowIsAPointHigherThanItsContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "note")
    let note = fill(cell, 288, 36, (16, 12))
    #expect(rowSize(cell, 320) == CGSize(width: 320, height: 60))
    place(cell, CGRect(x: 0, y: 160, width: 320, height: 61))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 61))
    #expect(note.frame == CGRect(x: 16, y: 12, width: 288, height: 37))
  }

  @Test(arguments: [false, true], [44, 100] as [CGFloat])
  func c9TheContentEndsWhereAnIndicatorBegins(isRightToLeft: Bool, height: CGFloat) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    if isRightToLeft { cell.semanticContentAttribute = .forceRightToLeft }
    place(cell, CGRect(x: 0, y: 0, width: 375, height: height))
    let x: CGFloat = isRightToLeft ? 26.5 : 0
    #expect(cell.contentView.frame == CGRect(x: x, y: 0, width: 348.5, height: height))
    cell.frame.size.width = 320
    scene.layout()
    #expect(cell.contentView.frame.width == 293.5)
    cell.accessoryType = .checkmark
    scene.layout()
    #expect(cell.contentView.frame.width == 280)
    cell.accessoryType = .none
    scene.layout()
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func anAccessoryViewKeepsItsSize() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = box
    let view = fill(cell, 100, 40, (10, 5))
    #expect(rowSize(cell, 320) == CGSize(width: 320, height: 50))
    place(cell, CGRect(x: 0, y: 0, width: 320, height: 51))
    #expect(box.frame == CGRect(x: 274, y: 15.5, width: 30, height: 20))
    #expect(view.frame == CGRect(x: 10, y: 5, width: 254, height: 41))
    cell.accessoryView = nil
    scene.layout()
    #expect(box.superview == nil)
    #expect(view.frame.width == 300)
  }

  @Test func theAccessoryTakesWidthFromWhatWraps() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    let view = fill(cell, 10, 10, (0, 0))
    view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    #expect(rowSize(cell, 320) == CGSize(width: 320, height: 293.5))
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 36.5, height: 10))
  }

  @Test func withoutConstraintsARowHasTheStandardHeight() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(rowSize(cell, 320) == CGSize(width: 320, height: 44))
    cell.textLabel?.text = "Text"
    #expect(rowSize(cell, 320) == CGSize(width: 320, height: 51.5))
    #expect(cell.detailTextLabel == nil)
    let subtitled = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    subtitled.textLabel?.text = "Text"
    subtitled.detailTextLabel?.text = "Detail"
    #expect(rowSize(subtitled, 320) == CGSize(width: 320, height: 70.5))
    let valued = UITableViewCell(style: .value1, reuseIdentifier: nil)
    valued.textLabel?.text = "Text"
    valued.detailTextLabel?.text = "Value"
    #expect(rowSize(valued, 320).height == 51.5)
  }

  @Test func aTextOfSeveralLinesMakesAStandardRowHigher() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Words that do not fit into one line of a row of this width"
    #expect(rowSize(cell, 200).height == 51.5)
    cell.textLabel?.numberOfLines = 0
    #expect(rowSize(cell, 200).height > 80)
    #expect(rowSize(cell, 200).height > rowSize(cell, 375).height)
  }

  @Test(arguments: [false, true])
  func standardLabelsBeginSixteenPointsIn(isRightToLeft: Bool) throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    if isRightToLeft { cell.semanticContentAttribute = .forceRightToLeft }
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    (text.text, detail.text) = ("Name", "Value")
    place(cell, CGRect(x: 0, y: 0, width: 320, height: 52))
    func distances() -> [CGFloat] {
      let frames = [text, detail].map { cell.convert($0.bounds, from: $0) }
      return isRightToLeft
        ? [320 - frames[0].maxX, frames[1].minX] : [frames[0].minX, 320 - frames[1].maxX]
    }
    #expect(distances() == [16, 16])
    cell.accessoryType = .disclosureIndicator
    cell.imageView?.image = UIImage(size: CGSize(width: 20, height: 20))
    scene.layout()
    #expect(distances() == [52, 34.5])
    #expect(cell.imageView?.frame.midY == 26)
  }

  @Test func aHeaderIsAsHighAsItsContent() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    let view = scene.view(50, 20, in: header.contentView)
    view.pinEdges(8, 16, 8, 16)
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 36))
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 36)
    scene.root.addSubview(header)
    scene.layout()
    #expect(view.frame == CGRect(x: 16, y: 8, width: 288, height: 20))
    #expect(header.reuseIdentifier == "header")
  }

  @Test func defaults() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(UITableViewCell().frame == cell.frame)
    #expect(cell.contentView.superview === cell)
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(cell.accessoryType == .none && cell.selectionStyle == .default)
    #expect(cell.reuseIdentifier == "row")
    #expect(cell.textLabel?.superview === cell.contentView)
  }

  @Test func aBackgroundLiesBehindTheContentAndFollowsTheCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let background = UIView()
    cell.backgroundView = background
    #expect(cell.subviews.first === background)
    place(cell, CGRect(x: 0, y: 0, width: 200, height: 70))
    #expect(background.frame == cell.bounds)
    cell.backgroundView = nil
    #expect(background.superview == nil)
  }
}
