extension LayoutAnchor {
  /// A constraint from which to read the item and the attribute of a position, which UIKit's anchors
  /// do not provide. It is never activated.
  ///
  /// It is between the anchor and itself: a constraint to an anchor of another kind can raise an
  /// exception, as one between left and leading does.
  var constraintToItself: NSLayoutConstraint { constraint(equalTo: self) }

  /// The item of a position, around which to find a place.
  ///
  /// Not named `item`, which AppKit's anchors have as an optional object.
  @usableFromInline
  var anchoredItem: any LayoutItem {
    switch constraintToItself.items.first {
    case let view as LayoutView: return view
    case let guide as LayoutGuide: return guide
    // An optimized build would omit the message of a precondition.
    default: fatalError("The view of this anchor is gone. Keep it while you constrain its anchors.")
    }
  }
}
