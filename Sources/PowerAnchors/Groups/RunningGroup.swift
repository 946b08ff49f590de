/// The group whose closure is running, as a reference that is not counted.
///
/// This is safe: only `LayoutConstraintGroup.collect(_:)` makes one. It holds the group while the
/// closure runs, and restores the previous one when the closure returns or throws. Reference
/// counting would cost each group two more operations.
@safe @frozen @usableFromInline
struct RunningGroup {
  private let reference: Unmanaged<LayoutConstraintGroup>

  init(_ group: LayoutConstraintGroup) {
    unsafe reference = .passUnretained(group)
  }

  var group: LayoutConstraintGroup { unsafe reference.takeUnretainedValue() }
}
