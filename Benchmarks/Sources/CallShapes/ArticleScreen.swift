import PowerAnchors

/// The screen of the article "Power-Up Your Anchors": a logo, a label and a button, with their views.
///
/// Every screen is kept, because what freeing one takes depends on the state of the heap, by more than
/// the three ways of making it differ.
enum ArticleScreen: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let view = LayoutView(), logo = LayoutView(), label = LayoutView(), button = LayoutView()
    for subview in [logo, label, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let width = button.widthAnchor.constraint(equalToConstant: 320)
    width.priority = LayoutPriority(LayoutPriority.defaultHigh.rawValue + 1)
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logo.widthAnchor.constraint(equalToConstant: 50),
      logo.heightAnchor.constraint(equalToConstant: 50),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 12),
      button.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -12),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      width,
      label.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 12),
      label.bottomAnchor.constraint(greaterThanOrEqualTo: button.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: button.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: button.trailingAnchor),
    ])
    stage.kept.screens.append(view)
  }

  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let view = LayoutView(), logo = LayoutView(), label = LayoutView(), button = LayoutView()
    for subview in [logo, label, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    logo.topAnchor.constraint(equalTo: view.topAnchor, constant: 12).isActive = true
    logo.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    logo.widthAnchor.constraint(equalToConstant: 50).isActive = true
    logo.heightAnchor.constraint(equalToConstant: 50).isActive = true
    button.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 12)
      .isActive = true
    button.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -12)
      .isActive = true
    button.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    let width = button.widthAnchor.constraint(equalToConstant: 320)
    width.priority = LayoutPriority(LayoutPriority.defaultHigh.rawValue + 1)
    width.isActive = true
    label.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 12).isActive = true
    label.bottomAnchor.constraint(greaterThanOrEqualTo: button.topAnchor, constant: 12)
      .isActive = true
    label.leadingAnchor.constraint(equalTo: button.leadingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: button.trailingAnchor).isActive = true
    stage.kept.screens.append(view)
  }

  @inline(never)
  static func powered(_ stage: Stage) {
    let view = LayoutView(), logo = LayoutView(), label = LayoutView(), button = LayoutView()
    view.addSubviewsUsingAutoLayout(logo, label, button)
    logo.topAnchor.constrain(to: view.topAnchor, with: 12)
    logo.centerXAnchor.constrain(to: view.centerXAnchor)
    logo.widthAnchor.constrain(to: 50)
    logo.heightAnchor.constrain(to: 50)
    button.leadingAnchor.constrain(.greaterThanOrEqual, to: view.leadingAnchor, with: 12)
    button.trailingAnchor.constrain(.lessThanOrEqual, to: view.trailingAnchor, with: -12)
    button.bottomAnchor.constrain(to: view.bottomAnchor)
    button.widthAnchor.constrain(to: 320, prioritizeAs: .defaultHigh + 1)
    label.topAnchor.constrain(to: logo.bottomAnchor, with: 12)
    label.bottomAnchor.constrain(.greaterThanOrEqual, to: button.topAnchor, with: 12)
    label.leadingAnchor.constrain(to: button.leadingAnchor)
    label.trailingAnchor.constrain(to: button.trailingAnchor)
    stage.kept.screens.append(view)
  }
}
