import Foundation

extension NSObject {
  /// Returns the description of an object that belongs to the main actor.
  ///
  /// A log may print on any thread. Off the main actor, it is only the type and the address.
  nonisolated func described(by description: @MainActor () -> String) -> String {
    if MainActor.isCurrent { return MainActor.assumeIsolated(description) }
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address); a UIView is described in full on the main actor>"
  }
}
