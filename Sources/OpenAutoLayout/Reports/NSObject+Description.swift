import Foundation

extension NSObject {
  /// What is printed of an object that belongs to the main actor.
  ///
  /// A log prints on any thread. Elsewhere only what never changes may be read.
  nonisolated func described(by description: @MainActor () -> String) -> String {
    if MainActor.isCurrent { return MainActor.assumeIsolated(description) }
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address); a UIView is described in full on the main actor>"
  }
}
