/// The content of a cell, which makes the view that shows it.
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
/// Use ``UIListContentConfiguration`` for the standard rows.
public protocol UIContentConfiguration {
  /// Makes the view that shows the content. A cell keeps the view for later configurations that the
  /// view supports.
  ///
  ///     let view = UIListContentConfiguration.cell().makeContentView()
  ///     // view is UIListContentView
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration updated for a state of the cell.
  ///
  ///     let state = UICellConfigurationState(traitCollection: .current)
  ///     let content = UIListContentConfiguration.cell().updated(for: state)
  ///     // content.text == nil
  ///
  /// - Parameter state: The state of the cell, such as whether it is selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
///
/// ``UIContentConfiguration/makeContentView()`` makes it.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration.
  ///
  /// By default, it can show those of the same type as its current ``configuration``.
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
