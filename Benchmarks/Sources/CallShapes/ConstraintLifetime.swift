import PowerAnchors

/// A shape that makes one constraint, anchors included, and lets go of it again.
@MainActor
public protocol ConstraintLifetimeShape: CallShape {}

/// What a constraint costs all in all: made from the views' anchors, activated and deactivated.
enum Lifetime: ConstraintLifetimeShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let constraint = stage.title.leadingAnchor.constraint(
      equalTo: stage.icon.trailingAnchor, constant: 8)
    constraint.isActive = true
    constraint.isActive = false
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.title.leadingAnchor.constrain(to: stage.icon.trailingAnchor, with: 8).isActive = false
  }
}
