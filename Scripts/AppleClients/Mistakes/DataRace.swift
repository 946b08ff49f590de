// expected: data race
final class Counter {
  var value = 0
}

@MainActor
func count(with counter: Counter) {
  Task.detached { counter.value += 1 }
}
