import Foundation

extension NSLayoutConstraint {
  /// The constraint as a formula, with the author's names.
  ///
  /// ```text
  /// title.top == icon.bottom + 8
  /// ```
  var sentence: String {
    var sentence = side(first, storedFirstAttribute, distances?.first)
    switch storedRelation {
    case .lessThanOrEqual: sentence += " <= "
    case .equal: sentence += " == "
    case .greaterThanOrEqual: sentence += " >= "
    }
    if second != nil || distances?.second != nil {
      if storedMultiplier != 1 { sentence += "\(storedMultiplier.brief) * " }
      sentence += side(second, storedSecondAttribute, distances?.second)
      if storedConstant > 0 { sentence += " + \(storedConstant.brief)" }
      if storedConstant < 0 { sentence += " - \((-storedConstant).brief)" }
    } else {
      sentence += storedConstant.brief
    }
    if storedPriority != .required { sentence += " @\(CGFloat(storedPriority.rawValue).brief)" }
    // The names of the system's constraints say less than the guide's.
    if let identifier, !identifier.isEmpty, !lowered.isSystemMade {
      sentence = "\(identifier) (\(sentence))"
    }
    return sentence
  }

  private func side(
    _ item: LayoutItem?, _ attribute: Attribute, _ distance: AnchorDistance?
  ) -> String {
    if let distance {
      let start = "\(distance.start.item.name).\(distance.start.attribute)"
      return "(\(start) to \(distance.end.item.name).\(distance.end.attribute))"
    }
    guard let item else { return "nothing" }
    return "\(item.name).\(attribute)"
  }
}

extension CGFloat {
  /// The number without needless digits.
  var brief: String {
    // Digits after the point are nothing to a huge number, which might overflow on the way.
    let rounded = magnitude < 1e12 ? (self * 1000).rounded() / 1000 : self
    if let whole = Int(exactly: rounded) { return "\(whole)" }
    return "\(rounded)"
  }
}
