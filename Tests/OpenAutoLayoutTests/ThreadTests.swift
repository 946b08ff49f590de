#if os(macOS) || os(Linux) || os(Windows)
  import Foundation
  import OpenAutoLayout
  import Testing

  /// What is done off the main actor, as a log does it.
  struct ThreadTests {
    @Test func viewsAndConstraintsArePrintedOnOtherThreads() async {
      await #expect(processExitsWith: .success) {
        let printed = await MainActor.run {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
          return Printed(objects: [view, view.widthAnchor.constraint(equalToConstant: 5)])
        }
        let names = await Task.detached { printed.objects.map(\.description) }.value
        precondition(names.allSatisfy { $0.contains("UIView") })
      }
    }
  }

  /// Objects of the main actor, on their way to another thread that only prints them.
  private struct Printed: @unchecked Sendable {
    let objects: [NSObject]
  }
#endif
