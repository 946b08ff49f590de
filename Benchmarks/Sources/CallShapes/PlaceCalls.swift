import PowerAnchors

// Several constraints each, to an item and to what is found around one.

enum EdgesOfItem: CompositeCallShape {
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
    stage.title.edgeAnchors.constrain(to: stage.root, insetBy: 16)
  }
}

enum EdgesOfSuperview: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let title = stage.title
    guard let superview = title.superview else { return }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: superview.topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 16),
      title.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -16),
      title.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -16),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let title = stage.title
    guard let superview = title.superview else { return }
    title.topAnchor.constraint(equalTo: superview.topAnchor, constant: 16).isActive = true
    title.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 16).isActive = true
    title.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -16).isActive = true
    title.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -16)
      .isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.edgeAnchors.constrain(to: .superview, insetBy: 16)
  }
}

enum CenterOfSuperview: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let title = stage.title
    guard let superview = title.superview else { return }
    NSLayoutConstraint.activate([
      title.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      title.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let title = stage.title
    guard let superview = title.superview else { return }
    title.centerXAnchor.constraint(equalTo: superview.centerXAnchor).isActive = true
    title.centerYAnchor.constraint(equalTo: superview.centerYAnchor).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.centerAnchors.constrain(to: .superview)
  }
}

enum Square: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    NSLayoutConstraint.activate([
      stage.icon.widthAnchor.constraint(equalToConstant: 24),
      stage.icon.heightAnchor.constraint(equalToConstant: 24),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    stage.icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    stage.icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.icon.sizeAnchors.constrain(to: 24)
  }
}

enum SizeOfItem: CompositeCallShape {
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
    stage.title.sizeAnchors.constrain(to: stage.icon)
  }
}

enum SidesOfMargins: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let title = stage.title
    guard let margins = title.superview?.layoutMarginsGuide else { return }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let title = stage.title
    guard let margins = title.superview?.layoutMarginsGuide else { return }
    title.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.horizontalAnchors.constrain(to: .margins)
  }
}

@available(macOS 26, iOS 26, *)
enum SidesOfRegion: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let title = stage.title
    guard let region = title.superview?.layoutGuide(for: .margins()) else { return }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: region.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: region.trailingAnchor),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let title = stage.title
    guard let region = title.superview?.layoutGuide(for: .margins()) else { return }
    title.leadingAnchor.constraint(equalTo: region.leadingAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: region.trailingAnchor).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.horizontalAnchors.constrain(to: .region(.margins()))
  }
}

enum SeveralAnchors: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let (title, icon) = (stage.title, stage.icon)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: icon.topAnchor),
      title.centerXAnchor.constraint(equalTo: icon.centerXAnchor),
      title.widthAnchor.constraint(equalTo: icon.widthAnchor),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let (title, icon) = (stage.title, stage.icon)
    title.topAnchor.constraint(equalTo: icon.topAnchor).isActive = true
    title.centerXAnchor.constraint(equalTo: icon.centerXAnchor).isActive = true
    title.widthAnchor.constraint(equalTo: icon.widthAnchor).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.anchors([.top, .centerX, .width]).constrain(to: stage.icon)
  }
}

enum SeveralAnchorsOfSuperview: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let title = stage.title
    guard let superview = title.superview else { return }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: superview.topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -16),
    ])
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let title = stage.title
    guard let superview = title.superview else { return }
    title.topAnchor.constraint(equalTo: superview.topAnchor, constant: 16).isActive = true
    title.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 16).isActive = true
    title.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -16)
      .isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.anchors([.top, .leading, .trailing]).constrain(to: .superview, insetBy: 16)
  }
}
