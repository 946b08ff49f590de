/// An active constraint, which its holder keeps alive, as one of its items knows it.
struct ConstraintReference: BitwiseCopyable {
  private let object: Unmanaged<NSLayoutConstraint>
  /// Which of the constraint's items this is about.
  let slot: NSLayoutConstraint.Slot

  init(to constraint: NSLayoutConstraint, _ slot: NSLayoutConstraint.Slot) {
    object = .passUnretained(constraint)
    self.slot = slot
  }

  var constraint: NSLayoutConstraint { object.takeUnretainedValue() }
}
