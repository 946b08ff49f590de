import PowerAnchors

// Layouts whose views have no content of their own.
extension ShapedLayout {
  static func independent(_ viewCount: Int) -> ShapedLayout {
    let root = LayoutView.root(width: 320, height: 480)
    let views = root.addViews(viewCount)
    let edges = views.enumerated().map { index, view in
      view.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: CGFloat(index % 100))
    }
    return ShapedLayout(root, views, edited: edges[edges.count / 2].leading)
  }

  enum ChainHeights {
    case equalHeights
    case heightsOptionalToFirst
    case heightsOptionalToNeighbor
  }

  static func chain(_ viewCount: Int, _ heights: ChainHeights) -> ShapedLayout {
    let root = LayoutView.root(width: 320, height: CGFloat(viewCount) * 24)
    let views = root.addViews(viewCount)
    views[0].topAnchor.constrain(to: root.topAnchor)
    views[viewCount - 1].bottomAnchor.constrain(to: root.bottomAnchor)
    for view in views {
      view.horizontalAnchors.constrain(to: root.horizontalAnchors)
    }
    let gaps = zip(views, views.dropFirst()).map { above, view in
      switch heights {
      case .equalHeights:
        view.heightAnchor.constrain(to: above.heightAnchor)
      case .heightsOptionalToFirst:
        view.heightAnchor.constrain(to: views[0].heightAnchor, prioritizeAs: .defaultHigh)
      case .heightsOptionalToNeighbor:
        view.heightAnchor.constrain(to: above.heightAnchor, prioritizeAs: .defaultHigh)
      }
      return view.topAnchor.constrain(to: above.bottomAnchor)
    }
    return ShapedLayout(root, views, edited: gaps[viewCount / 2 - 1])
  }

  static func nesting(_ viewCount: Int) -> ShapedLayout {
    let side = CGFloat(viewCount) * 2 + 100
    let root = LayoutView.root(width: side, height: side)
    var container = root
    var views: [LayoutView] = []
    let edges = (0..<viewCount).map { _ in
      let view = LayoutView()
      container.addSubviewsUsingAutoLayout(view)
      defer { container = view }
      views.append(view)
      return view.edgeAnchors.constrain(to: container.edgeAnchors, insetBy: 1)
    }
    return ShapedLayout(root, views, edited: edges[viewCount / 2].leading)
  }
}

extension ShapedLayout {
  init(_ root: LayoutView, _ views: [LayoutView], edited: NSLayoutConstraint) {
    self.init(root: root, viewCount: views.count, edited: edited)
  }
}

extension LayoutView {
  func addViews(_ count: Int) -> [LayoutView] {
    let views = (0..<count).map { _ in LayoutView() }
    addSubviewsUsingAutoLayout(views)
    return views
  }
}
