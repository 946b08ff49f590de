/// An active constraint, which its holder keeps alive, and which of its items knows it by this.
///
/// Every item has as many as it has constraints, and a list's container all of theirs, so the number
/// of the slot stands in the bits of the address that are zero for every object.
struct ConstraintReference: BitwiseCopyable {
  private let bits: UInt
  private static var slotMask: UInt { 0b111 }

  @MainActor
  init(to constraint: NSLayoutConstraint, _ slot: NSLayoutConstraint.Slot) {
    let address = UInt(bitPattern: Unmanaged.passUnretained(constraint).toOpaque())
    assert(address & Self.slotMask == 0 && slot.rawValue <= Self.slotMask)
    bits = address | UInt(slot.rawValue)
  }

  var slot: NSLayoutConstraint.Slot { .init(rawValue: UInt8(bits & Self.slotMask)) }

  var constraint: NSLayoutConstraint {
    // No object's address is 0.
    let address = UnsafeRawPointer(bitPattern: bits & ~Self.slotMask).unsafelyUnwrapped
    return Unmanaged.fromOpaque(address).takeUnretainedValue()
  }
}
