import OpenAutoLayout

/// How a program made a view, and what it has set since.
///
/// So the view can be made again, and what is set can be set again.
@MainActor
struct ViewRecipe {
  /// A property with its value.
  struct Setting {
    let property: String
    /// What reads this property, or writes it, too: of these only the last may be set again.
    let group: String
    let apply: @MainActor (UIView) -> Void
  }

  let make: @MainActor () -> UIView
  private(set) var settings: [Setting] = []

  init(make: @escaping @MainActor () -> UIView) { self.make = make }

  mutating func keep(_ setting: Setting) {
    settings.removeAll { $0.property == setting.property }
    settings.append(setting)
  }

  /// Makes a view that has the same values, set in the order in which they were set last.
  func makeView() -> UIView {
    let view = make()
    for setting in settings { setting.apply(view) }
    return view
  }

  /// The settings that hold: none of them has been changed by a later one.
  var standing: [Setting] {
    settings.enumerated().filter { index, setting in
      !settings[(index + 1)...].contains { $0.group == setting.group }
    }.map(\.element)
  }
}

extension LayoutWorld {
  /// What a view is, and what is particular about it.
  func words(for view: UIView) -> String {
    var words = view.description
    if let view = view as? ManualView { words += " \(view.call), \(view.ways)" }
    let settings = view.accessibilityIdentifier.flatMap { recipes[$0] }?.settings ?? []
    if !settings.isEmpty { words += " \(settings.map(\.property))" }
    return words
  }

  /// Sets a property of a view, and remembers how.
  func set<View: UIView>(
    _ property: String, of view: View, in group: String? = nil,
    to apply: @escaping @MainActor (View) -> Void
  ) {
    guard let name = view.accessibilityIdentifier else { return }
    let setting = ViewRecipe.Setting(property: property, group: group ?? property) { view in
      if let view = view as? View { apply(view) }
    }
    recipes[name]?.keep(setting)
    apply(view)
  }

  /// Makes a view that can be made again.
  func makeView<View: UIView>(by make: @escaping @MainActor () -> View) -> View {
    let view = make()
    name(view)
    if let name = view.accessibilityIdentifier { recipes[name] = ViewRecipe(make: make) }
    return view
  }
}
