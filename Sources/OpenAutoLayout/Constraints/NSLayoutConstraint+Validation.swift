import Foundation

/// What a constraint may say. Each rule has its own sentence, see ``Violation``.
extension NSLayoutConstraint {
  func validateNumbers() {
    // One test for the common case: a sum is finite only if both are.
    if (storedMultiplier + storedConstant).isFinite { return }
    if !storedMultiplier.isFinite { Violation.multiplierNotFinite(storedMultiplier).stop() }
    if !storedConstant.isFinite { Violation.constantNotFinite(storedConstant).stop() }
  }

  func validatePairing() {
    if distances != nil { return }
    guard first != nil, storedFirstAttribute != .notAnAttribute else {
      Violation.firstAttributeMissing(self).stop()
    }
    guard second != nil else {
      if storedFirstAttribute.isLocation { Violation.locationSetToConstant(self).stop() }
      return
    }
    if storedSecondAttribute == .notAnAttribute { Violation.secondAttributeMissing(self).stop() }
    if storedFirstAttribute.isLocation && storedMultiplier == 0 {
      Violation.locationTimesZero(self).stop()
    }
    if storedFirstAttribute.isLocation != storedSecondAttribute.isLocation {
      Violation.locationWithSize(self).stop()
    }
    if storedFirstAttribute.followsReadingDirection && storedSecondAttribute.isPhysicalSide
      || storedFirstAttribute.isPhysicalSide && storedSecondAttribute.followsReadingDirection
    {
      Violation.directionalWithPhysical(self).stop()
    }
  }

  func setConstant(_ constant: CGFloat) {
    if !constant.isFinite { Violation.constantNotFinite(constant).stop() }
    if constant == storedConstant { return }
    storedConstant = constant
    holder?.constantChanged(of: self)
  }

  func setPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      Violation.priorityOutOfRange(priority).stop()
    }
    if priority == storedPriority { return }
    storedPriority = priority
    holder?.priorityChanged(of: self)
  }
}
