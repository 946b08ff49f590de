import PowerAnchors
import PowerAnchorsSpacing

// One constraint each, between anchors that are there already.

enum EqualX: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.x.constraint(equalTo: stage.otherX).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.x.constrain(to: stage.otherX)
  }
}

enum EqualY: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.y.constraint(equalTo: stage.otherY, constant: 12).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.y.constrain(to: stage.otherY, with: 12)
  }
}

enum LessThanOrEqual: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.y.constraint(lessThanOrEqualTo: stage.otherY, constant: 12).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.y.constrain(.lessThanOrEqual, to: stage.otherY, with: 12)
  }
}

enum GreaterThanOrEqual: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.x.constraint(greaterThanOrEqualTo: stage.otherX, constant: 12).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.x.constrain(.greaterThanOrEqual, to: stage.otherX, with: 12)
  }
}

enum Priority: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let constraint = stage.y.constraint(equalTo: stage.otherY, constant: 12)
    constraint.priority = .defaultHigh
    constraint.isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.y.constrain(to: stage.otherY, with: 12, prioritizeAs: .defaultHigh)
  }
}

enum PriorityArithmetic: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let constraint = stage.y.constraint(equalTo: stage.otherY, constant: 12)
    constraint.priority = LayoutPriority(LayoutPriority.defaultHigh.rawValue + 1)
    constraint.isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.y.constrain(to: stage.otherY, with: 12, prioritizeAs: .defaultHigh + 1)
  }
}

enum Identifier: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    let constraint = stage.y.constraint(equalTo: stage.otherY, constant: 12)
    constraint.identifier = "title below icon"
    constraint.isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.y.constrain(to: stage.otherY, with: 12, identifier: "title below icon")
  }
}

enum Inactive: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    _ = stage.y.constraint(equalTo: stage.otherY, constant: 12)
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.y.constrain(to: stage.otherY, with: 12, isActive: false)
  }
}

/// The platform's anchors have no multiplier for positions, so the raw code names the items.
enum PositionMultiplier: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    NSLayoutConstraint(
      item: stage.title, attribute: .leading, relatedBy: .equal, toItem: stage.icon,
      attribute: .trailing, multiplier: 0.5, constant: 12
    ).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.x.constrain(to: stage.otherX, with: 12, multiplyBy: 0.5)
  }
}

enum Dimension: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.width.constraint(equalTo: stage.otherWidth).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.width.constrain(to: stage.otherWidth)
  }
}

enum DimensionMultiplier: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.width.constraint(lessThanOrEqualTo: stage.otherWidth, multiplier: 0.5, constant: 8)
      .isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.width.constrain(.lessThanOrEqual, to: stage.otherWidth, with: 8, multiplyBy: 0.5)
  }
}

enum DimensionToConstant: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.width.constraint(equalToConstant: 50).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.width.constrain(to: 50)
  }
}

enum DimensionAtLeast: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.width.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.width.constrain(.atLeast, to: 44)
  }
}

enum DimensionAtMost: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.width.constraint(lessThanOrEqualToConstant: 320).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.width.constrain(.atMost, to: 320)
  }
}

enum SystemSpacingBelow: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.y.constraint(equalToSystemSpacingBelow: stage.otherY, multiplier: 1).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.y.constrain(toSystemSpacingBelow: stage.otherY)
  }
}

enum SystemSpacingAfter: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.x.constraint(greaterThanOrEqualToSystemSpacingAfter: stage.otherX, multiplier: 2)
      .isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.x.constrain(.greaterThanOrEqual, toSystemSpacingAfter: stage.otherX, multiplyBy: 2)
  }
}

enum SystemSpacingAbove: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.otherY.constraint(equalToSystemSpacingBelow: stage.y, multiplier: 1).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.y.constrain(toSystemSpacingAbove: stage.otherY)
  }
}

enum SystemSpacingBefore: CallShape {
  @inline(never)
  static func raw(_ stage: Stage) {
    stage.otherX.constraint(equalToSystemSpacingAfter: stage.x, multiplier: 1).isActive = true
  }
  @inline(never)
  static func powered(_ stage: Stage) {
    stage.x.constrain(toSystemSpacingBefore: stage.otherX)
  }
}
