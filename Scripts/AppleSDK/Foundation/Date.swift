// Days and times, and how people write them; a part of what Foundation has.

public struct Date: Hashable, Comparable, Sendable {
  public init() {}
  public init(timeIntervalSince1970: Double) {}

  public static func < (first: Date, second: Date) -> Bool { fatalError() }
}

public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
}

public struct Calendar: Hashable, Sendable {
  public init(identifier: Identifier) {}

  public enum Identifier: Sendable {
    case gregorian
  }
}

public struct TimeZone: Hashable, Sendable {
  public init?(identifier: String) {}
}
