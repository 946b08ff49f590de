/// The rules of controls.
extension Violation {
  static func stop(rangeOf stepper: UIStepper) -> Never {
    fatalError(
      "The least value of a stepper is not above its largest, and \(stepper.item.name) has "
        + "\(stepper.minimumValue) and \(stepper.maximumValue): set the one that moves away first.")
  }

  static func stop(segment index: Int, of control: UISegmentedControl) -> Never {
    fatalError(
      "An index of a segment lies within those that \(control.item.name) has, and \(index) does "
        + "not: it has \(control.numberOfSegments).")
  }
}
