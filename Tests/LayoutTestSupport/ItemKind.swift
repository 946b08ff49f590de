public import PowerAnchors

/// What a layout places. A test that takes this as an argument holds for both.
public enum ItemKind: CaseIterable, Sendable {
  case view
  case guide
}

extension LayoutView {
  /// Adds a view or a guide that constraints lay out.
  public func addItem(_ kind: ItemKind) -> any LayoutItem {
    switch kind {
    case .view:
      let view = LayoutView()
      addSubviewsUsingAutoLayout(view)
      return view
    case .guide:
      let guide = LayoutGuide()
      addLayoutGuide(guide)
      return guide
    }
  }
}
