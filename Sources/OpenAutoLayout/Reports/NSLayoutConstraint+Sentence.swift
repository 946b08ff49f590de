import LayoutReport

extension NSLayoutConstraint {
  /// The constraint as a formula, with the names of its items.
  var sentence: String {
    let isRelative = terms.second != nil || terms.distances?.second != nil
    return ConstraintSentence(
      first: side(terms.first, terms.firstAttribute, terms.distances?.first),
      relation: LayoutFacts.Relation(rawValue: terms.relation.rawValue) ?? .equal,
      multiplier: terms.multiplier,
      second: isRelative
        ? side(terms.second, terms.secondAttribute, terms.distances?.second) : nil,
      constant: terms.constant, priority: terms.priority.rawValue,
      // The identifiers of the system's constraints say less than the name of the guide.
      identifier: isSystemMade ? nil : identifier
    ).text
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
