import PowerAnchors
import PowerAnchorsGuides
import PowerAnchorsSpacing
import UIKit

// One type for each shape of call: what is written with UIKit alone, and with PowerAnchors.
// `powered` must send no message that `raw` does not, and fewer than `oneByOne`.

@MainActor
enum EqualByDefault {
  static func raw(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constraint(equalTo: b, constant: 0).isActive = true
  }
  static func powered(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constrain(to: b)
  }
}

@MainActor
enum Equal {
  static func raw(_ a: NSLayoutXAxisAnchor, _ b: NSLayoutXAxisAnchor) {
    a.constraint(equalTo: b, constant: 12).isActive = true
  }
  static func powered(_ a: NSLayoutXAxisAnchor, _ b: NSLayoutXAxisAnchor) {
    a.constrain(.equal, to: b, with: 12)
  }
}

@MainActor
enum LessThanOrEqual {
  static func raw(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constraint(lessThanOrEqualTo: b, constant: 12).isActive = true
  }
  static func powered(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constrain(.lessThanOrEqual, to: b, with: 12)
  }
}

@MainActor
enum GreaterThanOrEqual {
  static func raw(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constraint(greaterThanOrEqualTo: b, constant: 12).isActive = true
  }
  static func powered(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constrain(.greaterThanOrEqual, to: b, with: 12)
  }
}

@MainActor
enum RelationGivenAtRunTime {
  static func raw(
    _ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor, _ relation: NSLayoutConstraint.Relation
  ) {
    let constraint =
      switch relation {
      case .lessThanOrEqual: a.constraint(lessThanOrEqualTo: b, constant: 12)
      case .greaterThanOrEqual: a.constraint(greaterThanOrEqualTo: b, constant: 12)
      default: a.constraint(equalTo: b, constant: 12)
      }
    constraint.isActive = true
  }
  static func powered(
    _ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor, _ relation: NSLayoutConstraint.Relation
  ) {
    a.constrain(relation, to: b, with: 12)
  }
}

@MainActor
enum Priority {
  static func raw(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    let constraint = a.constraint(equalTo: b, constant: 12)
    constraint.priority = .defaultHigh
    constraint.isActive = true
  }
  static func powered(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constrain(to: b, with: 12, prioritizeAs: .defaultHigh)
  }
}

@MainActor
enum PriorityWithArithmetic {
  static func raw(_ a: NSLayoutDimension) {
    let constraint = a.constraint(equalToConstant: 320)
    constraint.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1)
    constraint.isActive = true
  }
  static func powered(_ a: NSLayoutDimension) {
    a.constrain(to: 320, prioritizeAs: .defaultHigh + 1)
  }
}

@MainActor
enum Inactive {
  static func raw(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    a.constraint(equalTo: b, constant: 12)
  }
  static func powered(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    a.constrain(to: b, with: 12, isActive: false)
  }
}

@MainActor
enum Identifier {
  static func raw(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    let constraint = a.constraint(equalTo: b, constant: 12)
    constraint.identifier = "title to icon"
    constraint.isActive = true
  }
  static func powered(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constrain(to: b, with: 12, identifier: "title to icon")
  }
}

@MainActor
enum PositionWithMultiplier {
  static func raw(_ a: UIView, _ b: UIView) {
    let first = a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 12)
    NSLayoutConstraint(
      item: first.firstItem as Any, attribute: first.firstAttribute, relatedBy: first.relation,
      toItem: first.secondItem, attribute: first.secondAttribute, multiplier: 2,
      constant: first.constant
    ).isActive = true
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.centerXAnchor.constrain(to: b.centerXAnchor, with: 12, multiplyBy: 2)
  }
}

@MainActor
enum DimensionToConstant {
  static func raw(_ a: NSLayoutDimension) {
    a.constraint(equalToConstant: 50).isActive = true
  }
  static func powered(_ a: NSLayoutDimension) {
    a.constrain(to: 50)
  }
}

@MainActor
enum DimensionWithMultiplier {
  static func raw(_ a: NSLayoutDimension, _ b: NSLayoutDimension) {
    a.constraint(lessThanOrEqualTo: b, multiplier: 0.5, constant: 8).isActive = true
  }
  static func powered(_ a: NSLayoutDimension, _ b: NSLayoutDimension) {
    a.constrain(.lessThanOrEqual, to: b, with: 8, multiplyBy: 0.5)
  }
}

@MainActor
enum DimensionAtLeast {
  static func raw(_ a: NSLayoutDimension) {
    a.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }
  static func powered(_ a: NSLayoutDimension) {
    a.constrain(.atLeast, to: 44)
  }
}

@MainActor
enum DimensionWithinRange {
  static func oneByOne(_ a: NSLayoutDimension) {
    a.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    a.constraint(lessThanOrEqualToConstant: 320).isActive = true
  }
  static func raw(_ a: NSLayoutDimension) {
    NSLayoutConstraint.activate([
      a.constraint(greaterThanOrEqualToConstant: 100),
      a.constraint(lessThanOrEqualToConstant: 320),
    ])
  }
  static func powered(_ a: NSLayoutDimension) {
    a.constrain(within: 100...320)
  }
}

@MainActor
enum SystemSpacingBelow {
  static func raw(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constraint(equalToSystemSpacingBelow: b, multiplier: 1).isActive = true
  }
  static func powered(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constrain(toSystemSpacingBelow: b)
  }
}

@MainActor
enum SystemSpacingAfter {
  static func raw(_ a: NSLayoutXAxisAnchor, _ b: NSLayoutXAxisAnchor) {
    a.constraint(greaterThanOrEqualToSystemSpacingAfter: b, multiplier: 2).isActive = true
  }
  static func powered(_ a: NSLayoutXAxisAnchor, _ b: NSLayoutXAxisAnchor) {
    a.constrain(.greaterThanOrEqual, toSystemSpacingAfter: b, multiplyBy: 2)
  }
}

@MainActor
enum SystemSpacingBefore {
  static func raw(_ a: NSLayoutXAxisAnchor, _ b: NSLayoutXAxisAnchor) {
    b.constraint(equalToSystemSpacingAfter: a, multiplier: 1).isActive = true
  }
  static func powered(_ a: NSLayoutXAxisAnchor, _ b: NSLayoutXAxisAnchor) {
    a.constrain(toSystemSpacingBefore: b)
  }
}

@MainActor
enum Edges {
  static func oneByOne(_ a: UIView, _ b: UIView) {
    a.topAnchor.constraint(equalTo: b.topAnchor, constant: 16).isActive = true
    a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 16).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -16).isActive = true
    a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -16).isActive = true
  }
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 16),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 16),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -16),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -16),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.edgeAnchors.constrain(to: b.edgeAnchors, insetBy: 16)
  }
}

@MainActor
enum Size {
  static func oneByOne(_ a: UIView) {
    a.widthAnchor.constraint(equalToConstant: 24).isActive = true
    a.heightAnchor.constraint(equalToConstant: 24).isActive = true
  }
  static func raw(_ a: UIView) {
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 24), a.heightAnchor.constraint(equalToConstant: 24),
    ])
  }
  static func powered(_ a: UIView) {
    a.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  }
}

@MainActor
enum Center {
  static func oneByOne(_ a: UIView, _ b: UIView) {
    a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 0).isActive = true
    a.centerYAnchor.constraint(equalTo: b.centerYAnchor, constant: 0).isActive = true
  }
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 0),
      a.centerYAnchor.constraint(equalTo: b.centerYAnchor, constant: 0),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.centerAnchors.constrain(to: b.centerAnchors)
  }
}

@MainActor
enum Group {
  static func raw(_ a: UIView, _ b: UIView) -> [NSLayoutConstraint] {
    let constraints = [
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 8),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
  static func powered(_ a: UIView, _ b: UIView) -> LayoutConstraintGroup {
    LayoutConstraintGroup {
      a.topAnchor.constrain(to: b.topAnchor, with: 8)
      a.leadingAnchor.constrain(to: b.leadingAnchor, with: 8)
    }
  }
}

@MainActor
enum GroupOfEdges {
  static func raw(_ a: UIView, _ b: UIView) -> [NSLayoutConstraint] {
    let constraints = [
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 8),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -8),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8),
      a.heightAnchor.constraint(equalToConstant: 44),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
  static func powered(_ a: UIView, _ b: UIView) -> LayoutConstraintGroup {
    LayoutConstraintGroup {
      a.edgeAnchors.constrain(to: b.edgeAnchors, insetBy: 8)
      a.heightAnchor.constrain(to: 44)
    }
  }
}

@MainActor
enum EdgesButOne {
  static func oneByOne(_ a: UIView, _ b: UIView) {
    a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0).isActive = true
    a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 0).isActive = true
    a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 0).isActive = true
  }
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 0),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 0),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.edgeAnchors.excluding(.bottom).constrain(to: b.edgeAnchors)
  }
}

@MainActor
enum EdgesButTwo {
  static func oneByOne(_ a: UIView, _ b: UIView) {
    a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8).isActive = true
    a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8).isActive = true
  }
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.edgeAnchors.excluding([.bottom, .leading]).constrain(to: b.edgeAnchors, insetBy: 8)
  }
}

@MainActor
enum SidesFromAnchorToAnchor {
  static func oneByOne(_ a: UIView, _ b: UIView, _ c: UIView) {
    a.topAnchor.constraint(equalTo: c.bottomAnchor, constant: 0).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 0).isActive = true
  }
  static func raw(_ a: UIView, _ b: UIView, _ c: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor, constant: 0),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 0),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView, _ c: UIView) {
    a.verticalAnchors.constrain(from: c.bottomAnchor, to: b.bottomAnchor)
  }
}

@MainActor
enum EdgesOfGuide {
  static func oneByOne(_ a: UILayoutGuide, _ b: UIView) {
    a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0).isActive = true
    a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 0).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 0).isActive = true
    a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 0).isActive = true
  }
  static func raw(_ a: UILayoutGuide, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 0),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 0),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 0),
    ])
  }
  static func powered(_ a: UILayoutGuide, _ b: UIView) {
    a.edgeAnchors.constrain(to: b.edgeAnchors)
  }
}

/// The named result is taken from the list that was activated.
@MainActor
enum EdgesWithResult {
  static func raw(_ a: UIView, _ b: UIView) -> NSLayoutConstraint {
    let constraints = [
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 0),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 0),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 0),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints[2]
  }
  static func powered(_ a: UIView, _ b: UIView) -> NSLayoutConstraint {
    a.edgeAnchors.constrain(to: b.edgeAnchors).bottom
  }
}

@MainActor
enum EdgesWithPriority {
  static func raw(_ a: UIView, _ b: UIView) {
    let constraints = [
      a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 16),
      a.leadingAnchor.constraint(greaterThanOrEqualTo: b.leadingAnchor, constant: 16),
      a.bottomAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: -16),
      a.trailingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor, constant: -16),
    ]
    constraints[0].priority = .defaultHigh
    constraints[1].priority = .defaultHigh
    constraints[2].priority = .defaultHigh
    constraints[3].priority = .defaultHigh
    NSLayoutConstraint.activate(constraints)
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.edgeAnchors.constrain(
      .greaterThanOrEqual, to: b.edgeAnchors, insetBy: 16, prioritizeAs: .defaultHigh)
  }
}

@MainActor
enum EdgesInactive {
  static func raw(_ a: UIView, _ b: UIView) -> [NSLayoutConstraint] {
    [
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 0),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 0),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 0),
    ]
  }
  static func powered(_ a: UIView, _ b: UIView) -> LayoutConstraints {
    a.edgeAnchors.constrain(to: b.edgeAnchors, isActive: false)
  }
}

@MainActor
enum HorizontalEdges {
  static func oneByOne(_ a: UIView, _ b: UIView) {
    a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 16).isActive = true
    a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -16).isActive = true
  }
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 16),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -16),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.horizontalAnchors.constrain(to: b.horizontalAnchors, insetBy: 16)
  }
}

@MainActor
enum VerticalEdges {
  static func oneByOne(_ a: UIView, _ b: UIView) {
    a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 16).isActive = true
    a.bottomAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: -16).isActive = true
  }
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 16),
      a.bottomAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: -16),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.verticalAnchors.constrain(.greaterThanOrEqual, to: b.verticalAnchors, insetBy: 16)
  }
}

@MainActor
enum SizeOfAnother {
  static func oneByOne(_ a: UIView, _ b: UIView) {
    a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 0).isActive = true
    a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: 0).isActive = true
  }
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 0),
      a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: 0),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.sizeAnchors.constrain(to: b.sizeAnchors, multiplyBy: 0.5)
  }
}

@MainActor
enum AspectRatio {
  static func raw(_ a: UIView) {
    a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 0).isActive = true
  }
  static func powered(_ a: UIView) {
    a.constrainAspectRatio(to: 2)
  }
}

@MainActor
enum SystemSpacingAbove {
  static func raw(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    b.constraint(lessThanOrEqualToSystemSpacingBelow: a, multiplier: 2).isActive = true
  }
  static func powered(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constrain(.greaterThanOrEqual, toSystemSpacingAbove: b, multiplyBy: 2)
  }
}

@MainActor
enum SystemSpacingInside {
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: 1),
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.leadingAnchor, multiplier: 1),
      b.bottomAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
      b.trailingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.edgeAnchors.constrain(toSystemSpacingInside: b.edgeAnchors)
  }
}

@MainActor
enum SystemSpacingInsideButOne {
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: 1),
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.leadingAnchor, multiplier: 1),
      b.trailingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.edgeAnchors.excluding(.bottom).constrain(toSystemSpacingInside: b.edgeAnchors)
  }
}

@MainActor
enum EdgesOfItem {
  static func oneByOne(_ a: UIView, _ b: UIView) {
    a.topAnchor.constraint(equalTo: b.topAnchor, constant: 16).isActive = true
    a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 16).isActive = true
    a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -16).isActive = true
    a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -16).isActive = true
  }
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 16),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 16),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -16),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -16),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.edgeAnchors.constrain(to: b, insetBy: 16)
  }
}

@MainActor
enum EdgesOfSuperview {
  static func raw(_ a: UIView) {
    guard let b = a.superview else { fatalError() }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 16),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 16),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -16),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -16),
    ])
  }
  static func powered(_ a: UIView) {
    a.edgeAnchors.constrain(to: .superview, insetBy: 16)
  }
}

@MainActor
enum SidesOfSafeArea {
  static func raw(_ a: UIView) {
    guard let b = a.superview?.safeAreaLayoutGuide else { fatalError() }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 16),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -16),
    ])
  }
  static func powered(_ a: UIView) {
    a.horizontalAnchors.constrain(to: .safeArea, insetBy: 16)
  }
}

@MainActor
enum VerticalSidesOfOwner {
  static func raw(_ a: UILayoutGuide) {
    guard let b = a.owningView else { fatalError() }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 0),
    ])
  }
  static func powered(_ a: UILayoutGuide) {
    a.verticalAnchors.constrain(to: .superview)
  }
}

@MainActor
enum SeveralAnchors {
  static func oneByOne(_ a: UIView, _ b: UIView) {
    a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8).isActive = true
    a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8).isActive = true
    a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1, constant: 0).isActive = true
  }
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8),
      a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1, constant: 0),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    a.anchors([.top, .trailing, .height]).constrain(to: b, insetBy: 8)
  }
}

@MainActor
enum SeveralAnchorsOfSuperview {
  static func raw(_ a: UIView) {
    guard let b = a.superview else { fatalError() }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 8),
      a.centerXAnchor.constraint(greaterThanOrEqualTo: b.centerXAnchor, constant: 0),
    ])
  }
  static func powered(_ a: UIView) {
    a.anchors([.top, .centerX]).constrain(.atLeast, to: .superview, insetBy: 8)
  }
}

@MainActor
enum CenterOfSuperview {
  static func raw(_ a: UIView) {
    guard let b = a.superview else { fatalError() }
    NSLayoutConstraint.activate([
      a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 0),
      a.centerYAnchor.constraint(equalTo: b.centerYAnchor, constant: 0),
    ])
  }
  static func powered(_ a: UIView) {
    a.centerAnchors.constrain(to: .superview)
  }
}

@MainActor
enum Square {
  static func oneByOne(_ a: UIView) {
    a.widthAnchor.constraint(equalToConstant: 80).isActive = true
    a.heightAnchor.constraint(equalToConstant: 80).isActive = true
  }
  static func raw(_ a: UIView) {
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 80), a.heightAnchor.constraint(equalToConstant: 80),
    ])
  }
  static func powered(_ a: UIView) {
    a.sizeAnchors.constrain(to: 80)
  }
}

@MainActor
enum SizeOfItem {
  static func raw(_ a: UIView, _ b: UILayoutGuide) {
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1, constant: 0),
      a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1, constant: 0),
    ])
  }
  static func powered(_ a: UIView, _ b: UILayoutGuide) {
    a.sizeAnchors.constrain(to: b)
  }
}

@MainActor
enum DimensionWithPreference {
  static func raw(_ a: NSLayoutDimension) {
    let preferred = a.constraint(equalToConstant: 44)
    preferred.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    NSLayoutConstraint.activate([a.constraint(greaterThanOrEqualToConstant: 44), preferred])
  }
  static func powered(_ a: NSLayoutDimension) {
    a.constrain(.atLeast, to: 44, preferring: 44)
  }
}

@MainActor
enum ShortRelation {
  static func raw(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constraint(greaterThanOrEqualTo: b, constant: 12).isActive = true
  }
  static func powered(_ a: NSLayoutYAxisAnchor, _ b: NSLayoutYAxisAnchor) {
    a.constrain(.atLeast, to: b, with: 12)
  }
}

@MainActor
enum SystemSpacingInsideSuperview {
  static func raw(_ a: UIView) {
    guard let b = a.superview else { fatalError() }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.leadingAnchor, multiplier: 1),
      b.trailingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
    ])
  }
  static func powered(_ a: UIView) {
    a.horizontalAnchors.constrain(toSystemSpacingInside: .superview)
  }
}

@MainActor
enum ResultSwitchedOff {
  static func raw(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  static func powered(_ constraints: LayoutConstraints) {
    constraints.isActive = false
  }
}

@MainActor
enum ResultConstant {
  static func raw(_ a: UIView) -> [NSLayoutConstraint] {
    let constraints = [
      a.widthAnchor.constraint(equalToConstant: 80), a.heightAnchor.constraint(equalToConstant: 80),
    ]
    NSLayoutConstraint.activate(constraints)
    for constraint in constraints { constraint.constant = 96 }
    return constraints
  }
  static func powered(_ a: UIView) -> LayoutConstraints {
    let size = a.sizeAnchors.constrain(to: 80)
    size.constant = 96
    return size
  }
}

@MainActor
enum ResultPriority {
  static func raw(_ constraints: [NSLayoutConstraint]) {
    // Some systems raise where an active constraint becomes required, or ceases to be.
    for constraint in constraints {
      let isActive = constraint.isActive
      if constraint.isActive, constraint.priority == .required { constraint.isActive = false }
      constraint.priority = .defaultHigh
      if constraint.isActive != isActive { constraint.isActive = isActive }
    }
  }
  static func powered(_ constraints: LayoutConstraints) {
    constraints.priority = .defaultHigh
  }
}

@MainActor
enum ResultsActivated {
  static func raw(_ a: UIView, _ b: UIView) {
    NSLayoutConstraint.activate([
      a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 0),
      a.centerYAnchor.constraint(equalTo: b.centerYAnchor, constant: 0),
      a.widthAnchor.constraint(equalToConstant: 80), a.heightAnchor.constraint(equalToConstant: 80),
    ])
  }
  static func powered(_ a: UIView, _ b: UIView) {
    let center = a.centerAnchors.constrain(to: b, isActive: false)
    let size = a.sizeAnchors.constrain(to: 80, isActive: false)
    NSLayoutConstraint.activate(center, size)
  }
}

@MainActor
enum DimensionWithPreferenceInRange {
  static func raw(_ a: NSLayoutDimension) {
    let preferred = a.constraint(equalToConstant: 240)
    preferred.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    NSLayoutConstraint.activate([
      a.constraint(greaterThanOrEqualToConstant: 100), a.constraint(lessThanOrEqualToConstant: 320),
      preferred,
    ])
  }
  static func powered(_ a: NSLayoutDimension) {
    a.constrain(within: 100...320, preferring: 240)
  }
}

@MainActor
enum GroupOfNothing {
  static func raw(_ a: UIView, _ b: UIView) -> [NSLayoutConstraint] {
    let constraints = [a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
  static func powered(_ a: UIView, _ b: UIView) -> LayoutConstraintGroup {
    let group = LayoutConstraintGroup()
    group.add { a.topAnchor.constrain(to: b.topAnchor, with: 8) }
    return group
  }
}

@available(iOS 26, tvOS 26, macCatalyst 26, visionOS 26, *)
@MainActor
enum EdgesOfRegion {
  static func raw(_ a: UIView) {
    guard let b = a.superview?.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) else {
      fatalError()
    }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 0),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 0),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 0),
    ])
  }
  static func powered(_ a: UIView) {
    a.edgeAnchors.constrain(to: .region(.margins(cornerAdaptation: .horizontal)))
  }
}

@MainActor
enum EdgesOfMargins {
  static func raw(_ a: UIView) {
    guard let b = a.superview?.layoutMarginsGuide else { fatalError() }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 0),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 0),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 0),
    ])
  }
  static func powered(_ a: UIView) {
    a.edgeAnchors.constrain(to: .margins)
  }
}

@MainActor
enum EdgesOfReadableContent {
  static func raw(_ a: UIView) {
    guard let b = a.superview?.readableContentGuide else { fatalError() }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 0),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 0),
    ])
  }
  static func powered(_ a: UIView) {
    a.horizontalAnchors.constrain(to: .readableContent)
  }
}

// Of a list, one round counts.

@MainActor
enum ArrayToConstant {
  static func raw(_ views: [UIView]) {
    NSLayoutConstraint.activate(views.map { $0.heightAnchor.constraint(equalToConstant: 44) })
  }
  static func powered(_ views: [UIView]) {
    views.match(on: \.heightAnchor, to: 44)
  }
}

@MainActor
enum ArrayToFirst {
  static func raw(_ views: [UIView]) {
    guard let first = views.first else { return }
    NSLayoutConstraint.activate(
      views.dropFirst().map {
        $0.centerYAnchor.constraint(equalTo: first.centerYAnchor, constant: 0)
      })
  }
  static func powered(_ views: [UIView]) {
    views.align(on: \.centerYAnchor)
  }
}

@MainActor
enum Chain {
  static func raw(_ views: [UIView]) {
    NSLayoutConstraint.activate(
      zip(views, views.dropFirst()).map {
        $1.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 8)
      })
  }
  static func powered(_ views: [UIView]) {
    views.chain(along: .vertical, with: 8)
  }
}
