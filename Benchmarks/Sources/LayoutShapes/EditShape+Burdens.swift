import PowerAnchors

// Edits beside something that they have nothing to do with, and that may not make them cost more.
extension EditShape {
  /// A view moves, among views that do not depend on one another. One of the others has two required widths.
  static let positionBesideAConflict = EditShape("position beside a conflict") { viewCount in
    let root = LayoutView.root(width: 320, height: 480)
    #if !canImport(UIKit) && !canImport(AppKit)
      // Where nobody takes a conflict, it is printed.
      root.layoutConflictHandler = { _ in }
    #endif
    let views = (0..<viewCount).map { _ in LayoutView() }
    root.addSubviewsUsingAutoLayout(views)
    let positions = views.map { view in
      view.topAnchor.constrain(to: root.topAnchor)
      view.sizeAnchors.constrain(to: CGSize(width: 10, height: 10))
      return view.leadingAnchor.constrain(to: root.leadingAnchor)
    }
    views[3].widthAnchor.constrain(to: 20)
    let (view, position) = (views[viewCount - 1], positions[viewCount - 1])
    return EditedLayout(root: root) {
      precondition(view.frame.minX == position.constant, "The last edit did not move the view.")
      position.constant = CGFloat($0)
    }
  }

  /// The root gets wider, and with it the few views that are left of many.
  static let widthAfterViewsLeft = EditShape("width after views left") { viewCount in
    let root = LayoutView.root(width: 320, height: 480)
    @MainActor func addViews(_ count: Int) {
      for _ in 0..<count {
        let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
        #if canImport(AppKit) && !canImport(UIKit)
          view.autoresizingMask = .width
        #else
          view.autoresizingMask = .flexibleWidth
        #endif
        root.addSubview(view)
      }
    }
    addViews(viewCount / 10)
    root.updateFrames()
    addViews(viewCount * 10)
    root.updateFrames()
    for view in root.subviews[(viewCount / 10)...] { view.removeFromSuperview() }
    return EditedLayout(root: root) {
      precondition(
        root.subviews[0].frame.width == root.frame.width, "The last edit did not resize the views.")
      root.frame.size.width = 320 + CGFloat($0)
    }
  }
}
