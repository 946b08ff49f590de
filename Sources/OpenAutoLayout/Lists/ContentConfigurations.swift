/// The configurations of a cell, a header or a footer. Made on first use.
struct ContentConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
}

extension UIView {
  var configurations: ContentConfigurations {
    get { attachments?.configurations ?? ContentConfigurations() }
    set { changeAttachments { $0.configurations = newValue } }
  }

  /// Shows a configuration in the content view.
  func showContent(_ new: (any UIContentConfiguration)?, in content: UIView) {
    let shown = configurations.content.flatMap { _ in
      content.subviews.lazy.compactMap { $0 as? any UIView & UIContentView }.first
    }
    configurations.content = new
    if let new, let shown, shown.supports(new) {
      shown.configuration = new
      return
    }
    shown?.removeFromSuperview()
    guard let view = new?.makeContentView() else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
  }

  /// Updates the configurations that are updated automatically for a state.
  func updateConfigurations(for state: any UIConfigurationState, in content: UIView) {
    guard attachments?.configurations != nil else { return }
    let own = configurations
    if own.updatesContent, let new = own.content?.updated(for: state) {
      showContent(new, in: content)
    }
    if own.updatesBackground { configurations.background = own.background?.updated(for: state) }
  }
}
