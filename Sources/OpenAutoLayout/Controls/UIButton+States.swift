public import Foundation

/// The content of a button for its states. A state without its own has that of
/// ``UIControl/State/normal``.
extension UIButton {
  private func change(_ state: UIControl.State, _ change: (inout StateContent) -> Void) {
    let old = contents[state.rawValue] ?? StateContent()
    var new = old
    change(&new)
    contents[state.rawValue] = new
    contentMayHaveChanged(!new.isLaidOut(like: old))
  }

  func entry<Value>(_ path: KeyPath<StateContent, Value?>, _ state: State) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[State.normal.rawValue]?[keyPath: path]
  }

  /// Sets the title for a state.
  ///
  ///     button.setTitle("Follow", for: .normal)
  ///     button.setTitle("Following", for: .selected)
  ///     button.isSelected = true
  ///     // button.currentTitle == "Following"
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for that of ``UIControl/State/normal``.
  ///   - state: The state. A combination, such as selected and highlighted, has its own title.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }

  /// Sets the title with attributes for a state, in place of the plain one.
  ///
  ///     let font = UIFont.boldSystemFont(ofSize: 20)
  ///     let title = NSAttributedString(string: "Buy", attributes: [.font: font])
  ///     button.setAttributedTitle(title, for: .normal)
  ///     // button.currentAttributedTitle == title
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for that of ``UIControl/State/normal``.
  ///   - state: The state.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = TextContent(title) }
  }

  /// Sets the image for a state.
  ///
  ///     let heart = UIImage(size: CGSize(width: 24, height: 20))
  ///     button.setImage(heart, for: .normal)
  ///     // button.intrinsicContentSize.width >= 24
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` for that of ``UIControl/State/normal``.
  ///   - state: The state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }

  /// Sets the background image for a state. It changes no size.
  ///
  ///     let before = button.intrinsicContentSize
  ///     button.setBackgroundImage(UIImage(size: CGSize(width: 200, height: 80)), for: .normal)
  ///     // button.intrinsicContentSize == before
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` for that of ``UIControl/State/normal``.
  ///   - state: The state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Sets the color of the title for a state.
  ///
  ///     button.setTitleColor(.systemRed, for: .normal)
  ///     button.setTitleColor(.gray, for: .disabled)
  ///     button.isEnabled = false
  ///     // button.currentTitleColor == .gray
  ///
  /// - Parameters:
  ///   - color: The color, or `nil` for that of ``UIControl/State/normal``.
  ///   - state: The state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the configuration of the symbol image that was set for a state before.
  ///
  ///     button.setImage(UIImage(systemName: "heart"), for: .normal)
  ///     button.setPreferredSymbolConfiguration(.init(pointSize: 30), forImageIn: .normal)
  ///
  /// - Parameters:
  ///   - configuration: The configuration. The symbol's own configuration overrides it.
  ///   - state: The state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    change(state) { $0.image = $0.image?.preferring(configuration) }
  }

  /// Returns the title for a state.
  ///
  ///     button.setTitle("Follow", for: .normal)
  ///     // button.title(for: .disabled) == "Follow"
  ///
  /// - Parameter state: The state.
  /// - Returns: The title. If the state has none, it is that of ``UIControl/State/normal``.
  public func title(for state: UIControl.State) -> String? { entry(\.title, state) }

  /// Returns the title with attributes for a state.
  ///
  ///     button.setTitle("Follow", for: .normal)
  ///     // button.attributedTitle(for: .normal) == nil
  ///
  /// - Parameter state: The state.
  /// - Returns: The title. If the state has none, it is that of ``UIControl/State/normal``.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    entry(\.attributedTitle, state)?.attributed(in: .unnamed)
  }

  /// Returns the image for a state.
  ///
  ///     let star = UIImage(size: CGSize(width: 20, height: 20))
  ///     button.setImage(star, for: .normal)
  ///     // button.image(for: .selected) === star
  ///
  /// - Parameter state: The state.
  /// - Returns: The image. If the state has none, it is that of ``UIControl/State/normal``.
  public func image(for state: UIControl.State) -> UIImage? { entry(\.image, state) }

  /// Returns the background image for a state.
  ///
  ///     let paper = UIImage(size: CGSize(width: 20, height: 20))
  ///     button.setBackgroundImage(paper, for: .normal)
  ///     // button.backgroundImage(for: .highlighted) === paper
  ///
  /// - Parameter state: The state.
  /// - Returns: The image. If the state has none, it is that of ``UIControl/State/normal``.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    entry(\.backgroundImage, state)
  }

  /// Returns the color of the title for a state.
  ///
  ///     button.setTitleColor(.systemRed, for: .normal)
  ///     // button.titleColor(for: .normal) == .systemRed
  ///
  /// - Parameter state: The state.
  /// - Returns: The color. If the state has none, it is that of ``UIControl/State/normal``, and
  ///   `nil` if that has none either.
  public func titleColor(for state: UIControl.State) -> UIColor? { entry(\.titleColor, state) }

  /// The title for the current state.
  public var currentTitle: String? { title(for: state) }
  /// The title with attributes for the current state.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image for the current state.
  public var currentImage: UIImage? { image(for: state) }
  /// The background image for the current state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The color of the title for the current state. The default is the tint color.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

  /// Shows the content, and lays it out again if it has changed.
  func contentMayHaveChanged(_ hasChanged: Bool) {
    if hasChanged {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    updateShownViews()
  }
}

extension UIButton.StateContent {
  fileprivate func isLaidOut(like other: Self) -> Bool {
    title == other.title && titleColor == other.titleColor
      && (attributedTitle == nil) == (other.attributedTitle == nil)
      && attributedTitle.isSame(as: other.attributedTitle, in: .unnamed)
      && image.isLaidOut(like: other.image)
      && backgroundImage.isLaidOut(like: other.backgroundImage)
  }
}
