/// What the content of a cell is, and the view that shows it.
///
///     struct Note: UIContentConfiguration {
///       var text = ""
///       func makeContentView() -> UIView & UIContentView { NoteView(self) }
///       func updated(for state: UIConfigurationState) -> Note { self }
///     }
///     final class NoteView: UILabel, UIContentView {
///       var configuration: UIContentConfiguration { didSet { show() } }
///       init(_ note: Note) {
///         configuration = note
///         super.init(frame: .zero)
///         show()
///       }
///       required init?(coder: NSCoder) { nil }
///       func show() { text = (configuration as? Note)?.text }
///     }
///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///     cell.contentConfiguration = Note(text: "Milk")
///     // (cell.contentView.subviews.first as? NoteView)?.text == "Milk"
///
/// ``UIListContentConfiguration`` is the one of the system.
public protocol UIContentConfiguration {
  /// Makes the view that shows the content. A cell keeps it for other configurations that it supports.
  ///
  ///     let view = UIListContentConfiguration.cell().makeContentView()
  ///     // view is UIListContentView
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the content for a state of the cell.
  ///
  ///     let state = UICellConfigurationState(traitCollection: .current)
  ///     let content = UIListContentConfiguration.cell().updated(for: state)
  ///     // content.text == nil
  ///
  /// - Parameter state: Whether the cell is selected, and the like.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
///
/// ``UIContentConfiguration/makeContentView()`` makes it.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show what a configuration says, as it does for those of the class
  /// that it shows.
  ///
  ///     let view = UIListContentConfiguration.cell().makeContentView()
  ///     // view.supports(UIListContentConfiguration.valueCell())
  ///
  /// - Parameter configuration: The configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
