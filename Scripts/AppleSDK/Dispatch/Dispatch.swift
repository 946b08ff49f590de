@_exported import Dispatch

@available(macOS 10.10, iOS 8.0, *)
public final class DispatchSpecificKey<T>: @unchecked Sendable {
  public init() {}
}

@available(macOS 10.10, iOS 8.0, *)
public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }

  public static func < (first: DispatchTime, second: DispatchTime) -> Bool { fatalError() }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }
}

public enum DispatchTimeoutResult: Sendable {
  case success, timedOut
}

extension DispatchQueue {
  public class var main: DispatchQueue { fatalError() }

  public class func global() -> DispatchQueue { fatalError() }

  public convenience init(label: String) { fatalError() }

  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}

  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}

  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

  @preconcurrency
  public class func getSpecific<T: Sendable>(key: DispatchSpecificKey<T>) -> T? { nil }

  @preconcurrency
  public func getSpecific<T: Sendable>(key: DispatchSpecificKey<T>) -> T? { nil }

  @preconcurrency
  public func setSpecific<T: Sendable>(key: DispatchSpecificKey<T>, value: T?) {}
}

extension DispatchSemaphore {
  public convenience init(value: Int) { fatalError() }

  @discardableResult
  public func signal() -> Int { 0 }

  public func wait() {}

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}
