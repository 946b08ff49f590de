import Foundation
import OpenAutoLayout
import Testing

/// What stands beside the content of cells of lists. Widths are those of table cells where they are
/// recorded: an indicator of 10.5, 16 from the edge; a check mark with a room of 40; controls of 40.
@MainActor
struct CellAccessoryTests {
  private func cell(
    _ accessories: [UICellAccessory], rightToLeft: Bool = false, isEditing: Bool = false
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentScaleFactor = 2
    cell.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell
  }

  struct Rooms: Sendable, CustomStringConvertible {
    let accessory: @MainActor @Sendable () -> UICellAccessory
    let leading: CGFloat
    let trailing: CGFloat
    var description: String { "\(leading) and \(trailing)" }
  }

  @Test(
    arguments: [
      Rooms(accessory: { .disclosureIndicator() }, leading: 0, trailing: 26.5),
      Rooms(accessory: { .outlineDisclosure() }, leading: 0, trailing: 26.5),
      Rooms(accessory: { .checkmark() }, leading: 0, trailing: 40),
      Rooms(accessory: { .detail() }, leading: 0, trailing: 40),
      Rooms(accessory: { .reorder(displayed: .always) }, leading: 0, trailing: 43),
      Rooms(accessory: { .delete(displayed: .always) }, leading: 40, trailing: 0),
      Rooms(accessory: { .insert(displayed: .always) }, leading: 40, trailing: 0),
      Rooms(accessory: { .multiselect(displayed: .always) }, leading: 40, trailing: 0),
      Rooms(
        accessory: { .checkmark(options: .init(reservedLayoutWidth: .custom(50))) }, leading: 0,
        trailing: 66),
      Rooms(
        accessory: { .checkmark(options: .init(reservedLayoutWidth: .actual)) }, leading: 0,
        trailing: 35),
      Rooms(
        accessory: { .disclosureIndicator(options: .init(reservedLayoutWidth: .standard)) },
        leading: 0, trailing: 40),
      Rooms(accessory: { .checkmark(options: .init(isHidden: true)) }, leading: 0, trailing: 0),
      Rooms(accessory: { .reorder() }, leading: 0, trailing: 0),
    ], [false, true])
  func theContentHasTheRest(rooms: Rooms, rightToLeft: Bool) {
    let cell = cell([rooms.accessory()], rightToLeft: rightToLeft)
    #expect(
      cell.contentView.frame
        == CGRect(
          x: rightToLeft ? rooms.trailing : rooms.leading, y: 0,
          width: 320 - rooms.leading - rooms.trailing, height: 44))
  }

  @Test(arguments: [false, true])
  func customViewsStandWhereTheySay(rightToLeft: Bool) {
    func view(_ width: CGFloat, _ placement: UICellAccessory.Placement, _ reserved: CGFloat? = nil)
      -> (UIView, UICellAccessory)
    {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
      return (
        view,
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: view, placement: placement,
            reservedLayoutWidth: reserved.map { .custom($0) }))
      )
    }
    let (icon, leading) = view(20, .leading(), 30)
    let (badge, first) = view(
      12, .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator())))
    let (dot, last) = view(6, .trailing())
    let cell = cell([.disclosureIndicator(), leading, first, last], rightToLeft: rightToLeft)
    // From the trailing edge: 16, the dot, 10, the chevron of 10.5, 10, the badge.
    let expected: [(UIView, CGFloat)] = [(icon, 21), (badge, 255.5), (dot, 298)]
    for (view, x) in expected {
      let width = view.frame.width
      #expect(
        view.frame
          == CGRect(x: rightToLeft ? 320 - x - width : x, y: 12, width: width, height: 20))
    }
    let (start, end) = (CGFloat(46), CGFloat(255.5))
    #expect(cell.contentView.frame.minX == (rightToLeft ? 320 - end : start))
    #expect(cell.contentView.frame.width == end - start)
    // One that goes leaves no view.
    cell.accessories = [leading]
    cell.layoutIfNeeded()
    #expect(dot.superview == nil && icon.superview === cell)
    #expect(cell.contentView.frame.width == 320 - start)
  }

  /// As an app that has one view for the cell of the moment.
  @Test func aCustomViewThatWentToAnotherCellStaysThere() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let accessory = UICellAccessory.customView(
      configuration: UICellAccessory.CustomViewConfiguration(
        customView: view, placement: .leading()))
    let (one, other) = (cell([accessory]), cell([accessory]))
    one.accessories = []
    one.layoutIfNeeded()
    #expect(view.superview === other)
    #expect(one.contentView.frame.minX == 0 && other.contentView.frame.minX == 36)
  }

  @Test func aTextTakesItsWidth() throws {
    let cell = cell([.label(text: "12")])
    let label = try #require(cell.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.width > 0)
    // The text begins at a pixel.
    #expect(abs(label.frame.maxX - 304) <= 0.5 && label.frame.midY == 22)
    #expect(abs(cell.contentView.frame.maxX - label.frame.minX) <= 0.5)
    cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let before = label.frame.width
    cell.layoutIfNeeded()
    #expect(label.frame.width > before * 1.5)
    #expect(abs(cell.contentView.frame.maxX - label.frame.minX) <= 0.5)
  }

  /// As an app that updates its cells in `updateConfiguration(using:)`.
  @Test func whatChangesInAnAccessoryIsNoticed() throws {
    let cell = cell([.label(text: "1"), .delete(displayed: .always) {}])
    let label = try #require(cell.subviews.lazy.compactMap { $0 as? UILabel }.first)
    let before = cell.contentView.frame.width
    var count = 0
    cell.accessories = [.label(text: "1000"), .delete(displayed: .always) { count += 1 }]
    cell.layoutIfNeeded()
    #expect(label.superview === cell && label.text == "1000")
    #expect(cell.contentView.frame.width < before - 10)
    // The button is the same, and does what it does now.
    let button = try #require(cell.subviews.lazy.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    cell.accessories = [
      .label(text: "1000", options: .init(font: .systemFont(ofSize: 40))),
      .delete(displayed: .whenEditing) {},
    ]
    cell.layoutIfNeeded()
    #expect(button.superview == nil && cell.contentView.frame.minX == 0)
    #expect(label.frame.height > 40)
  }

  @Test func theOrderOfTheSystemsAccessoriesDoesNotMatter() {
    let accessories: [UICellAccessory] = [
      .reorder(displayed: .always), .label(text: "12"), .detail {}, .outlineDisclosure(),
    ]
    let (one, other) = (cell(accessories), cell(accessories.reversed()))
    func buttons(_ cell: UIView) -> [CGFloat] {
      cell.subviews.compactMap { ($0 as? UIButton)?.frame.minX }.map { ($0 * 2).rounded() / 2 }
        .sorted()
    }
    #expect(buttons(one) == buttons(other) && buttons(one).count == 2)
    // From the edge: 16, a handle of 27, 10, a chevron of 10.5, 10, a button of 24.
    #expect(buttons(one) == [222.5, 256.5])
  }

  @Test func indentationMovesTheContentAndWhatStandsBeforeIt() {
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let configuration = UICellAccessory.CustomViewConfiguration(
      customView: icon, placement: .leading())
    let cell = cell([.customView(configuration: configuration)])
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(icon.frame.minX == 36 && cell.contentView.frame.minX == 56)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(icon.frame.minX == 16 && cell.contentView.frame.minX == 56)
    cell.indentationWidth = 15
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 66, y: 0, width: 254, height: 44))
  }

  /// The content wraps in what is left to it, and editing leaves it less.
  @Test(arguments: [false, true])
  func rowsAreAsHighAsTheirContentNeedsBesideAccessories(rightToLeft: Bool) {
    let scene = OutlineScene(width: 320, rightToLeft: rightToLeft)
    let text = Array(repeating: "word", count: 16).joined(separator: " ")
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: scene.collection
    ) { list, path, text in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems([text, "word"])
    source.apply(snapshot)
    scene.layout()
    func check(_ leading: CGFloat, _ trailing: CGFloat) {
      var top: CGFloat = 0
      for case let cell as UICollectionViewListCell in scene.collection.visibleCells {
        let alone = cell.contentView.systemLayoutSizeFitting(
          CGSize(width: 320 - leading - trailing, height: 0),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(cell.frame == CGRect(x: 0, y: top, width: 320, height: alone.height))
        #expect(cell.contentView.frame.minX == (rightToLeft ? trailing : leading))
        #expect(cell.contentView.frame.width == 320 - leading - trailing)
        top = cell.frame.maxY
      }
    }
    check(0, 26.5)
    let atRest = scene.collection.contentSize.height
    scene.collection.isEditing = true
    scene.layout()
    check(40, 43)
    #expect(scene.collection.contentSize.height > atRest)
    scene.collection.isEditing = false
    scene.layout()
    check(0, 26.5)
    #expect(scene.collection.contentSize.height == atRest)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func oneOfEachTypeOfTheSystem() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessibilityIdentifier = "note"
        cell.accessories = [.checkmark(), .checkmark()]
      }
      #expect(result?.says("note has two of type checkmark") == true)
    }
  #endif
}
