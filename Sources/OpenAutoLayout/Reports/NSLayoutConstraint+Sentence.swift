import LayoutReport

extension NSLayoutConstraint {
  /// The constraint as a formula, with the names of its items.
  var sentence: String { sentence(ReportNames()) }

  /// - Parameter names: Those of a report with several sentences.
  func sentence(_ names: ReportNames) -> String {
    let isRelative = terms.second != nil || terms.distances?.second != nil
    return ConstraintSentence(
      first: side(terms.first, terms.firstAttribute, terms.distances?.first, names),
      relation: LayoutFacts.Relation(rawValue: terms.relation.rawValue) ?? .equal,
      multiplier: terms.multiplier,
      second: isRelative
        ? side(terms.second, terms.secondAttribute, terms.distances?.second, names) : nil,
      constant: terms.constant, priority: terms.priority.rawValue,
      // The identifiers of the system's constraints say less than the name of the guide.
      identifier: isSystemMade ? nil : identifier
    ).text
  }

  private func side(
    _ item: LayoutItem?, _ attribute: Attribute, _ distance: AnchorDistance?, _ names: ReportNames
  ) -> String {
    if let distance {
      let (start, end) = (distance.start, distance.end)
      let startName = "\(names.name(of: start.item)).\(start.attribute)"
      return "(\(startName) to \(names.name(of: end.item)).\(end.attribute))"
    }
    guard let item else { return "nothing" }
    return "\(names.name(of: item)).\(attribute)"
  }
}
