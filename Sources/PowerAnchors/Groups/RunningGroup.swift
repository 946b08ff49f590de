/// The group whose closure is running, without a reference that is counted.
///
/// Safe, since the call that runs the closure holds the group, and puts back the one that it found
/// when the closure ends or throws: `LayoutConstraintGroup.collect(_:)` alone makes one. Counting
/// would cost each group two more references.
@safe @frozen @usableFromInline
struct RunningGroup {
  private let reference: Unmanaged<LayoutConstraintGroup>

  init(_ group: LayoutConstraintGroup) {
    unsafe reference = .passUnretained(group)
  }

  var group: LayoutConstraintGroup { unsafe reference.takeUnretainedValue() }
}
