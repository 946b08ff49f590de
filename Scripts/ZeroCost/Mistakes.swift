import UIKit

// Shapes that cost more than the raw call: `check-zero-cost` has to reject each.

@MainActor
enum SetsThePriorityThatIsThere {
  static func raw(_ a: NSLayoutDimension) {
    a.constraint(equalToConstant: 50).isActive = true
  }
  static func powered(_ a: NSLayoutDimension) {
    let constraint = a.constraint(equalToConstant: 50)
    constraint.priority = .required
    constraint.isActive = true
  }
}

@MainActor
enum ActivatesOneByOne {
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
    for dimension in [a.widthAnchor, a.heightAnchor] {
      dimension.constraint(equalToConstant: 24).isActive = true
    }
  }
}

extension NSLayoutDimension {
  @objc func hold(at constant: CGFloat) {
    constraint(equalToConstant: constant).isActive = true
  }
}

@MainActor
enum CallsAMemberOfObjectiveC {
  static func raw(_ a: NSLayoutDimension) {
    a.constraint(equalToConstant: 50).isActive = true
  }
  static func powered(_ a: NSLayoutDimension) {
    a.hold(at: 50)
  }
}

@MainActor
enum FetchesAnAnchorTwice {
  static func raw(_ a: UIView, _ b: UIView) {
    a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
  }
  static func powered(_ a: UIView, _ b: UIView) {
    if a.topAnchor !== b.topAnchor { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true }
  }
}

@MainActor
enum ActivatesInALoop {
  static func raw(_ constraints: [NSLayoutConstraint]) {
    if let first = constraints.first { first.isActive = true }
  }
  static func powered(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

/// As edges would that are fetched before some of them are excluded.
@MainActor
enum FetchesWhatItDrops {
  static func raw(_ a: UIView, _ b: UIView) {
    a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
  }
  static func powered(_ a: UIView, _ b: UIView) {
    let anchors = [a.topAnchor, a.bottomAnchor]
    anchors[0].constraint(equalTo: b.topAnchor).isActive = true
  }
}
