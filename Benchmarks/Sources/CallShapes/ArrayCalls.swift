import PowerAnchors
import PowerAnchorsGuides

// Constraints of many items, which come in an array, and of which one is kept for each.

enum ArrayToFirst: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let views = stage.views
    NSLayoutConstraint.activate(
      views.dropFirst().map { $0.widthAnchor.constraint(equalTo: views[0].widthAnchor) })
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let views = stage.views
    for view in views.dropFirst() {
      view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
    }
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.views.match(on: \.widthAnchor)
  }
}

enum ArrayToConstant: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    NSLayoutConstraint.activate(
      stage.views.map { $0.heightAnchor.constraint(equalToConstant: 44) })
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    for view in stage.views { view.heightAnchor.constraint(equalToConstant: 44).isActive = true }
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.views.match(on: \.heightAnchor, to: 44)
  }
}

enum Chain: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let views = stage.views
    NSLayoutConstraint.activate(
      zip(views, views.dropFirst()).map {
        $1.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 8)
      })
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let views = stage.views
    for (previous, next) in zip(views, views.dropFirst()) {
      next.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8).isActive = true
    }
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.views.chain(along: .vertical, with: 8)
  }
}

enum Stack: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let (views, root) = (stage.views, stage.root)
    var constraints = [
      views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      views[views.count - 1].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
    ]
    for (previous, next) in zip(views, views.dropFirst()) {
      constraints.append(
        next.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8))
    }
    for view in views {
      constraints.append(
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16))
      constraints.append(
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16))
    }
    NSLayoutConstraint.activate(constraints)
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let (views, root) = (stage.views, stage.root)
    views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 16).isActive = true
    views[views.count - 1].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16)
      .isActive = true
    for (previous, next) in zip(views, views.dropFirst()) {
      next.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8).isActive = true
    }
    for view in views {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
    }
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.views.stack(along: .vertical, within: stage.root, with: 8, insetBy: 16)
  }
}
