import Foundation

/// The rules for a constraint's terms. ``Violation`` has a sentence for each.
extension NSLayoutConstraint {
  func validateNumbers() {
    // One test for the common case: a sum is finite only if both are.
    if (terms.multiplier + terms.constant).isFinite { return }
    if !terms.multiplier.isFinite { Violation.multiplierNotFinite(self, terms.multiplier).stop() }
    if !terms.constant.isFinite { Violation.constantNotFinite(self, terms.constant).stop() }
  }

  func validatePairing() {
    if terms.distances != nil { return }
    guard terms.first != nil, terms.firstAttribute != .notAnAttribute else {
      Violation.firstAttributeMissing(self).stop()
    }
    guard terms.second != nil else {
      if terms.firstAttribute.isLocation { Violation.locationSetToConstant(self).stop() }
      return
    }
    if terms.secondAttribute == .notAnAttribute { Violation.secondAttributeMissing(self).stop() }
    if terms.firstAttribute.isLocation && terms.multiplier == 0 {
      Violation.locationTimesZero(self).stop()
    }
    if terms.firstAttribute.isLocation != terms.secondAttribute.isLocation {
      Violation.locationWithSize(self).stop()
    }
    if terms.firstAttribute.followsReadingDirection && terms.secondAttribute.isPhysicalSide
      || terms.firstAttribute.isPhysicalSide && terms.secondAttribute.followsReadingDirection
    {
      Violation.directionalWithPhysical(self).stop()
    }
  }

  func setConstant(_ constant: CGFloat) {
    if !constant.isFinite { Violation.constantNotFinite(self, constant).stop() }
    if constant == terms.constant { return }
    terms.constant = constant
    holder?.constantChanged(of: self)
  }

  func setPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      Violation.priorityOutOfRange(self, priority).stop()
    }
    if priority == terms.priority { return }
    terms.priority = priority
    holder?.priorityChanged(of: self)
  }
}
