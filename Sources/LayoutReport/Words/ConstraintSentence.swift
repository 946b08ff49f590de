import Foundation

/// A constraint as a formula, with the names of its items.
///
/// ```text
/// at LoginView.swift:42 (title.top == icon.bottom + 8 @750)
/// ```
package struct ConstraintSentence: Sendable {
  package var first: String
  package var relation: LayoutFacts.Relation
  package var multiplier: Double
  package var second: String?
  package var constant: Double
  package var priority: Float
  package var identifier: String?

  package init(
    first: String, relation: LayoutFacts.Relation, multiplier: Double, second: String?,
    constant: Double, priority: Float, identifier: String?
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }

  package var text: String {
    guard let identifier, !identifier.isEmpty else { return formula }
    return "\(identifier) (\(formula))"
  }

  /// The text without the call site, since a line changes with the source, and a release build has
  /// none.
  package var stableText: String { isNamedAfterCallSite ? formula : text }

  private var isNamedAfterCallSite: Bool {
    guard let identifier, identifier.hasPrefix("at ") else { return false }
    let parts = identifier.split(separator: ":")
    return parts.count == 2 && parts[0].hasSuffix(".swift") && parts[1].allSatisfy(\.isNumber)
  }

  package var formula: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    return "\(first) \(sign) \(rightSide)" + (priority < 1000 ? " @\(CGFloat(priority).brief)" : "")
  }

  /// The right side of the relation.
  package var rightSide: String {
    guard let second else { return CGFloat(constant).brief }
    let product = multiplier == 1 ? second : "\(CGFloat(multiplier).brief) * \(second)"
    if constant == 0 { return product }
    return "\(product) \(constant < 0 ? "-" : "+") \(CGFloat(abs(constant)).brief)"
  }
}
