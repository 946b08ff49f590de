/// A rule of a control that a client broke. Stopping says the rule, the control, and what to change.
@MainActor
enum ControlViolation {
  case stepperRange(UIStepper)
  case segmentIndex(UISegmentedControl, Int)

  func stop() -> Never {
    switch self {
    case .stepperRange(let stepper):
      fatalError(
        "The least value of a stepper is not above its largest, and \(stepper.item.name) has "
          + "\(stepper.minimumValue) and \(stepper.maximumValue): set the one that moves away first."
      )
    case .segmentIndex(let control, let index):
      fatalError(
        "An index of a segment lies within those that \(control.item.name) has, and \(index) does "
          + "not: it has \(control.numberOfSegments).")
    }
  }
}
