import Foundation

#if canImport(Dispatch)
  import Dispatch
#endif

extension MainActor {
  /// Whether the code runs on the main actor.
  ///
  /// The main thread is not enough: once an asynchronous `main` has suspended, on Linux other
  /// threads run the main queue.
  nonisolated static var isCurrent: Bool {
    #if canImport(Dispatch)
      Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
    #else
      Thread.isMainThread
    #endif
  }

  #if canImport(Dispatch)
    private static let mainQueueKey: DispatchSpecificKey<Void> = {
      let key = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: key, value: ())
      return key
    }()
  #endif

  /// Stops with a sentence unless the code runs on the main actor.
  ///
  /// Unchecked code can call views from any thread, and layouts of all trees share scratch memory.
  nonisolated static func stopUnlessCurrent() {
    if !isCurrent { Violation.stopOffMainActor() }
  }
}
