import PowerAnchors

// Several constraints each, on views.

enum Range: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    NSLayoutConstraint.activate([
      stage.width.constraint(greaterThanOrEqualToConstant: 100),
      stage.width.constraint(lessThanOrEqualToConstant: 320),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    stage.width.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    stage.width.constraint(lessThanOrEqualToConstant: 320).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.width.constrain(within: 100...320)
  }
}

enum Preference: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let preferred = stage.width.constraint(equalToConstant: 44)
    preferred.priority = LayoutPriority(LayoutPriority.defaultHigh.rawValue - 1)
    NSLayoutConstraint.activate([
      stage.width.constraint(greaterThanOrEqualToConstant: 44), preferred,
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    stage.width.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    let preferred = stage.width.constraint(equalToConstant: 44)
    preferred.priority = LayoutPriority(LayoutPriority.defaultHigh.rawValue - 1)
    preferred.isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.width.constrain(.atLeast, to: 44, preferring: 44)
  }
}

enum Edges: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      title.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    title.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    title.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.edgeAnchors.constrain(to: stage.root.edgeAnchors)
  }
}

enum EdgesInset: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    title.topAnchor.constraint(equalTo: root.topAnchor, constant: 16).isActive = true
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16).isActive = true
    title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.edgeAnchors.constrain(to: stage.root.edgeAnchors, insetBy: 16)
  }
}

enum EdgesButOne: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    title.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.edgeAnchors.excluding(.bottom).constrain(to: stage.root.edgeAnchors)
  }
}

enum HorizontalEdges: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.horizontalAnchors.constrain(to: stage.root.horizontalAnchors, insetBy: 16)
  }
}

enum Size: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    NSLayoutConstraint.activate([
      stage.icon.widthAnchor.constraint(equalToConstant: 24),
      stage.icon.heightAnchor.constraint(equalToConstant: 32),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    stage.icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    stage.icon.heightAnchor.constraint(equalToConstant: 32).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 32))
  }
}

enum SizeToOther: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let (title, icon) = (stage.title, stage.icon)
    NSLayoutConstraint.activate([
      title.widthAnchor.constraint(equalTo: icon.widthAnchor),
      title.heightAnchor.constraint(equalTo: icon.heightAnchor),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let (title, icon) = (stage.title, stage.icon)
    title.widthAnchor.constraint(equalTo: icon.widthAnchor).isActive = true
    title.heightAnchor.constraint(equalTo: icon.heightAnchor).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.sizeAnchors.constrain(to: stage.icon.sizeAnchors)
  }
}

enum Center: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    NSLayoutConstraint.activate([
      title.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      title.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let (title, root) = (stage.title, stage.root)
    title.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    title.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.centerAnchors.constrain(to: stage.root.centerAnchors)
  }
}

/// A group is kept to be switched off later, so the raw code keeps its constraints, too.
enum Group: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let (title, icon, root) = (stage.title, stage.icon, stage.root)
    let constraints = [
      title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: icon.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
    ]
    NSLayoutConstraint.activate(constraints)
    stage.kept.constraints = constraints
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let (title, icon, root) = (stage.title, stage.icon, stage.root)
    let top = title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8)
    top.isActive = true
    let leading = title.leadingAnchor.constraint(equalTo: icon.leadingAnchor)
    leading.isActive = true
    let trailing = title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)
    trailing.isActive = true
    let iconTop = icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 16)
    iconTop.isActive = true
    stage.kept.constraints = [top, leading, trailing, iconTop]
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    let (title, icon, root) = (stage.title, stage.icon, stage.root)
    stage.kept.group = LayoutConstraintGroup {
      title.topAnchor.constrain(to: icon.bottomAnchor, with: 8)
      title.leadingAnchor.constrain(to: icon.leadingAnchor)
      title.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      icon.topAnchor.constrain(to: root.topAnchor, with: 16)
    }
  }
}
