#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import PowerAnchorsDiagnostics
  import Testing

  /// Views are called what their owners call them.
  @MainActor
  struct PropertyNameTests {
    private enum Place { case top }

    /// A key whose description is a client's code.
    private struct Described: Hashable, CustomStringConvertible {
      var description: String { preconditionFailure("No code of the owner runs.") }
    }

    private final class Screen: UIView {
      var rows: [UIView] = []
      var fields: [String: UIView] = [:]
      var places: [Place: UIView] = [:]
      var described: [Described: UIView] = [:]
      var numbers = [1, 2, 3]
      lazy var later: [UIView]? = [UIView()]
      let title = UIView()
    }

    private func names(_ screen: Screen) -> [String] {
      screen.layoutDescription.split(separator: "\n").filter {
        $0.contains("├") || $0.contains("└")
      }
      .compactMap { $0.drop { " │├└".contains($0) }.components(separatedBy: "  ").first }
    }

    @Test func elementsOfCollectionsHaveTheirPlaces() {
      let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.rows = [UIView(), UIView()]
      screen.fields = ["name": UIView()]
      screen.places = [.top: UIView()]
      for view in screen.rows + screen.fields.values + screen.places.values + screen.later! {
        screen.addSubview(view)
      }
      #expect(
        names(screen) == ["rows[0]", "rows[1]", "fields[\"name\"]", "places[.top]", "later[0]"])
    }

    @Test func aPropertyOfItsOwnSaysMore() {
      let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.rows = [screen.title]
      screen.addSubview(screen.title)
      #expect(names(screen) == ["title"])
    }

    @Test func aKeyThatDescribesItselfIsNotAsked() {
      let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      screen.described = [Described(): view]
      screen.addSubview(view)
      #expect(names(screen) == ["UIView #0"])
    }

    @Test func whatTheKitStoresIsNoName() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(cell.layoutDescription.contains("contentView"))
      let stack = UIStackView(arrangedSubviews: [UIView()])
      #expect(stack.layoutDescription.contains("UIView #0"))
    }
  }
#endif
