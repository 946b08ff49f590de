import PowerAnchors

// Several constraints each, on views.

enum Range: CompositeCallShape {
  static func raw(_ stage: Stage) {
    NSLayoutConstraint.activate([
      stage.width.constraint(greaterThanOrEqualToConstant: 100),
      stage.width.constraint(lessThanOrEqualToConstant: 320),
    ])
  }
  static func oneByOne(_ stage: Stage) {
    stage.width.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    stage.width.constraint(lessThanOrEqualToConstant: 320).isActive = true
  }
  static func powered(_ stage: Stage) {
    stage.width.constrain(within: 100...320)
  }
}

enum Edges: CompositeCallShape {
  static func raw(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      title.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }
  static func oneByOne(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    title.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    title.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
  }
  static func powered(_ stage: Stage) {
    stage.title.edgeAnchors.constrain(to: stage.root.edgeAnchors)
  }
}

enum EdgesInset: CompositeCallShape {
  static func raw(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
  }
  static func oneByOne(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    title.topAnchor.constraint(equalTo: root.topAnchor, constant: 16).isActive = true
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16).isActive = true
    title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
  }
  static func powered(_ stage: Stage) {
    stage.title.edgeAnchors.constrain(to: stage.root.edgeAnchors, insetBy: 16)
  }
}

enum HorizontalEdges: CompositeCallShape {
  static func raw(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
  }
  static func oneByOne(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
  }
  static func powered(_ stage: Stage) {
    stage.title.horizontalAnchors.constrain(to: stage.root.horizontalAnchors, insetBy: 16)
  }
}

enum Size: CompositeCallShape {
  static func raw(_ stage: Stage) {
    NSLayoutConstraint.activate([
      stage.icon.widthAnchor.constraint(equalToConstant: 24),
      stage.icon.heightAnchor.constraint(equalToConstant: 32),
    ])
  }
  static func oneByOne(_ stage: Stage) {
    stage.icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    stage.icon.heightAnchor.constraint(equalToConstant: 32).isActive = true
  }
  static func powered(_ stage: Stage) {
    stage.icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 32))
  }
}

enum SizeToOther: CompositeCallShape {
  static func raw(_ stage: Stage) {
    let (title, icon) = (stage.title, stage.icon)
    NSLayoutConstraint.activate([
      title.widthAnchor.constraint(equalTo: icon.widthAnchor),
      title.heightAnchor.constraint(equalTo: icon.heightAnchor),
    ])
  }
  static func oneByOne(_ stage: Stage) {
    let (title, icon) = (stage.title, stage.icon)
    title.widthAnchor.constraint(equalTo: icon.widthAnchor).isActive = true
    title.heightAnchor.constraint(equalTo: icon.heightAnchor).isActive = true
  }
  static func powered(_ stage: Stage) {
    stage.title.sizeAnchors.constrain(to: stage.icon.sizeAnchors)
  }
}

enum Center: CompositeCallShape {
  static func raw(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    NSLayoutConstraint.activate([
      title.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      title.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
  }
  static func oneByOne(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    title.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    title.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
  }
  static func powered(_ stage: Stage) {
    stage.title.centerAnchors.constrain(to: stage.root.centerAnchors)
  }
}

/// A group keeps what it collects, so the raw code keeps an array.
enum Group: CompositeCallShape {
  static func raw(_ stage: Stage) {
    let constraints = [
      stage.title.topAnchor.constraint(equalTo: stage.icon.bottomAnchor, constant: 8),
      stage.title.leadingAnchor.constraint(equalTo: stage.icon.leadingAnchor),
      stage.title.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
      stage.icon.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 16),
    ]
    NSLayoutConstraint.activate(constraints)
  }
  static func oneByOne(_ stage: Stage) {
    let (title, icon, root) = (stage.title, stage.icon, stage.root)
    title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8).isActive = true
    title.leadingAnchor.constraint(equalTo: icon.leadingAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
    icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 16).isActive = true
  }
  static func powered(_ stage: Stage) {
    _ = LayoutConstraintGroup {
      stage.title.topAnchor.constrain(to: stage.icon.bottomAnchor, with: 8)
      stage.title.leadingAnchor.constrain(to: stage.icon.leadingAnchor)
      stage.title.trailingAnchor.constrain(to: stage.root.trailingAnchor, with: -16)
      stage.icon.topAnchor.constrain(to: stage.root.topAnchor, with: 16)
    }
  }
}
