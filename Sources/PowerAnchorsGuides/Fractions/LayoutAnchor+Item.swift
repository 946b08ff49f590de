extension LayoutAnchor {
  /// The item of a position, whose place is asked for.
  ///
  /// UIKit's anchors do not provide it. A constraint between an anchor and itself does.
  @usableFromInline
  var item: any LayoutItem {
    switch constraint(equalTo: self).items.first {
    case let view as LayoutView: return view
    case let guide as LayoutGuide: return guide
    // An optimized build would omit the message of a precondition.
    default: fatalError("The view of this anchor is gone. Keep it while you constrain its anchors.")
    }
  }
}
