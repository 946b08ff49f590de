// expected: unavailable in iOS
import Testing

@Test func stops() async {
  await #expect(processExitsWith: .failure) { preconditionFailure("stopped") }
}
