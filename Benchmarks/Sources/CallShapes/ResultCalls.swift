import PowerAnchors

// What is done with the constraints that a call has returned.

enum ResultActivity: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let constraints = [
      stage.icon.widthAnchor.constraint(equalToConstant: 24),
      stage.icon.heightAnchor.constraint(equalToConstant: 24),
    ]
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.deactivate(constraints)
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let width = stage.icon.widthAnchor.constraint(equalToConstant: 24)
    let height = stage.icon.heightAnchor.constraint(equalToConstant: 24)
    width.isActive = true
    height.isActive = true
    width.isActive = false
    height.isActive = false
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.icon.sizeAnchors.constrain(to: 24).isActive = false
  }
}

enum ResultConstant: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let constraints = [
      stage.icon.widthAnchor.constraint(equalToConstant: 24),
      stage.icon.heightAnchor.constraint(equalToConstant: 24),
    ]
    NSLayoutConstraint.activate(constraints)
    for constraint in constraints { constraint.constant = 32 }
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    let width = stage.icon.widthAnchor.constraint(equalToConstant: 24)
    width.isActive = true
    width.constant = 32
    let height = stage.icon.heightAnchor.constraint(equalToConstant: 24)
    height.isActive = true
    height.constant = 32
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.icon.sizeAnchors.constrain(to: 24).constant = 32
  }
}

/// Of inactive constraints, since becoming optional while active takes more than the setter.
enum ResultPriority: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let constraints = [
      stage.icon.widthAnchor.constraint(equalToConstant: 24),
      stage.icon.heightAnchor.constraint(equalToConstant: 24),
    ]
    for constraint in constraints { constraint.priority = .defaultHigh }
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    stage.icon.widthAnchor.constraint(equalToConstant: 24).priority = .defaultHigh
    stage.icon.heightAnchor.constraint(equalToConstant: 24).priority = .defaultHigh
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.icon.sizeAnchors.constrain(to: 24, isActive: false).priority = .defaultHigh
  }
}

/// A group that takes its constraints later. The raw code keeps an array, as in `Group`.
enum GroupOfNothing: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.kept.constraints = []
    let (title, icon) = (stage.title, stage.icon)
    let constraints = [
      title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: icon.leadingAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    stage.kept.constraints = constraints
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    stage.kept.constraints = []
    let (title, icon) = (stage.title, stage.icon)
    let top = title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8)
    top.isActive = true
    let leading = title.leadingAnchor.constraint(equalTo: icon.leadingAnchor)
    leading.isActive = true
    stage.kept.constraints = [top, leading]
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    let group = LayoutConstraintGroup()
    stage.kept.group = group
    let (title, icon) = (stage.title, stage.icon)
    group.add {
      title.topAnchor.constrain(to: icon.bottomAnchor, with: 8)
      title.leadingAnchor.constrain(to: icon.leadingAnchor)
    }
  }
}
