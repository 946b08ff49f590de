extension [NSLayoutConstraint] {
  /// Whether all the constraints are active. Setting it activates or deactivates them in one call.
  ///
  ///     let gaps = rows.chain(along: .vertical, with: 8)
  ///     gaps.isActive = false
  @preconcurrency @MainActor
  public var isActive: Bool {
    get { allSatisfy { $0.isActive } }
    nonmutating set {
      newValue ? NSLayoutConstraint.activate(self) : NSLayoutConstraint.deactivate(self)
    }
  }

  /// The priority of the constraints, or of the first one if they differ. An empty array returns
  /// required. Setting it changes all of them, including active ones.
  @preconcurrency @MainActor
  public var priority: LayoutPriority {
    get { first?.priority ?? .required }
    nonmutating set { for constraint in self { constraint.set(priority: newValue) } }
  }

  /// The constant of the constraints, or of the first one if they differ. An empty array returns 0.
  /// Setting it changes all of them.
  ///
  ///     let gaps = rows.chain(along: .vertical, with: 8)
  ///     gaps.constant = 12
  ///     // rows[1].frame.minY == rows[0].frame.maxY + 12
  @preconcurrency @MainActor
  public var constant: CGFloat {
    get { first?.constant ?? 0 }
    nonmutating set { for constraint in self { constraint.constant = newValue } }
  }
}

extension NSLayoutConstraint {
  /// Activates the constraints of several calls together.
  ///
  ///     let edges = photo.edgeAnchors.constrain(to: view, isActive: false)
  ///     let size = badge.sizeAnchors.constrain(to: 16, isActive: false)
  ///     NSLayoutConstraint.activate(edges, size)
  ///     // photo.frame == view.bounds, badge.frame.width == 16
  ///
  /// - Parameter constraints: The results of the calls.
  public static func activate(_ constraints: any LayoutConstraints...) {
    constraints.flatMap { $0.all }.isActive = true
  }

  /// Deactivates the constraints of several calls together.
  ///
  ///     let edges = photo.edgeAnchors.constrain(to: view)
  ///     let size = badge.sizeAnchors.constrain(to: 16)
  ///     NSLayoutConstraint.deactivate(edges, size)
  ///     // none of the six constraints is active
  ///
  /// - Parameter constraints: The results of the calls.
  public static func deactivate(_ constraints: any LayoutConstraints...) {
    constraints.flatMap { $0.all }.isActive = false
  }
}
