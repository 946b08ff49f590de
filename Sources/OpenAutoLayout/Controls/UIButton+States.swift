public import Foundation

/// What a button shows in its states. A state without an entry has that of ``UIControl/State/normal``.
extension UIButton {
  private func change(_ state: UIControl.State, _ change: (inout StateContent) -> Void) {
    change(&contents[state.rawValue, default: StateContent()])
    contentChanged()
  }

  private func entry<Value>(_ path: KeyPath<StateContent, Value?>, _ state: State) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[State.normal.rawValue]?[keyPath: path]
  }

  /// Sets the title for a state.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }

  /// Sets the title with attributes for a state, which shows in place of the plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the picture for a state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }

  /// Sets the picture behind everything for a state. It changes no size.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Sets the color of the title for a state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the configuration of a symbol for all states.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    change(state) { $0.image = $0.image?.preferring(configuration) }
  }

  /// The title for a state.
  public func title(for state: UIControl.State) -> String? { entry(\.title, state) }
  /// The title with attributes for a state.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    entry(\.attributedTitle, state)
  }
  /// The picture for a state.
  public func image(for state: UIControl.State) -> UIImage? { entry(\.image, state) }
  /// The picture behind everything for a state.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    entry(\.backgroundImage, state)
  }
  /// The color of the title for a state.
  public func titleColor(for state: UIControl.State) -> UIColor? { entry(\.titleColor, state) }

  /// The title that shows: the one for the present state.
  public var currentTitle: String? { title(for: state) }
  /// The title with attributes that shows.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The picture that shows.
  public var currentImage: UIImage? { image(for: state) }
  /// The picture behind everything that shows.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The color of the title that shows.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    updateShownViews()
  }
}
