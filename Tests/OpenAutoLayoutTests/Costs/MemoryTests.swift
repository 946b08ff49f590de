#if os(Linux)
  import Foundation
  import OpenAutoLayout
  import Testing

  @MainActor
  struct MemoryTests {
    /// AddressSanitizer keeps what was freed for a while, so that nothing can be read off the process.
    nonisolated private static let isMemoryGivenBack = dlsym(nil, "__asan_init") == nil

    @Test(.enabled(if: isMemoryGivenBack))
    func aViewThatOutlivesItsNeighborsKeepsNoMoreThanItNeeds() async {
      // A process of its own, since other tests take memory at the same time.
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let count = 4_000
          let start = residentPages()
          let sideBySide = (0..<count).map { _ in UIView() }
          let usual = residentPages() - start
          var survivors: [UIView] = []
          for index in 0..<32 * count {
            let view = UIView()
            if index.isMultiple(of: 32) { survivors.append(view) }
          }
          let kept = residentPages() - start - usual
          withExtendedLifetime((sideBySide, survivors)) {}
          precondition(kept < 2 * usual, "\(kept) pages are kept, and \(usual) are usual")
        }
      }
    }
  }

  /// How many pages of the process are in memory.
  private func residentPages() -> Int {
    let numbers = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (numbers?.split(separator: " ").dropFirst().first).flatMap { Int($0) } ?? 0
  }
#endif
