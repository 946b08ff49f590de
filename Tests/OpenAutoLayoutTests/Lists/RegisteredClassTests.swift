import OpenAutoLayout
import Testing

/// Views are made by the initializers of their registered classes, whatever these inherit and store.
@MainActor
struct RegisteredClassTests {
  @Test func cellsAreMadeByTheirInitializer() throws {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.register(DetailCell.self, forCellReuseIdentifier: "detail")
    table.register(LateCell.self, forCellReuseIdentifier: "late")
    table.register(ValueCell<Int>.self, forCellReuseIdentifier: "value")
    table.register(InheritingCell.self, forCellReuseIdentifier: "inheriting")
    let plain = try #require(table.dequeueReusableCell(withIdentifier: "plain"))
    #expect(type(of: plain) == UITableViewCell.self)
    #expect(plain.cellStyle == .default && plain.reuseIdentifier == "plain")
    let detail = try #require(table.dequeueReusableCell(withIdentifier: "detail"))
    #expect(detail is DetailCell && detail.cellStyle == .subtitle)
    let late = try #require(table.dequeueReusableCell(withIdentifier: "late") as? LateCell)
    #expect(late.cellStyle == .subtitle && late.notes == ["late"])
    let value = try #require(table.dequeueReusableCell(withIdentifier: "value") as? ValueCell<Int>)
    #expect(value.values.isEmpty && value.reuseIdentifier == "value")
    let inheriting = try #require(
      table.dequeueReusableCell(withIdentifier: "inheriting") as? InheritingCell)
    #expect(inheriting.count == 3)
  }

  @Test func headersAreMadeByTheirInitializer() throws {
    let table = UITableView()
    table.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
    let view = try #require(
      table.dequeueReusableHeaderFooterView(withIdentifier: "title") as? TitleView)
    #expect(view.reuseIdentifier == "title" && view.title.text == "Title")
    table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "title")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") == nil)
  }
}

private class DetailCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private final class LateCell: DetailCell {
  private(set) var notes: [String] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    notes.append(reuseIdentifier ?? "")
  }

  convenience init(note: String) {
    self.init(style: .default, reuseIdentifier: nil)
    notes = [note]
  }

  required init?(coder: NSCoder) { nil }
}

private final class ValueCell<Value>: UITableViewCell {
  var values: [Value] = []
}

private final class InheritingCell: UITableViewCell {
  let count = 3
}

private final class TitleView: UITableViewHeaderFooterView {
  let title = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    title.text = "Title"
  }

  required init?(coder: NSCoder) { nil }
}
