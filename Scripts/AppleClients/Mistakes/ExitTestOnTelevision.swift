// expected: unavailable in tvOS
// platform: tvos
import Testing

@Test func stops() async {
  await #expect(processExitsWith: .failure) { preconditionFailure("stopped") }
}
