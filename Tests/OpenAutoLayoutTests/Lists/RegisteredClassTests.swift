import Foundation
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

  /// A cell that has a list of its own, or prepares the one that it will be in, as a coordinator does.
  @Test func aCellThatIsMadeMayRegisterAndDequeue() {
    let collection = CollectionScene([[1]]).collection
    let path = IndexPath(item: 0, section: 0)
    Nesting.step = {
      Nesting.step = {}
      collection.register(SizedCell.self, forCellWithReuseIdentifier: "inner")
      _ = collection.dequeueReusableCell(withReuseIdentifier: "inner", for: path)
      collection.register(
        SectionView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "inner")
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "badge", withReuseIdentifier: "inner", for: path)
    }
    defer { Nesting.step = {} }
    collection.register(NestingCell.self, forCellWithReuseIdentifier: "outer")
    let outer = collection.dequeueReusableCell(withReuseIdentifier: "outer", for: path)
    #expect(outer is NestingCell)
    let inner = collection.dequeueReusableCell(withReuseIdentifier: "inner", for: path)
    #expect(inner is SizedCell)
  }

  /// What a supplementary view registers while it is made is not lost.
  @Test func aHeaderThatIsMadeMayRegister() {
    let collection = CollectionScene([[1]]).collection
    let path = IndexPath(item: 0, section: 0)
    Nesting.step = {
      Nesting.step = {}
      collection.register(
        SectionView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "inner")
    }
    defer { Nesting.step = {} }
    collection.register(
      NestingCell.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "outer")
    func dequeue(_ identifier: String) -> UICollectionReusableView {
      collection.dequeueReusableSupplementaryView(
        ofKind: "badge", withReuseIdentifier: identifier, for: path)
    }
    #expect(dequeue("outer") is NestingCell)
    #expect(dequeue("inner") is SectionView)
  }
}

/// What the initializer of a nesting cell does.
@MainActor
private enum Nesting {
  static var step: () -> Void = {}
}

private final class NestingCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Nesting.step()
  }

  required init?(coder: NSCoder) { nil }
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
