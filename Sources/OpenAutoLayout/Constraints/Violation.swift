import Foundation

/// A rule that a client broke. The sentence names the rule, the items, and what to change.
@MainActor
enum Violation {
  case anchorOfNothing
  case foreignItem(Any)
  case constantNotFinite(NSLayoutConstraint, CGFloat)
  case multiplierNotFinite(NSLayoutConstraint, CGFloat)
  case spacingMultiplierNotFinite(CGFloat)
  case priorityOutOfRange(NSLayoutConstraint, UILayoutPriority)
  case contentPriorityOutOfRange(UIView, UILayoutPriority)
  case firstAttributeMissing(NSLayoutConstraint)
  case secondAttributeMissing(NSLayoutConstraint)
  case locationSetToConstant(NSLayoutConstraint)
  case locationTimesZero(NSLayoutConstraint)
  case locationWithSize(NSLayoutConstraint)
  case directionalWithPhysical(NSLayoutConstraint)
  case noCommonAncestor(NSLayoutConstraint)
  case itemOutsideHolder(NSLayoutConstraint, UIView)
  case constraintOfNothing
  case subviewOfItself(UIView)
  case subviewIndex(UIView, Int)
  case arrangedIndex(UIStackView, Int, count: Int)
  case spacingNotFinite(UIStackView, CGFloat)
  case frameNotFinite(UIView, CGRect)
  case marginsNotFinite(UIView)
  case contentNotANumber(UIView)
  case fittingTargetNotANumber(UIView)
  case scaleNotPositive(UIView, CGFloat)
  case textMetrics(UIView)
  case viewNotLoaded(UIViewController)
  case visualFormat(String)

  /// Ends the process with the sentence on standard error, in every configuration: unlike a failed
  /// precondition, a fatal error keeps its message in optimized code.
  func stop() -> Never {
    fatalError(sentence)
  }

  /// Stops code that lays out or measures off the main actor, where not even a view's name may be
  /// read.
  nonisolated static func stopOffMainActor() -> Never {
    fatalError(
      "Views are laid out and measured on the main actor, since all trees share memory, and this "
        + "call is not: make it in a function that is @MainActor, or on the main queue.")
  }

  var sentence: String {
    switch self {
    case .anchorOfNothing:
      return "An anchor without an item measures nothing: take anchors from a view or a guide."
    case .foreignItem(let object):
      return
        "A constraint relates views and guides, and \(type(of: object)) is neither: "
        + "pass a UIView or a UILayoutGuide."
    case .constantNotFinite(let constraint, let constant):
      return
        "The constant of a constraint is finite, and \(constant) is not: pass a number of points. "
        + "The constraint is \(constraint.sentence)."
    case .multiplierNotFinite(let constraint, let multiplier):
      return
        "The multiplier of a constraint is finite, and \(multiplier) is not: pass a number. "
        + "The constraint is \(constraint.sentence)."
    case .spacingMultiplierNotFinite(let multiplier):
      return "The multiplier of a constraint is finite, and \(multiplier) is not: pass a number."
    case .priorityOutOfRange(let constraint, let priority):
      return
        "The priority of a constraint is above 0 and at most 1000, and \(priority.rawValue) is not: "
        + "clamp it, or deactivate the constraint if it should not count. The constraint is "
        + "\(constraint.sentence)."
    case .contentPriorityOutOfRange(let view, let priority):
      return
        "A hugging or compression resistance priority lies within 0 and 1000, and "
        + "\(priority.rawValue) for \(view.item.name) does not: clamp it."
    case .firstAttributeMissing(let constraint):
      return
        "The first side of a constraint names an item and an attribute, and \(constraint.sentence) "
        + "does not: pass an attribute other than .notAnAttribute."
    case .secondAttributeMissing(let constraint):
      return
        "A second item comes with an attribute, and \(constraint.sentence) names none: "
        + "pass an attribute, or nil as the second item."
    case .locationSetToConstant(let constraint):
      return
        "A location cannot be set to a constant, as \(constraint.sentence) does: "
        + "relate it to a location of another item, such as the superview."
    case .locationTimesZero(let constraint):
      return
        "A location cannot be related to nothing, as \(constraint.sentence) does with a multiplier "
        + "of 0: use another multiplier, or relate it to the superview's edge."
    case .locationWithSize(let constraint):
      return
        "A location cannot be related to a size, as \(constraint.sentence) does: "
        + "relate edges and centers to edges and centers, widths and heights to each other."
    case .directionalWithPhysical(let constraint):
      return
        "Leading and trailing cannot be related to left and right, as \(constraint.sentence) does: "
        + "use leading and trailing on both sides, or left and right on both."
    case .noCommonAncestor(let constraint):
      return
        "The items of an active constraint have a common ancestor, and those of "
        + "\(constraint.sentence) have none: add them to one tree before activating it."
    case .itemOutsideHolder(let constraint, let view):
      return
        "A view holds constraints between itself and its descendants, and \(view.item.name) is no "
        + "ancestor of all items of \(constraint.sentence): add it to a common ancestor, "
        + "or set isActive."
    case .constraintOfNothing:
      return
        "A constraint without items, made by NSLayoutConstraint(), cannot be activated: "
        + "make it with items or anchors."
    case .subviewOfItself(let view):
      return "A view cannot be inside itself, and \(view.item.name) would be: add another view."
    case .subviewIndex(let view, let index):
      return
        "The index of a subview is at least 0, and \(index) in \(view.item.name) is not: "
        + "pass 0 for the back."
    case .arrangedIndex(let stack, let index, let count):
      return
        "A view is arranged at an index from 0 to the number of the other arranged views, and \(index) "
        + "for \(stack.item.name) is not: pass 0 to \(count), or call addArrangedSubview(_:)."
    case .spacingNotFinite(let stack, let spacing):
      return
        "The spacing of a stack view is finite, and \(spacing) for \(stack.item.name) is not: "
        + "pass a number of points, or UIStackView.spacingUseDefault."
    case .frameNotFinite(let view, let frame):
      return
        "The frame and the bounds of a view are finite, and \(frame) for \(view.item.name) is not: "
        + "pass numbers of points."
    case .marginsNotFinite(let view):
      return
        "The margins of a view are finite, and those for \(view.item.name) are not: "
        + "pass numbers of points."
    case .contentNotANumber(let view):
      return
        "An intrinsic content size is made of numbers, and that of \(view.item.name) is not: return "
        + "points, or UIView.noIntrinsicMetric along an axis without content."
    case .fittingTargetNotANumber(let view):
      return
        "A fitting size is asked for with numbers, and that of \(view.item.name) was not: pass points, "
        + "or UIView.layoutFittingCompressedSize."
    case .scaleNotPositive(let view, let scale):
      return
        "The content scale factor of a view is positive, and \(scale) for \(view.item.name) is not: "
        + "pass the number of pixels that a point has, or .infinity for exact frames."
    case .textMetrics(let view):
      return
        "The width of a character and the height of a line are above 0, the ascent is not negative, "
        + "all widths are finite, and the metrics of \(view.item.name) break that with \(view.textMetrics): "
        + "pass numbers of points."
    case .viewNotLoaded(let controller):
      return
        "loadView() gives a controller its view, and that of \(type(of: controller)) does not: "
        + "assign the view there, before it is read."
    case .visualFormat(let problem):
      return problem
    }
  }
}
