import Foundation
import OpenAutoLayout
import Testing

@MainActor
struct ContentConfigurationTests {
  /// The size of the cell as the row of a table of 320 points.
  private func row(_ cell: UITableViewCell) -> CGSize {
    let scene = CellTable(cell)
    scene.table.layoutIfNeeded()
    return cell.frame.size
  }

  private func cell(_ text: String?, _ second: String?) -> UITableViewCell {
    let style = second == nil ? UITableViewCell.CellStyle.default : .subtitle
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = text
    content.secondaryText = second
    cell.contentConfiguration = content
    return cell
  }

  @Test func rowsAreAsHighAsRecordedOnesOfTheStandardStyles() {
    #expect(abs(row(cell("Title", nil)).height - 51.5) <= 0.5)
    #expect(abs(row(cell("Title", "Detail")).height - 70.5) <= 0.5)
  }

  @Test(arguments: [false, true])
  func theContentIsBesideTheImage(rightToLeft: Bool) throws {
    let scene = Scene(320, 200)
    scene.root.traitOverrides.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let cell = cell("Title", nil)
    var content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    content.image = UIImage(size: CGSize(width: 60, height: 20))
    content.imageProperties.maximumSize = CGSize(width: 30, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    scene.root.addSubview(cell)
    scene.layout()
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect(cell.contentView.subviews.count == 1 && view.frame == cell.contentView.bounds)
    let image = try #require(view.firstSubview(UIImageView.self))
    let label = try #require(view.firstSubview(UILabel.self))
    let (imageFrame, labelFrame) = (
      image.convert(image.bounds, to: cell), label.convert(label.bounds, to: cell)
    )
    // The image has 30 × 10 points in the middle of 40, and 16 points are on both sides of them.
    #expect(imageFrame.size == CGSize(width: 30, height: 10))
    #expect(abs(imageFrame.minX - (rightToLeft ? 320 - 16 - 5 - 30 : 21)) < 1e-9)
    #expect(abs(rightToLeft ? labelFrame.maxX - 320 + 72 : labelFrame.minX - 72) < 1e-9)
  }

  @Test func aCellThatIsTooLowKeepsItsContentInTheMiddle() throws {
    let cell = cell("Title", nil)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var conflicts = 0
    root.layoutConflictHandler = { _ in conflicts += 1 }
    cell.frame = root.bounds
    root.addSubview(cell)
    root.layoutIfNeeded()
    let label = try #require(cell.contentView.firstSubview(UILabel.self))
    #expect(abs(label.convert(label.bounds, to: cell).midY - 22) <= 0.5 && conflicts == 0)
  }

  @Test func valuesStandAtTheEnd() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Name"
    content.secondaryText = "Grace"
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 52)
    cell.layoutIfNeeded()
    let labels = cell.contentView.allSubviews(UILabel.self)
    let end = try #require(labels.last).convert(labels.last?.bounds ?? .zero, to: cell)
    #expect(abs(end.maxX - 312) < 1e-9)
    let begin = try #require(labels.first).convert(labels.first?.bounds ?? .zero, to: cell)
    #expect(begin.minX == 16 && abs(begin.maxX + 8 - end.minX) < 0.5)
  }

  @Test func aViewIsKeptForConfigurationsOfItsKind() {
    let cell = cell("Title", nil)
    let view = cell.contentView.subviews.first
    let height = row(cell).height
    cell.contentConfiguration = UIListContentConfiguration.subtitleCell()
    #expect(cell.contentView.subviews == [view])
    var two = UIListContentConfiguration.cell()
    two.text = "First line\nSecond line"
    cell.contentConfiguration = two
    #expect(row(cell).height > height + 20)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func aCellIsConfiguredForItsStateBeforeItsLayout() {
    final class Choice: UITableViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = state.isSelected ? "Selected\nfor two lines" : "Not"
        contentConfiguration = content
      }
    }
    let cell = Choice(style: .default, reuseIdentifier: nil)
    var handled = 0
    cell.configurationUpdateHandler = { _, _ in handled += 1 }
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
    cell.layoutIfNeeded()
    let before = height()
    cell.isSelected = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true] && handled == 2)
    #expect(height() > before + 20)
  }

  @Test func aConfigurationOfOnesOwnFillsTheContent() throws {
    struct Dot: UIContentConfiguration {
      var side: CGFloat
      func makeContentView() -> any UIView & UIContentView { DotView(self) }
      func updated(for state: any UIConfigurationState) -> Dot { self }
    }
    final class DotView: UIView, UIContentView {
      var configuration: any UIContentConfiguration {
        didSet { invalidateIntrinsicContentSize() }
      }
      init(_ dot: Dot) {
        configuration = dot
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override var intrinsicContentSize: CGSize {
        let side = (configuration as? Dot)?.side ?? 0
        return CGSize(width: side, height: side)
      }
    }
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = Dot(side: 30)
    let compressed = UIView.layoutFittingCompressedSize
    #expect(cell.systemLayoutSizeFitting(compressed) == CGSize(width: 30, height: 30))
    cell.contentConfiguration = Dot(side: 50)
    #expect(cell.systemLayoutSizeFitting(compressed) == CGSize(width: 50, height: 50))
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView.subviews.map { type(of: $0) == UIListContentView.self } == [true])
  }

  @Test func theStateKeepsWhatClientsAddToIt() {
    let key = UIConfigurationStateCustomKey("isArchived")
    var state = UICellConfigurationState(traitCollection: .current)
    let plain = state
    state[key] = true
    #expect(state[key] == AnyHashable(true) && state != plain)
    state[key] = nil
    #expect(state == plain)
  }

  @Test func aHeaderHasAContent() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Names"
    content.textProperties.transform = .uppercase
    header.contentConfiguration = content
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    header.layoutIfNeeded()
    #expect(header.contentView.allSubviews(UILabel.self).first?.text == "NAMES")
    #expect(header.contentView.subviews.first?.frame == header.bounds)
  }
}

extension UIView {
  fileprivate func allSubviews<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.allSubviews(type) }
  }

  fileprivate func firstSubview<View: UIView>(_ type: View.Type) -> View? {
    allSubviews(type).first
  }
}

/// A table whose only row is a given cell.
@MainActor
private final class CellTable: UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) {
    self.cell = cell
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell
  }
}
