import OpenAutoLayout

extension LayoutWorld {
  /// Says so if laying out everything again moves anything, or if setting what is set asks for a layout.
  func checkRest() {
    // What they have in mind for their next layout is another matter, as are proportions read again.
    if hasUnsteadyMask || allFuzzViews.contains(where: \.hasPlans) { return }
    let frames = root.family.map { ($0, $0.untransformedFrame) }
    for (view, _) in frames { view.setNeedsLayout() }
    root.layoutIfNeeded()
    for (view, frame) in frames
    where !view.untransformedFrame.isEqual(to: frame, within: 1e-9) {
      complain(
        "another layout moves \(Self.kind(of: view)) from \(frame) to \(view.untransformedFrame)")
    }
    if complaints.isEmpty && climate.isBetweenPixels { checkSameValues() }
  }

  /// What a view is, and in what, for a complaint.
  static func kind(of view: UIView) -> String {
    guard let superview = view.superview else { return "\(type(of: view))" }
    return "\(type(of: view)) in \(type(of: superview))"
  }

  private func checkSameValues() {
    for view in views {
      let standing = view.accessibilityIdentifier.flatMap { recipes[$0] }?.standing ?? []
      for setting in standing + Self.commonSettings {
        expectNoLayout("\(setting.property) of \(type(of: view))") { setting.apply(view) }
      }
    }
    for constraint in constraints where constraint.isActive {
      expectNoLayout("a constraint") {
        constraint.constant = constraint.constant
        constraint.priority = constraint.priority
        constraint.isActive = true
      }
    }
  }

  private func expectNoLayout(_ name: String, of setting: () -> Void) {
    let count = root.layoutsInFamily
    setting()
    root.layoutIfNeeded()
    if root.layoutsInFamily != count { complain("\(name) asks for a layout with the same value") }
  }

  /// Properties of every view, set to what they are.
  private static let commonSettings: [ViewRecipe.Setting] = [
    setting("isHidden") { $0.isHidden = $0.isHidden },
    setting("semanticContentAttribute") {
      $0.semanticContentAttribute = $0.semanticContentAttribute
    },
    setting("translatesAutoresizingMaskIntoConstraints") {
      $0.translatesAutoresizingMaskIntoConstraints = $0.translatesAutoresizingMaskIntoConstraints
    },
    setting("autoresizingMask") { $0.autoresizingMask = $0.autoresizingMask },
    setting("preservesSuperviewLayoutMargins") {
      $0.preservesSuperviewLayoutMargins = $0.preservesSuperviewLayoutMargins
    },
    setting("insetsLayoutMarginsFromSafeArea") {
      $0.insetsLayoutMarginsFromSafeArea = $0.insetsLayoutMarginsFromSafeArea
    },
    setting("hugging") {
      $0.setContentHuggingPriority($0.contentHuggingPriority(for: .horizontal), for: .horizontal)
    },
    setting("compression resistance") {
      $0.setContentCompressionResistancePriority(
        $0.contentCompressionResistancePriority(for: .vertical), for: .vertical)
    },
    setting("frame") { view in
      // Of some views, a frame has one size only, and a layout may have given them another.
      // What a transform takes to a frame is not found exactly.
      let isOfOneSize = view is UISwitch || view is UIProgressView || view is UIStepper
      if !isOfOneSize && view.transform.isIdentity {
        view.frame = view.frame
      }
    },
    setting("center") { $0.center = $0.center },
    setting("bounds") { $0.bounds = $0.bounds },
    setting("alpha") { $0.alpha = $0.alpha },
    setting("clipsToBounds") { $0.clipsToBounds = $0.clipsToBounds },
    setting("backgroundColor") { $0.backgroundColor = $0.backgroundColor },
    setting("tag") { $0.tag = $0.tag },
    setting("traitOverrides") { $0.traitOverrides = $0.traitOverrides },
    setting("contentScaleFactor") { $0.contentScaleFactor = $0.contentScaleFactor },
  ]

  private static func setting(
    _ property: String, _ apply: @escaping @MainActor (UIView) -> Void
  ) -> ViewRecipe.Setting {
    ViewRecipe.Setting(property: property, group: property, apply: apply)
  }
}

extension FuzzView {
  /// Whether its next layout changes something.
  fileprivate var hasPlans: Bool {
    !layoutActions.isEmpty || !updateActions.isEmpty || !reactions.isEmpty
  }
}
