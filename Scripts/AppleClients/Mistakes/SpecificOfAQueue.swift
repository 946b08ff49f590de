// expected: does not conform to the 'Sendable' protocol
import Dispatch

final class Counter {}

let key = DispatchSpecificKey<Counter>()

func count() { DispatchQueue.main.setSpecific(key: key, value: Counter()) }
