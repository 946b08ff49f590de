#if os(macOS) || os(Linux) || os(Windows)
  import Foundation
  import OpenAutoLayout
  import Testing

  /// What stops the process, with a sentence that names the table.
  @MainActor
  struct TableBrokenRuleTests {
    @Test func countsThatDoNotFit() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = TableScene([[1, 2, 3]])
        scene.layout()
        scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      let sentence = "section 0 had 3 rows, 1 was inserted, and the data source says 3"
      #expect(result?.says(sentence) == true)
      #expect(result?.says("notes") == true)
    }

    @Test func anIdentifierThatNobodyRegistered() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = TableScene([[1]])
        _ = scene.table.dequeueReusableCell(
          withIdentifier: "other", for: IndexPath(row: 0, section: 0))
      }
      #expect(result?.says("\"other\" of notes is not") == true)
    }

    @Test func aRowThatIsNotThere() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = TableScene([[1]])
        scene.table.scrollToRow(
          at: IndexPath(row: 1, section: 0), at: .top, animated: false)
      }
      #expect(result?.says("Row 1 of section 0 is not in notes: the section has 1 row.") == true)
    }

    @Test func aSectionThatIsNotThere() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = TableScene([[1]])
        _ = scene.table.numberOfRows(inSection: 1)
      }
      #expect(result?.says("Section 1 is not in notes: there is 1 section.") == true)
    }

    @Test func aClassThatIsNoCell() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UITableView().register(UILabel.self, forCellReuseIdentifier: "label")
      }
      #expect(result?.says("UILabel for \"label\"") == true)
    }

    @Test func aRowThatIsNamedTwice() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = TableScene([[1, 2, 3]])
        scene.layout()
        let path = IndexPath(row: 0, section: 0)
        scene.rows = [[3]]
        scene.table.deleteRows(at: [path, path], with: .none)
      }
      #expect(result?.says("row 0 of section 0 is named twice") == true)
    }

    @Test func aHeightThatIsNoNumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = TableScene([[1]])
        scene.table.rowHeight = .nan
        scene.layout()
      }
      #expect(result?.says("A height of a table is finite") == true)
    }

    /// As in UIKit, a class that is registered has the initializer that the table calls.
    @Test func aClassWithoutTheInitializer() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let table = UITableView()
        table.register(OwnInitializerCell.self, forCellReuseIdentifier: "own")
        _ = table.dequeueReusableCell(withIdentifier: "own")
      }
      // Swift's own sentence.
      #expect(result?.says("init(style:reuseIdentifier:)") == true)
      #expect(result?.says("OwnInitializerCell") == true)
    }
  }

  private final class OwnInitializerCell: UITableViewCell {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
