import OpenAutoLayout

/// Views that observe their lives, released off the main actor.
enum ObservingTree {
  static func isReleasedOnAnyThread() async -> Bool {
    var tree: [UIView] = await MainActor.run {
      let controller = ObservingController()
      let root = ObservingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      controller.view = root
      let child = ObservingStack(arrangedSubviews: [ObservingView(), UILabel()])
      child.addLayoutGuide(ObservingGuide())
      root.addSubview(child)
      child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      root.layoutIfNeeded()
      return [root, child]
    }
    weak let released = tree.last
    tree = []
    // What is released here is taken apart on the main actor, before what it is given later.
    await MainActor.run {}
    return released == nil
  }
}
