import Foundation

extension NSLayoutConstraint {
  /// The constraint as a formula, with the author's names.
  ///
  /// ```text
  /// title.top == icon.bottom + 8
  /// ```
  var sentence: String {
    var sentence = side(terms.first, terms.firstAttribute, terms.distances?.first)
    switch terms.relation {
    case .lessThanOrEqual: sentence += " <= "
    case .equal: sentence += " == "
    case .greaterThanOrEqual: sentence += " >= "
    }
    if terms.second != nil || terms.distances?.second != nil {
      if terms.multiplier != 1 { sentence += "\(terms.multiplier.brief) * " }
      sentence += side(terms.second, terms.secondAttribute, terms.distances?.second)
      if terms.constant > 0 { sentence += " + \(terms.constant.brief)" }
      if terms.constant < 0 { sentence += " - \((-terms.constant).brief)" }
    } else {
      sentence += terms.constant.brief
    }
    if terms.priority != .required { sentence += " @\(CGFloat(terms.priority.rawValue).brief)" }
    // The names of the system's constraints say less than the guide's.
    if let identifier, !identifier.isEmpty, !isSystemMade {
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
