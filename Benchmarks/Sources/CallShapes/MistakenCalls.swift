import PowerAnchors

// Calls that cost too much on purpose, so that every threshold is seen to fail.

/// Shapes of which each exceeds a threshold.
@MainActor
public let mistakenCallShapes: [any CallShape.Type] = [
  MistakenCall.self, MistakenComposite.self, MistakenGroup.self, MistakenLifetime.self,
]

/// Makes a constraint that nobody needs.
enum MistakenCall: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.y.constraint(equalTo: stage.otherY).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.y.constrain(to: stage.otherY, isActive: false)
    stage.y.constrain(to: stage.otherY)
  }
}

/// Activates in two steps what one step activates.
enum MistakenComposite: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    Size.raw(stage)
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    Size.oneByOne(stage)
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    let size = stage.icon.sizeAnchors.constrain(
      to: CGSize(width: 24, height: 32), isActive: false)
    for constraint in size.all { constraint.isActive = true }
    for constraint in size.all { constraint.identifier = "icon" }
  }
}

/// Makes a group of groups, where one group holds all.
enum MistakenGroup: CompositeCallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    Group.raw(stage)
  }
  @inline(never)
  static func oneByOne(_ stage: Stage) {
    Group.oneByOne(stage)
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    let (title, icon, root) = (stage.title, stage.icon, stage.root)
    stage.kept.group = LayoutConstraintGroup {
      _ = LayoutConstraintGroup {
        title.topAnchor.constrain(to: icon.bottomAnchor, with: 8)
        title.leadingAnchor.constrain(to: icon.leadingAnchor)
      }
      _ = LayoutConstraintGroup {
        title.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
        icon.topAnchor.constrain(to: root.topAnchor, with: 16)
      }
    }
  }
}

/// Asks for the same anchors several times.
enum MistakenLifetime: ConstraintLifetimeShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    for _ in 0..<10 { _ = stage.title.leadingAnchor.hash }
    Lifetime.raw(stage)
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    Lifetime.powered(stage)
  }
}
