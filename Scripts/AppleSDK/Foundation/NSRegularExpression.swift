open class NSRegularExpression: NSObject, @unchecked Sendable {
  public init(pattern: String, options: Options = []) throws {}

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public struct MatchingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public func firstMatch(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { nil }
}

open class NSTextCheckingResult: NSObject {
  open var numberOfRanges: Int { fatalError() }
  open func range(at idx: Int) -> NSRange { fatalError() }
}

extension NSRange {
  public init<Bounds: RangeExpression>(_ region: Bounds) where Bounds.Bound: FixedWidthInteger {
    fatalError()
  }

  public init<Bounds: RangeExpression, Characters: StringProtocol>(
    _ region: Bounds, in target: Characters
  ) where Bounds.Bound == Characters.Index { fatalError() }
}

extension Range where Bound == String.Index {
  public init?<Characters: StringProtocol>(_ range: NSRange, in string: Characters) { nil }
}
